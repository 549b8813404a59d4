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
import nimbook.export.FileDownloads;
import nimbook.export.SaveResult;
import nimbook.heatmap.Heatmap;
import nimbook.notebook.Lab;
import nimbook.widget.Downloads;
import nimbook.widget.IntParameter;
import nimbook.widget.Json;
import nimbook.widget.Live;
import nimbook.widget.Registry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a page that stays live holds. How it behaves, a browser tells: tests/browser/test_live_page.py. */
class LivePageTest {

    private static Live stored() {
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
        String html = LivePage.of(stored()).html("A <page>", List.of("Source: \"here\""));
        assertTrue(html.startsWith("<!doctype html>"));
        assertTrue(html.contains("<title>A &lt;page&gt;</title>"));
        assertTrue(html.contains("<p class=\"nb-page-note\">Source: &quot;here&quot;</p>"));
        assertFalse(Pattern.compile("(src|href)=\"(?!data:)").matcher(html).find());
        Map<?, ?> data = data(html);
        assertEquals("Stored pictures: 5 values are in this page.", ((Map<?, ?>) data.get("state")).get("note"));
        assertEquals(false, data.get("engine"));
        assertFalse(html.contains("data-nb-engine>"));
    }

    @Test
    void theSameFigureGivesTheSamePage() {
        assertEquals(LivePage.of(stored()).html(), LivePage.of(stored()).html());
    }

    @Test
    void aStillKeepsItsReasonAndHasNoRecipes() throws IOException {
        Live live = Lab.live(Lab.cells("T", 4, 4), t -> t.size() + " cells");
        LivePage page = LivePage.of(live);
        assertFalse(page.isLive());
        Map<?, ?> data = data(page.html());
        assertEquals(null, data.get("recipes"));
        assertEquals(true, ((Map<?, ?>) data.get("state")).get("still"));
        assertTrue(page.words().startsWith("This figure is a still here: it shows something of the set T"));
    }

    @Test
    void askingLeavesTheFigureAsItIs() {
        Live live = stored();
        LivePage.of(live).html();
        assertEquals(2, live.parameters().get(0).value());
        assertTrue(live.text().startsWith("d = 2"));
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
        SaveResult saved = Lab.save(stored(), folder.resolve("lecture.html").toString());
        assertTrue(saved.toString().contains("lecture.html: live page, "), saved.toString());
        assertTrue(saved.note().contains("Stored pictures: 5 values are in this page"));
        assertTrue(Files.readString(folder.resolve("lecture.html")).contains("data-nb-live"));
        assertEquals(1, Files.list(folder).count());
        Registry.install(Downloads.Exporter.class, new FileDownloads());
        stored().save(folder.resolve("lecture.html").toString());
        String unknown = folder.resolve("lecture.docx").toString();
        assertTrue(assertThrows(IllegalArgumentException.class, () -> stored().save(unknown)).getMessage()
                .contains("docx"));
        Lab.save(Heatmap.of(4, 4, (r, c) -> r + c), folder.resolve("figure.html").toString());
        assertTrue(Files.exists(folder.resolve("figure.html")));
    }
}
