package nimbook.logic;

/** The names that each numeration has from the start. */
final class Names {

    private Names() {}

    static Theory define(Theory theory) {
        if (theory.numeration().c() == 1) return narayana(theory);
        if (theory.numeration().b() == 0) return binary(theory);
        return theory.numeration().a() == 1 ? fibonacci(theory) : metallic(theory);
    }

    private static Theory binary(Theory theory) {
        Theory made = theory.digits("power(n)", "0*10*").says("power", "n is a power of the base");
        if (theory.numeration().a() != 2) return made;
        return made.digits("xors(x, y, z)", "([000]|[011]|[101]|[110])*").define("nimsum(x, y) = z", "xors(x, y, z)")
                .without("xors").says("nimsum", "x ⊕ y, the nim-sum");
    }

    /**
     * ⌊nφ⌋: with F(m)φ = F(m + 1) − (−1/φ)ᵐ for each part F(m) of n, nφ = shl(n) − e, where the least part decides the
     * sign of e and |e| &lt; 1. So ⌊nφ⌋ = shl(n) − 1 when the word of n ends in an even number of zeros, else shl(n).
     */
    private static Theory fibonacci(Theory theory) {
        return leastPart(theory, "Zeckendorf's")
                .digits("evenzeros(n)", "(0|1)*1(00)*")
                .says("evenzeros", "n ≥ 1 ends in an even number of zeros: n is a lower Wythoff number")
                .define("A(n) = k", "evenzeros(n) & k = shl(n) - 1 | ~evenzeros(n) & k = shl(n)")
                .says("A", "⌊nφ⌋, the lower Wythoff number; OEIS A000201")
                .define("B(n)", "A(n) + n").says("B", "⌊nφ²⌋, the upper Wythoff number; OEIS A001950")
                .define("G(n)", "A(n + 1) - n - 1")
                .says("G", "Hofstadter's G(n) = n − G(G(n − 1)); OEIS A005206")
                .digits("fib(n)", "0*10*").says("fib", "n is a Fibonacci number")
                .digits("longlucas(n)", "0*1010*").define("lucas(n)", "1 <= n <= 3 | longlucas(n)").without("longlucas")
                .says("lucas", "n is a Lucas number: 1, 2, 3, 4, 7, 11, …")
                .digits("tail(s, n)", "([00]|[01])*([00]|[11])*")
                .says("tail", "s is a sum of the smallest parts of n")
                .define("g(n) = k", "k = 0 & n >= 1 & (~evenzeros(n) xor fib(n + 1)) | "
                        + "k = 1 & (n = 0 | ~(~evenzeros(n) xor fib(n + 1)))")
                .says("g", "the correction term of the terminal cells x + y ≤ 2, 0 or 1")
                .define("queen(x, y, u, v)", "u = x & v < y | v = y & u < x | u < x & x + v = y + u")
                .says("queen", "a move of Wythoff's game leads from (x, y) to (u, v)")
                .define("W(x, y)", "some n: x = A(n) & y = B(n) | x = B(n) & y = A(n)")
                .says("W", "(x, y) is a P-position of Wythoff's game");
    }

    private static Theory narayana(Theory theory) {
        return leastPart(theory, "Narayana's")
                .digits("narayana(n)", "0*10*").says("narayana", "n is one of Narayana's numbers 1, 2, 3, 4, 6, 9, …")
                .define("H(n)", "shr(n)").says("H", "Hofstadter's H(n) = n − H(H(H(n − 1))); OEIS A005374");
    }

    private static Theory leastPart(Theory theory, String whose) {
        return theory
                .digits("parts(n, k)", "([00]|[10])*[11][00]*|[00]*").define("leastpart(n) = k", "parts(n, k)")
                .without("parts").says("leastpart", "the least part of " + whose + " sum for n; 0 for n = 0");
    }

    /** With θ = [t; t, t, …] and n's Ostrowski word: ⌊n/θ⌋ is shr(n), less 1 for an odd number of final zeros. */
    private static Theory metallic(Theory theory) {
        int t = theory.numeration().a();
        String any = pattern(t, 0);
        String nonzero = pattern(t, 1);
        return theory
                .digits("evenzeros(n)", any + "*" + nonzero + "(00)*|0*")
                .says("evenzeros", "n ends in an even number of zeros, or is 0")
                .define("A(n) = k", "evenzeros(n) & k = n + shr(n) | ~evenzeros(n) & k = n + shr(n) - 1")
                .says("A", "n + ⌊n/θ⌋, θ = [" + t + "; " + t + ", …]")
                .define("B(n)", "A(n) + " + t + "n").says("B", "A(n) + " + t + "n")
                .define("move(x, y, u, v)", "u = x & v < y | v = y & u < x | u < x & v < y & x - u < y - v + " + t
                        + " & y - v < x - u + " + t)
                .says("move", "a move of " + t + "-Wythoff leads from (x, y) to (u, v)")
                .define("W(x, y)", "some n: x = A(n) & y = B(n) | x = B(n) & y = A(n)")
                .says("W", "(x, y) is a P-position of " + t + "-Wythoff");
    }

    /** A digit from {@code least} to t. */
    private static String pattern(int t, int least) {
        StringBuilder text = new StringBuilder("(");
        for (int digit = least; digit <= t; digit++)
            text.append(digit > least ? "|" : "").append(Character.forDigit(digit, 36));
        return text.append(")").toString();
    }
}
