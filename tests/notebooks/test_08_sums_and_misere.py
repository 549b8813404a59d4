"""What the notebook on sums, coins that turn and misère play shows."""

import functools
import operator
import re

NOTEBOOK = "08-sums-and-misere"


def test_the_sum_is_decided_by_the_nim_sum(notebook):
    values, sum_ = re.search(r"N-position, ([\d ⊕]+) = (\d+)", notebook.exactly("sum")).groups()
    values = [int(value) for value in values.split(" ⊕ ")]
    # Winning Ways, chapter 4: rows of 5 and 2 in Kayles.
    assert values[1:3] == [4, 2]
    assert functools.reduce(operator.xor, values) == int(sum_) != 0
    assert notebook.text("sum.winningMoves()").count("queen") >= 1


def test_a_sum_is_played(notebook):
    assert notebook.is_live("play(sum)")
    assert "nim-sum of its values" in notebook.text("play(sum)")


def test_coins_that_turn(notebook):
    # Winning Ways, chapter 14: the values of Mock Turtles are the odious numbers; 2 ⊗ 2 = 3, 4 ⊗ 4 = 6, 16 ⊗ 16 = 24.
    assert "0 1 2 4 7 8 11 13 14 16" in re.sub(r"\s+", " ", notebook.text("CoinTurning.mockTurtles()"))
    assert notebook.is_live("turningCorners")


def test_other_ways_to_play_together(notebook):
    # Winning Ways, chapters 2 and 9: equal games are lost in a sum, by symmetry, and won when a move is made in each,
    # as the first player wins each in the same number of moves.
    ways = notebook.text('"a move is made"')
    assert re.search(r"(?i)^disjunctive +P", ways, re.M) and re.search(r"(?i)^conjunctive +N", ways, re.M)
    assert "remoteness 5" in notebook.text("Lengths.of")


def test_trees_and_ordinal_sums(notebook):
    # The colon principle: 1 + (1 ⊕ 3) = 3. In an ordinal sum the numbers 0 and 2 are taken below: 3 is the fourth left.
    assert notebook.text("GreenTree.parse") == "3"
    assert notebook.text("OrdinalSum.value") == "5"


def test_misere(notebook):
    # Winning Ways, chapter 13; Sibert and Conway 1992.
    assert "lost are [1, 4, 9, 12, 20]" in notebook.text("Octal.kayles().misere()")
    assert notebook.text("plus(Octal.kayles(), 4).misere()").count("(misère)") == 2


def test_the_genus_of_kayles(notebook):
    # Winning Ways, chapter 13: the first untame heap of Kayles is 5, of genus 4 to the power 146.
    assert notebook.text("Genus.upTo").startswith("[0¹²⁰, 1⁰³¹, 2²⁰, 3³¹, 1⁰³¹, 4¹⁴⁶")
