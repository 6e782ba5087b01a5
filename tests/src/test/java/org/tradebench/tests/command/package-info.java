/** {@code ./trader} as its users run it, with valid and invalid settings. Out of scope: calls of the command's classes, because here it is a process. */
package org.tradebench.tests.command;
