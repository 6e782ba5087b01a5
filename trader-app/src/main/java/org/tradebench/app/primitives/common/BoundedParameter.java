package org.tradebench.app.primitives.common;

import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.NumberInput;
import org.tradebench.app.input.Parameters;

/** Reads how much of something a request asks for, within a fixed bound. */
public final class BoundedParameter {
    private BoundedParameter() {}

    /**
     * Reads a whole number.
     *
     * @param usual the default
     * @throws TradeException BAD_INPUT when it is none, or beyond the bounds, both included
     */
    public static int of(HttpServletRequest request, String name, int usual, int minimum, int maximum) {
        String text = new Parameters(request).raw(name);
        return text == null ? usual : NumberInput.between(name, text, minimum, maximum);
    }
}
