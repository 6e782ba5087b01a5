package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.Objects;
import org.tradebench.app.web.page.PagePicture;
import org.tradebench.app.web.page.PageRendering;

/** Writes a picture, where pages have pictures. */
public final class PictureTag extends SimpleTagSupport {
    private String name = "";

    public void setName(String name) {
        this.name = name;
    }

    @Override
    public void doTag() throws IOException {
        write((PageContext) getJspContext(), PagePicture.named(name));
    }

    static void write(PageContext context, PagePicture picture) throws IOException {
        PageRendering drawing = PageRendering.of(context.getServletContext());
        if (!drawing.withPictures()) {
            return;
        }
        new HtmlWriter(context.getOut())
                .html(
                        "<img class=\"{}\" src=\"{}\" alt=\"\" width=\"{}\" height=\"{}\">",
                        picture == PagePicture.BANNER ? "banner" : "picture",
                        Objects.requireNonNull(drawing.pictures().get(picture)),
                        picture.width(),
                        picture.height());
    }
}
