package nimbook.period;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Work;

/**
 * Verifies a {@link RookCertificate}. It shares no code with the finder: its own table by mex, its own reading and
 * checking of the laws (those stated at {@code nimbook.rook.RookState}, in their column form), and another
 * algorithm, which streams each level once over one period of the level below and composes the permutations of the
 * lines and, for each line, of the slots. Values far out, for witnesses and the preperiod, are read off the same
 * stream: the phase is passed once, and which copy it belongs to is decided when the permutations are known.
 *
 * <p>O(m · t(m − 1)) steps for even m, O(m · t(m − 2)) for odd ones: m ≤ 11 at once, 13 a second or a few, 14 and 15
 * some minutes, 17 half a day.
 */
public final class RookCertificateChecker {

    /** The first column of the structure; the certificate's witnesses are counted from here. */
    private static final int CUT = 4096;

    /** Columns from the cut on within which the format wants its witnesses: the first few are enough. */
    private static final int WITNESSES = 4096;

    /** Columns on each side of the cut where the laws are checked: 2P for the longest row of slots, P = 18. */
    private static final int LAWS = 36;

    /** Columns of the table beyond the cut: the laws look up to 17 columns ahead. */
    private static final int AHEAD = 2 * LAWS;

    private final int[][] table;
    private final boolean[][] y;
    private final boolean[][] x;
    private final int[][] d;

    RookCertificateChecker(int levels, int[][] table) {
        this.table = table;
        y = new boolean[levels + 1][CUT + AHEAD];
        x = new boolean[levels + 1][CUT + AHEAD];
        d = new int[levels + 2][CUT + AHEAD];
        java.util.Arrays.fill(d[1], 3);
        for (int j = 1; j <= levels; j++) {
            for (int n = CUT - AHEAD; n < CUT + AHEAD; n++) {
                y[j][n] = table[2 * j][n] == n - j - 1;
                x[j][n] = table[2 * j + 1][n] != n + j + 1;
                d[j + 1][n] = x[j][n] ? 2 * j + 3 : y[j][n] ? d[j][n] + 1 : 1;
            }
        }
    }

    /**
     * What is wrong with a certificate; empty when it proves what it says.
     *
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static List<String> faults(RookCertificate c) {
        if (nonNull(c, "c").row() < 0 || c.row() > 17) return List.of("row " + c.row() + " is not 0 to 17");
        if (c.period() < 1 || c.preperiodG() < 0 || c.preperiodF() < 0) return List.of("a number is out of its range");
        if (c.preperiodG() > CUT || c.preperiodF() > CUT) return List.of("a preperiod beyond " + CUT);
        if (c.row() < 2) {
            boolean right = c.period() == 1 && c.preperiodG() == 0 && c.preperiodF() == 0 && c.witnesses().isEmpty();
            return right ? List.of() : List.of("rows 0 and 1 are n − 1 and n");
        }
        int level = c.row() / 2;
        RookCertificateChecker own = new RookCertificateChecker(level, table(level));
        List<String> faults = own.laws(level);
        if (!faults.isEmpty()) return faults;
        long below = 1;
        // A wrong period is refused at the first level that it is no multiple of
        for (int j = 1; j < level; j++) {
            below = own.new Pass(j, below, new long[0]).periodOdd;
            if (c.period() % below != 0) return List.of("the state of rows 0.." + (2 * j + 1) + " comes back after "
                    + below + " columns; the period " + c.period() + " is no multiple");
        }
        List<Long> primes = primes(c.period());
        if (c.witnesses().size() != primes.size())
            return List.of("there must be a witness for each of the " + primes.size() + " primes of the period");
        // columns, from the cut on, whose value is needed: before the cut each one period later, then the pairs of the
        // witnesses
        List<Long> far = new ArrayList<>();
        for (int n = 0; n < CUT; n++) far.add(n - CUT + c.period());
        for (int i = 0; i < primes.size(); i++) {
            long n = c.witnesses().get(i);
            if (n < CUT || n >= CUT + WITNESSES) return List.of("witness " + n + " is out of range");
            for (long before = 0; before <= n - CUT; before++) {
                far.add(before);
                far.add(before + c.period() / primes.get(i));
            }
        }
        long[] columns = far.stream().mapToLong(Long::longValue).toArray();
        for (int i = 0; i < columns.length; i++) while (columns[i] < 0) columns[i] += c.period();
        Pass pass = own.new Pass(level, below, columns);
        long period = c.row() % 2 == 0 ? pass.periodEven : pass.periodOdd;
        if (c.period() != period) return List.of("the state of rows 0.." + c.row() + " comes back after " + period
                + " columns, not " + c.period());
        int[] offsets = pass.offsets(c.row());
        int at = CUT;
        for (int i = 0; i < primes.size(); i++) {
            long n = CUT;
            while (n < c.witnesses().get(i) && offsets[at] == offsets[at + 1]) {
                n++;
                at += 2;
            }
            boolean first = n == c.witnesses().get(i) && offsets[at] != offsets[at + 1];
            at += 2 * (int) (c.witnesses().get(i) - n + 1);
            if (!first) faults.add("column " + c.witnesses().get(i) + " is not the first witness against the period "
                    + c.period() / primes.get(i));
        }
        int g = 0;
        int f = 0;
        for (int n = 0; n < CUT; n++) {
            if (own.table[c.row()][n] - n == offsets[n]) continue;
            g = n + 1;
            f = Math.max(f, own.table[c.row()][n] + 1);
        }
        if (g != c.preperiodG()) faults.add("the preperiod of g is " + g + ", not " + c.preperiodG());
        if (f != c.preperiodF()) faults.add("the preperiod of f is " + f + ", not " + c.preperiodF());
        return List.copyOf(faults);
    }

    /**
     * The laws of levels 1..levels about the cut, as the table shows them.
     *
     * @return what fails
     */
    List<String> laws(int levels) {
        List<String> faults = new ArrayList<>();
        for (int j = 1; j <= levels; j++) {
            int slots = 2 * j + 2;
            for (int n = CUT - LAWS; n < CUT + LAWS; n++) {
                int hole = n + d[j][n] - j - 1;
                boolean even = table[2 * j][n] == (y[j][n] ? n - j - 1 : hole) && y[j][n + d[j][n]] == y[j][n];
                boolean odd = table[2 * j + 1][n] == (!x[j][n] ? n + j + 1 : y[j][n] ? hole : n - j - 1)
                        && x[j][n] == x[j][n + (y[j][n] ? d[j][n] : 0) - slots];
                if (!even || !odd) faults.add("level " + j + ": a law fails at column " + n);
            }
        }
        return faults;
    }

