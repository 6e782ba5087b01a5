package org.tradebench.app.web.page;

/**
 * A population or reset on the configuration page.
 *
 * @param text how it stands, a sentence
 * @param done rows so far
 * @param all rows of the whole work; 0 where it is not counted in rows
 */
public record JobView(String text, boolean running, boolean failed, long done, long all) {}
