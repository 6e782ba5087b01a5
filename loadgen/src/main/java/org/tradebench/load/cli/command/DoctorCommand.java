package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Failures;
import org.tradebench.load.doctor.Diagnosis;
import org.tradebench.load.doctor.Diagnosis.State;
import org.tradebench.load.doctor.Doctor;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.TraderHome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Implements {@code trader doctor}. */
@Command(
        name = "doctor",
        description = {
            "Checks whether this machine has what a run needs, and what would distort its metrics. Changes nothing.",
            "Exit code 0: a run can start; 1: a problem must be solved first."
        })
public final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        boolean builds = !ProjectLayout.current().isRelease();
        List<Diagnosis> diagnoses = Doctor.examine(System.getenv(), TraderHome.current(), builds);
        PrintWriter text = json.textWriter();
        diagnoses.forEach(diagnosis -> print(diagnosis, text));
        text.flush();
        json.write(diagnoses);
        boolean stuck = diagnoses.stream().anyMatch(diagnosis -> diagnosis.state() == State.PROBLEM);
        return stuck ? ExitCodes.FAILED : ExitCodes.OK;
    }

    private void print(Diagnosis diagnosis, PrintWriter out) {
        String line =
                String.format(Locale.ROOT, "  %-8s%-14s%s", diagnosis.state(), diagnosis.subject(), diagnosis.found());
        out.println(diagnosis.state() == State.PROBLEM ? Failures.red(json.command(), line) : line);
        if (!diagnosis.right().isEmpty()) {
            out.println("                        expected: " + diagnosis.right());
        }
    }
}
