package org.tradebench.app.web.admin.monitor;

import java.util.List;
import org.tradebench.app.web.page.Figures;
import org.tradebench.app.web.page.LinkView;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;
import org.tradebench.cache.monitoring.GroupSize;
import org.tradebench.cache.monitoring.Listing;
import org.tradebench.cache.spi.EntrySnapshot;

/** Lists of entries, groups and ids as tables. */
final class ListTables {

    private static final String NONE = "Nothing is there that the search finds.";

    private ListTables() {}

    static TableView entries(Listing<EntrySnapshot> entries) {
        return new TableView(
                "Entries in memory, in the order of their ids",
                List.of("Id", "Groups", "Made", "Time left", "Priority", "Sharing", "Value", "Remove"),
                entries.items().stream().map(ListTables::entry).toList(),
                NONE);
    }

    private static List<Cell> entry(EntrySnapshot entry) {
        List<LinkView> groups = entry.options().dependencyIds().stream()
                .map(Object::toString)
                .sorted()
                .map(group -> new LinkView(group, Look.atMembers(group), false))
                .toList();
        return List.of(
                Cell.text(entry.id().toString()),
                Cell.links(groups),
                Cell.text(Figures.moment(entry.created())),
                Cell.number(Texts.time(entry.timeLeft())),
                Cell.number(entry.options().priority()),
                Cell.text(Texts.sharing(entry.options().sharingPolicy())),
                Cell.text(Texts.kind(entry.value())),
                Cell.remove(entry.id().toString()));
    }

    static TableView groups(Listing<GroupSize> groups) {
        return new TableView(
                "Groups that have members, in the order of their names",
                List.of("Group", "Members", "Remove"),
                groups.items().stream()
                        .map(group -> List.of(
                                Cell.link(
                                        group.name().toString(),
                                        Look.atMembers(group.name().toString())),
                                Cell.number(group.members()),
                                Cell.remove(group.name().toString())))
                        .toList(),
                NONE);
    }

    static TableView members(String group, Listing<Object> ids) {
        return ids(
                "Members of group '" + group + "', in memory and on disk",
                ids,
                "Group '" + group + "' has no members.");
    }

    static TableView onDisk(Listing<Object> ids) {
        return ids(
                "Ids on disk, also of entries that are in memory again",
                ids,
                "Nothing is on disk that the search finds.");
    }

    private static TableView ids(String caption, Listing<Object> ids, String empty) {
        return new TableView(
                caption,
                List.of("Id", "Remove"),
                ids.items().stream()
                        .map(id -> List.of(Cell.text(id.toString()), Cell.remove(id.toString())))
                        .toList(),
                empty);
    }
}
