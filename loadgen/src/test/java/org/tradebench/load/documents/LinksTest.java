package org.tradebench.load.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that every link of a document leads to an existing file or heading. */
class LinksTest {
    @TempDir
    private Path folder;

    @Test
    void resolvesEveryLinkOfDocuments() throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path file : Documents.all()) {
            broken.addAll(Links.broken(file));
            links += Links.count(file);
        }
        assertThat(broken).isEmpty();
        assertThat(links).as("links that were checked").isGreaterThan(200);
    }

    @Test
    void namesBrokenLinksWithTheirLines() throws IOException {
        Files.createDirectory(folder.resolve("made"));
        Path file = folder.resolve("a.md");
        Files.writeString(file, """
                # One `word`, two & three
                [here](#one-word-two--three), [a folder](made), [elsewhere](https://example.com/none)
                [gone](b.md) and ![no picture](c.png)
                `[typed](d.md)`
                ```
                [typed](e.md)
                # No heading
                ```
                [no heading](#no-heading)
                # Twice
                # Twice
                [the second](a.md#twice-1), [a third](a.md#twice-2)
                """);
        assertThat(Links.broken(file))
                .containsExactly(
                        file + ":3: b.md: no such file",
                        file + ":3: c.png: no such file",
                        file + ":9: #no-heading: no such heading",
                        file + ":12: a.md#twice-2: no such heading");
    }
}
