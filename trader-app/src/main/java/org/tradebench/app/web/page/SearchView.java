package org.tradebench.app.web.page;

/**
 * Describes a form that searches a list.
 *
 * @param action where it is sent, by GET
 * @param view the list that it searches
 * @param group whose members are searched; "" for the list itself
 * @param value what was searched for; "" for everything
 * @param hint what it is searched in
 */
public record SearchView(String action, String view, String group, String value, String hint) {}
