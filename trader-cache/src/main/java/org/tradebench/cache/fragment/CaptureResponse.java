package org.tradebench.cache.fragment;

import jakarta.servlet.ServletContext;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Passes status, headers, cookies and redirects on to the response as they come, and records those that an entry may repeat; what none may repeat keeps the
 * answer from being stored.
 */
final class CaptureResponse extends TeeResponse {
    /** Headers of one exchange only; whoever sends the entry sets them anew. */
    private static final Set<String> NOT_RECORDED =
            Set.of("content-length", "transfer-encoding", "connection", "keep-alive", "date", "trailer", "upgrade");

    private final Dispatch dispatch;
    private final ServletContext context;

    /** @param capture where the answer is recorded; null for no recording */
    CaptureResponse(
            HttpServletResponse response,
            CaptureStack stack,
            @Nullable Capture capture,
            Dispatch dispatch,
            ServletContext context) {
        super(response, stack, capture);
        this.dispatch = dispatch;
        this.context = context;
    }

    private void record(ResponseEffect.Kind kind, String name, Object value) {
        // The container ignores the effects of an include, but its entry may also answer a request; effects after the
        // commit are lost.
        if (capture != null && (dispatch.isInclude() || !isCommitted())) {
            capture.effect(kind, name, String.valueOf(value));
        }
    }

    private void recordHeader(ResponseEffect.Kind kind, String name, Object value) {
        String header = name.toLowerCase(Locale.ROOT);
        switch (header) {
            case "content-type" -> recordContentType(String.valueOf(value));
            case "content-encoding" -> {
                // Another client may not understand it.
                if (!"identity".equals(value)) {
                    forbid();
                }
            }
            case "set-cookie" -> {
                String cookie = String.valueOf(value);
                int end = cookie.indexOf('=');
                if (end > 0 && storesCookie(cookie.substring(0, end).strip())) {
                    record(kind, name, value);
                }
            }
            default -> {
                if (!NOT_RECORDED.contains(header)) {
                    record(kind, name, value);
                }
            }
        }
    }

    private boolean storesCookie(String name) {
        return capture != null
                && capture.properties().storeCookies().isOnFor(name)
                && !Cookies.isIdentity(name, context);
    }

    private void recordContentType(@Nullable String type) {
        if (type == null) {
            return;
        }
        // Once there is a writer its encoding stands.
        int parameters = hasWriter() ? type.indexOf(';') : -1;
        record(ResponseEffect.Kind.CONTENT_TYPE, "", parameters < 0 ? type : type.substring(0, parameters));
    }

    @Override
    public void setContentType(@Nullable String type) {
        recordContentType(type);
        super.setContentType(type);
    }

    @Override
    public void setCharacterEncoding(@Nullable String encoding) {
        if (!hasWriter() && encoding != null) {
            record(ResponseEffect.Kind.CHARACTER_ENCODING, "", encoding);
        }
        super.setCharacterEncoding(encoding);
    }

    @Override
    public void setLocale(@Nullable Locale locale) {
        if (locale != null) {
            record(ResponseEffect.Kind.LOCALE, "", locale.toLanguageTag());
        }
        super.setLocale(locale);
    }

    @Override
    public void setHeader(@Nullable String name, @Nullable String value) {
        if (name != null && value != null) {
            recordHeader(ResponseEffect.Kind.SET_HEADER, name, value);
        }
        super.setHeader(name, value);
    }

    @Override
    public void addHeader(@Nullable String name, @Nullable String value) {
        if (name != null && value != null) {
            recordHeader(ResponseEffect.Kind.ADD_HEADER, name, value);
        }
        super.addHeader(name, value);
    }

    @Override
    public void setIntHeader(String name, int value) {
        recordHeader(ResponseEffect.Kind.SET_HEADER, name, value);
        super.setIntHeader(name, value);
    }

    @Override
    public void addIntHeader(String name, int value) {
        recordHeader(ResponseEffect.Kind.ADD_HEADER, name, value);
        super.addIntHeader(name, value);
    }

    @Override
    public void setDateHeader(String name, long date) {
        recordHeader(ResponseEffect.Kind.SET_DATE_HEADER, name, date);
        super.setDateHeader(name, date);
    }

    @Override
    public void addDateHeader(String name, long date) {
        recordHeader(ResponseEffect.Kind.ADD_DATE_HEADER, name, date);
        super.addDateHeader(name, date);
    }

    @Override
    public void addCookie(Cookie cookie) {
        if (capture != null && storesCookie(cookie.getName()) && (dispatch.isInclude() || !isCommitted())) {
            capture.cookie(StoredCookie.of(cookie));
        }
        super.addCookie(cookie);
    }

    /** Returns whether an answer with this status may be stored: a complete success or a redirect; others apply to one request only. */
    private static boolean isStorable(int status) {
        return switch (status) {
            case SC_OK, SC_NON_AUTHORITATIVE_INFORMATION, SC_MOVED_PERMANENTLY, SC_FOUND, SC_SEE_OTHER -> true;
            case SC_TEMPORARY_REDIRECT, 308 -> true;
            default -> false;
        };
    }

    @Override
    public void setStatus(int status) {
        if (!isStorable(status)) {
            stack.forbidAll();
        }
        record(ResponseEffect.Kind.STATUS, "", status);
        super.setStatus(status);
    }

    @Override
    public void sendError(int status) throws IOException {
        stack.forbidAll();
        super.sendError(status);
    }

    @Override
    public void sendError(int status, String message) throws IOException {
        stack.forbidAll();
        super.sendError(status, message);
    }

    @Override
    public void sendRedirect(String location) throws IOException {
        record(ResponseEffect.Kind.REDIRECT, "", location);
        super.sendRedirect(location);
        if (capture != null) {
            // What is written from here on is thrown away.
            capture.clearOutput();
            capture.end();
        }
    }

    @Override
    public void setTrailerFields(Supplier<Map<String, String>> supplier) {
        forbid();
        super.setTrailerFields(supplier);
    }

    /** Leaves out the session's id, which an entry would give to every user who is served it. */
    @Override
    public String encodeURL(@Nullable String url) {
        return withoutSession(url, super.encodeURL(url));
    }

    @Override
    public String encodeRedirectURL(@Nullable String url) {
        return withoutSession(url, super.encodeRedirectURL(url));
    }

    private String withoutSession(@Nullable String plain, String encoded) {
        if (plain != null && !plain.equals(encoded)) {
            stack.forbidAll();
        }
        return encoded;
    }
}
