package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

class FragmentTypesTest {
    @Test
    void serializesWholeEntry() {
        KryoEntryCodec codec = new KryoEntryCodec(FragmentTypes.addedTo(AllowList.EMPTY));
        FragmentEntry entry = new FragmentEntry(
                List.of(new FragmentPart.Text("é"), new FragmentPart.Child("/child?n=1", true)),
                List.of(
                        new ResponseEffect(ResponseEffect.Kind.ADD_HEADER, "X", "1"),
                        new ResponseEffect(ResponseEffect.Kind.STATUS, "", "203")),
                List.of(new StoredCookie("colour", "blue", Map.of("Path", "/"))),
                Map.of("symbol", "s:0", "numbers", List.of(1, 2)),
                Set.of("Group:1", "/page"));

        assertThat(codec.decodeValue(codec.encodeValue(entry))).isEqualTo(entry);
    }

    @Test
    void serializesBytes() {
        KryoEntryCodec codec = new KryoEntryCodec(FragmentTypes.addedTo(AllowList.EMPTY));
        byte[] bytes = {0, 1, -1};

        assertThat(codec.decodeValue(codec.encodeValue(new FragmentPart.Bytes(bytes))))
                .isInstanceOfSatisfying(
                        FragmentPart.Bytes.class,
                        part -> assertThat(part.bytes()).isEqualTo(bytes));
    }
}
