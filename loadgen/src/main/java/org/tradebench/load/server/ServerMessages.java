package org.tradebench.load.server;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Recognizes in a server's log a start that cannot succeed any more.
 *
 * @param fatalLine found in a line that says that waiting is in vain
 * @param errorLine found in a line that tells of an error
 */
record ServerMessages(List<String> lines, Pattern fatalLine, Pattern errorLine) {
    /** The line that says that waiting is in vain. */
    Optional<String> fatal() {
        return lines.stream().filter(line -> fatalLine.matcher(line).find()).findFirst();
    }

    /** The lines worth showing: the errors if there are any, else the last ones. */
    List<String> linesToShow() {
        List<String> errors =
                lines.stream().filter(line -> errorLine.matcher(line).find()).toList();
        return errors.isEmpty()
                ? lines.subList(Math.max(0, lines.size() - 15), lines.size())
                : errors.subList(0, Math.min(errors.size(), 10));
    }
}
