package nimbook.classlib;

import java.util.DuplicateFormatFlagsException;
import java.util.FormatFlagsConversionMismatchException;
import java.util.IllegalFormatCodePointException;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatFlagsException;
import java.util.IllegalFormatPrecisionException;
import java.util.MissingFormatWidthException;
import java.util.UnknownFormatConversionException;

/** What the exceptions of a format say; see {@link Supplement} for the names of the methods. */
public final class FormatMessages {

    private FormatMessages() {}

    /** {@link DuplicateFormatFlagsException#getMessage}. */
    public static String java_util_DuplicateFormatFlagsException_getMessage(DuplicateFormatFlagsException thrown) {
        return "Flags = '" + thrown.getFlags() + "'";
    }

    /** {@link IllegalFormatFlagsException#getMessage}. */
    public static String java_util_IllegalFormatFlagsException_getMessage(IllegalFormatFlagsException thrown) {
        return "Flags = '" + thrown.getFlags() + "'";
    }

    /** {@link FormatFlagsConversionMismatchException#getMessage}. */
    public static String java_util_FormatFlagsConversionMismatchException_getMessage(
            FormatFlagsConversionMismatchException thrown) {
        return "Conversion = " + thrown.getConversion() + ", Flags = " + thrown.getFlags();
    }

    /** {@link IllegalFormatConversionException#getMessage}. */
    public static String java_util_IllegalFormatConversionException_getMessage(
            IllegalFormatConversionException thrown) {
        return thrown.getConversion() + " != " + thrown.getArgumentClass().getName();
    }

    /** {@link IllegalFormatCodePointException#getMessage}. */
    public static String java_util_IllegalFormatCodePointException_getMessage(IllegalFormatCodePointException thrown) {
        return "Code point = 0x" + Integer.toHexString(thrown.getCodePoint());
    }

    /** {@link IllegalFormatPrecisionException#getMessage}. */
    public static String java_util_IllegalFormatPrecisionException_getMessage(IllegalFormatPrecisionException thrown) {
        return Integer.toString(thrown.getPrecision());
    }

    /** {@link MissingFormatWidthException#getMessage}. */
    public static String java_util_MissingFormatWidthException_getMessage(MissingFormatWidthException thrown) {
        return thrown.getFormatSpecifier();
    }

    /** {@link UnknownFormatConversionException#getMessage}. */
    public static String java_util_UnknownFormatConversionException_getMessage(
            UnknownFormatConversionException thrown) {
        return "Conversion = '" + thrown.getConversion() + "'";
    }
}
