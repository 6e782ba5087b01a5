/**
 * Holds the commands of the group {@code experiment}, which compare treatments.
 *
 * <p>Options that only these commands have are here, too. Designs, trials, intervals and outcomes belong to the packages {@code experiment} and {@code study}
 * of the harness, never here.
 */
@NullMarked
package org.tradebench.load.cli.experiment;

import org.jspecify.annotations.NullMarked;
