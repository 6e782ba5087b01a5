/** The page {@code /scenario}: its mixes, its users, and its protection against abuse. */
package org.tradebench.tests.scenario;
