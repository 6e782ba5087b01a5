package org.tradebench.app.web.page;

/**
 * Which page of a list is shown.
 *
 * @param text the whole in words
 * @param previous address of the page before; null on the first
 * @param next address of the page after; null on the last
 */
public record PagerView(String text, String previous, String next) {}
