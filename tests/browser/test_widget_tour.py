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


def test_a_range_has_two_ends_that_do_not_cross(window, figure):
    figure = figure("map(places")
    page = window.page
    low, high = figure.get_by_role("slider").all()
    expect(low).to_have_value("200")
    low.press("End")
    expect(high).to_have_value("1000")
    low.press("Home")
    high.press("ArrowLeft")
    expect(high).to_have_value("950")
    number = figure.locator("input[type=number]").first
    number.fill("120")
    expect(number).to_have_class("nb-number nb-wrong")
    number.fill("400")
    expect(low).to_have_value("400")
    box = figure.locator(".nb-track").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.11, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    expect(low).to_have_value("100")


def test_a_check_list_takes_some(figure):
    figure = figure("map(places")
    before = figure.get_by_role("img").get_attribute("alt")
    figure.get_by_label("lake").press("Space")
    expect(figure.get_by_role("img")).not_to_have_attribute("alt", before)
    expect(figure.get_by_label("hill")).to_be_checked()
    expect(figure.get_by_label("lake")).not_to_be_checked()


def test_a_day_and_tabs(figure):
    figure = figure("after New Year")
    expect(figure.locator(".nb-plain")).to_have_text("0 days after New Year, a FRIDAY")
    expect(figure.locator("table")).to_be_hidden()
    figure.get_by_role("tab", name="table").click()
    expect(figure.locator("td").nth(2)).to_have_text("2027-01-08")
    figure.locator("input[type=date]").fill("2027-03-01")
    expect(figure.locator("td").first).to_have_text("2027-03-01")
    figure.get_by_role("tab", name="table").press("ArrowLeft")
    expect(figure.locator(".nb-plain")).to_have_text("59 days after New Year, a MONDAY")
    expect(figure.locator("table")).to_be_hidden()
    figure.locator("input[type=date]").fill("2029-01-01")
    expect(figure.locator("input[type=date]")).to_have_class("nb-line nb-wrong")


def test_a_control_of_ones_own(figure):
    figure = figure("has the sine")
    expect(figure.locator(".nb-plain")).to_have_text("30° has the sine 0.500")
    control = figure.locator(".nb-control")
    control.locator("svg").click(position={"x": 22, "y": 6})
    expect(figure.locator(".nb-plain")).to_have_text("90° has the sine 1.000")
    control.press("ArrowLeft")
    expect(figure.locator(".nb-plain")).to_have_text("85° has the sine 0.996")


def test_it_is_seen(figure):
    for i, words in enumerate(["wave(f, p)", "map(places", "after New Year", "has the sine"]):
        figure(words).screenshot(path=BUILD / f"pictures/tour-{i}.png")
