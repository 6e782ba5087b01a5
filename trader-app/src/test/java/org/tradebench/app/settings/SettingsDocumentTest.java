package org.tradebench.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that docs/configuration.md has a row for each setting, with its default and whether it can be changed at run time. */
class SettingsDocumentTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "configuration.md");

    @ParameterizedTest
    @EnumSource(TradeSetting.class)
    void documentsEverySetting(TradeSetting setting) throws IOException {
        String row = Files.readAllLines(DOCUMENT).stream()
                .filter(line -> line.startsWith("| `" + setting.name() + "` |"))
                .findFirst()
                .orElse("no row for " + setting);

        assertThat(row.split("\\|", -1)[2].strip()).isEqualTo(setting.defaultText());
        assertThat(row.split("\\|", -1)[4].strip()).isEqualTo(setting.atRunTime() ? "yes" : "no");
    }
}
