import weakref

from captioner_ui.engine_run import EngineRun

LIMIT_S = 10.0


class ShortEngine:
    """Ends at once."""

    def start(self):
        pass

    def stop(self):
        pass

    def wait(self):
        pass

    def retry_encoder(self):
        raise AssertionError("it has ended")


def test_an_engine_is_let_go_of_before_its_end_is_told_so_that_two_models_are_never_there():
    engines, there_at_the_end = [], []

    def make():
        engine = ShortEngine()
        engines.append(weakref.ref(engine))
        return engine

    run = EngineRun(make, lambda _: None, lambda: there_at_the_end.append(engines[0]()))
    run.begin()

    assert run.join(LIMIT_S)
    assert there_at_the_end == [None]
    run.stop()  # nothing to an engine that has ended
    run.retry_encoder()
