package org.tradebench.app.web.admin;

import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.NumberInput;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.population.PopulationRequest;

/** Reads the form that requests a population. */
final class PopulationForm {
    private static final int NUMBER_LENGTH = 32;

    private PopulationForm() {}

    /** @throws TradeException BAD_INPUT names the field, its value and the valid ones */
    static PopulationRequest read(Parameters parameters, int hashRounds) {
        return new PopulationRequest(
                NumberInput.between("users", text(parameters, "users"), 1, PopulationRequest.MAX_USERS),
                NumberInput.between("quotes", text(parameters, "quotes"), 1, PopulationRequest.MAX_QUOTES),
                NumberInput.between("seed", text(parameters, "seed"), 0, Integer.MAX_VALUE),
                hashRounds);
    }

    private static String text(Parameters parameters, String name) {
        return parameters.text(name, NUMBER_LENGTH);
    }
}
