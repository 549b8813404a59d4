package nimbook.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.show.Heatmap;
import nimbook.show.Recipes;
import nimbook.widget.Figure;
import nimbook.widget.Json;
import nimbook.widget.Packed;
import org.junit.jupiter.api.Test;

class DeskTest {
    private static final Heatmap MAP = Heatmap.of(BoardGame.queen().grundy(6, 9));
    private static final String RECIPE = Json.write(MAP.recipe());

    @Test
    void aFigureIsItsStateAndApartFromItTheBinaryValues() {
        Desk desk = new Desk(Recipes::figure);
        Packed packed = Packed.of(MAP.state());
        Map<?, ?> told = (Map<?, ?>) Json.read(desk.figure(RECIPE));
        assertEquals(Json.write(packed.json()), Json.write(told.get("state")));
        assertEquals(Json.write(packed.paths()), Json.write(told.get("paths")));
        for (int i = 0; i < packed.buffers().size(); i++) assertArrayEquals(packed.buffers().get(i), desk.buffer(i));
    }

    @Test
    void anAnswerIsTheFigures() {
        String question = "{\"do\":\"cell\",\"row\":3,\"column\":4}";
        String answer = new Desk(Recipes::figure).answer(RECIPE, question);
        assertEquals(Json.write(Map.of("answer", MAP.answer(Map.of("do", "cell", "row", 3, "column", 4)))), answer);
    }

    @Test
    void whatGoesWrongIsToldInWords() {
        Desk desk = new Desk(Recipes::figure);
        assertEquals("{\"error\":\"figure \\\"pie\\\": unknown\"}", desk.figure("{\"figure\":\"pie\"}"));
        assertEquals("{\"error\":\"question do = fly: a heatmap answers \\\"cell\\\" and \\\"find\\\"\"}", desk.answer(RECIPE, "{\"do\":\"fly\"}"));
        Desk broken = new Desk(recipe -> {
            throw new ArithmeticException("/ by zero");
        });
        assertEquals("{\"error\":\"ArithmeticException: / by zero\"}", broken.figure(RECIPE));
        Desk silent = new Desk(recipe -> {
            throw new IllegalStateException();
        });
        assertEquals("{\"error\":\"IllegalStateException\"}", silent.figure(RECIPE));
    }

    @Test
    void theLastSixFiguresAreKeptForQuestions() {
        List<String> made = new ArrayList<>();
        Desk desk = new Desk(recipe -> {
            made.add(recipe);
            return (Figure) MAP;
        });
        for (int i = 0; i < 7; i++) desk.figure("recipe " + i);
        String question = "{\"do\":\"find\",\"value\":0}";
        desk.answer("recipe 1", question);
        desk.answer("recipe 6", question);
        assertEquals(7, made.size());
        desk.answer("recipe 0", question);
        assertEquals(8, made.size());
        // The one asked longest ago has gone.
        desk.answer("recipe 2", question);
        assertEquals(9, made.size());
    }
}
