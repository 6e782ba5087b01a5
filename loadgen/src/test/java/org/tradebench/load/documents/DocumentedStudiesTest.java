package org.tradebench.load.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.study.StudyFile;

/** Reads every study file that a document shows, so that readers can copy it. */
class DocumentedStudiesTest {
    @TempDir
    private Path folder;

    @Test
    void parsesEveryDocumentedStudyFile() throws IOException {
        List<String> titles = new ArrayList<>();
        for (Path document : Documents.all()) {
            for (String block : blocks(document)) {
                if (block.startsWith("title: ")) {
                    Path file = folder.resolve("study-" + titles.size() + ".yaml");
                    Files.writeString(file, block);
                    titles.add(StudyFile.read(file).title());
                }
            }
        }
        assertThat(titles).hasSizeGreaterThan(1).doesNotContain("");
    }

    private static List<String> blocks(Path document) throws IOException {
        List<String> blocks = new ArrayList<>();
        StringBuilder block = new StringBuilder();
        for (String line : Fences.inside(Files.readAllLines(document))) {
            // Lines outside of blocks are empty here; the documents' study files contain no empty line.
            if (line.isEmpty()) {
                blocks.add(block.toString());
                block.setLength(0);
            } else {
                block.append(line).append('\n');
            }
        }
        return blocks;
    }
}
