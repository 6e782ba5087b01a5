package org.tradebench.app.web.page;

import org.jspecify.annotations.Nullable;

/**
 * Describes which page of a list is shown, and links to its neighbours.
 *
 * @param text the whole in words
 * @param previous address of the page before; null on the first
 * @param next address of the page after; null on the last
 */
public record PagerView(
        String text, @Nullable String previous, @Nullable String next) {}
