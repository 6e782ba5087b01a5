package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Stops, kills and restarts member processes while all read and write; afterwards no cache holds a stale entry. */
@Tag("full")
@Timeout(180)
@EnabledOnOs({OS.LINUX, OS.MAC})
class ProcessesIT {
    private static final int MEMBERS = 3;

    /** Steps of each member between two events. */
    private static final long STEPS = 1_000;

    private final List<Running> all = new ArrayList<>();
    private List<Integer> ports;
    private Truth truth;

    /** A running {@link MemberProcess} and its commands. */
    private static final class Running {
        private final Process process;
        private final BufferedReader answers;
        private final PrintStream commands;

        private Running(Process process) {
            this.process = process;
            answers = process.inputReader(StandardCharsets.UTF_8);
            commands = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
        }

        private String nextLine() {
            try {
                return answers.readLine();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }

        private String ask(String command) {
            commands.println(command);
            return nextLine();
        }

        private void signal(String name) throws IOException, InterruptedException {
            Process kill = new ProcessBuilder("kill", "-" + name, "" + process.pid()).start();
            assertThat(kill.waitFor()).isZero();
        }
    }

    @BeforeEach
    void begin() throws IOException {
        truth = new Truth(MemberProcess.ROWS);
        ports = Members.freePorts(22_200, MEMBERS);
    }

    @AfterEach
    void end() throws IOException {
        all.forEach(member -> member.process.destroyForcibly());
        truth.close();
    }

    private Running start(int index) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx128m",
                "-Djava.util.logging.config.file=" + System.getProperty("java.util.logging.config.file"),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                MemberProcess.class.getName(),
                "" + truth.port(),
                "" + ports.get(index)));
        ports.forEach(port -> command.add("" + port));
        return new Running(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start());
    }

    private static void awaitMembers(List<Running> running, int count) {
        for (Running member : running) {
            Members.await("a view of " + count, () -> member.ask("members").equals("" + count));
        }
    }

    private static void awaitSteps(List<Running> running) {
        for (Running member : running) {
            long before = Long.parseLong(member.ask("steps"));
            Members.await(STEPS + " steps", () -> Long.parseLong(member.ask("steps")) >= before + STEPS);
        }
    }

    private List<String> entriesOfTruth() {
        List<String> entries = new ArrayList<>();
        List<Long> rows = truth.rows();
        for (int row = 0; row < rows.size(); row++) {
            entries.add("entry " + row + "=" + rows.get(row));
        }
        return entries;
    }

    @Test
    void keepsNoStaleEntryAfterStopKillAndRestart() throws Exception {
        for (int i = 0; i < MEMBERS; i++) {
            all.add(start(i));
        }
        all.forEach(member -> assertThat(member.nextLine()).isEqualTo("ready"));
        awaitMembers(all, MEMBERS);
        awaitSteps(all);

        // Stopped for longer than the failure timeout: the others drop it from their view.
        Running stopped = all.get(1);
        List<Running> others = List.of(all.get(0), all.get(2));
        stopped.signal("STOP");
        awaitMembers(others, MEMBERS - 1);
        awaitSteps(others);
        stopped.signal("CONT");
        awaitMembers(all, MEMBERS);
        awaitSteps(all);

        Running killed = all.remove(2);
        killed.process.destroyForcibly().waitFor();
        awaitMembers(all, MEMBERS - 1);
        awaitSteps(all);
        Running restarted = start(2);
        all.add(restarted);
        assertThat(restarted.nextLine()).isEqualTo("ready");
        awaitMembers(all, MEMBERS);
        awaitSteps(all);

        all.forEach(member -> assertThat(member.ask("quiet")).isEqualTo("quiet"));
        all.forEach(member -> assertThat(member.ask("settle")).isEqualTo("settled"));
        List<String> fresh = entriesOfTruth();
        int held = 0;
        for (Running member : all) {
            String entries = member.ask("entries");
            List<String> each = entries.isEmpty() ? List.of() : List.of(entries.split(","));
            assertThat(fresh).containsAll(each);
            held += each.size();
        }
        assertThat(held).as("entries that could have been stale").isPositive();
        // Repeatedly, because others may drop an entry once when a member announces its own.
        Members.await("current entries on all members", () -> all.stream().allMatch(member -> holdsAll(member, fresh)));
    }

    private static boolean holdsAll(Running member, List<String> fresh) {
        assertThat(member.ask("read")).isEqualTo("read");
        String entries = member.ask("entries");
        return Set.of(entries.split(",", -1)).equals(Set.copyOf(fresh));
    }
}
