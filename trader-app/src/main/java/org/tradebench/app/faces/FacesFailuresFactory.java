package org.tradebench.app.faces;

import jakarta.faces.context.ExceptionHandler;
import jakarta.faces.context.ExceptionHandlerFactory;

/** Puts {@link FacesFailures} before the container's own handler, which shows stack traces. */
public class FacesFailuresFactory extends ExceptionHandlerFactory {
    public FacesFailuresFactory(ExceptionHandlerFactory wrapped) {
        super(wrapped);
    }

    @Override
    public ExceptionHandler getExceptionHandler() {
        return new FacesFailures(getWrapped().getExceptionHandler());
    }
}
