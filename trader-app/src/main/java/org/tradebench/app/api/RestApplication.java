package org.tradebench.app.api;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Serves everything below {@code /rest}. */
@ApplicationPath("/rest")
public class RestApplication extends Application {}
