package nimbook.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.heatmap.Heatmap;
import nimbook.page.Recipes;
import nimbook.widget.Figure;
import nimbook.widget.Json;
import nimbook.widget.JsonWithBuffers;
import org.junit.jupiter.api.Test;

class RequestHandlerTest {
    private static final Heatmap MAP = Heatmap.of(BoardGame.queen().grundy(6, 9));
    private static final String RECIPE = Json.write(MAP.recipe());

    @Test
    void aFigureIsItsStateAndApartFromItTheBinaryValues() {
        RequestHandler handler = new RequestHandler(Recipes::figure);
        JsonWithBuffers packed = JsonWithBuffers.of(MAP.state());
        Map<?, ?> answer = (Map<?, ?>) Json.read(handler.figure(RECIPE));
        assertEquals(Json.write(packed.json()), Json.write(answer.get("state")));
        assertEquals(Json.write(packed.paths()), Json.write(answer.get("paths")));
        for (int i = 0; i < packed.buffers().size(); i++) assertArrayEquals(packed.buffers().get(i), handler.buffer(i));
    }

    @Test
    void anAnswerIsTheFigures() {
        String question = "{\"do\":\"cell\",\"row\":3,\"column\":4}";
        String answer = new RequestHandler(Recipes::figure).answer(RECIPE, question);
        assertEquals(Json.write(Map.of("answer", MAP.answer(Map.of("do", "cell", "row", 3, "column", 4)))), answer);
    }

    @Test
    void whatGoesWrongIsToldInWords() {
        RequestHandler handler = new RequestHandler(Recipes::figure);
        assertEquals("{\"error\":\"figure \\\"pie\\\": unknown\"}", handler.figure("{\"figure\":\"pie\"}"));
        assertEquals("{\"error\":\"question do = fly: a heatmap answers \\\"cell\\\" and \\\"find\\\"\"}",
                handler.answer(RECIPE, "{\"do\":\"fly\"}"));
        RequestHandler broken = new RequestHandler(recipe -> {
            throw new ArithmeticException("/ by zero");
        });
        assertEquals("{\"error\":\"ArithmeticException: / by zero\"}", broken.figure(RECIPE));
        RequestHandler silent = new RequestHandler(recipe -> {
            throw new IllegalStateException();
        });
        assertEquals("{\"error\":\"IllegalStateException\"}", silent.figure(RECIPE));
    }

    @Test
    void theLastSixFiguresAreKeptForQuestions() {
        List<String> made = new ArrayList<>();
        RequestHandler handler = new RequestHandler(recipe -> {
            made.add(recipe);
            return (Figure) MAP;
        });
        for (int i = 0; i < 7; i++) handler.figure("recipe " + i);
        String question = "{\"do\":\"find\",\"value\":0}";
        handler.answer("recipe 1", question);
        handler.answer("recipe 6", question);
        assertEquals(7, made.size());
        handler.answer("recipe 0", question);
        assertEquals(8, made.size());
        // The least recently used one is dropped.
        handler.answer("recipe 2", question);
        assertEquals(9, made.size());
    }
}
