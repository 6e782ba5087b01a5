package org.tradebench.load.plugin.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks which images are accepted; MidTierPlanIT checks that the plan applies this check to its requests. */
class TextImageAnswerTest {
    private static Png image(int width, int height, String title) {
        return new Png(width, height, Map.of("Title", title));
    }

    @ParameterizedTest
    @CsvSource({"100, 32", "50, 24", "200, 60"})
    void acceptsImageOfExpectedTextAndSize(int width, int height) {
        assertThat(TextImageAnswer.wrong(image(width, height, "Trade 1"), "Trade 1", 24))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"100, 23", "100, 65", "33, 32", "219, 32"})
    void rejectsImageOfAnotherSize(int width, int height) {
        assertThat(TextImageAnswer.wrong(image(width, height, "Trade 1"), "Trade 1", 24))
                .contains(width + " x " + height);
    }

    @Test
    void rejectsImageWithOtherOrNoTitle() {
        assertThat(TextImageAnswer.wrong(image(100, 32, "Trade 2"), "Trade 1", 24))
                .contains("Trade 2");
        assertThat(TextImageAnswer.wrong(new Png(100, 32, Map.of()), "Trade 1", 24))
                .contains("''");
    }

    @Test
    void rejectsDataThatIsNoPng() {
        assertThatThrownBy(() -> Png.of(new byte[] {1, 2, 3}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not a PNG");
    }
}
