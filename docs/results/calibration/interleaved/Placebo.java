import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tradebench.load.statistics.PairedRatio;

/**
 * Makes experiments without a difference of the measured ones: each pair of systems keeps how much its replicates scattered and loses the difference, which is replaced
 * by none or by a known one. The program's own analysis then shows how often its interval contains the truth, and how often it detects a difference.
 *
 * <p>A replicate's deviation from the mean of its pair gets a random sign, because the names of two equal systems could be exchanged.
 *
 * <p>Usage, in the folder of the project: {@code java -cp 'loadgen/target/classes:loadgen/target/lib/*' docs/results/calibration/interleaved/Placebo.java docs/results}
 */
public final class Placebo {
    private static final int EXPERIMENTS = 400;
    private static final double[] DIFFERENCES = {0, 0.03, 0.05};

    private Placebo() {}

    /** The deviations of one pair of systems, in the order of the replicates. */
    private record Pair(String name, double[] deviations) {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 1) {
            System.err.println("expected the folder of the kept results, such as docs/results");
            System.exit(2);
        }
        List<Pair> pairs = new ArrayList<>();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(Path.of(arguments[0]))) {
            for (Path folder : (Iterable<Path>) sorted(folders)::iterator) {
                Path file = folder.resolve("study.json");
                if (Files.exists(file)) {
                    pairs.addAll(pairs(folder.getFileName().toString(), new ObjectMapper().readTree(file.toFile())));
                }
            }
        }
        System.out.println("| replicates | pairs of systems | scatter of a ratio | experiments | interval contains the truth | detectable, median | 3 % detected | 5 % detected |");
        System.out.println("|---|---:|---:|---:|---:|---:|---:|---:|");
        print("5", pairs, 5, 5);
        print("6 to 9", pairs, 6, 9);
        print("10 to 14", pairs, 10, 99);
        print("all", pairs, 5, 99);
        System.out.printf(Locale.ROOT, "%nCorrelation of a replicate's deviation with that of the next: %.2f (%.2f without dependence).%n", correlation(pairs), chance(pairs));
    }

    private static Stream<Path> sorted(DirectoryStream<Path> folders) {
        List<Path> all = new ArrayList<>();
        folders.forEach(all::add);
        return all.stream().sorted();
    }

    /** Takes the systems of a study two by two, so that no trial counts twice. */
    private static List<Pair> pairs(String name, JsonNode study) {
        Map<String, Map<Integer, Double>> systems = new TreeMap<>();
        for (JsonNode trial : study.get("trials")) {
            if (trial.path("result").asText().equals("VALID") && trial.path("slices").size() > 0) {
                double sum = 0;
                for (JsonNode slice : trial.get("slices")) {
                    sum += Math.log(slice.get("operationsPerSecond").asDouble());
                }
                systems.computeIfAbsent(trial.get("cell").asText(), unused -> new TreeMap<>())
                        .put(trial.get("block").asInt(), sum / trial.get("slices").size());
            }
        }
        List<Pair> pairs = new ArrayList<>();
        List<String> names = new ArrayList<>(systems.keySet());
        for (int i = 0; i + 1 < names.size(); i += 2) {
            Map<Integer, Double> second = systems.get(names.get(i + 1));
            double[] logs = systems.get(names.get(i)).entrySet().stream()
                    .filter(entry -> second.containsKey(entry.getKey()))
                    .mapToDouble(entry -> entry.getValue() - second.get(entry.getKey()))
                    .toArray();
            if (logs.length >= 5) {
                double mean = Arrays.stream(logs).average().orElseThrow();
                // Deviations from a mean of n values are smaller than those from the truth by this factor.
                double factor = Math.sqrt(logs.length / (logs.length - 1.0));
                pairs.add(new Pair(name, Arrays.stream(logs).map(log -> (log - mean) * factor).toArray()));
            }
        }
        return pairs;
    }

    private static void print(String label, List<Pair> all, int least, int most) {
        List<Pair> pairs = all.stream().filter(pair -> pair.deviations().length >= least && pair.deviations().length <= most).toList();
        int[] detected = new int[DIFFERENCES.length];
        int contained = 0;
        List<Double> detectable = new ArrayList<>();
        double variance = 0;
        for (Pair pair : pairs) {
            Random random = new Random(42);
            variance += Arrays.stream(pair.deviations()).map(x -> x * x).average().orElseThrow() / pairs.size();
            for (int i = 0; i < EXPERIMENTS; i++) {
                double[] signed = Arrays.stream(pair.deviations()).map(x -> random.nextBoolean() ? x : -x).toArray();
                for (int j = 0; j < DIFFERENCES.length; j++) {
                    double cost = Math.log1p(DIFFERENCES[j]);
                    PairedRatio ratio = PairedRatio.of(Arrays.stream(signed).mapToObj(x -> Math.exp(x - cost)).toList());
                    if (ratio.low() > 1 || ratio.high() < 1) {
                        detected[j]++;
                    }
                    if (j == 0) {
                        contained += ratio.low() <= 1 && ratio.high() >= 1 ? 1 : 0;
                        detectable.add(ratio.detectable());
                    }
                }
            }
        }
        int experiments = pairs.size() * EXPERIMENTS;
        detectable.sort(null);
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %.1f %% | %,d | %.1f %% | %.1f %% | %.0f %% | %.0f %% |%n",
                label, pairs.size(), 100 * Math.sqrt(variance), experiments, 100.0 * contained / experiments,
                100 * detectable.get(detectable.size() / 2), 100.0 * detected[1] / experiments, 100.0 * detected[2] / experiments);
    }

    private static double correlation(List<Pair> pairs) {
        double products = 0;
        double squares = 0;
        for (Pair pair : pairs) {
            double[] x = pair.deviations();
            for (int i = 0; i + 1 < x.length; i++) {
                products += x[i] * x[i + 1];
                squares += (x[i] * x[i] + x[i + 1] * x[i + 1]) / 2;
            }
        }
        return products / squares;
    }

    /** Returns the mean of that correlation over random orders of the same deviations. */
    private static double chance(List<Pair> pairs) {
        Random random = new Random(7);
        double sum = 0;
        int orders = 1000;
        for (int i = 0; i < orders; i++) {
            sum += correlation(pairs.stream().map(pair -> {
                List<Double> shuffled = new ArrayList<>(Arrays.stream(pair.deviations()).boxed().toList());
                Collections.shuffle(shuffled, random);
                return new Pair(pair.name(), shuffled.stream().mapToDouble(Double::doubleValue).toArray());
            }).toList());
        }
        return sum / orders;
    }
}
