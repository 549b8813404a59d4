package nimbook.widget.live;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimbook.widget.model.Json;
import nimbook.widget.model.Request;
import nimbook.widget.parameter.Parameter;

/**
 * What a figure shows, as the text that its page writes into its address and into a line of Java (viewstate.js):
 * {@code k=5&cell=30,20&colors={'kind':'mod','number':3}}.
 *
 * <p>Parts name=value, joined by "&amp;". A parameter stands by its name; its value is text, or JSON. A setting of a
 * view is JSON with ' and " exchanged; {@code cell} is the pinned cell of the first figure, or "none". A setting of the
 * first figure stands by its name, of the i-th (from 0) behind "fi.", of the output as a whole behind "f-1." or, where
 * no parameter has that name, as "lecture" and "tab". Characters are escaped as in addresses.
 *
 * @param values of the parameters that are named, as the front end has them
 * @param kept what a page keeps for the views, by "f0", "f1", …, and "f-1" for the output as a whole
 */
record ViewState(Map<String, Object> values, Map<String, Map<String, Object>> kept) {
    /** Of the output as a whole, each with an example. */
    private static final Map<String, String> OUTPUT = Map.of("lecture", "true", "tab", "1");

    private static final Pattern PLACE = Pattern.compile("(f-?[0-9]{1,4})\\.(.+)", Pattern.DOTALL);
    private static final Pattern CELL = Pattern.compile("([0-9]{1,9}),([0-9]{1,9})");

    /**
     * Reads the text.
     *
     * @throws IllegalArgumentException when it is none
     */
    static ViewState read(String text, List<Parameter<?>> parameters) {
        ViewState state = new ViewState(new LinkedHashMap<>(), new LinkedHashMap<>());
        if (text.isBlank()) return state;
        for (String part : text.split("&", -1)) {
            int at = part.indexOf('=');
            if (at < 1) throw new IllegalArgumentException("state part \"" + part + "\": name=value is needed");
            state.take(plain(part.substring(0, at)), plain(part.substring(at + 1)), parameters);
        }
        return state;
    }

    private void take(String name, String value, List<Parameter<?>> parameters) {
        for (Parameter<?> parameter : parameters) {
            if (!parameter.name().equals(name)) continue;
            values.put(name, parameter.json() instanceof String ? value : json(name, value));
            return;
        }
        Matcher place = PLACE.matcher(name);
        if (place.matches()) {
            put(place.group(1), place.group(2), json(name, value));
        } else if (name.equals("cell")) {
            put("f0", "pin", cell(value));
        } else {
            put(OUTPUT.containsKey(name) ? "f-1" : "f0", name, json(name, value));
        }
    }

    private void put(String place, String name, Object value) {
        kept.computeIfAbsent(place, none -> new LinkedHashMap<>()).put(name, value);
    }

    private static Object cell(String value) {
        if (value.equals("none")) return null;
        Matcher cell = CELL.matcher(value);
        if (!cell.matches())
            throw new IllegalArgumentException("cell = " + Request.brief(value) + ": row,column or none is needed");
        return Json.object("row", Long.valueOf(cell.group(1)), "column", Long.valueOf(cell.group(2)));
    }

    private static Object json(String name, String value) {
        StringBuilder text = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            text.append(c == '\'' ? '"' : c == '"' ? '\'' : c);
        }
        try {
            return Json.read(text.toString());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + " = " + Request.brief(value) + ": a number, true, false, "
                    + "'text', [list] or {'name':value} is needed", e);
        }
    }

    /** Without the escapes: "+" is a space, %XX a byte of UTF-8. */
    private static String plain(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != '%') {
                out.write(bytes[i] == '+' ? ' ' : bytes[i]);
                continue;
            }
            int high = i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
            if (low < 0)
                throw new IllegalArgumentException("state part \"" + Request.brief(text) + "\": %25 stands for %");
            out.write(high * 16 + low);
            i += 2;
        }
        return new String(out.toByteArray(), StandardCharsets.UTF_8);
    }

    /**
     * Moves the parameters that are named, and gives the figure of this state.
     *
     * @param make a live figure with these settings of its views
     * @throws IllegalArgumentException when a value or a setting is none; then no parameter has moved
     */
    Live show(List<Parameter<?>> parameters, Function<Map<String, Object>, Live> make) {
        List<Object> before = parameters.stream().<Object>map(Parameter::json).toList();
        List<Parameter<?>> named = parameters.stream().filter(each -> values.containsKey(each.name())).toList();
        for (Parameter<?> each : named) each.valueOf(values.get(each.name()));
        for (Parameter<?> each : named) each.setJson(values.get(each.name()), null);
        try {
            Live live = make.apply(new LinkedHashMap<>(kept));
            RenderResult rendered = live.now();
            // An error in the figures' place has no settings.
            if (rendered.error() == null) {
                check(parameters, rendered.figures().list());
                rendered.figures().withViews(new LinkedHashMap<>(kept));
            }
            return live;
        } catch (IllegalArgumentException e) {
            for (int i = 0; i < before.size(); i++) parameters.get(i).setJson(before.get(i), null);
            throw e;
        }
    }

    /** @throws IllegalArgumentException for a setting that the figures do not have, or that is of another kind */
    private void check(List<Parameter<?>> parameters, List<Figure> figures) {
        kept.forEach((place, settings) -> settings.forEach((name, value) -> {
            int i = place.equals("f0") ? 0 : Integer.parseInt(place.substring(1));
            if (i >= figures.size() || i < -1)
                throw new IllegalArgumentException(place + "." + name + ": the figures are f0 to f"
                        + (figures.size() - 1));
            Map<String, String> known = i < 0 ? OUTPUT : figures.get(i).viewSettings();
            if (!known.containsKey(name)) throw unknown(i > 0 ? place + "." + name : name, parameters, figures);
            Object example = json(name, known.get(name));
            if (value != null && kind(value) != kind(example))
                throw new IllegalArgumentException(name + " = " + Request.brief(Json.write(value).replace('"', '\''))
                        + ": as in " + name + "=" + known.get(name));
        }));
    }

    private static int kind(Object json) {
        return json instanceof Map<?, ?> ? 0 : json instanceof List<?> ? 1 : json instanceof String ? 2
                : json instanceof Number ? 3 : 4;
    }

    private static IllegalArgumentException unknown(String name, List<Parameter<?>> parameters, List<Figure> figures) {
        List<String> all = new ArrayList<>();
        for (Parameter<?> parameter : parameters) {
            Object now = parameter.json();
            all.add(parameter.name() + "=" + (now instanceof String text ? text : Json.write(now).replace('"', '\'')));
        }
        for (int i = 0; i < figures.size(); i++) {
            String place = i == 0 ? "" : "f" + i + ".";
            Map<String, String> settings = figures.get(i).viewSettings();
            new TreeMap<>(settings).forEach((setting, example) ->
                    all.add(place.isEmpty() && setting.equals("pin") ? "cell=3,5" : place + setting + "=" + example));
        }
        all.add("lecture=true");
        return new IllegalArgumentException("state \"" + Request.brief(name) + "\": neither a parameter nor a setting "
                + "of this figure, which takes " + String.join(" & ", all));
    }
}
