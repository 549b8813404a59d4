package nimbook.page;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Binary values that go into a page, each once. */
final class Buffers {
    private final Map<ByteBuffer, Integer> known = new HashMap<>();
    private final List<byte[]> list = new ArrayList<>();

    /** The number of these bytes; equal ones have one. */
    int add(byte[] bytes) {
        Integer before = known.putIfAbsent(ByteBuffer.wrap(bytes), list.size());
        if (before != null) return before;
        list.add(bytes);
        return list.size() - 1;
    }

    List<Integer> addAll(List<byte[]> all) {
        List<Integer> numbers = new ArrayList<>();
        for (byte[] bytes : all) numbers.add(add(bytes));
        return numbers;
    }

    List<byte[]> list() {
        return list;
    }
}
