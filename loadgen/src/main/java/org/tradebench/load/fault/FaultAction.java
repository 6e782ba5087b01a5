package org.tradebench.load.fault;

import java.time.Duration;
import java.util.List;
import org.tradebench.load.failure.Failure;

/** Makes a fault and lifts it again, whatever happens in between. */
final class FaultAction {
    /** A cold start of an application node on a machine that is busy. */
    private static final Duration PATIENCE = Duration.ofMinutes(9);

    private static final Duration POLL = Duration.ofMillis(200);

    private final NodeControl nodes;
    private final Fault fault;

    FaultAction(NodeControl nodes, Fault fault) {
        this.nodes = nodes;
        this.fault = fault;
    }

    /** The nodes that it strikes. */
    List<String> struck() {
        List<String> applications = nodes.applications();
        return switch (fault.kind()) {
            case KILL_NODE, PAUSE_NODE -> List.of(applications.get(applications.size() - 1));
            case PARTITION, ROLLING_RESTART -> applications;
            case KILL_DATABASE -> List.of(nodes.database());
            case RESTART_PROXY -> List.of(nodes.outermost().orElseThrow());
        };
    }

    /** From the first blow to the moment when everything that was struck serves again. */
    void perform() throws InterruptedException {
        switch (fault.kind()) {
            case KILL_NODE, KILL_DATABASE -> killAndRestart(struck().get(0));
            case PAUSE_NODE -> pause(struck().get(0));
            case PARTITION -> partition(struck());
            case RESTART_PROXY -> restart(struck().get(0));
            case ROLLING_RESTART -> {
                for (String node : struck()) {
                    restart(node);
                }
            }
        }
    }

    private void killAndRestart(String node) throws InterruptedException {
        nodes.kill(node);
        try {
            hold();
        } finally {
            nodes.start(node);
        }
        awaitHealthy(node);
    }

    private void pause(String node) throws InterruptedException {
        nodes.pause(node);
        try {
            hold();
        } finally {
            nodes.resume(node);
        }
        awaitHealthy(node);
    }

    private void partition(List<String> applications) throws InterruptedException {
        int half = applications.size() / 2;
        List<String> one = applications.subList(0, half);
        List<String> other = applications.subList(half, applications.size());
        try {
            nodes.separate(one, other);
            hold();
        } finally {
            nodes.join(one, other);
        }
    }

    private void restart(String node) throws InterruptedException {
        try {
            nodes.stop(node);
            hold();
        } finally {
            nodes.start(node);
        }
        awaitHealthy(node);
    }

    private void hold() throws InterruptedException {
        Thread.sleep(Duration.ofSeconds(fault.heldSeconds()).toMillis());
    }

    private void awaitHealthy(String node) throws InterruptedException {
        long limit = System.nanoTime() + PATIENCE.toNanos();
        while (!nodes.isHealthy(node)) {
            if (System.nanoTime() > limit) {
                throw Failure.of(node + " does not serve again " + PATIENCE.toMinutes() + " minutes after fault "
                        + fault.kind().word());
            }
            Thread.sleep(POLL.toMillis());
        }
    }
}
