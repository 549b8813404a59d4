package nimbook.widget.jjava;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Host;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.request.ExecuteRequest;

/**
 * Which cell each open model stands in. When a cell runs again, or is deleted, its output is gone, and so are its
 * models: else memory would grow with every run, here and in the front end.
 *
 * <p>JupyterLab names the cell in the metadata of the request ("cellId") and those deleted since ("deletedCells"). A
 * front end that names none: a cell is known by its text.
 */
final class Outputs {
    /** The models of one run of one cell. */
    private static final class Run {
        private final String request;
        private final List<Host.CommChannel> lines = new ArrayList<>();

        Run(String request) {
            this.request = request;
        }
    }

    private final Map<String, Run> runs = new LinkedHashMap<>();
    private Run current = new Run("");

    /** A model is about to open in this cell: what an earlier run of the cell opened is closed. */
    synchronized void beforeOpening(Message<?> cell) {
        if (cell == null) return;
        String request = cell.getHeader().getId();
        if (request.equals(current.request)) return;
        deleted(cell).forEach(this::close);
        String id = id(cell);
        close(id);
        current = new Run(request);
        runs.put(id, current);
    }

    synchronized void opened(Host.CommChannel line) {
        current.lines.add(line);
    }

    /** A page closed it: nothing holds its state any more. */
    synchronized void closed(Host.CommChannel line) {
        current.lines.remove(line);
        runs.values().forEach(run -> run.lines.remove(line));
    }

    private void close(String id) {
        Run before = runs.remove(id);
        if (before != null) List.copyOf(before.lines).forEach(Host.CommChannel::close);
    }

    /** The name of the cell that the request runs. */
    static String id(Message<?> cell) {
        return metadata(cell).get("cellId") instanceof String named ? named : "text " + text(cell);
    }

    /** The names of cells that are gone since the last request. */
    static List<String> deleted(Message<?> cell) {
        return metadata(cell).get("deletedCells") instanceof List<?> gone ? gone.stream().map(String::valueOf).toList()
                : List.of();
    }

    private static Map<String, Object> metadata(Message<?> cell) {
        return cell.hasMetadata() ? cell.getMetadata() : Map.of();
    }

    private static String text(Message<?> cell) {
        return cell.getContent() instanceof ExecuteRequest request ? request.getCode() : "";
    }
}
