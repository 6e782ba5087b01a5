package org.tradebench.app.web.admin.monitor;

import java.util.List;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.LinkView;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.monitoring.GroupSize;
import org.tradebench.cache.monitoring.Listing;

/** Shows entries, groups and ids as tables. */
final class ListTables {
    private ListTables() {}

    static TableView entries(Listing<EntrySnapshot> entries, String empty) {
        return new TableView(
                "Entries in memory, in the order of their ids",
                List.of("Id", "Groups", "Made", "Time left", "Priority", "Sharing", "Value", "Remove"),
                entries.items().stream().map(ListTables::entry).toList(),
                empty);
    }

    private static List<Cell> entry(EntrySnapshot entry) {
        List<LinkView> groups = entry.options().dependencyIds().stream()
                .map(Object::toString)
                .sorted()
                .map(group -> new LinkView(group, MonitorRequest.atMembers(group), false))
                .toList();
        return List.of(
                Cell.text(entry.id().toString()),
                Cell.links(groups),
                Cell.text(DisplayFormat.moment(entry.created())),
                Cell.number(CacheTexts.time(entry.timeLeft())),
                Cell.number(entry.options().priority()),
                Cell.text(CacheTexts.sharing(entry.sharingPolicy())),
                Cell.text(CacheTexts.kind(entry.value())),
                Cell.remove(entry.id().toString()));
    }

    static TableView groups(Listing<GroupSize> groups, String empty) {
        return new TableView(
                "Groups that have members in memory or on disk, in the order of their names",
                List.of("Group", "Members", "Remove"),
                groups.items().stream()
                        .map(group -> List.of(
                                Cell.link(
                                        group.name().toString(),
                                        MonitorRequest.atMembers(group.name().toString())),
                                Cell.number(group.members()),
                                Cell.remove(group.name().toString())))
                        .toList(),
                empty);
    }

    static TableView members(String group, Listing<Object> ids, String empty) {
        String name = "group '" + group + "'";
        return ids("Members of " + name + ", in memory and on disk", ids, "In " + name + ": " + empty);
    }

    static TableView onDisk(Listing<Object> ids, String empty) {
        return ids("Ids on disk, also of entries that are in memory again", ids, "On disk: " + empty);
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
