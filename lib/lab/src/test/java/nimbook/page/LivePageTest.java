package nimbook.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import nimbook.board.BoardGame;
import nimbook.export.FileDownloads;
import nimbook.export.SaveResult;
import nimbook.heatmap.Heatmap;
import nimbook.notebook.Lab;
import nimbook.table.DataTable;
import nimbook.widget.live.Downloads;
import nimbook.widget.live.Live;
import nimbook.widget.model.Json;
import nimbook.widget.model.Services;
import nimbook.widget.parameter.IntParameter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a page that stays live holds. How it behaves, a browser tells: tests/browser/test_live_page.py. */
class LivePageTest {

    /** Made by no cell: nothing can be run again. */
    private static Live live() {
        return Lab.live(IntParameter.of("d", 1, 5).start(2),
                d -> Heatmap.of(8, 8, (r, c) -> r * d + c).title("d = " + d + " <&>"));
    }

    private static Map<?, ?> data(String html) throws IOException {
        Matcher found = Pattern.compile("data-nb-data>([^<]+)<").matcher(html);
        assertTrue(found.find());
        byte[] all = new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(found.group(1))))
                .readAllBytes();
        int line = 0;
        while (all[line] != '\n') line++;
        int length = Integer.parseInt(new String(all, 0, line, StandardCharsets.UTF_8));
        return (Map<?, ?>) Json.read(new String(all, line + 1, length, StandardCharsets.UTF_8));
    }

    @Test
    void aPageHoldsAllThatItNeedsAndNamesNothingOutside() throws IOException {
        String html = LivePage.of(live()).html("A <page>", List.of("Source: \"here\""));
        assertTrue(html.startsWith("<!doctype html>"));
        assertTrue(html.contains("<title>A &lt;page&gt;</title>"));
        assertTrue(html.contains("<p class=\"nb-page-caption\">Source: &quot;here&quot;</p>"));
        assertFalse(Pattern.compile("(src|href)=\"(?!data:)").matcher(html).find());
        Map<?, ?> data = data(html);
        assertEquals("This figure is a still here: no cell of a notebook made it.",
                ((Map<?, ?>) data.get("state")).get("note"));
        assertEquals(null, data.get("program"));
        assertEquals(true, ((Map<?, ?>) data.get("state")).get("still"));
        assertFalse(html.contains("data-nb-engine>"));
    }

    @Test
    void theSameFigureGivesTheSamePage() {
        assertEquals(LivePage.of(live()).html(), LivePage.of(live()).html());
    }

    @Test
    void whatAnswersNothingNeedsNoReason() {
        for (Live still : List.of(Live.of(Heatmap.of(8, 8, (r, c) -> r + c)),
                Live.of(DataTable.columns("n").rows(500, n -> List.of(n))))) {
            assertFalse(LivePage.of(still).isLive());
            assertEquals("", LivePage.of(still).words());
        }
        for (Live still : List.of(Live.of(Lab.play(BoardGame.queen())),
                Live.of(Heatmap.of(BoardGame.queen().grundy(4, 4))),
                Live.of(DataTable.columns("n").rows(501, n -> List.of(n))),
                Live.of(DataTable.columns("n").rows(2, n -> List.of("a".repeat(100_000)))))) {
            assertTrue(LivePage.of(still).words().startsWith("This figure is a still here: "));
        }
    }

    @Test
    void aFigureWhoseFunctionFailsNowIsRefused() {
        Live live = Lab.live(IntParameter.of("d", 1, 5), d -> {
            throw new IllegalArgumentException("not today");
        });
        assertEquals("not today", assertThrows(IllegalStateException.class, () -> LivePage.of(live)).getMessage());
    }

    @Test
    void savedAtTheFrontDoor(@TempDir Path folder) throws IOException {
        SaveResult saved = Lab.save(live(), folder.resolve("lecture.html").toString());
        assertTrue(saved.toString().contains("lecture.html: live page, "), saved.toString());
        assertTrue(saved.note().contains("no cell of a notebook made it"));
        assertTrue(Files.readString(folder.resolve("lecture.html")).contains("data-nb-live"));
        assertEquals(1, Files.list(folder).count());
        Services.install(Downloads.Exporter.class, new FileDownloads());
        live().save(folder.resolve("lecture.html").toString());
        String unknown = folder.resolve("lecture.docx").toString();
        assertTrue(assertThrows(IllegalArgumentException.class, () -> live().save(unknown)).getMessage()
                .contains("docx"));
        Lab.save(Heatmap.of(4, 4, (r, c) -> r + c), folder.resolve("figure.html").toString());
        assertTrue(Files.exists(folder.resolve("figure.html")));
    }
}
