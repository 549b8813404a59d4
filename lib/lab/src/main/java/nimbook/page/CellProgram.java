package nimbook.page;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import nimbook.page.CellReferences.Named;
import nimbook.widget.live.CellClasses;
import nimbook.widget.live.CellVariables;
import nimbook.widget.live.Live;
import nimbook.widget.model.Json;

/**
 * The cells that a figure needs, for a page that runs them again: the class that made it, what that class names,
 * and so on; of each variable that is named its value, if it is a number or a text, else the runs that set it. A
 * method of a cell is followed from its first call on, a class of the reader's own as a whole.
 */
final class CellProgram {
    /** JShell's class around a declaration or an expression; classes of the reader's own lie inside one. */
    private static final Pattern WRAPPER = Pattern.compile("REPL/\\$JShell\\$[0-9]+[A-Z]*");
    private static final String RUN = "do_it$()Ljava/lang/Object;";

    private record Method(String owner, String key) {}

    private final Map<String, byte[]> files = CellClasses.files();
    private final List<String> runs = CellClasses.runs();
    private final Map<String, CellReferences> read = new HashMap<>();
    private final PageMembers page;
    private final Set<String> classes = new LinkedHashSet<>();
    private final Set<String> again = new HashSet<>();
    /** Of these the runs that are repeated as they are, and classes whose run only sets a value. */
    private final Set<String> effects = new HashSet<>();
    private final Map<String, byte[]> constants = new HashMap<>();
    private final Set<String> variables = new HashSet<>();
    private final Set<Method> reached = new HashSet<>();
    private final Deque<Method> open = new ArrayDeque<>();
    private final CellClasses.Origin origin;
    private String missing;

    private CellProgram(Live live, PageMembers page) {
        this.page = page;
        origin = live.origin();
        if (origin == null || !files.containsKey(origin.run())) {
            missing = "no cell made it";
            return;
        }
        need(origin.run());
        reach(origin.run(), RUN);
        while (!open.isEmpty()) follow(open.poll());
    }

    static CellProgram of(Live live, PageMembers page) {
        return new CellProgram(live, page);
    }

    /** What the page lacks that the cells name; null when it has all. */
    String missing() {
        return missing;
    }

    private CellReferences references(String name) {
        return read.computeIfAbsent(name, each -> new CellReferences(files.get(each)));
    }

    private void need(String name) {
        if (!classes.add(name)) return;
        for (String parent : references(name).parents) if (files.containsKey(parent)) need(parent);
        if (WRAPPER.matcher(name).matches()) reach(name, "<clinit>()V");
        else for (String key : references(name).methods.keySet()) reach(name, key);
    }

    private void reach(String owner, String key) {
        Method method = new Method(owner, key);
        if (references(owner).methods.containsKey(key) && reached.add(method)) open.add(method);
    }

    private void follow(Method method) {
        for (Named named : references(method.owner).methods.get(method.key)) {
            if (files.containsKey(named.owner())) cell(named);
            else if (!isHere(named) && missing == null) missing = words(named);
        }
    }

    private void cell(Named named) {
        need(named.owner());
        if (named.key() == null) return;
        if (named.key().indexOf('(') >= 0) {
            for (String type = named.owner(); files.containsKey(type); type = references(type).parents.get(0)) {
                reach(type, named.key());
            }
        } else if (!named.set() && WRAPPER.matcher(named.owner()).matches()) {
            if (variables.add(named.owner() + "." + named.key())) variable(named);
        }
    }

    /** A variable has its value from the run that declares it, and from those that set it or change what it holds. */
    private void variable(Named variable) {
        String type = variable.key().substring(variable.key().indexOf(':') + 1);
        if (type.length() == 1 || type.equals("Ljava/lang/String;")) {
            Object value = CellVariables.value(variable.owner(), variable.key().split(":")[0]);
            if (value != null) {
                constants.put(variable.owner(), ConstantRun.of(files.get(variable.owner()), variable.key(), value));
                again.add(variable.owner());
                return;
            }
        }
        boolean changes = type.startsWith("[") || type.startsWith("Ljava/util/") || type.startsWith("LREPL/");
        for (String run : runs) {
            boolean sets = run.equals(variable.owner());
            for (List<Named> all : references(run).methods.values()) {
                for (Named each : all) {
                    boolean same = each.owner().equals(variable.owner()) && variable.key().equals(each.key());
                    sets |= same && (each.set() || changes);
                }
            }
            if (!sets || run.equals(origin.run())) continue;
            again.add(run);
            effects.add(run);
            need(run);
            reach(run, RUN);
        }
    }

    private boolean isHere(Named named) {
        if (named.key() == null) return page.has(named.owner());
        return page.has(named.owner(), named.key());
    }

    private static String words(Named named) {
        String type = named.owner().substring(named.owner().lastIndexOf('/') + 1).replace('$', '.');
        if (named.key() == null) return type;
        int end = Math.max(named.key().indexOf('('), named.key().indexOf(':'));
        String member = named.key().substring(0, end);
        return member.equals("<init>") ? "new " + type : type + "." + member;
    }

    /** The program as a page reads it; the files are put among its binary values. */
    Map<String, Object> json(Buffers buffers) {
        List<Object> numbers = new ArrayList<>();
        for (String name : classes) {
            byte[] file = files.get(name);
            numbers.add(buffers.add(effects.contains(name) ? file : constants.getOrDefault(name, file)));
        }
        return Json.object("files", numbers, "runs", runs.stream().filter(again::contains).toList(), "figure",
                origin.run(), "number", origin.number());
    }
}
