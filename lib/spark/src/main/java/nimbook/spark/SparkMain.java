package nimbook.spark;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nimbook.survey.SurveyMain;

/** The command line of surveys with {@code --master URL}: see {@link SurveyMain}. */
public final class SparkMain {

    private SparkMain() {}

    /** Runs a survey on Spark. */
    public static void main(String[] args) {
        System.exit(SurveyMain.run(List.of(args), new PrintStream(System.out, true, StandardCharsets.UTF_8),
                new PrintStream(System.err, true, StandardCharsets.UTF_8), (options, run) -> {
                    if (options.master() == null) return run.run();
                    return run.runWith(new SparkAnswering(options.survey(), options.master()));
                }));
    }
}
