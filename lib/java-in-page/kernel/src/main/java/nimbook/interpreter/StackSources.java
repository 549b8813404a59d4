package nimbook.interpreter;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Which instruction made each value on the stack, found by walking through a method's code once; -1 where branches
 * bring values of different instructions. For messages only: a walk is made when a null stops a program.
 */
final class StackSources {
    /**
     * Places that the instruction takes from the stack and puts on it; 0 for those that need a look at their operands.
     */
    private static final String TAKEN =
            "00000000000000000000000000000000000000000000002222"
                    + "22221212111112222111122221111343433331200000002424"
                    + "24242424242424241212232323242424011122211122211142"
                    + "2441111112222222200011000000000000000011100111001100";
    private static final String PUT =
            "01111111122111221111212121111122221111222211111212"
                    + "11110000000000000000000000000000000000000000001212"
                    + "12121212121212121212121212121212021211212212111111"
                    + "1110000000000000000000000000000000000111100100000000";

    private final ClassFile file;
    private final int start;
    private final int[] begins;
    private final Map<Integer, int[]> stacks = new HashMap<>();
    private int[] stack = new int[0];

    /** @param begins where the instructions begin, in order */
    StackSources(ClassFile file, int start, int[] begins, int[] handlers) {
        this.file = file;
        this.start = start;
        this.begins = begins;
        for (int handler : handlers) stacks.put(handler, new int[] {-1});
    }

    /** The sources of the values before the instruction at a place. */
    int[] before(int place) {
        boolean reached = true;
        for (int bci : begins) {
            int[] known = stacks.get(bci);
            if (known != null && reached) merge(bci, known);
            else if (known != null) stack = known;
            else if (!reached) stack = new int[0];
            if (bci == place) return stack;
            reached = step(bci);
        }
        return stack;
    }

    private void merge(int bci, int[] known) {
        int[] merged = Arrays.copyOf(stack, Math.min(stack.length, known.length));
        for (int i = 0; i < merged.length; i++) if (merged[i] != known[i]) merged[i] = -1;
        stack = merged;
        stacks.put(bci, merged);
    }

    private void pop(int n) {
        stack = Arrays.copyOf(stack, Math.max(0, stack.length - n));
    }

    private void push(int n, int source) {
        int from = stack.length;
        stack = Arrays.copyOf(stack, from + n);
        Arrays.fill(stack, from, from + n, source);
    }

    private void branch(int target) {
        if (!stacks.containsKey(target)) stacks.put(target, stack);
        else {
            int[] own = stack;
            merge(target, stacks.get(target));
            stack = own;
        }
    }

    /** Below the top {@code n} places and another {@code below}, a copy of the top. */
    private void copy(int n, int below) {
        int size = stack.length;
        int[] top = Arrays.copyOfRange(stack, size - n, size),
                middle = Arrays.copyOfRange(stack, size - n - below, size - n);
        pop(n + below);
        for (int[] part : new int[][] {top, middle, top}) for (int source : part) push(1, source);
    }

    /** Whether the next instruction follows. */
    private boolean step(int bci) {
        int at = start + bci, op = file.u1(at), wide = op == 196 ? file.u1(at + 1) : op;
        switch (op) {
            case 89 -> copy(1, 0);
            case 90 -> copy(1, 1);
            case 91 -> copy(1, 2);
            case 92 -> copy(2, 0);
            case 93 -> copy(2, 1);
            case 94 -> copy(2, 2);
            case 95 -> {
                copy(1, 1);
                pop(1);
            }
            case 178, 179, 180, 181 -> {
                int size = Descriptors.size(file.memberDescriptor(file.u2(at + 1))), object = op >= 180 ? 1 : 0;
                pop(object + (op == 179 || op == 181 ? size : 0));
                if (op == 178 || op == 180) push(size, bci);
            }
            case 182, 183, 184, 185, 186 -> {
                int index = file.u2(at + 1);
                String type = op == 186 ? file.utf8(file.second(file.second(index))) : file.memberDescriptor(index);
                pop(Descriptors.slots(type) + (op == 184 || op == 186 ? 0 : 1));
                push(Descriptors.size(Descriptors.result(type)), bci);
            }
            case 192 -> {}
            case 197 -> {
                pop(file.u1(at + 3));
                push(1, bci);
            }
            default -> {
                pop(TAKEN.charAt(wide) - '0');
                push(PUT.charAt(wide) - '0', bci);
            }
        }
        if (op >= 153 && op <= 167 || op == 198 || op == 199) branch(bci + file.s2(at + 1));
        return op != 167 && op != 170 && op != 171 && !(op >= 172 && op <= 177) && op != 191;
    }
}
