package nimbook.board;

import java.util.ArrayList;
import java.util.List;

/**
 * How a piece moves: rays (any number of times the direction) and steps (exactly once). A step (a, b) leads from (row, column) to
 * (row − a, column − b).
 */
public record Moves(String name, List<Step> rays, List<Step> steps) {

    /** A displacement towards the corner. */
    public record Step(int down, int left) {}

    public Moves {
        rays = List.copyOf(rays);
        steps = List.copyOf(steps);
    }

    /** The cells reachable in one move, terminal and forbidden cells not regarded; sorted. */
    List<Position> from(int row, int column) {
        List<Position> to = new ArrayList<>();
        for (Step ray : rays) {
            for (int k = 1; row - (long) k * ray.down >= 0 && column - (long) k * ray.left >= 0; k++) {
                to.add(Position.of(row - k * ray.down, column - k * ray.left));
            }
        }
        for (Step step : steps) {
            if (row >= step.down && column >= step.left) to.add(Position.of(row - step.down, column - step.left));
        }
        return to.stream().distinct().sorted().toList();
    }
}
