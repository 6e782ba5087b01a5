package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.web.page.JobView;

/** Writes the progress bar of a population or reset; nothing when no rows are being counted. */
public final class JobProgress extends SimpleTagSupport {
    private @Nullable JobView job;

    public void setJob(JobView job) {
        this.job = job;
    }

    @Override
    public void doTag() throws IOException {
        if (job != null) {
            write(new HtmlWriter(getJspContext().getOut()), job);
        }
    }

    static void write(HtmlWriter markup, JobView job) throws IOException {
        if (job.running() && job.all() > 0) {
            markup.html(
                    "<progress aria-label=\"Rows\" value=\"{}\" max=\"{}\"></progress>\n<p class=\"note\">{}</p>\n",
                    job.done(),
                    job.all(),
                    job.rows());
        }
    }
}
