/**
 * The web services: every operation in every runtime mode, what refuses it, and what a hostile message does. What may never come in: knowledge of the
 * application's classes; what is sent and read here is XML.
 */
package org.tradebench.tests.soap;
