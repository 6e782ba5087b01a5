package org.tradebench.app.web.page;

/**
 * Describes a link of a list.
 *
 * @param current whether it leads to what is shown
 */
public record LinkView(String text, String href, boolean current) {}