    /** One level over one period of D. */
    private final class Pass {
        private final int j;
        private final int slots;
        private final long below;
        private final int[] start;
        private final int token;
        private final byte[][] content;
        private final int[] leadsTo;
        private final long[] columns;
        private final int[] hole;
        private final int[] line;
        private final byte[][][] moment;
        private final int[] index;
        private final int cycle;
        private long[] words;
        final long periodEven;
        final long periodOdd;

        Pass(int j, long below, long[] columns) {
            this.j = j;
            this.below = below;
            this.columns = columns;
            slots = 2 * j + 2;
            hole = new int[columns.length];
            line = new int[columns.length];
            index = new int[columns.length];
            moment = new byte[columns.length][][];
            int lines = 0;
            start = new int[j + 2];
            int[] at = new int[64];
            java.util.Arrays.fill(at, -1);
            int found = -1;
            for (int k = CUT; k <= CUT + 2 * j; k++) {
                for (int n = k - 1; n >= k - 2 * j - 1; n--) {
                    if (n >= CUT || n + d[j][n] != k || lines == j + 2) continue;
                    if (y[j][k]) found = lines;
                    start[lines] = k - CUT;
                    at[k - CUT] = lines++;
                }
            }
            if (lines != j + 2 || found < 0) throw new IllegalStateException("level " + j + ": " + lines + " lines");
            token = found;
            content = new byte[lines][slots];
            for (byte[] of : content) for (int i = 0; i < slots; i++) of[i] = (byte) i;
            stream(at);
            leadsTo = new int[lines];
            for (int l = 0; l < lines; l++) leadsTo[at[(int) ((below + start[l]) & 63)]] = l;
            int length = 0;
            for (int l = token; length == 0 || l != token; l = leadsTo[l]) length++;
            cycle = length;
            periodEven = below * cycle;
            periodOdd = orbit();
        }

