package org.tradebench.load.documents;

import java.util.ArrayList;
import java.util.List;

/** Splits a line into commands and words as a shell does, as far as the commands of the documents need it. */
final class ShellLine {
    private final List<List<String>> commands = new ArrayList<>();
    private List<String> words = new ArrayList<>();
    private StringBuilder word;
    private char quote;

    private ShellLine() {}

    /** Returns the commands of a line, each as its words, without comments. */
    static List<List<String>> commands(String line) {
        ShellLine parsed = new ShellLine();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '#' && parsed.quote == 0 && parsed.word == null) {
                break;
            }
            parsed.take(c);
        }
        parsed.endCommand();
        return parsed.commands;
    }

    private void take(char c) {
        if (quote != 0) {
            if (c == quote) {
                quote = 0;
            } else {
                word.append(c);
            }
        } else if (c == '\'' || c == '"') {
            quote = c;
            ensureWord();
        } else if (c == ' ' || c == '\t') {
            endWord();
        } else if (c == '&' || c == ';' || c == '|') {
            endCommand();
        } else {
            ensureWord().append(c);
        }
    }

    private StringBuilder ensureWord() {
        if (word == null) {
            word = new StringBuilder();
        }
        return word;
    }

    private void endWord() {
        if (word != null) {
            words.add(word.toString());
            word = null;
        }
    }

    private void endCommand() {
        endWord();
        if (!words.isEmpty()) {
            commands.add(words);
            words = new ArrayList<>();
        }
    }
}
