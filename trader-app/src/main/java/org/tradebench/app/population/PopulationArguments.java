package org.tradebench.app.population;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;

/**
 * Parses the arguments of {@link PopulationMain}.
 *
 * @param request null except for {@link Command#POPULATE}
 */
record PopulationArguments(Command command, @Nullable PopulationRequest request) {
    private static final String USAGE = "usage: populate [--users N] [--quotes N] [--seed N] | reset | migrate";

    /** The size of published studies. */
    private static final String DEFAULT_USERS = "2000";

    private static final String DEFAULT_QUOTES = "1000";
    private static final String DEFAULT_SEED = "42";
    private static final String HASH_ROUNDS = "TRADER_HASH_ROUNDS";

    enum Command {
        POPULATE,
        RESET,
        MIGRATE
    }

    static PopulationArguments parse(List<String> arguments, Map<String, String> environment) {
        Command command = command(arguments);
        List<String> rest = arguments.subList(1, arguments.size());
        if (command != Command.POPULATE) {
            if (!rest.isEmpty()) {
                throw TradeException.badInput("'%s' is too much; %s".formatted(rest.get(0), USAGE));
            }
            return new PopulationArguments(command, null);
        }
        Map<String, String> options = options(rest);
        return new PopulationArguments(
                command,
                new PopulationRequest(
                        whole("--users", options.getOrDefault("--users", DEFAULT_USERS), PopulationRequest.MAX_USERS),
                        whole(
                                "--quotes",
                                options.getOrDefault("--quotes", DEFAULT_QUOTES),
                                PopulationRequest.MAX_QUOTES),
                        number("--seed", options.getOrDefault("--seed", DEFAULT_SEED)),
                        whole(
                                HASH_ROUNDS,
                                environment.getOrDefault(HASH_ROUNDS, Integer.toString(PopulationRequest.MIN_ROUNDS)),
                                PopulationRequest.MAX_ROUNDS)));
    }

    private static Command command(List<String> arguments) {
        for (Command command : Command.values()) {
            if (!arguments.isEmpty() && command.name().toLowerCase(Locale.ROOT).equals(arguments.get(0))) {
                return command;
            }
        }
        throw TradeException.badInput(USAGE);
    }

    private static Map<String, String> options(List<String> arguments) {
        Map<String, String> options = new TreeMap<>();
        for (int at = 0; at < arguments.size(); at += 2) {
            String option = arguments.get(at);
            if (!Set.of("--users", "--quotes", "--seed").contains(option) || at + 1 == arguments.size()) {
                throw TradeException.badInput("'%s' is unknown or lacks its number; %s".formatted(option, USAGE));
            }
            options.put(option, arguments.get(at + 1));
        }
        return options;
    }

    /** Parses up to a maximum; the minimum is checked by the request. */
    private static int whole(String what, String text, int maximum) {
        long number = number(what, text);
        if (number > maximum || number < Integer.MIN_VALUE) {
            throw TradeException.badInput("%s is '%s'; it must be %d at most".formatted(what, text, maximum));
        }
        return (int) number;
    }

    private static long number(String what, String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException notANumber) {
            throw TradeException.badInput("%s is '%s'; it must be a whole number".formatted(what, text));
        }
    }
}
