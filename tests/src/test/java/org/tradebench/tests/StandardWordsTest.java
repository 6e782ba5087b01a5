package org.tradebench.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Keeps sources, help and documents to the terms of docs/vocabulary.md. */
class StandardWordsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /** History, raw results, generated documents, and the lists of old words. */
    private static final List<String> EXEMPT = List.of(
            "CHANGELOG.md",
            "docs/cli.md",
            "docs/decisions/",
            "docs/results/",
            "docs/vocabulary.md",
            "deploy/kubernetes/rendered/",
            "tests/src/test/java/org/tradebench/tests/StandardWordsTest.java");

    private static final Set<String> UNVERSIONED = Set.of("target", ".git", ".idea", "node_modules", "made");
    private static final Pattern TEXT =
            Pattern.compile(".*\\.(java|md|ya?ml|html|jsp|sh|properties|xml|xhtml|jmx|sql|conf|template)|[^.]+");
    private static final int LONGEST_TEST_NAME = 50;

    /** The text in which a phrase is searched. */
    private enum Scope {
        /** Every line of every text file. */
        EVERYWHERE,
        /** Sentences: comments, string literals with a space, documents without their code. */
        PROSE,
        /** Sentences of Markdown files. */
        DOCUMENTS
    }

    private record Phrase(String instead, Scope scope, Pattern pattern) {
        static Phrase of(String instead, Scope scope, String pattern) {
            return new Phrase(instead, scope, Pattern.compile(pattern, Pattern.CASE_INSENSITIVE));
        }
    }

    private static final List<Phrase> PHRASES = List.of(
            Phrase.of("expected …, got …", Scope.EVERYWHERE, "would (be|have been) right\\b"),
            Phrase.of("invalid", Scope.EVERYWHERE, "can(not|'t| not) be meant"),
            Phrase.of("drift", Scope.EVERYWHERE, "\\bmoods?\\b"),
            Phrase.of("A/A control", Scope.EVERYWHERE, "\\bthe same twice\\b"),
            Phrase.of("administrator console", Scope.EVERYWHERE, "operators' console"),
            Phrase.of("consistency check", Scope.EVERYWHERE, "money audit(?!\")"),
            Phrase.of("system under test", Scope.EVERYWHERE, "measured systems?\\b"),
            Phrase.of("no user, none", Scope.PROSE, "(?<!['\"=])\\bnobody\\b"),
            Phrase.of("speed-normalized", Scope.PROSE, "at equal speed"),
            Phrase.of(
                    "compare with",
                    Scope.PROSE,
                    "\\b(held|holds?) [^.]{0,30}\\bagainst (each|the (books|database))|held against"),
            Phrase.of("evaluate", Scope.PROSE, "led past"),
            Phrase.of("distinguish", Scope.PROSE, "told apart|could be told"),
            Phrase.of("detect at 80 % power", Scope.PROSE, "four times out of five"),
            Phrase.of("exhausted", Scope.PROSE, "\\bused up\\b"),
            Phrase.of("alternately, one after the other", Scope.PROSE, "\\bin turns?\\b(?! of)"),
            Phrase.of(
                    "per operation, per request",
                    Scope.PROSE,
                    "(\\d|µs|\\bms|CPU|\\bCPU time|queries|statements) an? (operation|order|request)\\b"),
            Phrase.of(
                    "per second",
                    Scope.PROSE,
                    "\\b(requests|operations|arrivals|bytes|events|entries|once|queries|CPU-seconds) a second\\b"),
            Phrase.of("outcome, result", Scope.PROSE, "(?<![.{\"])\\bverdicts?\\b(?! in place)(?![.:])"),
            Phrase.of("validity check", Scope.PROSE, "\\bgates?\\b(?! with a verdict)"),
            Phrase.of("treatment, proxy variant", Scope.PROSE, "(?<![-.\"])\\barms?\\b(?![`=:.])"),
            Phrase.of("trial, replicate", Scope.PROSE, "\\bforks?\\b(?! mode| shared| process)(?![(=:])"),
            Phrase.of(
                    "load generator",
                    Scope.PROSE,
                    "(?<!JDBC |PostgreSQL |[-=/\"'.<|])\\bdrivers?\\b(?!]|['\"]? ?[:={]|['\"-]|[./]\\w)"),
            Phrase.of(
                    "measurement interval",
                    Scope.PROSE,
                    "(?<!browser |heard: |[-=/\"'.<|])\\bwindows?\\b(?!['\"]? ?[:={]|['\"-]|[./]\\w| is not supported| in place)"),
            Phrase.of(
                    "block",
                    Scope.DOCUMENTS,
                    "\\b(each|every|same|first|one|whole|in|three|more|two) rounds?\\b(?![- ](trips?|robin))"),
            Phrase.of("consistency check", Scope.DOCUMENTS, "\\baudits?\\b"),
            Phrase.of(
                    "finding",
                    Scope.DOCUMENTS,
                    "\\b(paper|study)('s)? claims?\\b|\\bclaims? (of|about) (the|a) (paper|study)"),
            Phrase.of("metric", Scope.DOCUMENTS, "\\b(the|its|whose|no|a) figures?\\b(?! \\d)"));

    /**
     * A name that was removed from code, files and options.
     *
     * @param readers names of the files that may contain the name, because they still read it, test that or document it
     */
    private record Removed(String instead, Pattern pattern, Set<String> readers) {
        static Removed of(String instead, String pattern, String... readers) {
            return new Removed(instead, Pattern.compile(pattern), Set.of(readers));
        }
    }

    private static final List<Removed> REMOVED = List.of(
            Removed.of(
                    "load-generator.json, load-generator.log, load-generator-N",
                    "\\bdriver(\\.json|\\.log|-output|-N)\\b|/driver-[$\\d*]|\"driver-\" \\+",
                    "LoadResult.java",
                    "OldResultsTest.java"),
            Removed.of(
                    "load-generator, LOAD_GENERATORS",
                    "\\b(trader|paper|small|job|run|stopping the)[-/ ](--rm )?drivers?\\b|/drivers?\\b(?!/)|\\bDRIVER(S|_CPUSET)?\\b"
                            + "|\\b(name|component|Job\", \"): ?driver\\b|\"drivers?\"|\\[(\\w+, )*driver]|\\bDriver(Pod|Script)",
                    "EarlierComposeNamesTest.java",
                    "FlatSettings.java",
                    "HistoryLine.java",
                    "Inventory.java",
                    "Recording.java",
                    "Tier.java",
                    "TrialMetrics.java",
                    "docker-cluster.md",
                    "result-format.md",
                    "tiers.yml"),
            Removed.of(
                    "interval, duration",
                    "\\bWINDOW\\b(?! chain AS)|[\"'=]window[\"/]|`window[`/]|\\bwindow\\.signal|window-opens|--window-at|\\bwindow[:=] ?\\d|\\bwindow MILLIS",
                    "EarlierNames.java",
                    "EarlierNamesTest.java",
                    "HistogramFileTest.java",
                    "HistogramLines.java",
                    "HistoryLine.java",
                    "LoadProgress.java",
                    "OldResultsTest.java",
                    "QuickSizeTest.java",
                    "RunRecord.java",
                    "Setting.java",
                    "StudyFileTest.java",
                    "TradePlanTest.java",
                    "jmeter.md",
                    "methodology.md",
                    "midtier.jmx",
                    "primitives.jmx",
                    "result-format.md",
                    "scenario.jmx",
                    "soap.jmx",
                    "trade.jmx"),
            Removed.of(
                    "pre-warming",
                    "(?i)\\brehears",
                    "EarlierNames.java",
                    "EarlierNamesTest.java",
                    "HistoryTest.java",
                    "OptionsTest.java",
                    "Setting.java",
                    "StudyFileTest.java",
                    "methodology.md"),
            Removed.of(
                    "speed-normalized throughput",
                    "\\bMeasure\\.PACE\\b|\"PACE\"|\"pace\"|\\bmeasure: pace\\b|'PACE'|[eE]qualSpeed\\b",
                    "FindingPartTest.java",
                    "HistoryTest.java",
                    "Measure.java"),
            Removed.of(
                    "--levels",
                    "\"--arms\"|--arms[ =]",
                    "EarlierNames.java",
                    "EarlierNamesTest.java",
                    "EarlierRecordTest.java",
                    "OptionsTest.java"));

    @TestFactory
    Stream<DynamicTest> usesStandardTerms() throws IOException {
        List<Line> lines = new ArrayList<>();
        for (Path file : files()) {
            read(file, lines);
        }
        assertThat(lines).hasSizeGreaterThan(50_000);
        return PHRASES.stream()
                .map(phrase -> dynamicTest(
                        phrase.pattern().pattern(),
                        () -> assertThat(lines.stream()
                                        .filter(line -> line.scope().compareTo(phrase.scope()) >= 0)
                                        .filter(line -> phrase.pattern()
                                                .matcher(line.text())
                                                .find())
                                        .map(Line::toString))
                                .as("expected \"%s\" (docs/vocabulary.md)", phrase.instead())
                                .isEmpty()));
    }

    /** Also searches code, in which phrases are not searched. */
    @TestFactory
    Stream<DynamicTest> usesStandardNames() throws IOException {
        List<Path> files = files();
        return REMOVED.stream()
                .map(name -> dynamicTest(
                        name.pattern().pattern(),
                        () -> assertThat(files.stream()
                                        .filter(file -> !name.readers()
                                                .contains(file.getFileName().toString()))
                                        .filter(file -> name.pattern()
                                                .matcher(text(file))
                                                .find())
                                        .map(ROOT::relativize))
                                .as("expected \"%s\" (docs/vocabulary.md)", name.instead())
                                .isEmpty()));
    }

    @Test
    void namesTestsBriefly() throws IOException {
        Pattern test = Pattern.compile("\\bvoid (\\w+)\\(");
        List<String> found = new ArrayList<>();
        for (Path file : files()) {
            if (file.toString().contains("src/test/java")) {
                Matcher names = test.matcher(Files.readString(file));
                while (names.find()) {
                    if (names.group(1).length() > LONGEST_TEST_NAME) {
                        found.add(ROOT.relativize(file) + ": " + names.group(1));
                    }
                }
            }
        }
        assertThat(found)
                .as("test names: expected at most %d characters", LONGEST_TEST_NAME)
                .isEmpty();
    }

    /** @param scope the narrowest that the text belongs to */
    private record Line(String file, int number, Scope scope, String text) {
        @Override
        public String toString() {
            return file + ":" + number + ": " + text.strip();
        }
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return UNVERSIONED.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String path = ROOT.relativize(file).toString();
                if (attributes.isRegularFile()
                        && TEXT.matcher(file.getFileName().toString()).matches()
                        && !path.equals("LICENSE")
                        && EXEMPT.stream().noneMatch(path::startsWith)) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " is not UTF-8", e);
        }
    }

    private static void read(Path file, List<Line> into) {
        String path = ROOT.relativize(file).toString();
        String text = text(file);
        boolean isDocument = path.endsWith(".md");
        boolean inCode = false;
        int number = 0;
        for (String line : (path.endsWith(".java") ? proseOfJava(text) : text).split("\n", -1)) {
            number++;
            if (line.strip().startsWith("```")) {
                inCode = !inCode;
            }
            if (isDocument && !inCode && !line.startsWith("<!--")) {
                into.add(new Line(path, number, Scope.DOCUMENTS, line.replaceAll("`[^`]*`|\\]\\([^)]*\\)", "``")));
            } else if (path.endsWith(".java") || (line.strip().startsWith("#") && !isDocument)) {
                into.add(new Line(path, number, Scope.PROSE, line));
            } else {
                into.add(new Line(path, number, Scope.EVERYWHERE, line));
            }
        }
    }

    private static final Pattern JAVA = Pattern.compile("(?s)(?<keep>//[^\\n]*|/\\*.*?\\*/|\"{3}.*?\"{3}"
            + "|\"(?:[^\"\\\\\\n]++|\\\\.)*+\")|'(?:\\\\.|[^'\\\\])'|[^\\n\"'/]+|[\"'/]");

    /** Blanks out code, and of comments inline code and names of parameters; keeps the lines. */
    private static String proseOfJava(String source) {
        StringBuilder prose = new StringBuilder();
        Matcher token = JAVA.matcher(source);
        int last = 0;
        while (token.find()) {
            prose.append(source.substring(last, token.start()).replaceAll("[^\\n]", ""));
            String kept = token.group("keep");
            if (kept != null && (kept.startsWith("/") || kept.strip().contains(" "))) {
                prose.append(kept.replaceAll("\\{@(code|link|linkplain) [^}\\n]*\\}|@param \\w+", ""));
            }
            last = token.end();
        }
        return prose.append(source.substring(last).replaceAll("[^\\n]", "")).toString();
    }
}
