package nimbook.widget.live;

import java.util.LinkedHashMap;
import java.util.Map;
import nimbook.widget.model.Services;

/**
 * What a notebook keeps of a live figure so that it moves where no kernel answers; a service of the {@link Registry}.
 */
@FunctionalInterface
public interface StoredProgram {

    /**
     * The value "program" of the figure's state: under "place" the address, below that of the notebook's server, of a
     * module whose {@code modelOf(state, program)} gives a model that answers in the kernel's place; the rest is for
     * that module. Null for a figure that cannot do without a kernel.
     */
    Map<String, Object> of(Live live);

    /** The state with the program of the figure, where there is one. */
    static Map<String, Object> in(Map<String, Object> state, Live live) {
        Map<String, Object> program = Services.service(StoredProgram.class, none -> null).of(live);
        if (program == null) return state;
        Map<String, Object> all = new LinkedHashMap<>(state);
        all.put("program", program);
        return all;
    }
}
