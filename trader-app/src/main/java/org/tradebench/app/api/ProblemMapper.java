package org.tradebench.app.api;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.tradebench.app.web.error.Failures;
import org.tradebench.app.web.error.JsonErrors;
import org.tradebench.app.web.error.Problem;

/** Whatever goes wrong below {@code /rest}, as JSON with the right status. */
@Provider
public class ProblemMapper implements ExceptionMapper<Throwable> {

    @Override
    public Response toResponse(Throwable thrown) {
        Problem problem = thrown instanceof WebApplicationException refused
                ? Problem.ofStatus(refused.getResponse().getStatus())
                : Failures.problemOf(thrown);
        Response.ResponseBuilder response = Response.status(problem.status())
                .type(MediaType.APPLICATION_JSON)
                .entity(JsonErrors.text(problem));
        if (problem.retryAfterSeconds() > 0) {
            response.header("Retry-After", problem.retryAfterSeconds());
        }
        return response.build();
    }
}
