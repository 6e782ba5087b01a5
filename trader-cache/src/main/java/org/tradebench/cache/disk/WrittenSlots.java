package org.tradebench.cache.disk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Tracks the entries on file for the writer's thread: how many, how large, and which one goes. */
final class WrittenSlots {
    private final List<Slot> slots = new ArrayList<>();
    private final Map<Slot, Integer> places = new HashMap<>();
    private final Random random = new Random();
    private long bytes;

    void add(Slot slot) {
        places.put(slot, slots.size());
        slots.add(slot);
        bytes += slot.bytes();
    }

    void remove(Slot slot) {
        Integer place = places.remove(slot);
        if (place == null) {
            return;
        }
        Slot last = slots.remove(slots.size() - 1);
        if (last != slot) {
            slots.set(place, last);
            places.put(last, place);
        }
        bytes -= slot.bytes();
    }

    int size() {
        return slots.size();
    }

    long bytes() {
        return bytes;
    }

    List<Slot> overdue(long now) {
        return slots.stream().filter(slot -> slot.isOverdue(now)).toList();
    }

    List<Slot> all() {
        return Collections.unmodifiableList(new ArrayList<>(slots));
    }

    List<Slot> largestFirst() {
        List<Slot> sorted = new ArrayList<>(slots);
        sorted.sort(Comparator.comparingInt(Slot::bytes).reversed());
        return sorted;
    }

    List<Slot> shuffled() {
        List<Slot> shuffled = new ArrayList<>(slots);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    void clear() {
        slots.clear();
        places.clear();
        bytes = 0;
    }
}
