package nimbook.heatmap;

import java.util.stream.IntStream;
import nimbook.drawing.Color;

/**
 * The colours of tables, computed in OKLab, a space in which equal distances look equal (B. Ottosson, "A perceptual
 * color space for image processing", 2020). StrictMath, so that every machine draws the same bytes.
 */
final class Palette {

    /** Entries of a table of colours: as many as the steps of a channel. */
    static final int ENTRIES = 256;

    /**
     * From dark violet through blue and green to light yellow: lightness 0.24 to 0.96 in equal steps, so that it reads
     * in grey, too.
     */
    private static final int[] SEQUENTIAL = table(t -> colour(0.24 + 0.72 * t, 0.135, 295 - 190 * t));

    /** For values of both signs: blue below 0, orange above, and darker the farther from 0. */
    private static final int[] DIVERGING = table(t -> colour(0.93 - 0.5 * StrictMath.abs(2 * t - 1),
            0.15 * StrictMath.abs(2 * t - 1), t < 0.5 ? 255 : 55));

    /**
     * Once around the hues. Lightness goes up and down once, too, so that a reader who does not tell red from green
     * still sees the cycle.
     */
    private static final int[] CYCLIC =
            table(t -> colour(0.64 - 0.19 * StrictMath.cos(2 * Math.PI * t), 0.15, 265 + 360 * t));

    /**
     * Colours for few classes, in an order in which neighbours differ in lightness as well as in hue; the first eight
     * follow the advice of M. Okabe and K. Ito, "Color universal design" (2008): blue, orange, green, yellow, purple,
     * sky, vermilion, grey-black.
     */
    private static final int[] CLASSES = {0x0072b2, 0xe69f00, 0x009e73, 0xf0e442, 0xaa4499, 0x56b4e9,
            0xd55e00, 0x3b3f46, 0xcc99bb, 0x117733, 0xb3b3b3, 0x882255};

    /** The colours of named values: what is looked for, the ground, what is still open, then classes. */
    private static final int[] NAMED =
            {Color.MARK.rgb(), 0xb9c4d4, 0xfff3c9, 0x0072b2, 0x009e73, 0xaa4499, 0x56b4e9, 0x3b3f46};

    /** The same on a dark ground, where the pale ones would glare and the last would not be seen. */
    private static final int[] DARK_NAMED =
            {Color.MARK.rgb(), 0x2b3442, 0x94833f, 0x0072b2, 0x009e73, 0xaa4499, 0x56b4e9, 0xb9c4d4};

    /** The colours of marked values, in the order they were named: none of them is a sequential colour or a class's. */
    private static final int[] MARKS =
            {Color.MARK.rgb(), 0xff5fc8, 0xffffff, 0x000000, 0xffb38a, 0x7a1fd0, 0xa8ff60, 0x8a8a8a};

    /** What belongs to no marked class: light enough to be ground, dark enough to be seen as cells on paper. */
    static final Color REST = Color.of("#dde4ee");
    /** The same on a dark ground, where pale cells would glare. */
    static final Color DARK_REST = Color.of("#2b3442");
    /** A cell without a value. */
    static final Color NONE = Color.of("#a9afb8");
    /** The same on a dark ground. */
    static final Color DARK_NONE = Color.of("#59616d");

    private Palette() {}

    private interface Curve {
        int at(double t);
    }

    private static int[] table(Curve curve) {
        int[] rgb = new int[ENTRIES];
        for (int i = 0; i < ENTRIES; i++) rgb[i] = curve.at(i / (double) (ENTRIES - 1));
        return rgb;
    }

    /** Whether there are values of both signs: then 0 is in the middle of the sequential colours. */
    static boolean diverges(int least, int greatest) {
        return least < 0 && greatest > 0;
    }

    /** The sequential colours, 256 of 0xRRGGBB. */
    static int[] sequential(boolean diverging) {
        return (diverging ? DIVERGING : SEQUENTIAL).clone();
    }

    /** The cyclic colours, 256 of 0xRRGGBB; the last is the first. */
    static int[] cyclic() {
        return CYCLIC.clone();
    }

