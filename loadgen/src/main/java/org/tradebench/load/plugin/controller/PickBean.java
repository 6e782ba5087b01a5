package org.tradebench.load.plugin.controller;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.jmeter.control.GenericController;
import org.apache.jmeter.testbeans.TestBean;

/** Holds the pick controller's property, as a plan and JMeter's GUI hold it: a text, which may be a variable until the test starts. */
public abstract class PickBean extends GenericController implements TestBean {
    private static final String ALL = "all";

    private String play = "";

    /**
     * Returns the names to play, in the plan's order.
     *
     * @param available names of the requests that the plan has, each once
     * @throws IllegalArgumentException names what the plan does not have
     */
    final List<String> chosen(List<String> available) {
        List<String> requested = Arrays.stream(play.split("[,;]", -1))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
        List<String> unknown =
                requested.stream().filter(name -> !available.contains(name)).toList();
        if (requested.equals(List.of(ALL))) {
            return available;
        }
        if (requested.isEmpty() || !unknown.isEmpty()) {
            throw new IllegalArgumentException(
                    "play: expected \"all\" or some of " + String.join(", ", available) + ", got \"" + play + "\"");
        }
        List<String> chosen = new ArrayList<>(available);
        chosen.retainAll(requested);
        return chosen;
    }

    public String getPlay() {
        return play;
    }

    public void setPlay(String play) {
        this.play = play;
    }
}
