package org.tradebench.load.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** Checks that the menu of the site leads to every document once. */
class SiteTest {
    private static final Pattern PAGE = Pattern.compile("(?m)^ +- .*: (.+\\.md)$");

    @Test
    void listsEveryDocumentOnceInMenu() throws IOException {
        Path project = ProjectLayout.current().base();
        List<String> menu = PAGE.matcher(Files.readString(project.resolve("site/mkdocs.yml")))
                .results()
                .map(page -> page.group(1))
                .toList();
        assertThat(menu)
                .containsExactlyInAnyOrderElementsOf(Documents.all().stream()
                        .map(document -> project.relativize(document).toString())
                        .filter(document -> !document.startsWith(".github/"))
                        .toList());
    }
}
