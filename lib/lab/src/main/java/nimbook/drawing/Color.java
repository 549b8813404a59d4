package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

/**
 * A colour that does not depend on a theme: stills and files are always dark on light paper.
 *
 * @param rgb red, green, blue as 0xRRGGBB
 * @param alpha opacity, 0 (nothing) to 1 (covers)
 */
public record Color(int rgb, double alpha) {

    /** The sheet. */
    public static final Color PAPER = rgb(0xffffff);
    /** Text and axes: contrast 15 : 1 on paper. */
    public static final Color TEXT = rgb(0x1f2430);
    /** Ticks and notes: contrast 6 : 1 on paper, so that small letters stay readable (WCAG AA asks 4.5). */
    public static final Color MUTED = rgb(0x5a6270);
    /** Rules and frames. */
    public static final Color LINE = rgb(0xc9ced6);
    /** What the eye shall find first; a blue that a red-green blind reader sees as blue. */
    public static final Color ACCENT = rgb(0x0b63c5);
    /** Won, holds; apart from {@link #BAD} in lightness as well as in hue. */
    public static final Color GOOD = rgb(0x0a7d55);
    /** Lost, fails. */
    public static final Color BAD = rgb(0xc2361d);
    /** The red of a P-position: stands out of both ends of the sequential colours. */
    public static final Color MARK = rgb(0xe0232e);

    /** @throws IllegalArgumentException unless 0 ≤ rgb ≤ 0xffffff and 0 ≤ alpha ≤ 1 */
    public Color {
        if (rgb < 0 || rgb > 0xffffff)
            throw new IllegalArgumentException("rgb = 0x" + Integer.toHexString(rgb) + ": allowed are 0 to 0xffffff");
        if (!(alpha >= 0 && alpha <= 1)) throw new IllegalArgumentException("alpha = " + alpha + ": allowed is 0 to 1");
    }

    /** An opaque colour, 0xRRGGBB. */
    public static Color rgb(int rgb) {
        return new Color(rgb, 1);
    }

    /** An opaque colour written as in CSS: "#0b63c5". */
    public static Color of(String hex) {
        boolean written = nonNull(hex, "hex").length() == 7 && hex.charAt(0) == '#';
        for (int i = 1; i < hex.length(); i++) written &= Character.digit(hex.charAt(i), 16) >= 0;
        if (!written)
            throw new IllegalArgumentException("colour \"" + hex + "\": expected # and six hexadecimal digits");
        return rgb(Integer.parseInt(hex.substring(1), 16));
    }

    /** The same colour with another opacity. */
    public Color alpha(double opacity) {
        return new Color(rgb, opacity);
    }

    /** As CSS writes it, opacity left out: "#0b63c5". */
    public String hex() {
        String digits = Integer.toHexString(rgb);
        return "#" + "0".repeat(6 - digits.length()) + digits;
    }

    /** 0xAARRGGBB, as Java2D wants it. */
    public int argb() {
        return (int) Math.round(alpha * 255) << 24 | rgb;
    }

    /** Relative luminance after WCAG 2: 0 black to 1 white; says whether dark or light letters stand out on it. */
    public double luminance() {
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    /**
     * The text colour that is read best on this colour: black or white. √(1.05·0.05) − 0.05 ≈ 0.179 is where both
     * contrasts are equal.
     */
    public Color letters() {
        return luminance() > 0.179 ? rgb(0) : PAPER;
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
