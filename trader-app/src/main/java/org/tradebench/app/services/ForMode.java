package org.tradebench.app.services;

import static java.lang.annotation.ElementType.FIELD;
import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.PARAMETER;
import static java.lang.annotation.ElementType.TYPE;

import jakarta.enterprise.util.AnnotationLiteral;
import jakarta.inject.Qualifier;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.tradebench.app.settings.RuntimeMode;

/** Marks the {@link TradeServices} of one runtime mode. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
@Target({TYPE, FIELD, METHOD, PARAMETER})
public @interface ForMode {
    RuntimeMode value();

    final class Literal extends AnnotationLiteral<ForMode> implements ForMode {
        private final RuntimeMode mode;

        Literal(RuntimeMode mode) {
            this.mode = mode;
        }

        @Override
        public RuntimeMode value() {
            return mode;
        }
    }
}
