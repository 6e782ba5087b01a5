/**
 * {@code ./trader} as its users run it, with valid and invalid settings. What may never come in: a call of
 * the command's classes; here it is a process.
 */
package org.tradebench.tests.command;
