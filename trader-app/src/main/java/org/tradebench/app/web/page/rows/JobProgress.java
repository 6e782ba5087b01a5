package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import org.tradebench.app.web.page.JobView;

/** How the last population or reset stands; nothing when there was none. */
public final class JobProgress extends SimpleTagSupport {

    private JobView job;

    /** The attribute {@code job}; null when there was none. */
    public void setJob(JobView job) {
        this.job = job;
    }

    @Override
    public void doTag() throws IOException {
        if (job != null) {
            write(new Markup(getJspContext().getOut()), job);
        }
    }

    static void write(Markup markup, JobView job) throws IOException {
        markup.html(job.failed() ? "<p class=\"problem\" role=\"status\">" : "<p class=\"done\" role=\"status\">")
                .text(job.text())
                .html("</p>\n");
        if (job.running() && job.all() > 0) {
            markup.html("<progress aria-label=\"Rows\" value=\"")
                    .number(job.done())
                    .html("\" max=\"")
                    .number(job.all())
                    .html("\"></progress>\n");
        }
    }
}
