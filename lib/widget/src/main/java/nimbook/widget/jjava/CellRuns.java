package nimbook.widget.jjava;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.VarSnippet;
import nimbook.widget.live.CellClasses;
import nimbook.widget.live.CellVariables;
import org.dflib.jjava.jupyter.messages.Message;
import org.objectweb.asm.ClassReader;

/**
 * What the shell keeps of each run of a cell for ever: the value that the cell showed, as a variable that no cell can
 * name but by its number, and an import of it in every later cell. When the cell has run again, or is deleted, the
 * value, the variable and the import go; memory and the compiler's work would grow with every run.
 */
final class CellRuns {
    /** The tag of a class in the constants of a class file (JVMS 4.4). */
    private static final int CLASS = 7;

    private static final String CELLS = "REPL/$JShell$";

    /** A value that a run of a cell showed, and the class of that run by its internal name. */
    private record Shown(VarSnippet variable, String run) {}

    private final JShell shell;
    private final Map<String, List<Shown>> shown = new HashMap<>();
    private final List<Shown> superseded = new ArrayList<>();
    private String request = "";
    private static volatile CellRuns newest;

    CellRuns(JShell shell) {
        this.shell = shell;
        newest = this;
    }

    /** Called where the kernel has answered a cell. */
    static void cellEnded() {
        CellRuns runs = newest;
        if (runs != null) runs.end();
    }

    /** A snippet of a cell runs now, as this class. */
    synchronized void begin(Message<?> cell, Snippet snippet, String run) {
        if (cell == null) return;
        String id = Outputs.id(cell);
        if (!request.equals(cell.getHeader().getId())) {
            request = cell.getHeader().getId();
            Outputs.deleted(cell).forEach(this::supersede);
            supersede(id);
        }
        if (snippet instanceof VarSnippet variable
                && snippet.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND)
            shown.computeIfAbsent(id, none -> new ArrayList<>()).add(new Shown(variable, run));
    }

    private void supersede(String cell) {
        List<Shown> before = shown.remove(cell);
        if (before != null) superseded.addAll(before);
    }

    /** No cell runs: what was superseded goes, but for what a cell of the notebook names. */
    private synchronized void end() {
        for (Shown each : superseded) {
            if (isNamed(each.variable)) continue;
            shell.drop(each.variable);
            CellVariables.forget(each.run, each.variable.name());
            // A run that names another cell's class may have changed what a variable there holds.
            boolean names = CellClasses.files().entrySet().stream()
                    .anyMatch(file -> isOf(each.run, file.getKey()) && namesCells(file.getValue(), each.run));
            if (!names) CellClasses.forget(each.run);
        }
        superseded.clear();
    }

    /** Whether it is the class of the run, or one inside. */
    private static boolean isOf(String run, String name) {
        return name.equals(run) || name.startsWith(run + "$");
    }

    private boolean isNamed(VarSnippet variable) {
        Pattern name = Pattern.compile("(?<![\\w$])" + Pattern.quote(variable.name()) + "(?![\\w$])");
        return shell.snippets().anyMatch(other -> other != variable && name.matcher(other.source()).find());
    }

    private static boolean namesCells(byte[] file, String run) {
        ClassReader reader = new ClassReader(file);
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int place = reader.getItem(i);
            if (place == 0 || file[place - 1] != CLASS) continue;
            String name = reader.readUTF8(place, buffer);
            if (name.startsWith(CELLS) && !isOf(run, name)) return true;
        }
        return false;
    }
}
