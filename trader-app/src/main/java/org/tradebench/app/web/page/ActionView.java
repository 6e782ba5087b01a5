package org.tradebench.app.web.page;

/**
 * Describes an action that the administrator starts by a button.
 *
 * @param action the name that the form sends
 * @param hint what it does, and what it costs
 */
public record ActionView(String action, String heading, String hint, String button) {}
