package org.tradebench.load.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tradebench.load.cli.Terminal;

/** The help and docs/how-to.md list exactly the exit codes that the command line defines, with their meanings. */
class ExitCodesTest {
    private static Map<Integer, String> known() throws IllegalAccessException, NoSuchFieldException {
        Map<Integer, String> known = new TreeMap<>();
        for (Field field : ExitCodes.class.getDeclaredFields()) {
            if (field.getType() == int.class) {
                Field means = ExitCodes.class.getDeclaredField(field.getName() + "_MEANS");
                known.put(field.getInt(null), (String) means.get(null));
            }
        }
        return known;
    }

    private static Map<Integer, String> found(String text, String pattern) {
        Map<Integer, String> found = new TreeMap<>();
        Pattern.compile(pattern, Pattern.MULTILINE)
                .matcher(text)
                .results()
                .forEach((MatchResult one) -> found.put(Integer.valueOf(one.group(1)), one.group(2)));
        return found;
    }

    @Test
    void helpListsExitCodes() throws ReflectiveOperationException {
        String help = Terminal.type("--help").out();
        String list = help.substring(help.indexOf("Exit codes:")).replaceAll("\\R {5,}", " ");
        assertThat(found(list, "^ {1,3}(\\d+) +(.+)$")).isEqualTo(known());
    }

    @Test
    void documentListsExitCodes() throws ReflectiveOperationException, IOException {
        String document = Files.readString(Path.of("../docs/how-to.md"));
        assertThat(found(document, "^\\| (\\d+) \\| (.+) \\|$")).isEqualTo(known());
    }
}
