package nimbook.compiler;

import com.sun.tools.javac.util.JCDiagnostic;
import java.util.HashMap;
import java.util.Map;

/**
 * What readers know of Java and a page has not: javac's "cannot find symbol" would be taken for a mistake of their own,
 * so one sentence names it and says what to do.
 */
final class AbsentNames {
    private static final String KERNEL = "the Java kernel of JupyterLab has it";

    /**
     * Why, and what to do; then the names that this is so of: packages with all in them, classes, and members of
     * classes. What a page has is found before anybody asks here.
     */
    private static final String[][] ALL = {
        {"a page has one thread; call what it would run, one after the other",
            "java.lang.Thread java.lang.ThreadLocal java.lang.ThreadGroup java.util.concurrent "
            + "java.util.concurrent.CountDownLatch java.util.concurrent.locks "
            + "java.util.Timer "
            + "java.util.TimerTask java.lang.Object.wait java.lang.Object.notify java.lang.Object.notifyAll "
            + "java.util.concurrent.TimeUnit.sleep java.util.concurrent.TimeUnit.timedJoin"},
        {"a page has no files; give what it would read as a text in a cell",
            "java.io java.nio java.util.zip java.util.jar java.nio.file.Files java.nio.file.Path java.nio.file.Paths "
            + "java.io.File java.io.FileReader java.io.FileWriter java.io.FileInputStream java.io.FileOutputStream "
            + "java.io.BufferedWriter java.io.PrintWriter java.util.Properties"},
        {"a page has no input for programs; set a variable in a cell, or give a text to new Scanner(text)",
            "java.lang.System.in java.lang.System.console java.io.Console java.io.BufferedReader "
            + "java.io.InputStreamReader java.io.InputStream"},
        {"a page opens no connections; give what it would read as a text in a cell",
            "java.net java.net.URL java.net.URI java.net.Socket java.net.http javax.net java.rmi java.nio.channels"},
        {"programs in a page cannot look into classes; name the class or the member itself",
            "java.lang.reflect java.lang.invoke java.lang.reflect.Method java.lang.reflect.Field "
            + "java.lang.Class.forName java.lang.Class.newInstance java.lang.Class.getMethod "
            + "java.lang.Class.getMethods java.lang.Class.getDeclaredMethods java.lang.Class.getDeclaredFields "
            + "java.lang.Class.getFields java.lang.Class.getDeclaredConstructor java.lang.Class.getConstructor "
            + "java.lang.Class.getAnnotation "
            + "java.lang.ClassLoader java.lang.ClassValue java.lang.Package java.lang.Module java.util.ServiceLoader"},
        {"a page has no machine of its own; leave it out, or " + KERNEL,
            "java.lang.Runtime java.lang.Process java.lang.ProcessBuilder java.lang.ProcessHandle "
            + "java.lang.System.exit java.lang.System.getenv java.lang.System.getProperty java.lang.System.setOut "
            + "java.lang.System.gc java.lang.SecurityManager java.lang.StackWalker java.lang.management "
            + "java.lang.ref java.lang.module "
            + "java.util.WeakHashMap java.lang.foreign"},
        {"a page has dates and times without zones, as LocalDate and Duration; " + KERNEL,
            "java.time java.time.ZonedDateTime java.time.ZoneId java.time.Clock "
            + "java.time.format.DateTimeFormatter java.util.Date "
            + "java.util.Calendar java.util.GregorianCalendar java.util.TimeZone"},
        {"String.format writes numbers and texts, and " + KERNEL,
            "java.text java.text.DecimalFormat java.text.NumberFormat java.text.SimpleDateFormat "
            + "java.util.Currency java.util.ResourceBundle"},
        {"a page has no names of languages and countries; " + KERNEL,
            "java.util.Locale.getAvailableLocales java.util.Locale.getDisplayCountry "
            + "java.util.Locale.getDisplayLanguage java.util.Locale.getDisplayName "
            + "java.util.Locale.getDisplayVariant java.util.Locale.LanguageRange"},
        {"a page draws by figures; return one as the value of a cell",
            "java.awt javax.swing javafx javax.imageio"},
        {"rows are shown by nimbook's own tables, and " + KERNEL,
            "tech.tablesaw tech.tablesaw.api.Table nimbook.tablesaw"},
        {KERNEL, "java.sql java.util.logging java.util.prefs java.security javax.crypto java.beans javax.xml org.junit "
            + "java.util.Observable java.lang.StringBuilder.capacity java.math.BigInteger.probablePrime"},
    };

    /** Of each name, and of the last word of each that is none of a package, the whole name. */
    private static final Map<String, String> NAMES = new HashMap<>();
    private static final Map<String, String> REASONS = new HashMap<>();

    private AbsentNames() {}

    /** The sentence in the place of what javac says; null where nothing that is known is absent. */
    static String sentence(JCDiagnostic found) {
        Object[] arguments = found.getArgs();
        String code = found.getCode();
        if (code.endsWith(".doesnt.exist")) return sentence(String.valueOf(arguments[0]), false);
        if (!code.contains(".cant.resolve") || arguments.length < 2) return null;
        String name = String.valueOf(arguments[1]), place = place(arguments);
        String member = place == null ? null : sentence(place + "." + name, false);
        boolean isType = !name.isEmpty() && Character.isUpperCase(name.charAt(0));
        return member != null || !isType ? member : sentence(name, true);
    }

    /** The class or package that a name was looked for in. */
    private static String place(Object[] arguments) {
        for (Object each : arguments) {
            if (!(each instanceof JCDiagnostic location)) continue;
            for (Object part : location.getArgs()) {
                String text = String.valueOf(part);
                // The first is what kind of place it is.
                if (part != location.getArgs()[0] && !text.equals("null")) return erased(text);
            }
        }
        return null;
    }

    private static String erased(String type) {
        return type.indexOf('<') < 0 ? type : type.substring(0, type.indexOf('<'));
    }

    private static String sentence(String name, boolean simple) {
        if (NAMES.isEmpty()) read();
        if (simple) return NAMES.containsKey(name) ? name + said(NAMES.get(name)) : null;
        for (String above = name; !above.isEmpty(); above = above.substring(0, Math.max(0, above.lastIndexOf('.')))) {
            if (REASONS.containsKey(above)) return shown(name) + said(above);
        }
        return null;
    }

    private static String said(String known) {
        return " is not in this page: " + REASONS.get(known) + ".";
    }

    /** A class or a member without its package; a package whole. */
    private static String shown(String name) {
        int at = 0;
        while (at < name.length() && Character.isLowerCase(name.charAt(at)) && name.indexOf('.', at) > 0) {
            at = name.indexOf('.', at) + 1;
        }
        return at < name.length() && Character.isUpperCase(name.charAt(at)) ? name.substring(at) : name;
    }

    private static void read() {
        for (String[] group : ALL) {
            for (String name : group[1].split(" ")) {
                REASONS.put(name, group[0]);
                String last = name.substring(name.lastIndexOf('.') + 1);
                if (Character.isUpperCase(last.charAt(0))) NAMES.put(last, name);
            }
        }
    }
}
