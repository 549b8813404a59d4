package nimbook.play.coins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageIO;
import nimbook.core.Outcome;
import nimbook.diagram.Picture;
import nimbook.diagram.StrategyRows;
import nimbook.diagram.StrategyTree;
import nimbook.drawing.Mark;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.SubtractionGame;
import nimbook.play.Opponent;
import nimbook.play.SentView;
import org.junit.jupiter.api.Test;

class CoinsTest {

    private static final List<CoinPlay> PLAYS = List.of(CoinPlay.of(FibonacciNim.start(13)),
            CoinPlay.of(FibonacciNim.turn(12, 5)), CoinPlay.of(QuotaPiles.start(4, 5, 3)),
            CoinPlay.of(GlobalPiles.start(3, 4, 5)), CoinPlay.of(GlobalPiles.start(9)),
            CoinPlay.of(SubtractionGame.fibonacci(), 14), CoinPlay.of(SubtractionGame.of(1, 3, 4), 6, 5));

    private final Map<CoinPosition, Boolean> known = new HashMap<>();

    /** By the moves alone: lost when no move leads to a lost position. */
    private boolean lost(CoinPlay play, CoinPosition at) {
        Boolean before = known.get(at);
        if (before != null) return before;
        boolean lost = true;
        for (CoinPosition to : play.moves(at)) lost &= !lost(play, to);
        known.put(at, lost);
        return lost;
    }

    @Test
    void everyPositionOfASmallGameIsDecidedAsItsMovesSay() {
        for (CoinPlay play : PLAYS) {
            known.clear();
            lost(play, play.start());
            assertTrue(known.size() > 10, play.name());
            for (CoinPosition at : known.keySet()) {
                assertEquals(known.get(at), play.outcome(at) == Outcome.P, play.name() + " " + at);
                assertEquals(play.moves(at).stream().filter(known::get).toList(), play.winningMoves(at),
                        play.name() + " " + at);
                assertEquals(play.moves(at).isEmpty(), play.isOver(at));
                assertTrue(
                        play.isOver(at) || play.reason(at)
                                .startsWith(at + (known.get(at) ? " is a P-position: " : " is an N-position: ")),
                        play.reason(at));
                assertEquals(at, play.read(play.write(at)));
            }
        }
    }

    @Test
    void theRulesOfTheMoves() {
        CoinPlay one = CoinPlay.of(FibonacciNim.turn(10, 2));
        assertEquals(List.of("9 (quota 2)", "8 (quota 4)"),
                one.moves(one.start()).stream().map(Object::toString).toList());
        CoinPlay each = CoinPlay.of(QuotaPiles.start(2, 3));
        assertEquals(List.of("1 (quota 2) · 3 (quota 2)", "2 (quota 1) · 2 (quota 2)", "2 (quota 1) · 1 (quota 4)"),
                each.moves(each.start()).stream().map(Object::toString).toList());
        CoinPlay shared = CoinPlay.of(new GlobalPiles(List.of(1, 3), 2));
        assertEquals(List.of("0 · 3 (quota 2)", "1 · 2 (quota 2)", "1 · 1 (quota 4)"),
                shared.moves(shared.start()).stream().map(Object::toString).toList());
        CoinPlay set = CoinPlay.of(SubtractionGame.fibonacci(), 4);
        assertEquals(List.of("3", "2", "1"), set.moves(set.start()).stream().map(Object::toString).toList());
    }

    @Test
    void theReasonNamesThePartsAndTheQuota() {
        assertEquals("10 (quota 1) is a P-position: 10 = 8 + 2, and the quota 1 is less than the least part 2",
                reason(CoinPlay.of(FibonacciNim.turn(10, 1))));
        assertEquals("8 (quota 8) is an N-position: 8 is a Fibonacci number, and the quota 8 reaches it",
                reason(CoinPlay.of(FibonacciNim.turn(8, 20))));
        assertEquals(
                "5 · 5 (quota 5) is a P-position: equal piles, and what is taken from one can always be taken from "
                        + "the other",
                reason(CoinPlay.of(GlobalPiles.start(5, 5))));
        assertEquals("4 is a P-position: its Grundy value is 0", reason(CoinPlay.of(SubtractionGame.fibonacci(), 4)));
        assertTrue(
                reason(CoinPlay.of(QuotaPiles.start(6, 6))).endsWith("the piles' values have the nim-sum 4 ⊕ 4 = 0"));
    }

    private static String reason(CoinPlay play) {
        return play.reason(play.start());
    }

