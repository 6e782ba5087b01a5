package org.tradebench.app.faces;

import jakarta.faces.context.ExceptionHandler;
import jakarta.faces.context.ExceptionHandlerFactory;

/** Puts {@link FacesExceptionHandler} before the container's own handler, which shows stack traces. */
public class FacesExceptionHandlerFactory extends ExceptionHandlerFactory {
    public FacesExceptionHandlerFactory(ExceptionHandlerFactory wrapped) {
        super(wrapped);
    }

    @Override
    public ExceptionHandler getExceptionHandler() {
        return new FacesExceptionHandler(getWrapped().getExceptionHandler());
    }
}