        private void stream(int[] at) {
            java.util.TreeMap<Long, List<Integer>> byPhase = new java.util.TreeMap<>();
            for (int i = 0; i < columns.length; i++)
                byPhase.computeIfAbsent(columns[i] % below, p -> new ArrayList<>()).add(i);
            long nextDue = byPhase.isEmpty() ? -1 : byPhase.firstKey();
            // 64 divides the cut: circles begin there
            boolean[][] ahead = new boolean[j][64];
            boolean[][] behind = new boolean[j][64];
            for (int l = 1; l < j; l++) {
                for (int k = CUT; k <= CUT + 2 * l; k++) {
                    for (int n = k - 1; n >= k - 2 * l - 1; n--)
                        if (n < CUT && n + d[l][n] == k) ahead[l][k & 63] = y[l][k];
                }
                for (int n = CUT - 2 * l - 2; n < CUT; n++) behind[l][n & 63] = x[l][n];
            }
            int place = 0;
            for (long i = 0; i < below; i++) {
                if ((i & 0xFFFF) == 0) Work.at(i, below, "columns, level " + j);
                int here = (int) i & 63;
                int now = 3;
                for (int l = 1; l < j; l++) {
                    boolean taken = ahead[l][here];
                    ahead[l][here] = false;
                    if (taken) ahead[l][here + now & 63] = true;
                    boolean free = behind[l][here + (taken ? now : 0) - 2 * l - 2 & 63];
                    behind[l][here] = free;
                    now = free ? 2 * l + 3 : taken ? now + 1 : 1;
                }
                int arrived = at[here];
                if (i == nextDue) {
                    byte[][] copy = new byte[content.length][];
                    for (int l = 0; l < copy.length; l++) copy[l] = content[l].clone();
                    for (int w : byPhase.remove(nextDue)) {
                        hole[w] = now;
                        line[w] = arrived;
                        index[w] = place;
                        moment[w] = copy;
                    }
                    nextDue = byPhase.isEmpty() ? -1 : byPhase.firstKey();
                }
                at[here] = -1;
                at[(int) (i + now) & 63] = arrived;
                byte[] of = content[arrived];
                int from = place + now;
                if (from >= slots) from -= slots;
                of[place] = of[from];
                if (++place == slots) place = 0;
            }
        }

        /**
         * Follows the true slots through all turns of the token; keeps the word at the beginning of each turn of the
         * base period.
         */
        private long orbit() {
            long word = 0;
            for (int i = 0; i < slots; i++) if (i != start[token] && x[j][CUT - slots + i]) word |= 1L << i;
            long home = word;
            words = new long[cycle];
            int count = 0;
            do {
                int l = token;
                for (int turn = 0; turn < cycle; turn++) {
                    if (count == words.length) words = java.util.Arrays.copyOf(words, 2 * count);
                    words[count++] = word;
                    long after = 0;
                    for (int i = 0; i < slots; i++) {
                        int place = (int) ((below + i) % slots);
                        if (i != start[leadsTo[l]]) after |= (word >>> content[l][place] & 1) << i;
                    }
                    word = after;
                    l = leadsTo[l];
                }
                Work.poll();
            } while (word != home);
            words = java.util.Arrays.copyOf(words, count);
            return below * count;
        }

        /** g(row, ·) − column for row 2j or 2j + 1 at the requested columns. */
        int[] offsets(int row) {
            int[] offsets = new int[columns.length];
            for (int w = 0; w < offsets.length; w++) {
                int copy = (int) (columns[w] / below % words.length);
                int l = token;
                for (int turn = 0; turn < copy % cycle; turn++) l = leadsTo[l];
                boolean here = line[w] == l;
                int place = (index[w] + (here ? hole[w] : 0)) % slots;
                boolean free = (words[copy] >>> moment[w][l][place] & 1) != 0;
                offsets[w] = row % 2 == 0 ? here ? -j - 1 : hole[w] - j - 1 : !free ? j + 1 : here ? hole[w] - j - 1
                        : -j - 1;
            }
            return offsets;
        }
    }

    /**
     * Rows 0..2·levels + 1 of g to beyond the cut, by mex: from nothing but the definition and the bound g ≥ n − m that
     * makes the search short.
     */
    static int[][] table(int levels) {
        int rows = 2 * levels + 2;
        int columns = CUT + AHEAD;
        int[][] g = new int[rows][columns];
        boolean[][] row = new boolean[rows][columns + rows + 1];
        for (int n = 0; n < columns; n++) {
            boolean[] column = new boolean[columns + rows + 1];
            for (int m = 0; m < rows; m++) {
                if (n + m == 0) {
                    g[0][0] = -1;
                    continue;
                }
                int value = Math.max(0, n - m - 1);
                while (row[m][value] || column[value]) value++;
                g[m][n] = value;
                row[m][value] = true;
                column[value] = true;
            }
        }
        return g;
    }

    private static List<Long> primes(long n) {
        List<Long> primes = new ArrayList<>();
        for (long q = 2; n > 1; q++) {
            Work.poll();
            if (q > n / q) q = n;
            if (n % q == 0) primes.add(q);
            while (n % q == 0) n /= q;
        }
        return primes;
    }
}
