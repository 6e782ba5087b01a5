package org.tradebench.tests.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** A user without a mouse, who moves the focus with the tab key and sees it by the mark around the focused element. */
final class Keyboard {

    /** More tab stops than any page has. */
    private static final int MAX_STOPS = 200;

    /**
     * Where the next key would go to, and all that can be used, in the order of the document. A group of radio buttons is one stop; a part that is focused because it
     * can be scrolled is none.
     */
    private static final String STOP = """
            const part = document.activeElement;
            if (!part || part === document.body || part === document.documentElement) return null;
            const words = text => (text || '').trim().replace(/\\s+/g, ' ');
            const usable = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
                .filter(one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({visibilityProperty: true}))
                .filter(one => one.type !== 'radio' || one.checked);
            const style = getComputedStyle(part);
            const box = part.getBoundingClientRect();
            const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return {
                name: words(part.getAttribute('aria-label')) || words([...part.labels || []].map(label => label.textContent).join(' '))
                    || words(part.textContent) || words(part.value),
                place: usable.indexOf(part),
                of: usable.length,
                marked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none',
                seen: !!there && (part.contains(there) || there.contains(part))
            };
            """;

    private final ChromeDriver window;

    Keyboard(Chromium chromium) {
        window = chromium.driver();
    }

    /**
     * The focused element of a page.
     *
     * @param name its accessible name
     * @param place among all usable elements, from 0; −1: it can only be scrolled
     * @param of number of usable elements
     * @param marked whether its focus is visible
     * @param seen whether it is in the viewport and not covered
     */
    record Stop(String name, int place, int of, boolean marked, boolean seen) {}

    /** Presses the tab key until an element with this name, or with a name that begins with it, has the focus. */
    void goesTo(String name) {
        List<String> passed = new ArrayList<>();
        while (passed.size() < MAX_STOPS) {
            presses(Keys.TAB);
            Stop stop = stop();
            if (stop != null && (stop.name() + " ").startsWith(name + " ")) {
                return;
            }
            passed.add(stop == null ? "(nothing)" : stop.name());
        }
        throw new AssertionError("the tabulator does not come to \"" + name + "\": " + passed);
    }

    void presses(CharSequence keys) {
        new Actions(window).sendKeys(keys).perform();
    }

    /** Returns the focused element; null at the begin or end of the document. */
    Stop stop() {
        Map<?, ?> result = (Map<?, ?>) window.executeScript(STOP);
        return result == null
                ? null
                : new Stop(
                        result.get("name").toString(),
                        ((Number) result.get("place")).intValue(),
                        ((Number) result.get("of")).intValue(),
                        (Boolean) result.get("marked"),
                        (Boolean) result.get("seen"));
    }

    /**
     * Moves the focus once through the page, from its beginning or from its initially focused field; returns the faults of its tab stops, one line each.
     */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        int met = 0;
        int next = -1;
        for (int pressed = 0; pressed < MAX_STOPS; pressed++) {
            presses(Keys.TAB);
            Stop stop = stop();
            if (stop == null) {
                continue;
            }
            if (!stop.marked()) {
                faults.add("without a mark: " + stop);
            }
            if (!stop.seen()) {
                faults.add("out of sight: " + stop);
            }
            if (stop.place() < 0) {
                continue;
            }
            if (next >= 0 && stop.place() != next) {
                faults.add("out of its turn: " + stop);
            }
            if (stop.name().isEmpty()) {
                faults.add("without a name: " + stop);
            }
            next = (stop.place() + 1) % stop.of();
            if (++met == stop.of()) {
                return faults;
            }
        }
        faults.add("no end after " + MAX_STOPS + " stops");
        return faults;
    }
}
