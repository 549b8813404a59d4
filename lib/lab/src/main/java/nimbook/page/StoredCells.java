package nimbook.page;

import static nimbook.core.Arguments.nonNull;

import java.util.Map;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Live;
import nimbook.widget.live.StoredProgram;

/**
 * The cells of a live figure as a notebook stores them, some kilobytes a figure. What runs them lies next to the
 * kernel, where every server of Jupyter gives the files of a kernel's folder to its pages; the launcher puts it there.
 */
public final class StoredCells implements StoredProgram {
    private static final String PLACE = "kernelspecs/nimbook/runtime.js";

    /** For the kernel, which installs it. */
    public StoredCells() {}

    @Override
    public Map<String, Object> of(Live live) {
        boolean answers = !nonNull(live, "live").parameters().isEmpty()
                || live.figures().stream().anyMatch(Figure::answers);
        // No cell waits until the library is compiled for pages.
        if (!answers || live.origin() == null || !Engine.isMade()) return null;
        CellProgram cells = CellProgram.of(live, Engine.members());
        if (cells.missing() != null) return null;
        Buffers files = new Buffers();
        Map<String, Object> program = cells.json(files);
        program.put("files", files.list());
        program.put("place", PLACE);
        return program;
    }
}
