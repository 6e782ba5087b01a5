/**
 * The REST interface as programs use it: every operation in every runtime mode, beside the pages. Out of scope: expectations that are in neither the pages nor
 * the description of the interface.
 */
package org.tradebench.tests.rest;
