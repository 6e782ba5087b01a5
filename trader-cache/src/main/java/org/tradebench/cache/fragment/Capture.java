package org.tradebench.cache.fragment;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tradebench.cache.LifeLimit;
import org.tradebench.cache.policy.PolicyProperties;

/** Records one fragment while it runs, on the thread of the request; what comes after its end is not recorded. */
final class Capture {
    private final PolicyProperties properties;
    private final Set<String> personalComponents;
    private final int largest;
    private final List<FragmentPart> pieces = new ArrayList<>();
    private final List<ResponseEffect> effects = new ArrayList<>();
    private final List<StoredCookie> cookies = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Set<Object> inherited = new HashSet<>();
    private final LifeLimit limit = new LifeLimit();
    private long size;
    private boolean storable = true;
    private int suspensions;
    private long passedWhileSuspended;
    private volatile boolean ended;

    /** @param personalComponents those of its id that identify the user */
    Capture(PolicyProperties properties, Set<String> personalComponents, int largest) {
        this.properties = properties;
        this.personalComponents = Set.copyOf(personalComponents);
        this.largest = largest;
    }

    PolicyProperties properties() {
        return properties;
    }

    /** Returns whether its id separates users as well as that of a fragment with these components. */
    boolean isAsPersonalAs(Set<String> components) {
        return personalComponents.containsAll(components);
    }

    void write(char[] characters, int offset, int length) {
        if (mayTake(length)) {
            text.append(characters, offset, length);
        }
    }

    void write(byte[] written, int offset, int length) {
        if (mayTake(length)) {
            bytes.write(written, offset, length);
        }
    }

    private boolean mayTake(int length) {
        if (suspensions > 0) {
            passedWhileSuspended += length;
            return false;
        }
        if (!isRecording()) {
            return false;
        }
        size += length;
        if (size > largest) {
            forbid();
        }
        return storable;
    }

    void effect(ResponseEffect.Kind kind, String name, String value) {
        if (isRecording()) {
            effects.add(new ResponseEffect(kind, name, value));
        }
    }

    void cookie(StoredCookie cookie) {
        if (isRecording()) {
            cookies.add(cookie);
        }
    }

    boolean isRecording() {
        return storable && !ended && suspensions == 0;
    }

    void clearOutput() {
        if (suspensions > 0) {
            return;
        }
        pieces.clear();
        text.setLength(0);
        bytes.reset();
        size = 0;
    }

    /** Drops the output and everything else so far. */
    void clear() {
        if (suspensions > 0) {
            return;
        }
        clearOutput();
        effects.clear();
        cookies.clear();
    }

    /** Keeps the recording from being stored. */
    void forbid() {
        storable = false;
        clearOutputNow();
    }

    private void clearOutputNow() {
        pieces.clear();
        text.setLength(0);
        text.trimToSize();
        bytes.reset();
    }

    /** Suspends for a child whose output is not to be part of this. */
    void suspend(FragmentPart.Child child) {
        if (suspensions == 0) {
            endPiece();
            pieces.add(child);
            passedWhileSuspended = 0;
        }
        suspensions++;
    }

    void resume(boolean childWrote) {
        suspensions--;
        // Otherwise something between holds the output back, and where it will come is unknown.
        if (suspensions == 0 && childWrote != passedWhileSuspended > 0) {
            forbid();
        }
    }

    /** Takes over what a child depends on whose output has become part of this. */
    void consume(Set<?> dependencyIds) {
        inherited.addAll(dependencyIds);
    }

    void end() {
        ended = true;
    }

    boolean isStorable() {
        return storable;
    }

    Set<Object> inherited() {
        return inherited;
    }

    /** Limits how long this may be served to the lives of what was consumed. */
    LifeLimit limit() {
        return limit;
    }

    FragmentEntry entry(Map<String, Object> attributes, Set<Object> dependencyIds) {
        endPiece();
        return new FragmentEntry(
                List.copyOf(pieces), List.copyOf(effects), List.copyOf(cookies), attributes, Set.copyOf(dependencyIds));
    }

    private void endPiece() {
        if (!text.isEmpty()) {
            pieces.add(new FragmentPart.Text(text.toString()));
            text.setLength(0);
        }
        if (bytes.size() > 0) {
            pieces.add(new FragmentPart.Bytes(bytes.toByteArray()));
            bytes.reset();
        }
    }
}
