/**
 * The gates: each looks at one way in which a run's figures can be worthless, and says OK, WARNING or INVALID with the figure, the limit
 * and a plain sentence.
 *
 * <p>A gate is a small class that takes only the numbers it judges. No gate measures, prints or knows of another; nothing here may be
 * switched off by the person who runs.
 */
package org.tradebench.load.validity;