    /** The colours of classes, 12 of 0xRRGGBB. */
    static int[] classes() {
        return CLASSES.clone();
    }

    /** The colours of named values, 8 of 0xRRGGBB; behind them the same on a dark ground. */
    static int[] named() {
        return IntStream.concat(IntStream.of(NAMED), IntStream.of(DARK_NAMED)).toArray();
    }

    /** The colours of marked values, 8 of 0xRRGGBB. */
    static int[] marks() {
        return MARKS.clone();
    }

    /** The colour of the marked value that was named at this place. */
    static Color mark(int index) {
        return Color.rgb(MARKS[index]);
    }

    /** Whether values go round and round the hues: in each period, or by more remainders than there are classes. */
    static boolean cycles(ColorMap map) {
        return map.kind() == ColorMap.Kind.CYCLIC
                || map.kind() == ColorMap.Kind.MOD && map.number() > CLASSES.length;
    }

    /** A table of colours as bytes: red, green, blue of each entry. */
    static byte[] bytes(int[] rgb) {
        byte[] bytes = new byte[3 * rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            bytes[3 * i] = (byte) (rgb[i] >> 16);
            bytes[3 * i + 1] = (byte) (rgb[i] >> 8);
            bytes[3 * i + 2] = (byte) rgb[i];
        }
        return bytes;
    }

    /**
     * The colour of a value of a table whose values run from least to greatest; {@code map}'s period must be settled.
     */
    static Color of(ColorMap map, int value, int least, int greatest) {
        return switch (map.kind()) {
            case SEQUENTIAL -> {
                boolean diverging = diverges(least, greatest);
                long from = diverging ? Math.min(least, -(long) greatest) : least;
                long range = diverging ? -2 * from : greatest - from;
                long index = range == 0 ? 0 : (2L * (ENTRIES - 1) * (value - from) + range) / (2 * range);
                yield Color.rgb((diverging ? DIVERGING : SEQUENTIAL)[(int) index]);
            }
            case OUTCOME -> value == 0 ? Color.MARK : REST;
            case VALUE -> value == map.number() ? Color.MARK : REST;
            case NAMED -> Color.rgb(NAMED[value]);
            case CYCLIC, MOD -> {
                int rest = Math.floorMod(value, map.number());
                yield Color.rgb(cycles(map) ? CYCLIC[(int) ((long) rest * (ENTRIES - 1) / map.number())]
                        : CLASSES[rest]);
            }
        };
    }

    /**
     * The period that "cyclic" stands for: the least power of two that is at least a quarter of the range, and at least
     * 8.
     */
    static int period(int least, int greatest) {
        long range = (long) greatest - least + 1;
        int period = 8;
        while (period < range / 4 && period < ColorMap.LONGEST_CYCLE) period *= 2;
        return period;
    }

    /** OKLCH to 0xRRGGBB, the chroma lowered until the colour exists on screens. */
    private static int colour(double lightness, double chroma, double hue) {
        double c = chroma;
        while (c > 0) {
            int rgb = rgb(lightness, c * StrictMath.cos(Math.toRadians(hue)), c * StrictMath.sin(Math.toRadians(hue)));
            if (rgb >= 0) return rgb;
            c -= 0.001;
        }
        int grey = rgb(lightness, 0, 0);
        return Math.max(grey, 0);
    }

    /** OKLab to 0xRRGGBB, or −1 outside of what sRGB holds. Matrices of Ottosson's article. */
    private static int rgb(double lightness, double a, double b) {
        double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
        double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
        double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
        int red = channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
        int green = channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
        int blue = channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
        return red < 0 || green < 0 || blue < 0 ? -1 : red << 16 | green << 8 | blue;
    }

    private static double cube(double x) {
        return x * x * x;
    }

    /** A linear channel as 0 to 255, or −1 outside. */
    private static int channel(double x) {
        if (x < -0.0005 || x > 1.0005) return -1;
        double c = Math.max(0, Math.min(1, x));
        return (int) StrictMath.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * StrictMath.pow(c, 1 / 2.4) - 0.055));
    }
}
