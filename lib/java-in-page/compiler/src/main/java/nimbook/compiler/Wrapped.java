package nimbook.compiler;

import java.util.ArrayList;
import java.util.List;

/** Text that is put together from a cell's parts and others, and knows where the parts come from. */
final class Wrapped {

    /** Signs of the cell at another place. */
    private record Part(int at, int from, int length) {}

    /** What stands in another cell. */
    private record Other(int at, int length, String key) {}

    private final StringBuilder text = new StringBuilder();
    private final List<Part> parts = new ArrayList<>();
    private final List<Other> others = new ArrayList<>();
    private final String cell;

    Wrapped(String cell) {
        this.cell = cell;
    }

    /** Adds what does not stand in the cell. */
    Wrapped add(String more) {
        text.append(more);
        return this;
    }

    /** Adds a part of the cell. */
    Wrapped part(int from, int to) {
        parts.add(new Part(text.length(), from, to - from));
        text.append(cell, from, to);
        return this;
    }

    /** Adds another text, with its parts. */
    Wrapped add(Wrapped more) {
        for (Part each : more.parts) parts.add(new Part(text.length() + each.at, each.from, each.length));
        text.append(more.text);
        return this;
    }

    /** Adds what is another cell's, by a key. */
    Wrapped other(String key, String more) {
        others.add(new Other(text.length(), more.length(), key));
        return add(more);
    }

    /** The key of what stands at the place, if that is another cell's; null if it is not. */
    String other(long place) {
        for (Other each : others) if (place >= each.at && place <= each.at + each.length) return each.key;
        return null;
    }

    int length() {
        return text.length();
    }

    /**
     * The place in the cell of a place in this text: of what is not from the cell, the nearest that is, before it if
     * there is one.
     */
    int origin(long place) {
        int nearest = 0;
        for (Part part : parts) {
            if (place >= part.at && place <= part.at + part.length) return (int) (part.from + place - part.at);
            if (part.at < place || nearest == 0) nearest = part.at < place ? part.from + part.length : part.from;
        }
        return nearest;
    }

    /** Where the place of the cell stands in this text; -1 if it does not. */
    int place(int origin) {
        for (Part part : parts) {
            if (origin >= part.from && origin <= part.from + part.length) return part.at + origin - part.from;
        }
        return -1;
    }

    /** Whether a place stands in a part of the cell. */
    boolean isOfCell(long place) {
        for (Part part : parts) if (place >= part.at && place <= part.at + part.length) return true;
        return false;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
