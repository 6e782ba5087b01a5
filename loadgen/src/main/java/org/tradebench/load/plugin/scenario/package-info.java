/**
 * What the driver makes of the answers of {@code /scenario}, where the server says which operation it played.
 *
 * <p>What is asked next is not known here.
 */
package org.tradebench.load.plugin.scenario;
