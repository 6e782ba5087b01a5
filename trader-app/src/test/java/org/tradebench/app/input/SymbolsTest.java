package org.tradebench.app.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;

class SymbolsTest {
    @Test
    void trimsAndDeduplicatesSymbolsInOrder() {
        assertThat(Symbols.of("symbols", " s:2 , s:0,,s:2 ,s:1,")).containsExactly("s:2", "s:0", "s:1");
    }

    @Test
    void acceptsAtMostHundredSymbols() {
        assertThat(Symbols.of("symbols", firstSymbols(100))).hasSize(100);
        assertThatThrownBy(() -> Symbols.of("symbols", firstSymbols(101))).hasMessageContaining("at most 100");
        assertThatThrownBy(() -> Symbols.of("symbols", ",".repeat(1_000_000))).hasMessageContaining("at most 100");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " ", ",", " , ,", "s:0,\0", "123456789012345678901234567890123"})
    void rejectsEmptyListsAndInvalidSymbols(String list) {
        assertThatThrownBy(() -> Symbols.of("symbols", list)).isInstanceOf(TradeException.class);
    }

    private static String firstSymbols(int count) {
        return IntStream.range(0, count).mapToObj(i -> "s:" + i).collect(Collectors.joining(","));
    }
}
