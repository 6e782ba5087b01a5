package org.tradebench.load.study.plan;

/**
 * A trial to be made.
 *
 * @param block from 1
 * @param place in the block, from 1
 */
public record PlannedTrial(int block, int place, Cell cell) {
    /** The name of its result folder. */
    public String folder() {
        return block + "-" + cell.folder();
    }
}
