package org.tradebench.cache.fragment;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;

/**
 * Records something that a fragment does to the response besides writing.
 *
 * @param name of the header; "" for what has no name
 */
record ResponseEffect(Kind kind, String name, String value) {
    enum Kind {
        STATUS,
        SET_HEADER,
        ADD_HEADER,
        /** The value is milliseconds since 1970. */
        SET_DATE_HEADER,
        /** The value is milliseconds since 1970. */
        ADD_DATE_HEADER,
        CONTENT_TYPE,
        CHARACTER_ENCODING,
        /** The value is a language tag. */
        LOCALE,
        /** The value is the address as the fragment gave it. Nothing comes after it. */
        REDIRECT
    }

    void applyTo(HttpServletResponse response) throws IOException {
        switch (kind) {
            case STATUS -> response.setStatus(Integer.parseInt(value));
            case SET_HEADER -> response.setHeader(name, value);
            case ADD_HEADER -> response.addHeader(name, value);
            case SET_DATE_HEADER -> response.setDateHeader(name, Long.parseLong(value));
            case ADD_DATE_HEADER -> response.addDateHeader(name, Long.parseLong(value));
            case CONTENT_TYPE -> response.setContentType(value);
            case CHARACTER_ENCODING -> response.setCharacterEncoding(value);
            case LOCALE -> response.setLocale(Locale.forLanguageTag(value));
            case REDIRECT -> response.sendRedirect(value);
        }
    }
}
