/**
 * {@code ./trader} as people meet it, with right and with wrong settings. What may never come in: a call of
 * the command's classes; it is a process here.
 */
package org.tradebench.tests.command;
