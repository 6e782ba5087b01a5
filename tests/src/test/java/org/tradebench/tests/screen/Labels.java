package org.tradebench.tests.screen;

import java.util.List;
import org.openqa.selenium.JavascriptExecutor;

/** Checks that the labels of every chart are readable: none reaches out of its chart, where it would be cut off, and no two overlap. */
final class Labels {

    /** A line's box is higher than its letters: boxes may touch by as much of their height. */
    private static final String JUDGE = """
            const found = [];
            const gap = 0.25;
            for (const chart of document.querySelectorAll('svg')) {
                const frame = chart.getBoundingClientRect();
                const labels = [...chart.querySelectorAll('text')].filter(text => text.textContent.trim())
                    .map(text => ({words: text.textContent.trim(), box: text.getBoundingClientRect()}));
                const name = (chart.closest('figure')?.id || chart.querySelector('title')?.textContent || 'a chart') + ': ';
                labels.forEach(({words, box}, i) => {
                    if (box.left < frame.left - 1 || box.right > frame.right + 1
                        || box.top < frame.top - gap * box.height || box.bottom > frame.bottom + gap * box.height) {
                        found.push(name + 'cut off: ' + words);
                    }
                    for (const other of labels.slice(i + 1)) {
                        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
                        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
                        if (across > 0 && down > gap * Math.min(box.height, other.box.height)) {
                            found.push(name + 'over each other: ' + words + ' and ' + other.words);
                        }
                    }
                });
            }
            return found;
            """;

    private final JavascriptExecutor page;

    Labels(Chromium chromium) {
        page = chromium.driver();
    }

    /** Returns the unreadable labels, one line each. */
    List<String> faults() {
        return ((List<?>) page.executeScript(JUDGE))
                .stream().map(Object::toString).toList();
    }
}
