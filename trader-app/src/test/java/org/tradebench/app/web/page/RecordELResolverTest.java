package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.el.ELContext;
import jakarta.el.ELResolver;
import jakarta.el.FunctionMapper;
import jakarta.el.PropertyNotFoundException;
import jakarta.el.PropertyNotWritableException;
import jakarta.el.VariableMapper;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Quote;

class RecordELResolverTest {
    static final Quote QUOTE = new Quote(
            "s:1",
            "S1 Incorporated",
            7,
            new BigDecimal("11.00"),
            new BigDecimal("10.00"),
            new BigDecimal("10.00"),
            new BigDecimal("11.00"),
            new BigDecimal("1.00"));

    private final RecordELResolver resolver = new RecordELResolver();
    private final ELContext context = new Context();

    @Test
    void readsComponentsAndComputedValues() {
        assertThat(resolver.getValue(context, QUOTE, "symbol")).isEqualTo("s:1");
        assertThat(context.isPropertyResolved()).isTrue();
        assertThat(resolver.getValue(context, QUOTE, "volume")).isEqualTo(7L);
        assertThat(resolver.getValue(context, QUOTE, "gainPercent")).isEqualTo(new BigDecimal("10.00"));
    }

    @Test
    void leavesNonRecordsToOtherResolvers() {
        assertThat(resolver.getValue(context, "text", "length")).isNull();
        assertThat(resolver.getValue(context, null, "quotes")).isNull();
        assertThat(context.isPropertyResolved()).isFalse();
    }

    @Test
    void rejectsUnknownPropertyName() {
        assertThatThrownBy(() -> resolver.getValue(context, QUOTE, "prize"))
                .isInstanceOf(PropertyNotFoundException.class)
                .hasMessageContaining("prize");
    }

    @Test
    void rejectsWritesToRecords() {
        assertThat(resolver.isReadOnly(context, QUOTE, "price")).isTrue();
        assertThatThrownBy(() -> resolver.setValue(context, QUOTE, "price", BigDecimal.ONE))
                .isInstanceOf(PropertyNotWritableException.class);
    }

    private static final class Context extends ELContext {
        @Override
        public ELResolver getELResolver() {
            return null;
        }

        @Override
        public FunctionMapper getFunctionMapper() {
            return null;
        }

        @Override
        public VariableMapper getVariableMapper() {
            return null;
        }
    }
}
