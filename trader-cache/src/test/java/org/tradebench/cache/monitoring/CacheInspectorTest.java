package org.tradebench.cache.monitoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.statistics.CacheCounter;

/** Checks the lists of entries and groups: search and paging. */
class CacheInspectorTest {
    private final CacheService service = CacheService.builder().build();
    private final CacheInstance cache = service.instance(CacheSettings.named("shelf"));
    private final CacheInspector inspector = new CacheInspector(cache);

    @AfterEach
    void close() {
        service.close();
    }

    private void put(String id, String template, String... groups) {
        cache.put(
                id,
                "value of " + id,
                EntryOptions.DEFAULT.withTemplate(template).withDependencyIds(Set.of(groups)));
    }

    @Test
    void sortsAndPagesEntries() {
        IntStream.range(0, 25).forEach(number -> put("id-%02d".formatted(number), "Book"));

        Listing<?> first = inspector.entries("", 1, 10);
        assertThat(first.items()).extracting("id").startsWith("id-00", "id-01").hasSize(10);
        assertThat(first).returns(25, Listing::found).returns(3, Listing::pages);
        assertThat(inspector.entries("", 3, 10).items())
                .extracting("id")
                .containsExactly("id-20", "id-21", "id-22", "id-23", "id-24");
    }

    @Test
    void rejectsPageOutOfRange() {
        put("id", "Book");
        assertThat(inspector.entries("no such thing", 1, 10).items()).isEmpty();
        assertThatThrownBy(() -> inspector.entries("", 2, 10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("page 2 of a list that has one page");
        assertThatThrownBy(() -> inspector.entries("", 0, 10)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void searchesIdsTemplatesAndGroupsIgnoringCase() {
        put("one", "Book", "Shelf:A");
        put("two", "Record", "Shelf:B");
        put("booklet", "Leaf");

        assertThat(inspector.entries("BOOK", 1, 10).items()).extracting("id").containsExactly("booklet", "one");
        assertThat(inspector.entries("shelf:b", 1, 10).items()).extracting("id").containsExactly("two");
        assertThat(inspector.entries("value of", 1, 10).items()).isEmpty();
    }

    @Test
    void listsMembersOfGroups() {
        put("one", "Book", "Shelf:A", "All");
        put("two", "Book", "Shelf:B", "All");

        assertThat(inspector.groups("", 1, 10).items())
                .containsExactly(new GroupSize("All", 2), new GroupSize("Shelf:A", 1), new GroupSize("Shelf:B", 1));
        assertThat(inspector.groups("shelf", 1, 1)).returns(2, Listing::found).returns(2, Listing::pages);
        assertThat(inspector.members("All", "", 1, 10).items()).containsExactly("one", "two");
        assertThat(inspector.members("All", "W", 1, 10).items()).containsExactly("two");
        assertThat(inspector.members("unknown", "", 1, 10).found()).isZero();
    }

    @Test
    void resolvesNameToEntryAndMembers() {
        put("both", "Book");
        put("member", "Book", "both");
        cache.addAlias("both", new Object[] {"alias"});

        assertThat(inspector.namedBy("both")).containsExactlyInAnyOrder("both", "member");
        assertThat(inspector.namedBy("alias")).containsExactly("both");
        assertThat(inspector.namedBy("nothing")).isEmpty();
    }

    @Test
    void countsNoRequestForInspection() {
        put("one", "Book", "All");

        inspector.entries("one", 1, 10);
        inspector.groups("", 1, 10);
        inspector.namedBy("one");
        inspector.digest();

        assertThat(cache.statistics().of(CacheCounter.REQUESTS)).isZero();
    }
}
