package org.tradebench.tests.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.process.ProjectLayout;

/** Where the two caches answer differently. */
record Difference(String step, String dynaCache, String ours) {

    /**
     * Those that the documentation lists: rows {@code | scenario and step | DynaCache's answer | ours | why |} of {@code trader-cache/docs/dynacache.md}.
     *
     * @throws IllegalStateException when one has no reason
     */
    static List<Difference> listed() throws IOException {
        Path document = ProjectLayout.current().base().resolve("trader-cache/docs/dynacache.md");
        List<Difference> listed = new ArrayList<>();
        for (String line : Files.readAllLines(document)) {
            String[] cells = line.split("\\s*\\|\\s*", -1);
            // An empty cell before the first bar and after the last.
            if (cells.length == 6 && cells[1].matches("[a-z-]+ [0-9]+: `.*`")) {
                if (cells[4].isBlank()) {
                    throw new IllegalStateException("a difference without a reason in " + document + ": " + line);
                }
                listed.add(new Difference(cells[1], plain(cells[2]), plain(cells[3])));
            }
        }
        return listed;
    }

    private static String plain(String cell) {
        return cell.replace("`", "");
    }

    @Override
    public String toString() {
        return "\n| " + step + " | `" + dynaCache + "` | `" + ours + "` | |";
    }
}
