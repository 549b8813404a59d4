package nimbook.drawing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import nimbook.diagram.Picture;
import nimbook.export.Export;
import nimbook.export.FileFormat;
import nimbook.heatmap.Heatmap;
import nimbook.widget.live.Live;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.Toggle;
import org.junit.jupiter.api.Test;

/** A GIF of a parameter that plays, read by ImageIO. */
class GifTest {

    private final IntParameter k = IntParameter.of("k", 2, 11).step(3).start(5).speed(10);

    private final Live squares = Live.of(List.of(k), values -> {
        int side = 20 * (int) values.get(0);
        return Picture.of(Drawing.sheet(300, 100 + (int) values.get(0)).title("a bar")
                .rect(0, 0, side, 50, ShapeStyle.fill(Color.MARK)).build(), "bar of " + side);
    });

    @Test
    void aFrameAValueWithItsTimeAndTheValuesBelow() throws Exception {
        Export.Content gif = Export.of(squares).made(FileFormat.GIF);
        assertEquals("4 pictures, k = 2 to 11", gif.note());
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif.bytes()))) {
            reader.setInput(in);
            assertEquals(4, reader.getNumImages(true));
            for (int i = 0; i < 4; i++) {
                BufferedImage frame = reader.read(i);
                int side = 20 * (2 + 3 * i);
                assertEquals(Color.MARK.rgb(), frame.getRGB(side - 1, 25) & 0xffffff, "the bar's last pixel");
                assertEquals(0xffffff, frame.getRGB(side + 1, 25) & 0xffffff, "and the paper behind it");
                // The tallest drawing is 111 pixels high, with a line of 29 below it.
                assertEquals(List.of(300, 140), List.of(frame.getWidth(), frame.getHeight()));
                IIOMetadataNode root =
                        (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                assertEquals("10", ((IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0))
                        .getAttribute("delayTime"), "a tenth of a second");
                assertEquals(i == 0 ? 1 : 0, root.getElementsByTagName("ApplicationExtension").getLength(),
                        "plays for ever");
            }
        }
        assertArrayEquals(gif.bytes(), Export.of(squares).bytes(FileFormat.GIF), "the same bytes again");
        assertEquals(5, k.value(), "the control stays where it was");
    }

    @Test
    void ofManyValuesOneInThreeIsTaken() {
        Live many = Live.of(List.of(IntParameter.of("n", 0, 599)),
                values -> Heatmap.of(1, 1, (r, c) -> (int) values.get(0)).size(120).title(""));
        assertEquals("200 pictures, n = 0 to 597, one value of 3 in 600",
                Export.of(many).scale(0.2).made(FileFormat.GIF).note());
    }

    @Test
    void whatCannotPlayIsRefusedWithAWord() {
        Live still = Live.of(List.of(Toggle.of("on")), values -> Heatmap.of(2, 2, (r, c) -> r));
        assertEquals(
                "this live figure has no whole-number parameter that could play; it has svg png pdf csv md "
                        + "tex txt html",
                assertThrows(IllegalArgumentException.class, () -> Export.of(still).bytes(FileFormat.GIF))
                        .getMessage());
        assertTrue(
                assertThrows(IllegalArgumentException.class, () -> Export.of(squares).plays("n").bytes(FileFormat.GIF))
                        .getMessage().contains("can play k"));
        Live words = Live.of(List.of(k), values -> "no picture");
        assertThrows(IllegalArgumentException.class, () -> Export.of(words).bytes(FileFormat.GIF));
        assertThrows(IllegalArgumentException.class, () -> Export.of(squares).scale(40).bytes(FileFormat.GIF));
    }

    @Test
    void aLiveFigureIsTakenAsItStandsAndMayTellItsValues() {
        String svg = new String(Export.of(squares).parameters().bytes(FileFormat.SVG),
                java.nio.charset.StandardCharsets.UTF_8);
        assertTrue(svg.contains("width=\"100\"") && svg.contains(">k = 5</text>"), svg);
    }

    @Test
    void aFileIsMadeOnce() {
        Gif gif = new Gif(1);
        assertThrows(IllegalStateException.class, () -> gif.bytes(10));
        gif.add(Drawing.sheet(4, 4).build());
        for (int hundredths : new int[] {-1, 65_536})
            assertThrows(IllegalArgumentException.class, () -> gif.bytes(hundredths));
        gif.bytes(10);
        assertThrows(IllegalStateException.class, () -> gif.bytes(10));
    }
}
