package nimbook.compiler;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;

/** javac's texts, in English; they are read when the first one is needed. */
public final class Messages extends ResourceBundle {
    private static final String IN_CLASS = " in class ";
    private static final Messages ONLY = new Messages();

    private final Properties texts = new Properties();

    private Messages() {}

    /** In the place of {@link ResourceBundle#getBundle(String)}: whatever is named, the texts of the compiler. */
    public static ResourceBundle bundle(String name) {
        return ONLY;
    }

    /** In the place of {@link ResourceBundle#getBundle(String, Locale)}. */
    public static ResourceBundle bundle(String name, Locale locale) {
        return ONLY;
    }

    @Override
    protected Object handleGetObject(String key) {
        if (texts.isEmpty()) {
            try {
                texts.load(new StringReader(MessageText.text()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return texts.getProperty(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.emptyEnumeration();
    }

    /** The message without what only the class around a cell has to do with. */
    static String plain(String message) {
        StringBuilder kept = new StringBuilder();
        for (String line : message.split("\n")) {
            String text = line.strip();
            if (text.startsWith("location:") && isCell(text.substring(text.lastIndexOf(' ') + 1))) continue;
            if (kept.length() > 0) kept.append('\n');
            int at = line.indexOf(IN_CLASS), name = at + IN_CLASS.length(), end = name;
            while (at >= 0 && end < line.length() && Character.isLetterOrDigit(line.charAt(end))) end++;
            kept.append(at < 0 || !isCell(line.substring(name, end)) ? line
                    : line.substring(0, at) + line.substring(end));
        }
        return kept.toString();
    }

    /** Whether it is the class around a cell. */
    static boolean isCell(String type) {
        String name = type.substring(type.lastIndexOf('.') + 1);
        if (name.length() < 2 || name.charAt(0) != 'C') return false;
        for (int i = 1; i < name.length(); i++) if (!Character.isDigit(name.charAt(i))) return false;
        return true;
    }
}
