package nimbook.widget.jjava;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.dflib.jjava.jupyter.messages.ContentType;
import org.dflib.jjava.jupyter.messages.MessageType;
import org.dflib.jjava.jupyter.messages.reply.HistoryReply;
import org.dflib.jjava.jupyter.messages.request.ExecuteRequest;
import org.dflib.jjava.jupyter.messages.request.HistoryRequest;

/** The cells of this session, which a console asks for by their numbers, or by a part of their text. */
final class CellHistory {
    /** Earlier sessions are not kept: this is the one that there is. */
    private static final int SESSION = 1;

    /** A cell that has run. */
    private record Entry(int number, String code) {}

    private final List<Entry> entries = Collections.synchronizedList(new ArrayList<>());

    /** Adds a cell that is about to run. */
    void add(ExecuteRequest request) {
        if (request.isSilent() || !request.shouldStoreHistory() || request.getCode().isBlank()) return;
        entries.add(new Entry(entries.size() + 1, request.getCode()));
    }

    /** What a request asks for, the oldest first. Values are not kept: where they are requested, each is null. */
    Reply answer(HistoryRequest request) {
        List<List<Object>> found = new ArrayList<>();
        for (Entry one : found(request)) {
            Object cell = request.includeOutput() ? Arrays.asList(one.code, null) : one.code;
            found.add(List.of(SESSION, one.number, cell));
        }
        return new Reply(found);
    }

    private List<Entry> found(HistoryRequest request) {
        List<Entry> all = List.copyOf(entries);
        if (request instanceof HistoryRequest.Tail tail) return last(all, tail.getMaxReturnLength());
        if (request instanceof HistoryRequest.Range range) {
            // 0 is this session, and a negative number one before it.
            boolean here = range.getSessionIndex() == 0 || range.getSessionIndex() == SESSION;
            int stop = range.getStop() <= 0 ? Integer.MAX_VALUE : range.getStop();
            return all.stream().filter(one -> here && one.number >= range.getStart() && one.number < stop).toList();
        }
        HistoryRequest.Search search = (HistoryRequest.Search) request;
        Pattern pattern = glob(search.getPattern());
        List<Entry> found = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (int i = all.size() - 1; i >= 0; i--) {
            Entry one = all.get(i);
            boolean fits = pattern.matcher(one.code).matches();
            if (fits && (seen.add(one.code) || !search.filterUnique())) found.add(0, one);
        }
        return last(found, search.getMaxReturnLength());
    }

    /** As in IPython: no number, or none above 0, asks for all. */
    private static List<Entry> last(List<Entry> all, int count) {
        return count <= 0 || count >= all.size() ? all : all.subList(all.size() - count, all.size());
    }

    /** A pattern of the shell's: {@code *} for any text, {@code ?} for any character. */
    private static Pattern glob(String pattern) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '*') out.append(".*");
            else if (c == '?') out.append('.');
            else out.append(Pattern.quote(String.valueOf(c)));
        }
        return Pattern.compile(out.toString(), Pattern.DOTALL);
    }

    /** As the protocol has it; the kernel's own reply has no state, and an object for each cell. */
    static final class Reply implements ContentType<Reply> {
        final String status = "ok";
        final List<List<Object>> history;

        Reply(List<List<Object>> history) {
            this.history = history;
        }

        @Override
        @SuppressWarnings("unchecked")
        public MessageType<Reply> getType() {
            return (MessageType<Reply>) (MessageType<?>) HistoryReply.MESSAGE_TYPE;
        }
    }
}
