package org.tradebench.app.web.page;

import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import jakarta.servlet.jsp.JspFactory;

/** Prepares what all pages share, before the first of them is drawn. */
public class PagesListener implements ServletContextListener {

    @Override
    public void contextInitialized(ServletContextEvent start) {
        ServletContext context = start.getServletContext();
        JspFactory.getDefaultFactory().getJspApplicationContext(context).addELResolver(new RecordELResolver());
        context.setAttribute("root", context.getContextPath());
        context.setAttribute(
                "stylesheet", context.getContextPath() + Stylesheet.PATH + "?v=" + Stylesheet.versionOf(context));
    }
}
