package nimbook.survey;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32C;

/**
 * The answers of a survey on disk. A line is added for each answer and none is ever changed: the question, its rows,
 * and a checksum (CRC-32C) of the line. What a crash left of a last line is cut off when the file is opened again; a
 * line whose checksum is wrong does not count, so its question is answered again. One process at a time has the file.
 *
 * <p>The first line names format, survey, size and fields: a file of another survey is refused.
 */
final class AnswerFile implements AutoCloseable {

    /** Rows of an answer are parted by this sign, which {@link RowText} never writes. */
    private static final String ROW = "\r";

    /** Not a channel: an interruption would close that while it writes. */
    private final RandomAccessFile file;
    private final Map<Integer, List<String>> answers = new TreeMap<>();

    private AnswerFile(RandomAccessFile file) {
        this.file = file;
    }

    /**
     * Opens or begins the file.
     *
     * @throws IllegalArgumentException when the file belongs to another survey, or another process has it
     */
    static AnswerFile open(Path file, Survey<?> survey) throws IOException {
        String fields = new RowText<>(survey.rowType()).heads();
        String head = checked("nimbook survey 1\t" + survey.name() + "\t" + survey.size() + "\t" + fields);
        Files.createDirectories(file.toAbsolutePath().getParent());
        AnswerFile answers = new AnswerFile(new RandomAccessFile(file.toFile(), "rw"));
        try {
            lock(answers.file, file);
            answers.read(file, head, survey.size());
            return answers;
        } catch (IOException | RuntimeException e) {
            answers.file.close();
            throw e;
        }
    }

    private static void lock(RandomAccessFile open, Path file) throws IOException {
        FileLock lock;
        try {
            lock = open.getChannel().tryLock();
        } catch (OverlappingFileLockException taken) {
            lock = null;
        }
        if (lock == null) throw new IllegalArgumentException("folder = " + file.toAbsolutePath().getParent()
                + ": another survey writes to it now");
    }

    private void read(Path path, String head, int size) throws IOException {
        byte[] bytes = new byte[Math.toIntExact(file.length())];
        file.readFully(bytes);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') end--;
        // Not lines(), which ends a line at ROW, too.
        String[] lines = new String(bytes, 0, end, StandardCharsets.UTF_8).split("\n");
        if (end == 0) {
            file.setLength(0);
            write(head);
            return;
        }
        if (!lines[0].equals(head)) {
            throw new IllegalArgumentException("folder = " + path.toAbsolutePath().getParent()
                    + ": it holds another survey (" + lines[0]
                    + "), not this one (" + head + ")");
        }
        file.setLength(end);
        file.seek(end);
        for (String line : lines) {
            int tab = line.lastIndexOf('\t');
            if (line.equals(head) || tab < 0 || !line.equals(checked(line.substring(0, tab)))) continue;
            int first = line.indexOf('\t');
            int question = Integer.parseInt(line.substring(0, first));
            if (question >= 0 && question < size) answers.putIfAbsent(question, rows(line.substring(first, tab)));
        }
    }

    /** The rows of each answer so far, by question; a copy. */
    synchronized Map<Integer, List<String>> answers() {
        return new TreeMap<>(answers);
    }

    /**
     * Adds an answer, which outlives this process, and the machine from the next {@link #sync} on. One that is there
     * already stays as it is.
     */
    synchronized void add(int question, List<String> rows) throws IOException {
        if (answers.containsKey(question)) return;
        StringBuilder line = new StringBuilder(Integer.toString(question));
        for (String row : rows) line.append('\t').append(row).append(ROW);
        write(checked(line.toString()));
        answers.put(question, List.copyOf(rows));
    }

    private void write(String line) throws IOException {
        file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Returns when all answers so far are on the disk itself. */
    void sync() throws IOException {
        file.getFD().sync();
    }

    private static List<String> rows(String text) {
        List<String> rows = new ArrayList<>();
        for (int from = 0; from < text.length(); ) {
            int to = text.indexOf(ROW, from);
            rows.add(text.substring(from + 1, to));
            from = to + 1;
        }
        return rows;
    }

    /** The text, a tab and its checksum. */
    private static String checked(String text) {
        CRC32C sum = new CRC32C();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return text + "\t" + Long.toHexString(sum.getValue() | 1L << 32).substring(1);
    }

    @Override
    public void close() throws IOException {
        try (file) {
            sync();
        }
    }
}
