import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Shows that identical processes differ for as long as they live, by where their memory lies. Each follows the same chain through an array of its own; they do so in turn, in random order, and
 * are alive all the time.
 *
 * <pre>java Placement.java PROCESSES MEGABYTES ROUNDS [OPTIONS OF THEIR JVM]</pre>
 */
class Placement {
    private static final int LONGS_PER_LINE = 8;
    private static final int STEPS = 4_000_000;

    public static void main(String[] arguments) throws IOException {
        if (arguments[0].equals("follow")) {
            follow(Integer.parseInt(arguments[1]));
            return;
        }
        int rounds = Integer.parseInt(arguments[2]);
        List<Follower> followers = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(arguments[0]); i++) {
            followers.add(new Follower(arguments[1], List.of(arguments).subList(3, arguments.length)));
        }
        Random order = new Random(1);
        for (int round = -1; round < rounds; round++) {
            List<Follower> inTurn = new ArrayList<>(followers);
            Collections.shuffle(inTurn, order);
            for (Follower follower : inTurn) {
                follower.measure(round >= 0);
            }
        }
        double mean = followers.stream().mapToDouble(Follower::mean).average().orElseThrow();
        double between = 0;
        double within = 0;
        for (Follower follower : followers) {
            System.out.printf(
                    Locale.ROOT,
                    "%.2f ns, standard error %.2f %%%n",
                    Math.exp(follower.mean()),
                    100 * follower.standardError());
            between += Math.pow(follower.mean() - mean, 2) / (followers.size() - 1);
            within += Math.pow(follower.standardError(), 2) / followers.size();
            follower.end();
        }
        System.out.printf(
                Locale.ROOT,
                "processes differ by %.2f %%, of which their rounds explain %.2f %%%n",
                100 * Math.sqrt(between),
                100 * Math.sqrt(within));
    }

    /** Follows the chain whenever a line is read, and says the nanoseconds of a step. */
    private static void follow(int megabytes) throws IOException {
        long[] chain = new long[megabytes * 1024 * 1024 / Long.BYTES];
        List<Integer> lines = new ArrayList<>();
        for (int line = 0; line < chain.length / LONGS_PER_LINE; line++) {
            lines.add(line);
        }
        Collections.shuffle(lines, new Random(7));
        for (int i = 0; i < lines.size(); i++) {
            chain[lines.get(i) * LONGS_PER_LINE] = (long) lines.get((i + 1) % lines.size()) * LONGS_PER_LINE;
        }
        lines = List.of();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long place = 0;
        while (in.readLine() != null) {
            long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            place = walk(chain, place);
            System.out.println(
                    (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun) / (double) STEPS);
        }
    }

    private static long walk(long[] chain, long place) {
        for (int step = 0; step < STEPS; step++) {
            place = chain[(int) place];
        }
        return place;
    }

    /** A process that follows the chain, and the logarithms of what a step took it. */
    private static final class Follower {
        private final Process process;
        private final PrintWriter to;
        private final BufferedReader from;
        private final List<Double> logs = new ArrayList<>();

        Follower(String megabytes, List<String> options) throws IOException {
            List<String> command = new ArrayList<>(
                    List.of(System.getProperty("java.home") + "/bin/java", "-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"));
            command.addAll(options);
            command.addAll(List.of("docs/results/calibration/interleaved/Placement.java", "follow", megabytes));
            process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            to = new PrintWriter(process.outputWriter(), true);
            from = process.inputReader();
        }

        void measure(boolean counts) throws IOException {
            to.println();
            double nanos = Double.parseDouble(from.readLine());
            if (counts) {
                logs.add(Math.log(nanos));
            }
        }

        double mean() {
            return logs.stream().mapToDouble(log -> log).average().orElseThrow();
        }

        double standardError() {
            double mean = mean();
            double squares = logs.stream().mapToDouble(log -> (log - mean) * (log - mean)).sum();
            return Math.sqrt(squares / (logs.size() - 1) / logs.size());
        }

        void end() {
            process.destroy();
        }
    }
}
