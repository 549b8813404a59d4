package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.Map;

/**
 * Parts of a page's message, each of the type that is needed. A message is foreign: any part of it may be missing or
 * something else.
 */
public final class Request {
    /** How much of a wrong value its refusal repeats. */
    private static final int SHOWN = 120;

    private Request() {}

    /** @throws IllegalArgumentException when the part is no object */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(Map<String, Object> message, String part) {
        if (nonNull(message, "message").get(part) instanceof Map<?, ?> map) return (Map<String, Object>) map;
        throw refuse(part, message.get(part), "an object is needed");
    }

    /** @throws IllegalArgumentException when the part is no whole number of 64 bits */
    public static long whole(Map<String, Object> message, String part) {
        if (nonNull(message, "message").get(part) instanceof Long whole) return whole;
        throw refuse(part, message.get(part), "a whole number is needed");
    }

    /** @throws IllegalArgumentException when the part is no text of 1 to 100 characters */
    public static String name(Map<String, Object> message, String part) {
        if (nonNull(message, "message").get(part) instanceof String text && !text.isEmpty()
                && text.length() <= 100) return text;
        throw refuse(part, message.get(part), "a text of 1 to 100 characters is needed");
    }

    /** The exception that refuses a part: "part = value: needed". */
    public static IllegalArgumentException refuse(String part, Object value, String needed) {
        return new IllegalArgumentException(part + " = " + brief(value) + ": " + needed);
    }

    /** The value, or its beginning. */
    public static String brief(Object value) {
        String text = String.valueOf(value);
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
