package nimbook.drawing;

import java.util.Arrays;
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

    /** @param pixels width × height colours, 0xRRGGBB in their lower bits, row by row from the top */
    static IndexedPixels of(int width, int height, int[] pixels) {
        // Runs of one colour are long, and the map is read once a run.
        Map<Integer, Integer> counts = new HashMap<>();
        for (int from = 0, to; from < pixels.length; from = to) {
            to = end(pixels, from);
            counts.merge(pixels[from] & 0xffffff, to - from, Integer::sum);
        }
        // The same order in every run.
        int[] colours = counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(256).mapToInt(Map.Entry::getKey).toArray();
        Map<Integer, Byte> known = new HashMap<>();
        byte[] indices = new byte[pixels.length];
        for (int from = 0, to; from < pixels.length; from = to) {
            to = end(pixels, from);
            Arrays.fill(indices, from, to,
                    known.computeIfAbsent(pixels[from] & 0xffffff, rgb -> (byte) nearest(rgb, colours)));
        }
        return new IndexedPixels(width, height, colours, indices);
    }

    /** Where the run of one colour ends that begins at from. */
    private static int end(int[] pixels, int from) {
        Work.poll();
        int to = from + 1;
        while (to < pixels.length && pixels[to] == pixels[from]) to++;
        return to;
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
