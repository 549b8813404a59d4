package nimbook.spark;

import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimbook.core.Work;
import nimbook.survey.Survey;
import nimbook.survey.SurveyRun;
import nimbook.survey.Surveys;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.collection.Iterator;
import scala.concurrent.Await;
import scala.concurrent.duration.Duration;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * Answers a survey's questions on Apache Spark. A task has some questions; what an executor that dies had in hand is
 * run again elsewhere. The driver is given the result of each task once, however often the task was tried, and keeps
 * it at once.
 */
final class SparkAnswering implements SurveyRun.Answering {

    /**
     * Tasks for each core: many, so that the last ones end at about the same time, and few enough for Spark's 10 ms a
     * task.
     */
    private static final int TASKS_A_CORE = 32;

    private static final int LOOK_MILLIS = 50;

    private final Survey<?> survey;
    private final String master;

    SparkAnswering(Survey<?> survey, String master) {
        this.survey = survey;
        this.master = master;
    }

    /** The answer to a question, on its way to the driver. */
    private record Answer(int question, ArrayList<String> rows) implements Serializable {}

    /**
     * What an executor does with the questions of a task. The survey is found by its name, so that nothing of it
     * travels.
     */
    private static final class Ask extends AbstractFunction1<Iterator<Integer>,
            ArrayList<Answer>> implements Serializable {
        private static final long serialVersionUID = 1;
        private final String name;

        Ask(String name) {
            this.name = name;
        }

        @Override
        public ArrayList<Answer> apply(Iterator<Integer> questions) {
            Survey<?> survey = Surveys.named(name);
            ArrayList<Answer> answers = new ArrayList<>();
            while (questions.hasNext()) {
                int question = questions.next();
                answers.add(new Answer(question, new ArrayList<>(SurveyRun.rows(survey, question))));
            }
            return answers;
        }
    }

    /** What the driver does with the result of a task. */
    private static final class Keep extends AbstractFunction2<Object, ArrayList<Answer>, BoxedUnit> {
        private final SurveyRun.Sink sink;
        private final AtomicInteger kept = new AtomicInteger();
        private final AtomicReference<IOException> failure = new AtomicReference<>();

        Keep(SurveyRun.Sink sink) {
            this.sink = sink;
        }

        @Override
        public BoxedUnit apply(Object task, ArrayList<Answer> answers) {
            try {
                for (Answer answer : answers) sink.take(answer.question, answer.rows);
            } catch (IOException e) {
                failure.compareAndSet(null, e);
                throw new UncheckedIOException(e);
            }
            kept.addAndGet(answers.size());
            return BoxedUnit.UNIT;
        }
    }

    @Override
    public void answer(List<Integer> open, SurveyRun.Sink sink) throws IOException {
        if (open.isEmpty()) return;
        try (JavaSparkContext spark = new JavaSparkContext(configuration())) {
            int tasks = Math.min(open.size(), TASKS_A_CORE * spark.defaultParallelism());
            JavaRDD<Integer> questions = spark.parallelize(open, tasks);
            Keep keep = new Keep(sink);
            SimpleFutureAction<BoxedUnit> job = spark.sc().submitJob(questions.rdd(), new Ask(survey.name()),
                    CollectionConverters.asScala(IntStream.range(0, tasks).<Object>mapToObj(i -> i).iterator()).toSeq(),
                            keep,
                    new AbstractFunction0<>() {
                        @Override
                        public BoxedUnit apply() {
                            return BoxedUnit.UNIT;
                        }
                    });
            await(job, keep, open.size());
        }
    }

    private void await(SimpleFutureAction<BoxedUnit> job, Keep keep, int open) throws IOException {
        try {
            while (!job.isCompleted()) {
                Work.at(survey.size() - (long) open + keep.kept.get(), survey.size(), "questions");
                Thread.sleep(LOOK_MILLIS);
            }
            Await.result(job, Duration.Inf());
        } catch (InterruptedException stopped) {
            job.cancel();
            throw new Work.Stopped();
        } catch (Work.Stopped stopped) {
            job.cancel();
            throw stopped;
        } catch (Exception failed) {
            if (keep.failure.get() != null) throw keep.failure.get();
            throw new IllegalStateException(survey.name() + " on " + master + ": " + failed.getMessage(), failed);
        }
    }

    private SparkConf configuration() {
        return new SparkConf().setAppName("nimbook survey " + survey.name()).setMaster(master).set("spark.ui.enabled",
                "false")
                .set("spark.jars", String.join(",", ownJars()));
    }

    /** The library's jars on this class path: executors elsewhere fetch them from the driver. */
    private static List<String> ownJars() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .filter(path -> path.getFileName().toString().matches("nimbook-.*\\.jar")).map(path ->
                        path.toAbsolutePath().toString()).toList();
    }
}
