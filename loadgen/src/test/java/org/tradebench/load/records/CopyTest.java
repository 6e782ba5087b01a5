package org.tradebench.load.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CopyTest {
    private record Range(int least, int most, String unit) {
        private Range {
            if (least > most) {
                throw new IllegalStateException(least + " is more than " + most);
            }
        }
    }

    private static final Range RANGE = new Range(1, 5, "s");

    @Test
    void whatIsNotNamedStays() {
        assertThat(Copy.of(RANGE).with("most", 9).made()).isEqualTo(new Range(1, 9, "s"));
        assertThat(Copy.of(RANGE)
                        .with("least", 7)
                        .with("most", 9)
                        .with("unit", null)
                        .made())
                .isEqualTo(new Range(7, 9, null));
        assertThat(Copy.of(RANGE).made()).isEqualTo(RANGE).isNotSameAs(RANGE);
    }

    @Test
    void aCopyIsCheckedLikeEveryOther() {
        Copy<Range> copy = Copy.of(RANGE).with("least", 6);
        assertThatThrownBy(copy::made).isInstanceOf(IllegalStateException.class).hasMessage("6 is more than 5");
    }

    @Test
    void aNameThatIsNoneAndAValueOfAnotherTypeAreRefused() {
        Copy<Range> copy = Copy.of(RANGE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> copy.with("middle", 3))
                .withMessageContaining("[least, most, unit]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> copy.with("most", "many").made());
    }
}
