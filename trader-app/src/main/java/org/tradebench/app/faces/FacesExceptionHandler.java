package org.tradebench.app.faces;

import jakarta.faces.application.ViewExpiredException;
import jakarta.faces.context.ExceptionHandler;
import jakarta.faces.context.ExceptionHandlerWrapper;
import jakarta.faces.context.FacesContext;
import jakarta.faces.event.ExceptionQueuedEvent;
import jakarta.faces.event.PhaseId;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.error.Problems;

/** Answers an exception of a view or its bean with a problem: the right status and no stack trace. */
final class FacesExceptionHandler extends ExceptionHandlerWrapper {
    FacesExceptionHandler(ExceptionHandler wrapped) {
        super(wrapped);
    }

    @Override
    public void handle() {
        Iterator<ExceptionQueuedEvent> events =
                getUnhandledExceptionQueuedEvents().iterator();
        if (!events.hasNext()) {
            return;
        }
        // The first failure caused the others.
        ExceptionQueuedEvent first = events.next();
        events.remove();
        while (events.hasNext()) {
            events.next();
            events.remove();
        }
        answer(FacesContext.getCurrentInstance(), problemOf(first.getContext().getException()));
    }

    private static Problem problemOf(Throwable thrown) {
        return thrown instanceof ViewExpiredException
                ? Problem.of(TradeException.badInput(
                        "The server no longer knows the page of this form; open the page again and fill it in."))
                : Problems.problemOf(thrown);
    }

    private static void answer(FacesContext context, Problem problem) {
        if (context.getCurrentPhaseId() != PhaseId.RENDER_RESPONSE) {
            ProblemView.draw(context, problem);
            return;
        }
        HttpServletRequest request =
                (HttpServletRequest) context.getExternalContext().getRequest();
        HttpServletResponse response =
                (HttpServletResponse) context.getExternalContext().getResponse();
        if (response.isCommitted()) {
            // Aborted: half a view with status 200 would look complete.
            throw new IllegalStateException("a view failed after its beginning was sent: " + problem.message());
        }
        try {
            ErrorPages.show(request, response, problem);
        } catch (ServletException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        context.responseComplete();
    }
}
