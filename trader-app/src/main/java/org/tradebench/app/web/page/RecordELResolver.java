package org.tradebench.app.web.page;

import jakarta.el.ELContext;
import jakarta.el.ELResolver;
import jakarta.el.PropertyNotFoundException;
import jakarta.el.PropertyNotWritableException;
import org.jspecify.annotations.Nullable;

/**
 * Lets Faces views read records: {@code #{quote.price}} calls {@code price()}. Expression Language 5.0 knows bean getters only.
 */
public final class RecordELResolver extends ELResolver {
    @Override
    public @Nullable Object getValue(ELContext context, @Nullable Object base, Object property) {
        if (!(base instanceof Record record)) {
            return null;
        }
        Object value;
        try {
            value = RecordValues.read(record, String.valueOf(property));
        } catch (IllegalArgumentException e) {
            throw new PropertyNotFoundException(e.getMessage(), e);
        }
        context.setPropertyResolved(base, property);
        return value;
    }

    @Override
    public @Nullable Class<?> getType(ELContext context, @Nullable Object base, Object property) {
        if (base instanceof Record) {
            context.setPropertyResolved(base, property);
        }
        return null;
    }

    @Override
    public void setValue(ELContext context, @Nullable Object base, Object property, @Nullable Object value) {
        if (base instanceof Record) {
            throw new PropertyNotWritableException(base.getClass().getName() + " is a record");
        }
    }

    @Override
    public boolean isReadOnly(ELContext context, @Nullable Object base, Object property) {
        if (base instanceof Record) {
            context.setPropertyResolved(base, property);
        }
        return true;
    }

    @Override
    public @Nullable Class<?> getCommonPropertyType(ELContext context, @Nullable Object base) {
        return base instanceof Record ? String.class : null;
    }
}
