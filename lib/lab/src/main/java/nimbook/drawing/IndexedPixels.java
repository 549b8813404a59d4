package nimbook.drawing;

import java.util.HashMap;
import java.util.Map;
import nimbook.core.Work;

/**
 * A picture in at most 256 colours: those that most of its pixels have; every other pixel takes the nearest of them.
 * Exact for flat colours; the soft edges of letters move by less than the eye sees.
 *
 * @param colours 0xRRGGBB, the most frequent first
 * @param indices into the colours, a pixel each, row by row from the top
 */
record IndexedPixels(int width, int height, int[] colours, byte[] indices) {

    static IndexedPixels of(Pixels picture) {
        int width = picture.width();
        int height = picture.height();
        Map<Integer, Integer> counts = new HashMap<>();
        for (int y = 0; y < height; y++) {
            Work.poll();
            // Runs of one colour are long, and a map is asked once a run.
            for (int x = 0, from = 0; x < width; x++) {
                if (x + 1 < width && picture.rgb(x + 1, y) == picture.rgb(x, y)) continue;
                counts.merge(picture.rgb(x, y), x + 1 - from, (a, b) -> a + b);
                from = x + 1;
            }
        }
        // The same order in every run.
        int[] colours = counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(256).mapToInt(Map.Entry::getKey).toArray();
        Map<Integer, Byte> known = new HashMap<>();
        byte[] indices = new byte[width * height];
        for (int y = 0, i = 0; y < height; y++) {
            Work.poll();
            for (int x = 0; x < width; x++, i++) {
                indices[i] = x > 0 && picture.rgb(x, y) == picture.rgb(x - 1, y) ? indices[i - 1]
                        : known.computeIfAbsent(picture.rgb(x, y), rgb -> (byte) nearest(rgb, colours));
            }
        }
        return new IndexedPixels(width, height, colours, indices);
    }

    /** The index of the colour that is nearest in red, green and blue. */
    int nearest(int rgb) {
        return nearest(rgb, colours);
    }

    private static int nearest(int rgb, int[] colours) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < colours.length; i++) {
            int red = (colours[i] >> 16) - (rgb >> 16);
            int green = (colours[i] >> 8 & 255) - (rgb >> 8 & 255);
            int blue = (colours[i] & 255) - (rgb & 255);
            int distance = red * red + green * green + blue * blue;
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }
}
