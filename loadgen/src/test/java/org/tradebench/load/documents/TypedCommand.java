package org.tradebench.load.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command in a document: a line of a code block, or an inline code span.
 *
 * @param place file and line
 * @param inBlock whether it is in a code block and so must be complete; a span may only name a command, or one of its options
 * @param words the program first, without environment variables before it and redirections after it
 */
public record TypedCommand(String place, boolean inBlock, List<String> words) {
    private static final Pattern SETTING = Pattern.compile("[A-Z_][A-Z0-9_]*=.*");
    private static final Pattern SPAN = Pattern.compile("(?<!`)`([^`]+)`(?!`)");

    /** Returns the commands of a file that run one of these programs. */
    public static List<TypedCommand> of(Path file, List<String> programs) throws IOException {
        List<TypedCommand> found = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        List<String> blocks = Fences.inside(lines);
        for (int i = 0; i < blocks.size(); i++) {
            int first = i;
            String line = blocks.get(i);
            while (line.endsWith("\\") && i + 1 < blocks.size()) {
                line = line.substring(0, line.length() - 1) + blocks.get(++i).strip();
            }
            add(found, place(file, first), true, line, programs);
        }
        List<String> prose = Fences.outside(lines);
        for (int i = 0; i < prose.size(); i++) {
            Matcher span = SPAN.matcher(prose.get(i));
            while (span.find()) {
                // Square brackets mark optional words, which must be valid, too.
                add(
                        found,
                        place(file, i),
                        false,
                        span.group(1).replace("\\|", "|").replaceAll("[\\[\\]]", ""),
                        programs);
            }
        }
        return found;
    }

    private static String place(Path file, int index) {
        return Documents.name(file) + ":" + (index + 1);
    }

    private static void add(
            List<TypedCommand> found, String place, boolean inBlock, String line, List<String> programs) {
        for (List<String> command : ShellLine.commands(line)) {
            int program = 0;
            while (program < command.size()
                    && SETTING.matcher(command.get(program)).matches()) {
                program++;
            }
            if (program < command.size() && programs.contains(command.get(program))) {
                found.add(
                        new TypedCommand(place, inBlock, List.copyOf(command.subList(program, redirection(command)))));
            }
        }
    }

    private static int redirection(List<String> command) {
        for (int i = 0; i < command.size(); i++) {
            if (command.get(i).startsWith(">") || command.get(i).startsWith("2>")) {
                return i;
            }
        }
        return command.size();
    }
}
