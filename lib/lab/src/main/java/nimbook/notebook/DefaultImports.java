package nimbook.notebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The imports that a notebook's cells have: the classes that a cell begins with, by their names. A type that a cell
 * only gets back needs no import, so Tab lists what a reader may want to write. Names come before what JJava imports on
 * demand (java.util, java.time, …): {@code Period} is the one of {@code nimbook.period}.
 */
final class DefaultImports {
    /** A package of nimbook and its classes, in the order in which a document needs them. */
    private static final List<String> CLASSES = List.of(
            "core Comparison Grid Outcome Position Work",
            "number BeattyPair Coverage Fibonacci Formula Fraction Golden Nim Numerals Quadratic Slope Zeckendorf",
            "sequence IntegerSequence Sequences WythoffArray",
            "board BoardGame Cells CellsByValue Moves NimSum PPositions",
            "terminal CellFamily MisereClasses PositionSet TerminalCensus TerminalSetComparison WythoffAgreement",
            "heap GrundysGame HeapGame HeapRule Octal SparseSpace SubtractionGame TakeAndBreak TakeAway",
            "logic GameTheorem Numeration Slips TheoremSearch Theory",
            "game Game GameSearch Heap PartsGame Sum",
            "period HeapPeriods OctalSurvey Period RookCertificate RowPeriods",
            "wythoff BlockingWythoff GeneralizedWythoff MisereWythoff TWythoff Wythoff WythoffPiles ZeckendorfRule",
            "hofstadter CorrectionTerm HofstadterG MisereTriangleWythoff TriangleWythoff",
            "rook MisereRook RookPeriods RookPreperiods",
            "deletions DigitalDeletions DigitRows DigitStringCounts",
            "fibonacci FibonacciNim GlobalNim GlobalPiles MisereFibonacciNim QuotaCensus QuotaPiles "
                    + "QuotaValues SmallPileTable",
            "misere Genus MisereQuotient Tameness",
            "turning CoinTurning Tartan",
            "compound Compound GreenTree Lengths OrdinalSum",
            "ruleset CramRegion Rulesets",
            "document BeattyProof Construction FloatCode InductionStep MoveDerivation PrintedP1 PrintedTables "
                    + "RookProperty TheoremOne",
            "claim Document Ledger Verdict",
            "survey Survey SurveyRun Surveys",
            "drawing Color Drawing ShapeStyle TextStyle",
            "heatmap ColorMap Heatmap Overlay",
            "table DataTable",
            "plot Plot",
            "play.board Board",
            "play.coins Coins",
            "play.digits Digits",
            "play.game Northcott Pictures SilverDollar Treblecross",
            "play.pins Pins",
            "diagram BeattyCut FiveGames GameTree MexOfCell NumberLine PeriodWindow Picture ProofRows RecursionTree "
                    + "RowShift StrategyRows StrategyTree TokenAndSlots ZeckendorfRows",
            "measure Scaling",
            "tablesaw TablesawPlots TablesawTables");

    private DefaultImports() {}

    /** Declarations; a class that is not there, as in a kernel with a part of the library, is left out. */
    static List<String> declarations() {
        List<String> imports = new ArrayList<>(List.of("import java.util.stream.*;", "import java.util.function.*;"));
        ClassLoader loader = DefaultImports.class.getClassLoader();
        for (String line : CLASSES) {
            String[] words = line.split(" ");
            for (String name : Arrays.asList(words).subList(1, words.length)) {
                String full = "nimbook." + words[0] + "." + name;
                if (loader.getResource(full.replace('.', '/') + ".class") != null) imports.add("import " + full + ";");
            }
        }
        imports.add("import static nimbook.notebook.Lab.*;");
        return imports;
    }
}