    @Test
    void theComputerWinsEveryWonGame() {
        for (CoinPlay play : PLAYS) {
            if (play.outcome(play.start()) == Outcome.P) continue;
            Random random = new Random(5);
            for (int game = 0; game < 20; game++) {
                CoinPosition at = play.start();
                while (true) {
                    at = Opponent.perfect().choose(play, at, random).to();
                    assertEquals(Outcome.P, play.outcome(at));
                    List<CoinPosition> moves = play.moves(at);
                    if (moves.isEmpty()) break;
                    at = moves.get(random.nextInt(moves.size()));
                }
            }
        }
    }

    @Test
    void aBoardAnswersAndShowsItself() throws Exception {
        for (CoinPlay play : PLAYS) {
            Coins coins = Coins.of(play).hint();
            Map<String, Object> answer =
                    coins.answer(Map.of("do", "show", "line", List.of(play.write(play.start()))));
            SentView view = SentView.of(answer).get(0);
            assertEquals(play.moves(play.start()).stream().map(play::write).toList(), view.moves("moves"));
            assertEquals(play.winningMoves(play.start()).stream().map(play::write).toList(), view.moves("wins"));
            assertNotNull(ImageIO.read(new ByteArrayInputStream(coins.still().bytes())));
            assertTrue(coins.text().contains(play.reason(play.start())), coins.text());
            int circles = (int) coins.drawing().marks().stream().filter(m -> m instanceof Mark.Circle).count();
            assertTrue(circles >= play.start().piles().stream().mapToInt(Integer::intValue).sum());
        }
        assertFalse(Coins.of(FibonacciNim.start(9)).text().contains("position:"));
        assertEquals("computer", Coins.of(FibonacciNim.start(9)).computerBegins().state().get("begins"));
        assertEquals("two", Coins.of(FibonacciNim.start(9)).twoPlayers().state().get("begins"));
        assertEquals(20.0, Coins.of(FibonacciNim.start(9)).errors(20).title("A game").state().get("errors"));
    }

    @Test
    void aMoveIsAnsweredWithTheComputersAndItsReason() {
        Coins coins = Coins.of(FibonacciNim.turn(8, 3));
        Map<String, Object> question = new HashMap<>(
                Map.of("do", "move", "first", List.of(List.of(8), List.of(3)), "at",
                List.of(List.of(8), List.of(3)), "to", List.of(List.of(5), List.of(6)), "errors", 0));
        Map<String, Object> answer = coins.answer(question);
        // All of 5 with quota 6 is the one winning move.
        Map<?, ?> reply = (Map<?, ?>) answer.get("reply");
        assertEquals(List.of(List.of(0), List.of(10)), reply.get("to"));
        assertEquals("The computer takes 5, all that is left.", reply.get("explain"));
        assertEquals(List.of("5 (quota 6)", "0 (quota 10)"),
                SentView.of(answer).stream().map(SentView::words).toList());
        question.remove("errors");
        assertEquals(1, SentView.of(coins.answer(question)).size());
        question.put("to", List.of(List.of(4), List.of(8)));
        assertEquals("move from 8 (quota 3) to 4 (quota 8): the rules have none",
                refused(() -> coins.answer(question)));
    }

    @Test
    void aSmallGameIsSentAsAWholeAndALargeOneIsNot() {
        // By hand, pile and quota: (3, 2), (2, 2), (1, 4), (1, 2), (0, 2), (0, 4).
        assertEquals(6, SentView.of(Coins.of(FibonacciNim.start(3)).state()).size());
        Map<String, Object> large = Coins.of(GlobalPiles.start(60, 60, 60)).state();
        assertEquals(false, large.get("complete"));
        assertEquals(1, SentView.of(large).size());
    }

    @Test
    void objectionsAndFirstPositionsAreSentences() {
        CoinPlay one = CoinPlay.of(FibonacciNim.turn(20, 4));
        assertEquals("The quota is 4: 5 may not be taken.",
                one.objection(one.start(), List.of(CoinsPicture.id(0, 15)), List.of(), ""));
        assertEquals("There are 20 coins, not 40.", one.objection(one.start(), List.of(), List.of(0), "40"));
        CoinPlay each = CoinPlay.of(QuotaPiles.start(4, 5));
        assertEquals("The quota of pile 2 is 4: 5 may not be taken from pile 2.",
                each.objection(each.start(), List.of(CoinsPicture.id(1, 0)), List.of(), ""));
        CoinPlay set = CoinPlay.of(SubtractionGame.fibonacci(), 9, 7);
        assertEquals("4 may not be taken; allowed from pile 2 are 1, 2, 3, 5.",
                set.objection(set.start(), List.of(), List.of(1), "4"));
        assertEquals("A move takes at least one coin.", set.objection(set.start(), List.of("x"), List.of(), ""));
        assertEquals(new CoinPosition(List.of(7, 9), List.of(6, 8)), each.typed("7, 9"));
        assertEquals("7 9", each.typing(each.typed("7, 9")));
        assertEquals("One number is needed: how many coins.", refused(() -> one.typed("")));
        assertEquals("A pile of this board has 1 to 40 coins.", refused(() -> each.typed("7 99999999")));
        assertEquals("With these piles no coin may be taken: begin with more.", refused(() -> each.typed("1 1")));
    }

