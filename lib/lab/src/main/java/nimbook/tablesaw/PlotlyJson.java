package nimbook.tablesaw;

import static nimbook.core.Arguments.nonNull;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tech.tablesaw.plotly.components.Figure;
import tech.tablesaw.plotly.traces.Trace;

/** From the JavaScript that Tablesaw writes for its figures to the JSON that a current Plotly draws. */
final class PlotlyJson {

    /** What is legal in JavaScript but not in JSON, as Tablesaw's templates write it. */
    private static final JsonMapper LENIENT = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES, JsonReadFeature.ALLOW_SINGLE_QUOTES,
                    JsonReadFeature.ALLOW_TRAILING_COMMA, JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS,
                    JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER,
                    JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS, JsonReadFeature.ALLOW_MISSING_VALUES,
                    JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .build();
    private static final TypeReference<LinkedHashMap<String, Object>> OBJECT = new TypeReference<>() {};
    private static final Pattern ENTITY = Pattern.compile("&(#\\d{1,7}|#x[0-9a-fA-F]{1,6}|amp|lt|gt|quot|apos);");
    private static final Pattern NUMBER = Pattern.compile("[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?");

    /**
     * The sizes that Tablesaw's Layout and its ready-made figures have where none is named: the window's width is
     * better.
     */
    private static final List<String> UNSAID = List.of("700 × 450", "800 × 600");

    private PlotlyJson() {}

    /** The figure's traces, ready for Plotly. */
    static List<Map<String, Object>> traces(Figure figure) {
        List<Map<String, Object>> traces = new ArrayList<>();
        for (Trace trace : nonNull(figure, "figure").getTraces()) traces.add(trace(trace));
        return traces;
    }

    /** One trace, ready for Plotly: coordinates that are all numbers as numbers, gaps as null. */
    static Map<String, Object> trace(Trace trace) {
        Map<String, Object> out = object(trace.asJavascript(0), "trace");
        for (String axis : List.of("x", "y", "z"))
            if (out.get(axis) instanceof List<?> values)
                out.put(axis, numbers(values));
        for (String empty : List.of("histnorm", "name")) if ("".equals(out.get(empty))) out.remove(empty);
        // Tablesaw writes 0 for "as many as you like", which Plotly takes at its word.
        for (String bins : List.of("nbinsx", "nbinsy"))
            if (out.get(bins) instanceof Number n && n.intValue() == 0)
                out.remove(bins);
        out.remove("autobinx");
        out.remove("autobiny");
        if (out.get("opacity") instanceof String s && NUMBER.matcher(s).matches())
            out.put("opacity", Double.valueOf(s));
        return out;
    }

    /** The figure's layout, ready for Plotly 3 and later, which take titles as objects only. */
    static Map<String, Object> layout(Figure figure) {
        if (figure.getLayout() == null) return new LinkedHashMap<>();
        Map<String, Object> layout = object(figure.getLayout().asJavascript(), "layout");
        title(layout);
        if (UNSAID.contains(layout.get("width") + " × " + layout.get("height"))) {
            layout.remove("width");
            layout.remove("height");
        }
        for (Map.Entry<String, Object> entry : layout.entrySet()) {
            if (entry.getKey().matches("[xyz]axis\\d*") && entry.getValue() instanceof Map<?, ?> axis) {
                @SuppressWarnings("unchecked")
                Map<String, Object> mine = (Map<String, Object>) axis;
                title(mine);
            }
        }
        return layout;
    }

    private static void title(Map<String, Object> holder) {
        Object font = holder.remove("titlefont");
        if (!(holder.get("title") instanceof String text)) return;
        Map<String, Object> title = new LinkedHashMap<>();
        title.put("text", text);
        if (font != null) title.put("font", font);
        holder.put("title", title);
    }

    /** Between the first brace and the last. */
    static Map<String, Object> object(String javascript, String what) {
        int from = javascript.indexOf('{');
        int to = javascript.lastIndexOf('}');
        if (from < 0 || to < from)
            throw new IllegalArgumentException("figure: Tablesaw wrote no object for its " + what);
        try {
            Map<String, Object> read = LENIENT.readValue(javascript.substring(from, to + 1), OBJECT);
            @SuppressWarnings("unchecked")
            Map<String, Object> plain = (Map<String, Object>) plain(read);
            return plain;
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("figure: what Tablesaw wrote for its " + what
                    + " cannot be read (a name or title that ends in a backslash?): "
                    + e.getOriginalMessage(), e);
        }
    }

    private static Object plain(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> out = new LinkedHashMap<>();
            map.forEach((key, item) -> out.put(String.valueOf(key), plain(item)));
            return out;
        }
        if (value instanceof List<?> list) {
            List<Object> out = new ArrayList<>(list.size());
            for (Object item : list) out.add(plain(item));
            return out;
        }
        if (value instanceof Double d && !Double.isFinite(d)) return null;
        return value instanceof String s ? unescape(s) : value;
    }

    /** All texts with the characters of HTML escaped, maps and lists copied. */
    static Object escaped(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> out = new LinkedHashMap<>();
            map.forEach((key, item) -> out.put(String.valueOf(key), escaped(item)));
            return out;
        }
        // Lists of numbers, which may be long, are taken as they are.
        if (value instanceof List<?> list) {
            if (list.stream().noneMatch(i -> i instanceof String || i instanceof Map || i instanceof List)) return list;
            List<Object> out = new ArrayList<>(list.size());
            for (Object item : list) out.add(escaped(item));
            return out;
        }
        return value instanceof String s ? s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") : value;
    }

    /** HTML's entities, which Tablesaw's templates put into every name and title. */
    static String unescape(String text) {
        if (text.indexOf('&') < 0) return text;
        Matcher m = ENTITY.matcher(text);
        StringBuilder out = new StringBuilder();
        while (m.find()) {
            String name = m.group(1);
            String character = switch (name) {
                case "amp" -> "&";
                case "lt" -> "<";
                case "gt" -> ">";
                case "quot" -> "\"";
                case "apos" -> "'";
                default -> character(name.startsWith("#x") ? Integer.parseInt(name.substring(2), 16)
                        : Integer.parseInt(name.substring(1)), m.group());
            };
            m.appendReplacement(out, Matcher.quoteReplacement(character));
        }
        return m.appendTail(out).toString();
    }

    private static String character(int code, String otherwise) {
        return Character.isValidCodePoint(code) ? Character.toString(code) : otherwise;
    }

    /** Tablesaw writes the numbers of a column as quoted text, and its missing ones as "null" or "NaN". */
    private static List<Object> numbers(List<?> values) {
        List<Object> numbers = new ArrayList<>(values.size());
        for (Object value : values) {
            if (value == null || value instanceof Number) numbers.add(value);
            else if (value instanceof String s
                    && (s.equals("null") || s.equals("NaN") || s.isEmpty() || s.endsWith("Infinity")))
                numbers.add(null);
            else if (value instanceof String s && NUMBER.matcher(s).matches()) numbers.add(number(s));
            else return new ArrayList<>(values);
        }
        return numbers;
    }

    private static Number number(String digits) {
        if (digits.length() < 16 && digits.matches("[-+]?\\d+")) return Long.valueOf(digits);
        return Double.valueOf(digits);
    }
}
