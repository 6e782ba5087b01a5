package org.tradebench.load.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.tradebench.load.consistency.ConsistencyCheck;
import org.tradebench.load.consistency.ConsistencyResult;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;
import org.tradebench.load.console.Display;
import org.tradebench.load.document.AuditDocument;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code trader audit}. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Audits every account, order, holding and quote of the database, and changes nothing.",
            "Exit code 0: the books agree to the cent; 1: a check is broken."
        })
final class AuditCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--allow-open", description = "Orders may be under way: the application is running now.")
    private boolean openOrdersAllowed;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        Display display = Display.standard();
        return DatabaseWork.carryOut(display, database -> {
            display.begin("audit");
            ConsistencyResult result = new ConsistencyCheck(openOrdersAllowed)
                    .audit(database, (number, all, check) -> display.progress(number - 1L, all, check));
            display.end(result.rows());
            print(result, json.words());
            json.write(AuditDocument.of(result));
            return result.isClean() ? ExitCodes.OK : ExitCodes.FAILED;
        });
    }

    private void print(ConsistencyResult result, PrintWriter out) {
        CommandLine command = spec.commandLine();
        for (ConditionResult finding : result.findings()) {
            if (finding.isClean()) {
                out.println("  ok      " + finding.check());
            } else {
                out.println(Failures.red(command, "  BROKEN  " + finding.check() + ": " + times(finding.violations())));
                finding.examples().forEach(example -> out.println("          " + example));
            }
        }
        out.println(
                result.isClean()
                        ? "The books agree: " + result.findings().size() + " checks, none broken."
                        : Failures.red(command, "The books do not agree: broken " + times(result.violations()) + "."));
        out.flush();
    }

    private static String times(long violations) {
        return String.format(Locale.ROOT, violations == 1 ? "%,d time" : "%,d times", violations);
    }
}
