package org.tradebench.app.primitives.validation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;

/** Declares constraints on the parameters and the result of a method. */
@ApplicationScoped
public class ValidatedBean {
    @NotNull
    public String describe(@Min(0) int number) {
        return "a number of at least 0: " + number;
    }
}
