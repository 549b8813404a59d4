package nimbook.classlib;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Methods of regular expressions; see {@link Supplement} for their names. */
public final class PatternMethods {

    private PatternMethods() {}

    /** {@link Matcher#results}. */
    public static Stream<MatchResult> java_util_regex_Matcher_results(Matcher matcher) {
        List<MatchResult> all = new ArrayList<>();
        matcher.reset();
        while (matcher.find()) all.add(matcher.toMatchResult());
        return all.stream();
    }

    /** {@link Matcher#replaceAll(Function)}. */
    public static String java_util_regex_Matcher_replaceAll(Matcher matcher, Function<MatchResult, String> texts) {
        matcher.reset();
        StringBuffer out = new StringBuffer();
        while (matcher.find()) matcher.appendReplacement(out, texts.apply(matcher.toMatchResult()));
        return matcher.appendTail(out).toString();
    }

    /** {@link Pattern#asPredicate}. */
    public static Predicate<String> java_util_regex_Pattern_asPredicate(Pattern pattern) {
        return text -> pattern.matcher(text).find();
    }

    /** {@link Pattern#asMatchPredicate}. */
    public static Predicate<String> java_util_regex_Pattern_asMatchPredicate(Pattern pattern) {
        return text -> pattern.matcher(text).matches();
    }

    /** {@link Pattern#splitAsStream}. */
    public static Stream<String> java_util_regex_Pattern_splitAsStream(Pattern pattern, CharSequence text) {
        return Stream.of(pattern.split(text));
    }

    /** {@link Pattern#split(CharSequence)}. */
    public static String[] java_util_regex_Pattern_split(Pattern pattern, CharSequence text) {
        return java_util_regex_Pattern_split(pattern, text, 0);
    }

    /** {@link Pattern#split(CharSequence, int)}; an empty match at the beginning gives no part. */
    public static String[] java_util_regex_Pattern_split(Pattern pattern, CharSequence text, int limit) {
        List<String> parts = new ArrayList<>();
        Matcher matcher = pattern.matcher(text);
        int at = 0;
        while (parts.size() != limit - 1 && matcher.find()) {
            if (matcher.end() == 0) continue;
            parts.add(text.subSequence(at, matcher.start()).toString());
            at = matcher.end();
        }
        parts.add(text.subSequence(at, text.length()).toString());
        int last = parts.size() - 1;
        while (limit == 0 && last > 0 && parts.get(last).isEmpty()) parts.remove(last--);
        boolean none = limit == 0 && at > 0 && parts.size() == 1 && parts.get(0).isEmpty();
        return none ? new String[0] : parts.toArray(new String[0]);
    }
}
