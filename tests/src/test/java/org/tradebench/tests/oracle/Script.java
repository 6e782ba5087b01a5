package org.tradebench.tests.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;

/** Executes the lines of a scenario on a cache; returns one answer per line. */
final class Script {

    /** JNDI name before the names of Open Liberty's caches. */
    static final String NAMES = "services/cache/";

    private final MapFace cache;
    private final ConcurrentLinkedQueue<String> events = new ConcurrentLinkedQueue<>();

    Script(MapFace cache) {
        this.cache = cache;
    }

    /** Executes the lines on a cache that must be unused. */
    List<String> run(List<String> lines) {
        List<String> answers = new ArrayList<>();
        for (String line : lines) {
            answers.add(answer(line));
        }
        return answers;
    }

    private String answer(String line) {
        try {
            return step(new Words(line));
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String step(Words words) throws InterruptedException {
        String operation = words.next();
        return switch (operation) {
            case "get" -> text(cache.map().get(words.name()));
            case "put" -> text(cache.map().put(words.name(), words.name()));
            case "put-with" ->
                text(cache.put(
                        words.name(),
                        words.name(),
                        words.number("priority", 1),
                        words.number("ttl", -1),
                        words.number("inactivity", -1),
                        words.number("policy", 1),
                        words.names("groups")));
            case "put-all" -> done(() -> cache.map().putAll(words.pairs()));
            case "fill" -> {
                String prefix = words.next();
                for (int i = 0; i < words.number("entries", 0); i++) {
                    cache.put(prefix + i, "v" + i, words.number("priority", 1), -1, -1, 1, null);
                }
                yield "done";
            }
            case "left" -> {
                String of = words.next();
                yield ranges(of, words.number("entries", 0));
            }
            case "remove" -> text(cache.map().remove(words.name()));
            case "invalidate" -> done(() -> cache.invalidate(words.name(), words.number("wait", 1) == 1));
            case "clear" -> done(cache.map()::clear);
            case "size" -> text(cache.map().size());
            case "is-empty" -> text(cache.map().isEmpty());
            case "contains" -> text(cache.map().containsKey(words.name()));
            case "contains-value" -> text(cache.map().containsValue(words.name()));
            case "ids" -> sorted(cache.ids());
            case "values" -> sorted(cache.map().values());
            case "entries" ->
                sorted(cache.map().entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .collect(Collectors.toList()));
            case "set-in-entry" -> {
                Map.Entry<Object, Object> first =
                        cache.map().entrySet().iterator().next();
                yield text(first.setValue(words.name()));
            }
            case "remove-from-ids" -> text(cache.ids().remove(words.name()));
            case "same-object" -> {
                Object id = words.name();
                Object once = cache.map().get(id);
                Object again = cache.map().get(id);
                yield text(once == again);
            }
            case "alias" -> done(() -> cache.addAlias(words.name(), words.names("as")));
            case "no-alias" -> done(() -> cache.removeAlias(words.name()));
            case "release" -> done(() -> cache.release(words.number("entries", 1)));
            case "time-to-live" -> done(() -> cache.setTimeToLive(words.number("seconds", 0)));
            case "priority" -> done(() -> cache.setPriority(words.number("is", 1)));
            case "policy" -> done(() -> cache.setSharingPolicy(words.number("is", 1)));
            case "which-policy" -> text(cache.getSharingPolicy());
            case "enable-listeners" -> text(cache.enableListener(words.number("is", 1) == 1));
            case "hear-invalidations" -> text(cache.listenToInvalidations(events::add));
            case "hear-changes" -> text(cache.listenToChanges(events::add));
            case "veto" -> text(cache.veto(Arrays.asList(words.names("of")), events::add));
            case "silence" -> done(cache::silence);
            case "events" -> {
                List<String> drained = new ArrayList<>(events);
                events.clear();
                yield drained.toString();
            }
            case "put-then-invalidate-without-waiting" -> invalidated(words.number("tries", 1));
            case "outlive-a-second" -> outlived(words.number("tries", 1));
            case "wait" -> {
                Thread.sleep(words.number("ms", 0));
                yield "done";
            }
            default -> throw new IllegalStateException("there is no operation '" + operation + "'");
        };
    }

    /** Whether a value is still served after the invalidation that does not wait has returned. */
    private String invalidated(int tries) {
        boolean served = false;
        for (int i = 0; i < tries; i++) {
            cache.map().put("try" + i, "v");
            cache.invalidate("try" + i, false);
            served |= cache.map().get("try" + i) != null;
        }
        return served ? "may still be served" : "is gone";
    }

    /** Whether an entry that may live a second is ever served later; the tries begin at different times. */
    private String outlived(int tries) throws InterruptedException {
        boolean late = false;
        long[] put = new long[tries];
        for (int i = 0; i < 2 * tries; i++) {
            if (i < tries) {
                put[i] = System.nanoTime();
                cache.put("try" + i, "v", 1, 1, -1, 1, null);
            }
            for (int other = 0; other < Math.min(i, tries); other++) {
                late |= System.nanoTime() - put[other] > 1_100_000_000L
                        && cache.map().get("try" + other) != null;
            }
            Thread.sleep(500);
        }
        return late ? "may be served late" : "is never served late";
    }

    /** Returns which ids with this prefix and a number are in the cache. */
    private String ranges(String prefix, int entries) {
        Collection<Object> there = new ArrayList<>(cache.ids());
        StringBuilder ranges = new StringBuilder();
        for (int i = 0; i < entries; i++) {
            int from = i;
            while (i < entries && there.contains(prefix + i)) {
                i++;
            }
            if (i > from) {
                ranges.append(from).append('-').append(i - 1).append(' ');
            }
        }
        return ranges.toString().trim();
    }

    private static String done(Runnable step) {
        step.run();
        return "done";
    }

    private static String text(Object answer) {
        return String.valueOf(answer);
    }

    private static String sorted(Collection<?> all) {
        TreeSet<String> texts = new TreeSet<>();
        all.forEach(one -> texts.add(String.valueOf(one)));
        return texts.toString();
    }

    /** The words of a line: an operation, names, and options of the form {@code name=value}. */
    private static final class Words {

        private final List<String> names = new ArrayList<>();
        private final Map<String, String> options = new HashMap<>();

        Words(String line) {
            for (String word : line.trim().split("\\s+", -1)) {
                int equals = word.indexOf('=');
                if (equals < 0) {
                    names.add(word);
                } else {
                    options.put(word.substring(0, equals), word.substring(equals + 1));
                }
            }
        }

        String next() {
            return names.remove(0);
        }

        Object name() {
            return orNull(next());
        }

        int number(String option, int otherwise) {
            return options.containsKey(option) ? Integer.parseInt(options.get(option)) : otherwise;
        }

        /** Null when the option is missing. */
        Object[] names(String option) {
            if (!options.containsKey(option)) {
                return null;
            }
            return Arrays.stream(options.get(option).split(",", -1))
                    .map(Words::orNull)
                    .toArray();
        }

        Map<Object, Object> pairs() {
            return new HashMap<>(options);
        }

        private static Object orNull(String name) {
            return name.equals("null") ? null : name;
        }
    }
}
