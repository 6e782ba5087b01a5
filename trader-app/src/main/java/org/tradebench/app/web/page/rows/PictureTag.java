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
        PageContext context = (PageContext) getJspContext();
        PageRendering rendering = PageRendering.of(context.getServletContext());
        if (rendering.withPictures()) {
            write(new HtmlWriter(context.getOut()), rendering, PagePicture.named(name));
        }
    }

    static void write(HtmlWriter markup, PageRendering rendering, PagePicture picture) throws IOException {
        markup.html(
                "<img class=\"{}\" src=\"{}\" alt=\"\" width=\"{}\" height=\"{}\">",
                picture == PagePicture.BANNER ? "banner" : "picture",
                Objects.requireNonNull(rendering.pictures().get(picture)),
                picture.width(),
                picture.height());
    }
}
