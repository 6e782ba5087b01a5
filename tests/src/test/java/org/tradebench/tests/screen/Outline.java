package org.tradebench.tests.screen;

import java.util.List;
import org.openqa.selenium.JavascriptExecutor;

/**
 * Checks that a document can be navigated without seeing it: one heading of the first level, no skipped level, tables with captions and with headers of rows and columns,
 * images with alternative texts. axe-core only advises these, or requires them of larger tables only.
 */
final class Outline {

    private static final String JUDGE = """
            const found = [];
            const short = part => part.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60);
            const named = part => part.getAttribute('aria-label') || part.getAttribute('alt')
                || (part.getAttribute('aria-labelledby') || '').split(' ').filter(id => id)
                    .map(id => document.getElementById(id)?.textContent || '').join(' ');

            const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
            const first = headings.filter(heading => heading.tagName === 'H1').length;
            if (first !== 1) found.push('headings: ' + first + ' first ones');
            let level = 0;
            for (const heading of headings) {
                const own = Number(heading.tagName[1]);
                if (own > level + 1) found.push('headings: from h' + level + ' to h' + own + ': ' + short(heading));
                level = own;
            }

            for (const table of document.querySelectorAll('table')) {
                const name = table.caption ? short(table.caption) : '';
                if (!name) found.push('table without a caption: ' + short(table));
                for (const header of table.querySelectorAll('th')) {
                    if (!header.textContent.trim()) found.push('table with an empty header: ' + name);
                    if (!header.scope) found.push('table with a header of nothing: ' + name + ': ' + short(header));
                }
                const columns = table.tHead ? table.tHead.rows[0].cells.length : 2;
                for (const row of [...table.tBodies].flatMap(body => [...body.rows])) {
                    if (row.cells.length !== columns) found.push('table: a column without a header: ' + name + ': ' + short(row));
                    if (!row.querySelector('th[scope=row]')) found.push('table: a row without a header: ' + name + ': ' + short(row));
                }
            }

            for (const picture of document.querySelectorAll('svg, img')) {
                if (!(named(picture) || '').trim()) found.push('picture without words: ' + short(picture.parentElement));
            }
            return found;
            """;

    private final JavascriptExecutor page;

    Outline(Chromium chromium) {
        page = chromium.driver();
    }

    /** What is missing, one line each. */
    List<String> gaps() {
        return ((List<?>) page.executeScript(JUDGE))
                .stream().map(Object::toString).toList();
    }
}
