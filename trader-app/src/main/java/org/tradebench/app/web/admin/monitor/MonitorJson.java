package org.tradebench.app.web.admin.monitor;

import jakarta.json.Json;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonGeneratorFactory;
import java.io.StringWriter;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.monitoring.CacheInspector;
import org.tradebench.cache.monitoring.GroupSize;
import org.tradebench.cache.monitoring.Listing;
import org.tradebench.cache.policy.CachePolicy;
import org.tradebench.cache.spi.ContentDigest;
import org.tradebench.cache.statistics.CacheCounter;

/** Writes all views of the monitor as JSON except the statistics, which have a format of their own. */
final class MonitorJson {
    /** Created once: each look-up of the provider searches the class path. */
    private static final JsonGeneratorFactory GENERATORS = Json.createGeneratorFactory(Map.of());

    private final Monitor monitor;
    private final MonitorRequest look;
    private final StringWriter text = new StringWriter();
    private final JsonGenerator json = GENERATORS.createGenerator(text);

    MonitorJson(Monitor monitor, MonitorRequest look) {
        this.monitor = monitor;
        this.look = look;
    }

    String text() {
        Optional<CacheInstance> instance = monitor.instance(look);
        json.writeStartObject().write("caching", monitor.caching().type().label());
        if (look.view() == MonitorView.POLICIES) {
            policies();
        } else if (instance.isPresent()) {
            json.write("instance", instance.get().name());
            write(instance.get());
        }
        json.writeEnd().close();
        return text.toString();
    }

    private void write(CacheInstance instance) {
        CacheInspector inspector = new CacheInspector(instance);
        switch (look.view()) {
            case CONTENTS -> entries(Monitor.paged(() -> inspector.entries(look.search(), look.page(), look.size())));
            case GROUPS -> {
                if (look.group().isEmpty()) {
                    groups(Monitor.paged(() -> inspector.groups(look.search(), look.page(), look.size())));
                } else {
                    json.write("group", look.group());
                    ids(
                            "members",
                            Monitor.paged(
                                    () -> inspector.members(look.group(), look.search(), look.page(), look.size())));
                }
            }
            case DISK -> {
                json.write("bytes", instance.bytesOnDisk());
                ids("ids", Monitor.paged(() -> inspector.idsOnDisk(look.search(), look.page(), look.size())));
            }
            case CLUSTER -> cluster(instance, inspector.digest());
            case STATISTICS, POLICIES -> throw new IllegalStateException(look.view() + " is written elsewhere");
        }
    }

    private void page(Listing<?> listing) {
        json.write("found", listing.found()).write("page", listing.page()).write("pages", listing.pages());
    }

    private void entries(Listing<EntrySnapshot> entries) {
        page(entries);
        json.writeStartArray("entries");
        for (EntrySnapshot entry : entries.items()) {
            json.writeStartObject()
                    .write("id", entry.id().toString())
                    .write("template", entry.options().template());
            texts("groups", entry.options().dependencyIds());
            texts("aliases", entry.aliases());
            json.write("created", entry.created().toString());
            if (!entry.timeLeft().isZero()) {
                json.write("millisLeft", entry.timeLeft().toMillis());
            }
            json.write("priority", entry.options().priority())
                    .write("sharingPolicy", entry.sharingPolicy().number())
                    .write("valueKind", CacheTexts.kind(entry.value()))
                    .writeEnd();
        }
        json.writeEnd();
    }

    private void groups(Listing<GroupSize> groups) {
        page(groups);
        json.writeStartArray("groups");
        for (GroupSize group : groups.items()) {
            json.writeStartObject()
                    .write("name", group.name().toString())
                    .write("members", group.members())
                    .writeEnd();
        }
        json.writeEnd();
    }

    private void ids(String name, Listing<Object> ids) {
        page(ids);
        texts(name, ids.items());
    }

    private void texts(String name, Collection<?> names) {
        json.writeStartArray(name);
        names.stream().map(Object::toString).sorted().forEach(json::write);
        json.writeEnd();
    }

    private void policies() {
        json.writeStartArray("policies");
        for (CachePolicy<?> policy : monitor.policies().all()) {
            json.writeStartObject().write("class", policy.cacheClass().text()).write("line", policy.line());
            texts("names", policy.names());
            texts("ids", policy.cacheIdRules().stream().map(CacheTexts::rule).toList());
            texts(
                    "groups",
                    policy.dependencyIdRules().stream().map(CacheTexts::rule).toList());
            texts(
                    "invalidates",
                    policy.invalidationRules().stream().map(CacheTexts::rule).toList());
            json.writeEnd();
        }
        json.writeEnd();
        texts("warnings", monitor.policies().warnings());
    }

    private void cluster(CacheInstance instance, ContentDigest own) {
        Origin self = monitor.cluster().self();
        Map<Origin, ContentDigest> others = monitor.cluster().digests(instance.name());
        Map<Origin, String> addresses = monitor.cluster().addresses();
        json.write("self", self.id().toString()).writeStartArray("members");
        for (Origin member : monitor.cluster().members()) {
            ContentDigest digest = member.equals(self) ? own : others.get(member);
            json.writeStartObject().write("member", member.id().toString());
            if (addresses.containsKey(member)) {
                json.write("address", addresses.get(member));
            }
            if (digest != null) {
                json.write("entries", digest.entries())
                        .write("idsDigest", digest.idsText())
                        .write("contentsDigest", digest.contentsText());
            }
            json.writeEnd();
        }
        json.writeEnd().writeStartObject("messages");
        for (CacheCounter counter : CacheCounter.values()) {
            if (CounterTexts.MESSAGES.contains(counter)) {
                json.write(counter.name(), instance.statistics().of(counter));
            }
        }
        json.writeEnd();
    }
}
