package org.tradebench.load.server;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Recognizes in the server's messages.log a start that cannot succeed any more. */
record ServerMessages(List<String> lines) {
    /**
     * CWWKZ0002E, CWWKZ0004E, CWWKZ0013E: an application did not start; CWWKO0221E: a port is taken; CWWKE0701E and CWWKF0042E: a bundle
     * or feature is missing; CWWKG0014E: the configuration is not valid.
     */
    private static final Pattern FATAL = Pattern.compile("CWWKZ000[24]E|CWWKZ0013E|CWWKO0221E|CWWKF0042E|CWWKG0014E");

    private static final Pattern ERROR = Pattern.compile(" E [A-Z]{4,5}[0-9]{4}E: ");

    /** The line that says that waiting is in vain. */
    Optional<String> fatal() {
        return lines.stream().filter(line -> FATAL.matcher(line).find()).findFirst();
    }

    /** The lines worth showing: the errors if there are any, else the last ones. */
    List<String> telling() {
        List<String> errors =
                lines.stream().filter(line -> ERROR.matcher(line).find()).toList();
        return errors.isEmpty()
                ? lines.subList(Math.max(0, lines.size() - 15), lines.size())
                : errors.subList(0, Math.min(errors.size(), 10));
    }
}