    @Test
    void hostileQuestionsAreRefusedByName() {
        Coins coins = Coins.of(GlobalPiles.start(5, 8));
        for (Object at : Arrays.asList(null, "x", List.of(), List.of(1, 2), List.of(List.of(1), List.of(1)),
                List.of(List.of(1, 2), List.of()), List.of(List.of(-1, 2), List.of(1)),
                List.of(List.of(1, 2000), List.of(1)), List.of(List.of(1.5, 2), List.of(1)),
                List.of(List.of(1, 2), List.of(1e9)), List.of(List.of("1", 2), List.of(1)))) {
            Map<String, Object> question = new HashMap<>(Map.of("do", "show"));
            question.put("line", Arrays.asList(at));
            String message =
                    assertThrows(IllegalArgumentException.class, () -> coins.answer(question), () -> "at = " + at)
                            .getMessage();
            assertTrue(message.contains("position") || message.contains("pile") || message.contains("quota"), message);
        }
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertTrue(refused(() -> Coins.of(FibonacciNim.start(1))).contains("at least 2"));
        assertTrue(refused(() -> Coins.of(FibonacciNim.turn(5, 0))).contains("no coin may be taken"));
        assertTrue(refused(() -> Coins.of(FibonacciNim.start(1001))).contains("up to 1000 coins"));
        assertTrue(
                refused(() -> Coins.of(FibonacciNim.start(1_000_000_000_000L))).contains("FibonacciNim.winningTakes"));
        assertTrue(refused(() -> Coins.of(QuotaPiles.start(600, 600))).contains("1000"));
        assertTrue(refused(() -> Coins.of(QuotaPiles.start(1, 2, 3, 4, 5, 6, 7, 8, 9))).contains("piles = 9"));
        assertTrue(refused(() -> Coins.of(GlobalPiles.start(300, 300, 300))).contains("GlobalNim.of"));
        assertTrue(refused(() -> Coins.of(SubtractionGame.fibonacci())).contains("piles = 0"));
        assertTrue(refused(() -> Coins.of(SubtractionGame.fibonacci(), -2)).contains("n = -2"));
        assertTrue(refused(() -> Coins.of(SubtractionGame.of(5), 4)).contains("no coin may be taken"));
        assertTrue(refused(() -> Coins.of(FibonacciNim.start(9)).errors(101)).contains("errors"));
    }

    private static String refused(org.junit.jupiter.api.function.Executable action) {
        return assertThrows(IllegalArgumentException.class, action).getMessage();
    }

    @Test
    void theTreeOfTheWorkedExample() {
        Picture tree = StrategyTree.of(10, 2, 2, 1, 1, 1);
        // The document's play: 10, 8, 6, 5, 4, 3.
        List<String> marked = tree.text().lines().filter(line -> line.endsWith("*"))
                .map(line -> line.strip().replaceAll("takes \\d+: | with.*", "")).toList();
        assertEquals(List.of("10", "8", "6", "5", "4", "3"), marked);
        assertTrue(tree.text().endsWith("each checked by the rules"));
        assertTrue(refused(() -> StrategyTree.of(10, 3)).contains("the moves [2], not 3"));
        assertTrue(refused(() -> StrategyTree.of(1)).startsWith("n = 1"));
        assertTrue(refused(() -> StrategyTree.of(40)).startsWith("n = 40"));
    }

    @Test
    void theStrategyMoveByMove() {
        // From 20 with quota 19: 2 of 13 + 5 + 2, then one coin, then 1 of 13 + 3 + 1, …; the winner takes the last
        // two.
        List<String> rows = StrategyRows.of(20).text().lines().toList();
        assertTrue(rows.get(0).endsWith("won by taking 2. Takes 2."), rows.get(0));
        assertTrue(rows.get(1).endsWith("lost. Takes 1."), rows.get(1));
        assertTrue(rows.get(rows.size() - 1).endsWith("Takes 2."));
        assertEquals(1, rows.size() % 2, "the first player, who is won, also moves last");
        assertEquals(40, StrategyRows.of(200, 1).text().lines().count());
        assertTrue(refused(() -> StrategyRows.of(201)).startsWith("n = 201"));
        assertTrue(refused(() -> StrategyRows.of(9, -1)).startsWith("quota = -1"));
        assertTrue(StrategyRows.of(1).text().contains("lost"));
    }
}
