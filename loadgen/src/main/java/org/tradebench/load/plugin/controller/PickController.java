package org.tradebench.load.plugin.controller;

import java.util.ArrayList;
import java.util.List;
import org.apache.jmeter.samplers.Sampler;
import org.apache.jmeter.testbeans.TestBeanHelper;
import org.apache.jmeter.testelement.TestElement;
import org.jspecify.annotations.Nullable;

/**
 * Plays the samplers below it, or those that are named, one after the other in an endless loop: equal shares, and virtual users begin with different ones.
 */
public final class PickController extends PickBean {
    private transient @Nullable List<Sampler> samplers;
    private transient int next;

    @Override
    public Sampler next() {
        fireIterEvents();
        List<Sampler> playing = samplers == null ? begin() : samplers;
        // JMeter looks a variable up once per iteration; a new iteration of the thread group would reset every sampler
        // of the plan.
        getThreadContext().getVariables().incIteration();
        Sampler sampler = playing.get(next);
        next = (next + 1) % playing.size();
        return sampler;
    }

    private List<Sampler> begin() {
        TestBeanHelper.prepare(this);
        List<Sampler> available = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (TestElement child : getSubControllers()) {
            if (child instanceof Sampler sampler) {
                available.add(sampler);
                names.add(sampler.getName());
            }
        }
        List<Sampler> playing;
        try {
            List<String> chosen = chosen(names);
            playing = available.stream()
                    .filter(sampler -> chosen.contains(sampler.getName()))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw PlanFailure.stop(e);
        }
        samplers = playing;
        next = getThreadContext().getThreadNum() % playing.size();
        return playing;
    }
}
