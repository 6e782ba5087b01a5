package org.tradebench.payara.web;

import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import jakarta.servlet.annotation.WebListener;

/**
 * Lets pages make their tags by their constructors. The server would make each as a bean of CDI at each use, to look for what it wants injected; the
 * application's tags want nothing. On Open Liberty an attribute of ibm-web-ext.xml says the same.
 */
@WebListener
public class PlainTags implements ServletContextListener {
    /** Where the server leaves its maker of tags for the pages that it compiles (org.glassfish.wasp.Constants). */
    private static final String MAKER = "com.sun.appserv.jsp.resource.injector";

    @Override
    public void contextInitialized(ServletContextEvent event) {
        event.getServletContext().removeAttribute(MAKER);
    }
}
