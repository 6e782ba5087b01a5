package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.AuditDocument;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Failures;
import org.tradebench.load.consistency.ConsistencyCheck;
import org.tradebench.load.consistency.ConsistencyResult;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;
import org.tradebench.load.console.Display;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader db check}. */
@Command(
        name = "check",
        aliases = "audit",
        description = {
            "Checks the consistency of every account, order, holding and quote of the database. Changes nothing.",
            "Exit code 0: every consistency check passes; 1: one fails."
        })
public final class AuditCommand implements Callable<Integer> {

    @Option(names = "--allow-open", description = "Accept open orders, because the application is running.")
    private boolean openOrdersAllowed;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        Display display = Display.standard();
        return DatabaseWork.execute(display, database -> {
            display.begin("consistency check");
            ConsistencyResult result = new ConsistencyCheck(openOrdersAllowed)
                    .audit(database, (number, all, check) -> display.progress(number - 1L, all, check));
            display.end(result.rows());
            print(result, json.textWriter());
            json.write(AuditDocument.of(result));
            return result.isClean() ? ExitCodes.OK : ExitCodes.FAILED;
        });
    }

    private void print(ConsistencyResult result, PrintWriter out) {
        CommandLine command = json.command();
        for (ConditionResult finding : result.findings()) {
            if (finding.isClean()) {
                out.println("  PASS  " + finding.check());
            } else {
                out.println(
                        Failures.red(command, "  FAIL  " + finding.check() + ": " + violations(finding.violations())));
                finding.examples().forEach(example -> out.println("        " + example));
            }
        }
        out.println(
                result.isClean()
                        ? "All " + result.findings().size() + " consistency checks pass."
                        : Failures.red(
                                command, "The database is inconsistent: " + violations(result.violations()) + "."));
        out.flush();
    }

    private static String violations(long number) {
        return String.format(Locale.ROOT, number == 1 ? "%,d violation" : "%,d violations", number);
    }
}
