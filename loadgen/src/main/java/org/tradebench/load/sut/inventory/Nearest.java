package org.tradebench.load.sut.inventory;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that is most similar to a mistyped one. */
final class Nearest {
    private Nearest() {}

    /** Returns the most similar word; empty when none is near: a distant guess would not help. */
    static Optional<String> to(String word, Collection<String> words) {
        return words.stream()
                .min(Comparator.comparingInt(known -> distance(word, known)))
                .filter(known -> distance(word, known) <= Math.max(2, known.length() / 3));
    }

    /** Returns how many letters must be inserted, deleted or changed (Levenshtein); upper and lower case, hyphen and underscore are the same. */
    private static int distance(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT).replace('_', '-');
        String b = other.toLowerCase(Locale.ROOT).replace('_', '-');
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int before = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = before + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                before = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
