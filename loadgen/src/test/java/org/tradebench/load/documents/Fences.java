package org.tradebench.load.documents;

import java.util.ArrayList;
import java.util.List;

/** Tells the blocks of a Markdown file that are shown as they are typed from its prose. */
final class Fences {
    private Fences() {}

    /** The lines with those of blocks, fences included, made empty: a line's number stays what it is. */
    static List<String> outside(List<String> lines) {
        return select(lines, false);
    }

    /** The lines with those of the prose, and the fences, made empty. */
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
