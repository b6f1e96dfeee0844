import pytest

from captioner_models.recipes import RECIPES, recipe_for


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_a_measured_model_has_thresholds_that_can_reject(name):
    defaults = recipe_for(name, multilingual=False).defaults

    assert 0 < defaults.max_tail_mass <= defaults.cut_tail_mass < 0.5


@pytest.mark.parametrize("multilingual", [True, False])
def test_of_a_model_that_was_not_measured_nothing_is_rejected(multilingual):
    defaults = recipe_for("never-measured", multilingual=multilingual).defaults

    assert (defaults.max_tail_mass, defaults.cut_tail_mass) == (1.0, 1.0)


@pytest.mark.parametrize("recipe", RECIPES.values())
def test_the_tail_divides_into_whole_groups(recipe):
    assert recipe.defaults.tail_positions % recipe.tail_pool == 0
