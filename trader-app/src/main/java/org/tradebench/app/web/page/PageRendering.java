package org.tradebench.app.web.page;

import jakarta.servlet.ServletContext;
import java.util.EnumMap;
import java.util.Map;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.settings.WebInterface;

/**
 * Tells pages how they are rendered: by JSP, by JSP with pictures, or by Faces. Pages read it as {@code rendering}.
 *
 * @param settings asked for each page
 * @param pictures each one's URL
 */
public record PageRendering(TradeSettings settings, Map<PagePicture, String> pictures) {
    static final String LOGIN_VIEW = "/welcome.faces";

    static final String REGISTER_VIEW = "/register.faces";

    private static final String ATTRIBUTE = "rendering";

    /** Finds the pictures, and is found by the pages from now on. */
    static void prepare(ServletContext context, TradeSettings settings) {
        EnumMap<PagePicture, String> pictures = new EnumMap<>(PagePicture.class);
        for (PagePicture picture : PagePicture.values()) {
            pictures.put(picture, Assets.url(context, picture.path()));
        }
        context.setAttribute(ATTRIBUTE, new PageRendering(settings, pictures));
    }

    /** As the application's listener prepared it. */
    public static PageRendering of(ServletContext context) {
        return (PageRendering) context.getAttribute(ATTRIBUTE);
    }

    /** Whether the views of Faces draw the pages that they have. */
    boolean byFaces() {
        return settings.webInterface() == WebInterface.FACES;
    }

    /** Whether pages have pictures. */
    public boolean withPictures() {
        return settings.webInterface() == WebInterface.JSP_IMAGES;
    }

    /** Where the form to log in is, from the context root. */
    public String login() {
        return byFaces() ? LOGIN_VIEW : "/app";
    }

    /** Where the form to open an account is, from the context root. */
    public String register() {
        return byFaces() ? REGISTER_VIEW : "/register.jsp";
    }
}
