package org.tradebench.app.faces;

import jakarta.faces.component.UIViewRoot;
import jakarta.faces.context.FacesContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.web.error.Problem;

/** Shows a problem: as the login form when a login is missing, else as a view of its own, which reads the request attribute {@code problem}. */
final class ProblemView {
    private static final String PROBLEM = "problem";

    private ProblemView() {}

    private static String pathOf(Problem problem) {
        return problem.asksForLogin() ? "/welcome" : "/WEB-INF/faces/problem";
    }

    private static void prepare(HttpServletRequest request, HttpServletResponse response, Problem problem) {
        problem.setOn(response);
        request.setAttribute(PROBLEM, problem);
    }

    /** Shows the problem before the Faces servlet has begun. */
    static void forward(HttpServletRequest request, HttpServletResponse response, Problem problem)
            throws ServletException, IOException {
        prepare(request, response, problem);
        request.getRequestDispatcher(pathOf(problem) + ".faces").forward(request, response);
    }

    /** Shows the problem in place of the view that was to be drawn; nothing must have been drawn yet. */
    static void draw(FacesContext context, Problem problem) {
        prepare(
                (HttpServletRequest) context.getExternalContext().getRequest(),
                (HttpServletResponse) context.getExternalContext().getResponse(),
                problem);
        UIViewRoot view = context.getApplication().getViewHandler().createView(context, pathOf(problem) + ".xhtml");
        context.setViewRoot(view);
        context.renderResponse();
    }
}
