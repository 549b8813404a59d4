"""The notebook of lib/widget: the controls that games do not use move its figures."""

import nbformat
import pytest
from playwright.sync_api import expect

from support.places import BUILD, WIDGET_TOUR

CELLS = [cell.source for cell in nbformat.read(WIDGET_TOUR, as_version=4).cells if cell.cell_type == "code"]


@pytest.fixture(scope="module")
def window(notebook):
    return notebook.open(CELLS).run_all()


@pytest.fixture
def figure(window):
    """The figure of the cell whose source has these words."""
    return lambda words: window.figure(max(i for i, source in enumerate(CELLS) if words in source))


def test_one_parameter_moves_several_figures(figure):
    expect(figure("2^").locator(".nb-plain")).to_have_text("2^100 = 1267650600228229401496703205376")
    expect(figure("digits").locator(".nb-plain")).to_have_text("100 bits: 31 digits")


def test_a_picture_follows_decimals(figure):
    wave = figure("wave(f, p)")
    wave.get_by_role("slider", name="periods").press("ArrowRight")
    expect(wave.get_by_role("img")).to_have_attribute("alt", "a wave with 2.5 periods")


def test_a_number_and_a_choice_move_a_map(figure):
    figure = figure("map(places")
    everything = figure.get_by_role("img").get_attribute("alt")
    figure.get_by_role("radio", name="lake").click()
    expect(figure.get_by_role("img")).not_to_have_attribute("alt", everything)
    number = figure.locator("input[type=number]")
    number.fill("120")
    expect(number).to_have_class("nb-number nb-wrong")
    number.fill("1000")
    expect(figure.get_by_role("img")).to_have_attribute("alt", "0 places on a map")


def test_tabs_show_one_at_a_time(figure):
    figure = figure("days after New Year")
    expect(figure.locator(".nb-plain")).to_have_text("2027-01-01, a FRIDAY")
    expect(figure.locator("table")).to_be_hidden()
    figure.get_by_role("tab", name="table").click()
    expect(figure.locator("td").nth(2)).to_have_text("2027-01-08")
    figure.locator("input[type=number]").fill("59")
    expect(figure.locator("td").first).to_have_text("2027-03-01")
    figure.get_by_role("tab", name="table").press("ArrowLeft")
    expect(figure.locator(".nb-plain")).to_have_text("2027-03-01, a MONDAY")
    expect(figure.locator("table")).to_be_hidden()


def test_a_control_of_ones_own(figure):
    figure = figure("has the sine")
    expect(figure.locator(".nb-plain")).to_have_text("30° has the sine 0.500")
    control = figure.locator(".nb-control")
    control.locator("svg").click(position={"x": 22, "y": 6})
    expect(figure.locator(".nb-plain")).to_have_text("90° has the sine 1.000")
    control.press("ArrowLeft")
    expect(figure.locator(".nb-plain")).to_have_text("85° has the sine 0.996")


def test_it_is_seen(figure):
    for i, words in enumerate(["wave(f, p)", "map(places", "days after New Year", "has the sine"]):
        figure(words).screenshot(path=BUILD / f"pictures/tour-{i}.png")
