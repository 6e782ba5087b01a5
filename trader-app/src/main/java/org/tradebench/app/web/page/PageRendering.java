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

    /** Finds the pictures, and gives pages access to an instance. */
    static void prepare(ServletContext context, TradeSettings settings) {
        EnumMap<PagePicture, String> pictures = new EnumMap<>(PagePicture.class);
        for (PagePicture picture : PagePicture.values()) {
            pictures.put(picture, Assets.url(context, picture.path()));
        }
        context.setAttribute(ATTRIBUTE, new PageRendering(settings, pictures));
    }

    public static PageRendering of(ServletContext context) {
        return (PageRendering) context.getAttribute(ATTRIBUTE);
    }

    boolean byFaces() {
        return settings.now().webInterface() == WebInterface.FACES;
    }

    public boolean withPictures() {
        return settings.now().webInterface() == WebInterface.JSP_IMAGES;
    }

    /** Returns whether pages link to an explanation of what they made the application do. */
    public boolean explains() {
        return settings.now().explain();
    }

    /** Returns where the form to log in is, from the context root. */
    public String login() {
        return byFaces() ? LOGIN_VIEW : "/app";
    }

    /** Returns where the form to open an account is, from the context root. */
    public String register() {
        return byFaces() ? REGISTER_VIEW : "/register.jsp";
    }
}
