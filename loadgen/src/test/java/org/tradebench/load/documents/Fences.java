package org.tradebench.load.documents;

import java.util.ArrayList;
import java.util.List;

/** Separates the fenced code blocks of a Markdown file from its prose. */
final class Fences {
    private Fences() {}

    /** Returns the lines with code blocks and their fences blanked, so that line numbers stay the same. */
    static List<String> outside(List<String> lines) {
        return select(lines, false);
    }

    /** Returns the lines with the prose and the fences blanked. */
    static List<String> inside(List<String> lines) {
        return select(lines, true);
    }

    private static List<String> select(List<String> lines, boolean ofBlocks) {
        List<String> selected = new ArrayList<>();
        boolean block = false;
        for (String line : lines) {
            boolean fence = line.strip().startsWith("```");
            selected.add(!fence && block == ofBlocks ? line : "");
            block ^= fence;
        }
        return selected;
    }
}
