import pytest

from captioner.bench.table import Column, Table, to_markdown


def test_a_table_reads_as_text_and_as_markdown():
    table = Table(
        "Times, ms",
        (Column("system"), Column("mean"), Column("rate", 2), Column("n")),
        (("ours", 1.25, 3.14159, 7), ("the other one", None, 10.0, 12)),
    )

    assert to_markdown(table).splitlines() == [
        "**Times, ms**",
        "",
        "| system        | mean |  rate |   n |",
        "| ------------- | ---: | ----: | --: |",
        "| ours          |  1.2 |  3.14 |   7 |",
        "| the other one |    – | 10.00 |  12 |",  # noqa: RUF001 - a dash
    ]


def test_a_row_that_lacks_a_cell_is_refused():
    with pytest.raises(ValueError, match="1 cells for 2 columns"):
        Table("x", (Column("a"), Column("b")), (("only",),))
