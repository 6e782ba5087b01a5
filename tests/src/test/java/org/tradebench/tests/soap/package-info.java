/**
 * The web services: every operation in every runtime mode, its refusals, and hostile messages. Out of scope: the application's classes; tests send and read
 * XML.
 */
package org.tradebench.tests.soap;
