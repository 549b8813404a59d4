package nimbook.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nimbook.core.Position;

/** A seeded family of games: every kind of moves × terminal cells × forbidden cells × play. */
final class RandomGames {

    private static final List<Moves> MOVES = List.of(Moves.queen(), Moves.rook(), Moves.bishop(), Moves.king(),
            Moves.knight(), Moves.leaper(0, 2), Moves.leaper(1, 3), Moves.tWythoff(2), Moves.tWythoff(3),
            Moves.tWythoff(7), Moves.rook().and(Moves.king()), Moves.queen().and(Moves.steps(Moves.step(1, 2))),
            Moves.rook().and(Moves.knight()), Moves.bishop().and(Moves.leaper(0, 1)), Moves.rays(Moves.step(1, 0)),
            Moves.rays(Moves.step(0, 1)), Moves.rays(Moves.step(0, 2), Moves.step(3, 0)), Moves.rays(Moves.step(1,
                    2), Moves.step(2, 1)),
            Moves.queen().and(Moves.rays(Moves.step(1, 2), Moves.step(2, 1))),
            Moves.rays(Moves.step(2, -1), Moves.step(0, 1)),
            Moves.rays(Moves.step(1, -3), Moves.step(0, 1)),
            new Moves("band and a step", List.of(), List.of(Moves.step(2, 0)), 3),
            new Moves("band and a ray", List.of(Moves.step(0, 1)), List.of(), 2));

    private RandomGames() {}

    static List<BoardGame> of(long seed, int count, int size) {
        Random random = new Random(seed);
        List<BoardGame> games = new ArrayList<>();
        for (int i = 0; i < count; i++) games.add(one(random, i, size));
        return games;
    }

    private static BoardGame one(Random random, int i, int size) {
        Moves moves = MOVES.get(i % MOVES.size());
        if (random.nextInt(5) == 0) {
            List<Moves.Step> steps = new ArrayList<>();
            for (int k = random.nextInt(4); k >= 0; k--)
                steps.add(Moves.step(random.nextInt(4), 1 + random.nextInt(4)));
            moves = new Moves("random steps", List.of(), steps);
        }
        Cells terminal = switch (random.nextInt(6)) {
            case 0, 1 -> Cells.none();
            case 2 -> Cells.triangle(random.nextInt(4));
            case 3 -> Cells.square(random.nextInt(4));
            case 4 -> Cells.strip(random.nextInt(6));
            default -> some(random, size, 1 + random.nextInt(6));
        };
        Cells forbidden = random.nextInt(3) > 0 ? Cells.none() : some(random, size, 1 + random.nextInt(5));
        if (random.nextInt(3) == 0) forbidden = Cells.of(join(forbidden.list(), mirrored(forbidden.list())));
        BoardGame game = BoardGame.of(moves).terminal(terminal).forbidden(forbidden);
        return random.nextBoolean() ? game.misere() : game;
    }

    private static Cells some(Random random, int size, int count) {
        List<Position> cells = new ArrayList<>();
        for (int k = 0; k < count; k++) cells.add(Position.of(random.nextInt(size / 2), random.nextInt(size / 2)));
        return Cells.of(cells);
    }

    private static List<Position> mirrored(List<Position> cells) {
        return cells.stream().map(Position::mirror).toList();
    }

    private static List<Position> join(List<Position> a, List<Position> b) {
        List<Position> both = new ArrayList<>(a);
        both.addAll(b);
        return both;
    }
}
