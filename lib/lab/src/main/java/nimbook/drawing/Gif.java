package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Drawings one after the other as an animated GIF, which plays for ever. Each frame has its own palette of at most 256
 * colours: those that most of its pixels have; flat colours are exact, the soft edges of letters take the nearest. The
 * same drawings give the same bytes.
 */
public final class Gif {

    /** One frame a byte a pixel: all together are kept until the largest is known. */
    static final long MOST_PIXELS = 400_000_000;

    private final double scale;
    private final List<IndexedPixels> frames = new ArrayList<>();
    private long pixels;

    /**
     * An empty animation.
     *
     * @param scale pixels of the file a pixel of the drawing
     */
    public Gif(double scale) {
        this.scale = scale;
    }

    /** Adds a picture after those before it. */
    public void add(Drawing drawing) {
        int width = (int) Math.round(nonNull(drawing, "drawing").width() * scale);
        int height = (int) Math.round(drawing.height() * scale);
        pixels += (long) width * height;
        if (width < 1 || height < 1 || Math.max(width, height) > Drawing.LONGEST || pixels > MOST_PIXELS) {
            throw new IllegalArgumentException("scale = " + scale + ": frame " + (frames.size() + 1) + " is " + width
                    + " × " + height + " pixels; sides of 1 to " + Drawing.LONGEST + " and " + MOST_PIXELS / 1_000_000
                    + " million pixels in all are allowed");
        }
        frames.add(IndexedPixels.of(width, height, Png.pixels(drawing, scale).rgb()));
    }

    /**
     * The file's bytes, once.
     *
     * @param hundredths of a second that each frame stands, 0 to 65535; less than 2 is slowed down by browsers
     * @throws IllegalArgumentException when the hundredths do not fit into the format's 16 bits
     * @throws IllegalStateException when there is no picture, or the file was made before
     */
    public byte[] bytes(int hundredths) {
        if (hundredths < 0 || hundredths > 65_535)
            throw new IllegalArgumentException("hundredths = " + hundredths + ": 0 to 65535 are allowed");
        if (frames.isEmpty()) throw new IllegalStateException("no pictures: none was added, or the file was made");
        int width = frames.stream().mapToInt(IndexedPixels::width).max().orElseThrow();
        int height = frames.stream().mapToInt(IndexedPixels::height).max().orElseThrow();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
            for (int i = 0; i < frames.size(); i++) {
                BufferedImage image = image(frames.get(i), width, height);
                // A frame's memory is given back as soon as it is written.
                frames.set(i, null);
                writer.writeToSequence(new IIOImage(image, null, times(writer, image, hundredths, i == 0)), null);
            }
            writer.endWriteSequence();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
            frames.clear();
        }
        return out.toByteArray();
    }

    /** Smaller frames stand top left on white. */
    private static BufferedImage image(IndexedPixels frame, int width, int height) {
        int[] colours = Arrays.copyOf(frame.colours(), 256);
        IndexColorModel model = new IndexColorModel(8, 256, colours, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, model);
        byte[] to = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        if (width != frame.width() || height != frame.height()) Arrays.fill(to, (byte) frame.nearest(0xffffff));
        for (int y = 0; y < frame.height(); y++)
            System.arraycopy(frame.indices(), y * frame.width(), to, y * width, frame.width());
        return image;
    }

    private static IIOMetadata times(ImageWriter writer, BufferedImage image, int hundredths, boolean first)
            throws IOException {
        // The constructor, not createFromRenderedImage: that one takes any image with a palette for one with the JDK's
        // own palette.
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        String format = metadata.getNativeMetadataFormatName();
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(format);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", String.valueOf(hundredths));
        control.setAttribute("transparentColorIndex", "0");
        if (first) {
            // Netscape's extension, which every viewer knows: 1, then how often it plays; 0 is for ever.
            IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
            loop.setAttribute("applicationID", "NETSCAPE");
            loop.setAttribute("authenticationCode", "2.0");
            loop.setUserObject(new byte[] {1, 0, 0});
            child(root, "ApplicationExtensions").appendChild(loop);
        }
        metadata.setFromTree(format, root);
        return metadata;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++)
            if (root.item(i).getNodeName().equals(name))
                return (IIOMetadataNode) root.item(i);
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }
}
