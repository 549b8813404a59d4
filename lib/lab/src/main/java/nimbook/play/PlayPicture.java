package nimbook.play;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.function.Function;
import nimbook.drawing.Drawing;

/**
 * A position as it is drawn, with the moves that are made in the drawing: the one source of what is played, saved and
 * spoken.
 *
 * @param drawing its marks; parts have the ids that the moves name
 * @param label the position for speech, and how the keys move
 * @param moves every move, in the order of {@link Playable#moves}
 * @param tiles places that are no parts of their own; null for none
 * @param <P> a position
 */
public record PlayPicture<P>(Drawing drawing, String label, List<PlayMove<P>> moves, Tiles tiles) {

    /**
     * Equal rectangles that a part is tiled with, so many that parts would be too many. A move is made on one as on a
     * part with the {@link #id}, and the arrow keys find it where it is.
     *
     * @param part the id of the part
     * @param rows how many one below the other
     * @param columns how many side by side
     */
    public record Tiles(String part, int rows, int columns) {
        /** Refuses null. */
        public Tiles {
            nonNull(part, "part");
        }

        /** The id of a tile; rows are counted from the top of the picture. */
        public String id(int row, int column) {
            return part + " " + row + " " + column;
        }

        /** The row and the column of a tile of this id; null for something else. */
        public int[] find(String id) {
            if (!nonNull(id, "id").startsWith(part + " ")) return null;
            String[] words = id.substring(part.length() + 1).split(" ");
            if (words.length != 2 || !words[0].matches("[0-9]{1,4}") || !words[1].matches("[0-9]{1,4}")) return null;
            int[] at = {Integer.parseInt(words[0]), Integer.parseInt(words[1])};
            return at[0] < rows && at[1] < columns ? at : null;
        }
    }

    /** A picture whose moves are made on its parts alone. */
    public PlayPicture(Drawing drawing, String label, List<PlayMove<P>> moves) {
        this(drawing, label, moves, null);
    }

    /** Copies the list. */
    public PlayPicture {
        nonNull(drawing, "drawing");
        nonNull(label, "label");
        moves = copy(moves, "moves");
    }

    /**
     * The drawing for a picture of more than this game: its moves as links, none of them as one that wins.
     *
     * @param target what stands there for the position after a move
     */
    public Drawing linked(Function<? super P, ?> target) {
        nonNull(target, "target");
        Drawing plain = drawing.without(Drawing.Part.HINT);
        List<Drawing.Part> parts = plain.parts().stream().map(part -> part.kind().equals(Drawing.Part.WINNING)
                ? new Drawing.Part(part.id(), Drawing.Part.MOVE, part.first(), part.end(), part.at()) : part).toList();
        List<Drawing.Link> links =
                moves.stream().map(move -> new Drawing.Link(move.on(), List.of(nonNull(target.apply(move.to()),
                        "what target gives")))).toList();
        return new Drawing(plain.width(), plain.height(), plain.title(), plain.marks(), links, parts);
    }
}
