package nimbook.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Strips on several threads: every block once, after those that it needs; a failure or an interruption of one thread
 * ends all.
 */
class StripsTest {

    /** How a {@link Sample} waits. */
    private enum Kind { CASCADE, LEAD, IN_STEP }

    /** Strips that check, block by block, that what they need is done. */
    private static class Sample implements Strips<int[]> {
        final Kind kind;
        final int count;
        final int blocks;
        final int slope;
        final AtomicIntegerArray done;
        final Set<Thread> threads = ConcurrentHashMap.newKeySet();

        Sample(Kind kind, int count, int blocks, int slope) {
            this.kind = kind;
            this.count = count;
            this.blocks = blocks;
            this.slope = slope;
            this.done = new AtomicIntegerArray(count);
            for (int s = 0; s < count; s++) done.set(s, firstBlock(s));
        }

        @Override
        public int count() {
            return count;
        }

        @Override
        public int blocks() {
            return blocks;
        }

        @Override
        public int firstBlock(int strip) {
            return Math.min(blocks, slope * strip);
        }

        @Override
        public int lead() {
            return kind == Kind.LEAD ? 2 : Integer.MAX_VALUE;
        }

        @Override
        public boolean inStep() {
            return kind == Kind.IN_STEP;
        }

        @Override
        public long cells() {
            return 1;
        }

        @Override
        public int[] space() {
            return new int[1];
        }

        @Override
        public void block(int[] space, int strip, int block) {
            Work.poll();
            threads.add(Thread.currentThread());
            space[0]++;
            assertTrue(done.compareAndSet(strip, block, block + 1), "strip " + strip + " block " + block);
            if (kind == Kind.IN_STEP)
                for (int s = 0; s < count; s++)
                    assertTrue(done.get(s) >= block, strip + " " + block);
            else if (strip > 0) assertTrue(done.get(strip - 1) > block, strip + " " + block);
            if (kind == Kind.LEAD && strip + 1 < count)
                assertTrue(done.get(strip + 1) > block - 2, strip + " " + block);
        }

        int total() {
            int total = 0;
            for (int s = 0; s < count; s++) total += blocks - firstBlock(s);
            return total;
        }
    }

    @Property(tries = 150, seed = "20260101")
    void everyBlockRunsOnceAfterThoseThatItNeeds(@ForAll Kind kind, @ForAll @IntRange(min = 1, max = 9) int count,
            @ForAll @IntRange(min = 1, max = 23) int blocks, @ForAll @IntRange(max = 3) int slope,
            @ForAll @IntRange(min = 1, max = 6) int threads) {
        Sample sample = new Sample(kind, count, blocks, kind == Kind.CASCADE ? slope : 0);
        List<int[]> spaces = TestThreads.with(threads, () -> Work.run(sample));
        assertEquals(sample.total(), spaces.stream().mapToInt(space -> space[0]).sum());
        for (int s = 0; s < count; s++) assertEquals(blocks, sample.done.get(s));
        // Strips that run side by side need a thread each.
        int expected = kind != Kind.CASCADE && (kind == Kind.IN_STEP || blocks > 2) && threads < count ? 1
                : Math.min(threads, count);
        assertEquals(expected, spaces.size());
        sample.threads.remove(Thread.currentThread());
        for (Thread thread : sample.threads) assertFalse(thread.isAlive());
    }

    @Test
    void theThreadsRunAtTheSameTime() {
        CountDownLatch second = new CountDownLatch(1);
        Sample sample = new Sample(Kind.CASCADE, 2, 3, 0) {
            @Override
            public void block(int[] space, int strip, int block) {
                super.block(space, strip, block);
                if (strip == 1) {
                    second.countDown();
                } else if (block == 2) {
                    try {
                        // Ends only when strip 1 has begun.
                        second.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        };
        TestThreads.with(2, () -> Work.run(sample));
        assertEquals(2, sample.threads.size());
    }

    @Test
    void fewCellsAndWorkWithThreadsOfItsOwnStayOnTheThread() {
        int before = Work.threads();
        try {
            Work.threads(4);
            assertEquals(1, Work.run(new Sample(Kind.CASCADE, 5, 5, 0)).size());
        } finally {
            Work.threads(before);
        }
        TestThreads.with(4, () -> Work.onOneThread(() -> {
            assertEquals(1, Work.threads());
            assertEquals(1, Work.run(new Sample(Kind.CASCADE, 5, 5, 0)).size());
            return Work.onOneThread(() -> null);
        }));
        assertEquals(before, Work.threads());
    }

    @Test
    void aFailureOfOneThreadEndsAllOfThem() {
        for (int bad = 0; bad < 4; bad++) {
            int strip = bad;
            IllegalStateException failure = new IllegalStateException("strip " + strip);
            Sample sample = new Sample(Kind.CASCADE, 4, 1000, 0) {
                @Override
                public void block(int[] space, int s, int block) {
                    super.block(space, s, block);
                    if (s == strip && block == 7) throw failure;
                }
            };
            assertSame(failure,
                    assertThrows(IllegalStateException.class, () -> TestThreads.with(3, () -> Work.run(sample))));
            sample.threads.remove(Thread.currentThread());
            for (Thread thread : sample.threads) assertFalse(thread.isAlive());
            assertFalse(Thread.interrupted());
        }
    }

    /** The others are in a block that only an interruption ends. */
    @Test
    void anInterruptionOfTheCallerEndsAllThreads() {
        Thread caller = Thread.currentThread();
        List<Thread> stopped = new ArrayList<>();
        Sample sample = new Sample(Kind.IN_STEP, 3, 5, 0) {
            @Override
            public void block(int[] space, int strip, int block) {
                super.block(space, strip, block);
                if (block < 3) return;
                if (Thread.currentThread() == caller) caller.interrupt();
                try {
                    while (true) Work.poll();
                } finally {
                    synchronized (stopped) {
                        stopped.add(Thread.currentThread());
                    }
                }
            }
        };
        assertThrows(Work.Stopped.class, () -> TestThreads.with(3, () -> Work.run(sample)));
        assertTrue(stopped.contains(caller));
        for (Thread thread : sample.threads) assertTrue(thread == caller || !thread.isAlive());
        assertFalse(Thread.interrupted());
    }
}
