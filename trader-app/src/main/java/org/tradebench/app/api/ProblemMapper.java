package org.tradebench.app.api;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.tradebench.app.web.error.JsonErrors;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.error.Problems;

/** Answers every exception below {@code /rest} as JSON with the right status. */
@Provider
public class ProblemMapper implements ExceptionMapper<Throwable> {
    /**
     * Injected by the container, not by RESTEasy, whose proxy knows the class of the first request and fails with one of another class, such as a form in
     * chunks.
     */
    @Inject
    private HttpServletRequest request;

    @Override
    public Response toResponse(Throwable thrown) {
        Problem problem = thrown instanceof WebApplicationException refused
                ? ofStatus(refused.getResponse().getStatus())
                : Problems.problemOf(thrown);
        Response.ResponseBuilder response = Response.status(problem.status())
                .type(JsonErrors.typeFor(request))
                .entity(JsonErrors.textFor(request, problem));
        if (problem.retryAfterSeconds() > 0) {
            response.header(HttpHeaders.RETRY_AFTER, problem.retryAfterSeconds());
        }
        if (problem.status() == Response.Status.UNAUTHORIZED.getStatusCode()) {
            response.header(HttpHeaders.WWW_AUTHENTICATE, JsonErrors.CHALLENGE);
        }
        if (thrown instanceof WebApplicationException refused) {
            String allowed = refused.getResponse().getHeaderString(HttpHeaders.ALLOW);
            if (allowed != null) {
                response.header(HttpHeaders.ALLOW, allowed);
            }
        }
        return response.build();
    }

    /** Describes a status that Jakarta REST decided on; two of them have other texts in problem documents than on pages. */
    private Problem ofStatus(int status) {
        boolean json = JsonErrors.typeFor(request).endsWith("problem+json");
        if (json && status == Response.Status.UNSUPPORTED_MEDIA_TYPE.getStatusCode()) {
            return new Problem(status, "Unsupported media type", "The body must be application/json.");
        }
        return json && status == Response.Status.NOT_FOUND.getStatusCode()
                ? new Problem(status, "Not found", "There is no operation at this address; openapi.yaml lists them.")
                : Problem.ofStatus(status);
    }
}
