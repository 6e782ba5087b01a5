package org.tradebench.cache.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class AllowListTest {
    private record One(String text) {}

    private record Two(String text) {}

    private record Listed(ArrayList<String> texts) {}

    private enum Colour {
        RED
    }

    @Test
    void fingerprintCoversNumbersAndClasses() {
        String fingerprint =
                AllowList.EMPTY.with(1, One.class).with(2, Colour.class).fingerprint();
        assertThat(AllowList.EMPTY.with(2, Colour.class).with(1, One.class).fingerprint())
                .isEqualTo(fingerprint)
                .matches("[0-9a-f]{16}");
        assertThat(AllowList.EMPTY.with(1, One.class).fingerprint()).isNotEqualTo(fingerprint);
        assertThat(AllowList.EMPTY.with(3, One.class).with(2, Colour.class).fingerprint())
                .isNotEqualTo(fingerprint);
        assertThat(AllowList.EMPTY.with(1, Two.class).with(2, Colour.class).fingerprint())
                .isNotEqualTo(fingerprint);
        assertThat(new KryoEntryCodec(AllowList.EMPTY.with(1, One.class).with(2, Colour.class)).fingerprint())
                .isEqualTo(fingerprint);
    }

    @Test
    void combinesTwoLists() {
        AllowList both = AllowList.EMPTY.with(1, One.class).with(AllowList.EMPTY.with(2, Two.class));
        assertThat(both.fingerprint())
                .isEqualTo(AllowList.EMPTY.with(1, One.class).with(2, Two.class).fingerprint());
    }

    @Test
    void rejectsDuplicateNumberOrClass() {
        AllowList list = AllowList.EMPTY.with(1, One.class);
        assertThatThrownBy(() -> list.with(1, Two.class))
                .hasMessageContaining("number 1 for " + Two.class.getName())
                .hasMessageContaining(One.class.getName() + " is number 1 already");
        assertThatThrownBy(() -> list.with(2, One.class)).hasMessageContaining("is number 1 already");
        assertThatThrownBy(() -> list.with(-1, Two.class)).hasMessageContaining("it may be 0 to");
        assertThatThrownBy(() -> list.with(2, URI.class)).hasMessageContaining("neither a record nor an enum");
        assertThatThrownBy(() -> list.with(2, ArrayList.class, String.class, Object::toString, text -> null))
                .hasMessageContaining("always allowed");
    }

    @Test
    void rejectsRecordThatCannotBeDecoded() {
        assertThatThrownBy(() -> AllowList.EMPTY.with(1, Listed.class))
                .hasMessageContaining("component texts of " + Listed.class.getName())
                .hasMessageContaining("declare it List");
    }
}
