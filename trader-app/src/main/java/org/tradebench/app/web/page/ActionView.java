package org.tradebench.app.web.page;

/**
 * What an operator can have done by a button of a page.
 *
 * @param action the word that the form sends
 * @param hint what it does, and what it costs
 */
public record ActionView(String action, String heading, String hint, String button) {}
