package nimbook.claim;

import java.util.ArrayList;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.logic.Decision;
import nimbook.logic.GameTheorem;
import nimbook.logic.Theory;

/** Statements about all natural numbers that decide a claim, and the verdict that they make. */
final class Theorems {

    private final Theory theory;
    private final List<String> statements = new ArrayList<>();
    private String refutation;

    private Theorems(Theory theory) {
        this.theory = theory;
    }

    static Theorems in(Theory theory) {
        return new Theorems(theory);
    }

    /** One statement more, decided. */
    Theorems that(String statement) {
        Decision decision = theory.decide(statement);
        statements.add(decision.typeset());
        if (!decision.holds() && refutation == null) refutation = decision.typeset() + ": " + decision.exampleText();
        return this;
    }

    /** That a set is the P-positions of a game on the board. */
    Theorems positions(BoardGame game, String set) {
        return with(GameTheorem.of(theory, game, set), game.name(), set);
    }

    /** That a set is the lost positions of a game with these moves. */
    Theorems positions(String move, String set) {
        return with(GameTheorem.of(theory, move, set), "the moves " + move, set);
    }

    private Theorems with(GameTheorem theorem, String game, String set) {
        statements.add("the P-positions of " + game + " are " + set);
        if (!theorem.holds() && refutation == null) refutation = theorem.refutation();
        return this;
    }

    /** "Decided for all numbers: …", for a verdict that is none of this class. */
    String text() {
        if (refutation != null) throw new IllegalStateException(refutation);
        return "Decided for all numbers: " + String.join("; ", statements) + ".";
    }

    /**
     * Holds when all statements do, and the cases that were computed agree.
     *
     * @param counterexample among the cases computed; null for none
     * @param computed what was computed besides
     * @param range over which
     */
    Verdict verdict(String counterexample, String computed, String range) {
        if (counterexample != null) return new Fails(computed, range, counterexample, "–");
        if (refutation != null) return new Fails(computed, "all numbers", refutation, "–");
        return new Holds(text() + " " + computed, "all numbers; compared: " + range, true);
    }
}
