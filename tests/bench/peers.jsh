// The same questions put to nimbook; prints a line "question seconds answer" each. The processor's time of this thread, the least of several runs.
BigInteger number(int digits) { return BigInteger.ONE.shiftLeft((int) (digits * 3.3219281 + 1)).divide(BigInteger.valueOf(3)); }
void ask(String question, int runs, java.util.function.Supplier<?> work) {
    var threads = java.lang.management.ManagementFactory.getThreadMXBean();
    double least = Double.MAX_VALUE;
    Object answer = null;
    for (int i = 0; i < runs; i++) {
        long start = threads.getCurrentThreadCpuTime();
        answer = work.get();
        least = Math.min(least, (threads.getCurrentThreadCpuTime() - start) / 1e9);
    }
    System.out.println("asked " + question + " " + least + " " + answer);
}
BigInteger k = number(100_000);
BigInteger a = Golden.floorPhi(k);
ask("grundy", 200, () -> BoardGame.queen().grundy(200, 200).at(199, 198));
ask("games", 200, () -> BoardGame.queen().grundy(12, 12).at(11, 10));
ask("kayles", 50, () -> Octal.kayles().value(1999));
ask("ptest", 30, () -> Wythoff.isP(a, a.add(k)) ? "True" : "False");
ask("zeckendorf", 10, () -> Zeckendorf.of(number(10_000)).size());
/exit
