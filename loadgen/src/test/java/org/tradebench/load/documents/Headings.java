package org.tradebench.load.documents;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Computes the anchors that rendered pages give to headings: lower case, hyphens for spaces, no punctuation. */
final class Headings {
    private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*?)( +#+)?");
    private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");
    private static final Pattern NOT_IN_ANCHORS = Pattern.compile("[^\\p{L}\\p{N} _-]");

    private Headings() {}

    /** Returns the anchors in order; a repeated heading gets a number. */
    static List<String> anchors(List<String> lines) {
        List<String> anchors = new ArrayList<>();
        Map<String, Integer> before = new HashMap<>();
        for (String line : Fences.outside(lines)) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                String text = LINK.matcher(heading.group(1)).replaceAll("$1");
                String anchor = NOT_IN_ANCHORS
                        .matcher(text)
                        .replaceAll("")
                        .strip()
                        .toLowerCase(Locale.ROOT)
                        .replace(' ', '-');
                int times = before.merge(anchor, 1, Integer::sum) - 1;
                anchors.add(times == 0 ? anchor : anchor + "-" + times);
            }
        }
        return anchors;
    }
}
