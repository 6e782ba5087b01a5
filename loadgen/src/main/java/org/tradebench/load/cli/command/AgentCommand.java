package org.tradebench.load.cli.command;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.sut.inventory.Agent;
import org.tradebench.load.telemetry.source.MachineFacts;
import org.tradebench.load.telemetry.source.SoftwareFacts;
import picocli.CommandLine.Command;

/** Implements {@code trader agent}. */
@Command(
        name = "agent",
        hidden = true,
        description = {
            "Tells, on a host of an inventory, what its processes use. 'trader run --target' starts it.",
            "Answers each line of standard input by a line of JSON, and ends when standard input does; opens no port."
        })
public final class AgentCommand implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
        Path jar = Path.of(AgentCommand.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Agent.AgentFacts facts = new Agent.AgentFacts(
                SoftwareFacts.sha256(jar).orElseThrow(() -> Failure.of("the agent must run from the harness's jar")),
                Runtime.version().feature(),
                MachineFacts.cores(),
                ProcessHandle.current().pid(),
                MachineFacts.read());
        Agent.serve(facts, System.in, new PrintStream(System.out, false, StandardCharsets.UTF_8));
        return ExitCodes.OK;
    }
}
