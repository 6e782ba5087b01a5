package org.tradebench.cache.fragment;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Writes a cached fragment to the response, as the servlet or page wrote it when it was recorded. */
record Replay(HttpServletRequest request, HttpServletResponse response) {
    /** @param include whether the fragment is included: then only its output counts */
    void run(FragmentEntry entry, boolean include) throws IOException, ServletException {
        entry.attributes().forEach(request::setAttribute);
        if (!include && !response.isCommitted()) {
            for (StoredCookie cookie : entry.cookies()) {
                response.addCookie(cookie.toCookie());
            }
            for (ResponseEffect effect : entry.effects()) {
                effect.applyTo(response);
            }
        }
        for (FragmentPart piece : entry.pieces()) {
            if (piece instanceof FragmentPart.Text text) {
                write(text.text());
            } else if (piece instanceof FragmentPart.Bytes bytes) {
                response.getOutputStream().write(bytes.bytes());
            } else if (piece instanceof FragmentPart.Child child) {
                dispatch(child);
            }
        }
    }

    private void write(String text) throws IOException {
        try {
            response.getWriter().write(text);
        } catch (IllegalStateException streamInUse) {
            response.getOutputStream().write(text.getBytes(response.getCharacterEncoding()));
        }
    }

    private void dispatch(FragmentPart.Child child) throws IOException, ServletException {
        RequestDispatcher dispatcher = request.getRequestDispatcher(child.path());
        if (dispatcher == null) {
            throw new ServletException(
                    "the cached fragment includes " + child.path() + ", which is not there any more");
        }
        if (child.forward()) {
            dispatcher.forward(request, response);
        } else {
            dispatcher.include(request, response);
        }
    }
}
