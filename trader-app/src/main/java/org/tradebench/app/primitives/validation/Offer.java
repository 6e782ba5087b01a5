package org.tradebench.app.primitives.validation;

import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import java.math.BigDecimal;

/** Declares constraints of the usual kinds, for the validation primitives. */
record Offer(
        @NotNull @Pattern(regexp = "s:[0-9]+") String symbol,
        @Min(1) @Max(1_000_000) long quantity,
        @NotNull @DecimalMin("0.01") BigDecimal price) {
    static final Offer RIGHT = new Offer("s:0", 100, new BigDecimal("12.34"));

    /** Breaks all three. */
    static final Offer WRONG = new Offer("nothing", 0, BigDecimal.ZERO);
}
