package org.tradebench.load.consistency;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * Counts the outcomes of the orders that a run requested, in warm-up and measurement interval.
 *
 * @param requested requests to buy or sell that were answered or given up, right or wrong
 * @param acknowledged different orders whose number an answer named
 * @param completed of these, in the database and carried out
 * @param cancelled of these, in the database and cancelled
 * @param open of these, in the database and never ended
 * @param missing of these, not in the database, or as another user's or of another type
 * @param twice answers that named an order that another answer had named before
 * @param unacknowledged orders in the database whose answer was lost on its way: requested, carried out, never acknowledged
 * @param unrequested orders in the database that no user requested: more of a user and type than requests without an answer
 * @param examples the first wrong orders, in words
 */
public record OrderCount(
        @JsonProperty("asked") long requested,
        long acknowledged,
        long completed,
        long cancelled,
        long open,
        long missing,
        long twice,
        long unacknowledged,
        @JsonProperty("unasked") long unrequested,
        List<String> examples) {

    public OrderCount {
        examples = List.copyOf(examples);
    }

    /** Returns how many acknowledged orders are in the database and have ended, as they should. */
    public long found() {
        return completed + cancelled;
    }

    /** Returns whether no order was lost, left open, doubled or made from nothing. */
    @JsonIgnore
    public boolean isClean() {
        return open + missing + twice + unrequested == 0;
    }
}
