package nimbook.widget.jjava;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.Host;
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
        Map<String, Object> metadata = cell.hasMetadata() ? cell.getMetadata() : Map.of();
        String id = metadata.get("cellId") instanceof String named ? named : "text " + text(cell);
        if (metadata.get("deletedCells") instanceof List<?> deleted)
            deleted.forEach(gone -> close(String.valueOf(gone)));
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

    private static String text(Message<?> cell) {
        return cell.getContent() instanceof ExecuteRequest request ? request.getCode() : "";
    }
}
