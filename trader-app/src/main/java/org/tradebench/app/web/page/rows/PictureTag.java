package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.Objects;
import org.tradebench.app.web.page.Drawing;
import org.tradebench.app.web.page.Picture;

/** A picture; nothing where pages have none. */
public final class PictureTag extends SimpleTagSupport {

    private String name = "";

    /** The attribute {@code name}: of a {@link Picture}, in small letters. */
    public void setName(String name) {
        this.name = name;
    }

    @Override
    public void doTag() throws IOException {
        write((PageContext) getJspContext(), Picture.named(name));
    }

    /** The picture; nothing where pages have none. */
    static void write(PageContext context, Picture picture) throws IOException {
        Drawing drawing = Drawing.of(context.getServletContext());
        if (!drawing.withPictures()) {
            return;
        }
        new Markup(context.getOut())
                .html("<img class=\"")
                .html(picture == Picture.BANNER ? "banner" : "picture")
                .html("\" src=\"")
                .text(Objects.requireNonNull(drawing.pictures().get(picture)))
                .html("\" alt=\"\" width=\"")
                .number(picture.width())
                .html("\" height=\"")
                .number(picture.height())
                .html("\">");
    }
}
