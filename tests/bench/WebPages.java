import static nimbook.notebook.Lab.*;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.page.LivePage;
import nimbook.heatmap.Heatmap;
import nimbook.page.Recipes;
import nimbook.widget.Json;
import nimbook.widget.JsonWithBuffers;

/**
 * Writes the pages that `./lab bench web` opens, and says in JSON how long the JVM takes for the same figures.
 * Arguments: the folder, the sizes.
 */
public class WebPages {
    private static final int GREATEST = 40;
    private static final int WARM_UP = 60;

    public static void main(String[] arguments) throws Exception {
        List<Object> lines = new ArrayList<>();
        for (int i = 1; i < arguments.length; i++) {
            int n = Integer.parseInt(arguments[i]);
            Path page = Path.of(arguments[0], n + ".html");
            Files.writeString(page, LivePage.of(live(whole("k", 0, GREATEST).start(2), k -> figure(k, n))).html());
            List<String> recipes = new ArrayList<>();
            for (int k = 0; k <= GREATEST; k++) recipes.add(Json.write(figure(k, n).recipe()));
            List<Double> times = new ArrayList<>();
            for (int run = -WARM_UP; run < GREATEST; run++) {
                long began = System.nanoTime();
                JsonWithBuffers.of(Recipes.figure(recipes.get(Math.floorMod(run, GREATEST))).state());
                if (run >= 0) times.add((System.nanoTime() - began) / 1e6);
            }
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("size", n);
            line.put("bytes", Files.size(page));
            line.put("jvm", times);
            line.put("recipes", recipes);
            lines.add(line);
        }
        System.out.println(Json.write(lines));
    }

    private static Heatmap figure(int k, int n) {
        return Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(n, n));
    }
}
