/**
 * The web services: every operation in every runtime mode, its refusals, and hostile messages. What may never come in: knowledge of the application's classes; tests
 * send and read XML.
 */
package org.tradebench.tests.soap;
