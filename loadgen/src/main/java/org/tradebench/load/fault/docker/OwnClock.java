package org.tradebench.load.fault.docker;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Changes the clock of a container that was started with libfaketime ({@code deploy/compose/clocks-own.yml}). */
final class OwnClock {
    /** The file is replaced whole, because the node may read it at any moment. */
    private static final String WRITE =
            "echo +%ds > $FAKETIME_TIMESTAMP_FILE.new && mv $FAKETIME_TIMESTAMP_FILE.new $FAKETIME_TIMESTAMP_FILE";

    private final String container;

    OwnClock(String container) {
        this.container = container;
    }

    void setAhead(Duration ahead) {
        Commands.run(write(ahead));
    }

    private List<String> write(Duration ahead) {
        return List.of("docker", "exec", container, "sh", "-c", WRITE.formatted(ahead.toSeconds()));
    }

    /**
     * Returns why the clock cannot be set; empty when it can: a program in the container was shown another year, and the clock was then set to the machine's.
     * The program has to be tried, because a loader only warns of a libfaketime that does not fit.
     */
    Optional<String> obstacle() {
        String year = Commands.ask(
                        List.of("docker", "exec", "--env", "FAKETIME=@2001-02-03 04:05:06", container, "date", "+%Y"))
                .text();
        if (year.equals("2001")) {
            Commands.Answer set = Commands.ask(write(Duration.ZERO));
            return set.succeeded()
                    ? Optional.empty()
                    : Optional.of("the clock of " + container + " cannot be set: "
                            + set.text().lines().findFirst().orElse("no answer"));
        }
        return Optional.of(
                year.matches("\\d{4}")
                        ? "the application servers read the machine's clock: './trader cluster up --own-clocks' gives each its own"
                        : "the clock of " + container + " does not follow libfaketime: "
                                + year.lines().findFirst().orElse("no answer"));
    }
}
