package org.tradebench.load.server;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Recognizes in a server's log a start that cannot succeed any more.
 *
 * @param fatalLine matches a line after which waiting is pointless
 * @param errorLine matches a line about an error
 */
record ServerMessages(List<String> lines, Pattern fatalLine, Pattern errorLine) {
    /** Returns the line after which waiting is pointless. */
    Optional<String> fatal() {
        return lines.stream().filter(line -> fatalLine.matcher(line).find()).findFirst();
    }

    /** Returns the lines to show: the errors if there are any, else the last ones. */
    List<String> linesToShow() {
        List<String> errors =
                lines.stream().filter(line -> errorLine.matcher(line).find()).toList();
        return errors.isEmpty()
                ? lines.subList(Math.max(0, lines.size() - 15), lines.size())
                : errors.subList(0, Math.min(errors.size(), 10));
    }
}
