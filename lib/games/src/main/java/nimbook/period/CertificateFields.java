package nimbook.period;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Position;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;

/** Fields of certificates in the order of the format. */
final class CertificateFields {

    private final Map<String, Object> fields = new LinkedHashMap<>();

    CertificateFields with(String name, long number) {
        fields.put(name, number);
        return this;
    }

    CertificateFields with(String name, Object value) {
        fields.put(name, value);
        return this;
    }

    Map<String, Object> map() {
        return Collections.unmodifiableMap(fields);
    }

    static List<Long> pair(long a, long b) {
        return List.of(a, b);
    }

    static List<Long> numbers(Collection<Integer> numbers) {
        return numbers.stream().map(Integer::longValue).toList();
    }

    static List<List<Long>> cells(Collection<Position> cells) {
        return cells.stream().map(p -> pair(p.row(), p.column())).toList();
    }

    private static List<List<Long>> steps(Collection<Moves.Step> steps) {
        return steps.stream().map(s -> pair(s.down(), s.left())).toList();
    }

    /** For each prime of the period the column that goes with it. */
    static List<List<Long>> witnesses(long period, List<Long> columns) {
        List<Long> primes = Primes.of(period);
        refuse(primes.size() != columns.size(), "witnesses = ", columns, ": one is needed for each of the primes ",
                primes);
        List<List<Long>> pairs = new ArrayList<>();
        for (int i = 0; i < primes.size(); i++) pairs.add(pair(primes.get(i), columns.get(i)));
        return pairs;
    }

    /** The moves and special cells of a game on a board. */
    static Map<String, Object> game(BoardGame game) {
        Moves moves = game.moves();
        return new CertificateFields().with("rays", steps(moves.rays())).with("steps", steps(moves.steps()))
                .with("band", moves.diagonalWidth()).with("terminal", cells(game.terminalCells().list()))
                .with("forbidden", cells(game.forbiddenCells().list())).map();
    }

    /** The name of a one-pile game. */
    static Map<String, Object> game(HeapGame game) {
        CertificateFields named = new CertificateFields();
        if (game instanceof Octal octal) return named.with("octal", octal.code()).map();
        if (game instanceof SubtractionGame s) return named.with("subtract", numbers(s.set())).map();
        if (game instanceof TakeAndBreak code) return named.with("code", code.code()).map();
        throw new IllegalArgumentException("game " + game.name() + ": the format has codes and subtraction sets");
    }
}
