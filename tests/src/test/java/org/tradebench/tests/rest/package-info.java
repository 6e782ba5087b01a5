/**
 * The REST interface as programs use it: every operation in every runtime mode, beside the pages. What may never come in: an expectation that is in neither the
 * pages nor the description of the interface.
 */
package org.tradebench.tests.rest;
