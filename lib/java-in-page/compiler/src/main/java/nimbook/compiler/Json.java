package nimbook.compiler;

/** Answers as JSON. */
final class Json {
    private Json() {}

    static String of(Session.Result result) {
        StringBuilder out = new StringBuilder("{\"type\":");
        text(out, result.name());
        out.append(",\"classes\":").append(result.classes().size()).append(",\"errors\":[");
        String before = "";
        for (CellError each : result.errors()) {
            range(out.append(before), each.start(), each.end());
            out.append(",\"text\":");
            text(out, each.text());
            out.append('}');
            before = ",";
        }
        return out.append("]}").toString();
    }

    static String of(Session.Outline outline) {
        StringBuilder out = new StringBuilder("{\"names\":[");
        String before = "";
        for (String each : outline.names()) {
            text(out.append(before), each);
            before = ",";
        }
        return out.append("],\"acts\":").append(outline.acts()).append('}').toString();
    }

    static String of(Completion.Answer answer) {
        StringBuilder out = new StringBuilder();
        range(out, answer.start(), answer.end());
        out.append(",\"items\":[");
        String before = "";
        for (Completion.Item each : answer.items()) {
            out.append(before).append("{\"text\":");
            text(out, each.text());
            out.append(",\"detail\":");
            text(out, each.detail());
            out.append('}');
            before = ",";
        }
        return out.append("]}").toString();
    }

    /** The text in quotation marks; null is null. */
    static String text(String value) {
        StringBuilder out = new StringBuilder();
        text(out, value);
        return out.toString();
    }

    private static char hexadecimal(int digit) {
        return Character.forDigit(digit, 16);
    }

    private static void range(StringBuilder out, int start, int end) {
        out.append("{\"start\":").append(start).append(",\"end\":").append(end);
    }

    private static void text(StringBuilder out, String value) {
        if (value == null) {
            out.append("null");
            return;
        }
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char sign = value.charAt(i);
            if (sign == '"' || sign == '\\') out.append('\\').append(sign);
            else if (sign >= ' ') out.append(sign);
            else out.append("\\u00").append(hexadecimal(sign >> 4)).append(hexadecimal(sign & 15));
        }
        out.append('"');
    }
}
