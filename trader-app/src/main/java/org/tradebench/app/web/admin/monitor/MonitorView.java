package org.tradebench.app.web.admin.monitor;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tradebench.app.domain.TradeException;

/** Names the views of the cache monitor. */
enum MonitorView {
    STATISTICS("Statistics"),
    CONTENTS("Contents"),
    GROUPS("Groups"),
    POLICIES("Policies"),
    DISK("Disk"),
    CLUSTER("Cluster");

    private final String heading;

    MonitorView(String heading) {
        this.heading = heading;
    }

    String heading() {
        return heading;
    }

    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @throws TradeException NOT_FOUND names the valid ones */
    static MonitorView of(String code) {
        return Arrays.stream(values())
                .filter(view -> view.code().equals(code))
                .findFirst()
                .orElseThrow(() -> TradeException.notFound("There is no such view of the cache. There are: "
                        + Arrays.stream(values()).map(MonitorView::code).collect(Collectors.joining(", ")) + "."));
    }
}
