package org.tradebench.app.soap;

import java.util.function.Supplier;
import org.tradebench.app.soap.fault.BadInput;
import org.tradebench.app.soap.fault.Conflict;
import org.tradebench.app.soap.fault.NotFound;
import org.tradebench.app.soap.fault.NotLoggedIn;
import org.tradebench.app.soap.fault.Refusal;
import org.tradebench.app.soap.fault.Unavailable;
import org.tradebench.app.web.error.Failures;
import org.tradebench.app.web.error.Problem;

/** How a refusal is told to the sender of a message. */
final class Answers {

    private Answers() {}

    /** What the operation gives; a refusal or a failure as the fault that says so. */
    static <T> T of(Supplier<T> operation) throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        try {
            return operation.get();
        } catch (RuntimeException e) {
            Problem problem = Failures.problemOf(e);
            Refusal refusal = new Refusal(problem.message(), problem.status());
            switch (problem.status()) {
                case 400 -> throw new BadInput(refusal);
                case 401, 403 -> throw new NotLoggedIn(refusal);
                case 404 -> throw new NotFound(refusal);
                case 409 -> throw new Conflict(refusal);
                default -> throw new Unavailable(refusal);
            }
        }
    }
}
