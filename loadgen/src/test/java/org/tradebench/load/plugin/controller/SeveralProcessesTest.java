package org.tradebench.load.plugin.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Virtual users that are spread over several processes behave as in one process. */
class SeveralProcessesTest {
    private static final int CLIENTS = 10;

    private static SessionBean bean(int first, int all) {
        SessionBean bean = new SessionController();
        bean.setUpdates("14");
        bean.setUsers("100");
        bean.setFirstUser("0");
        bean.setFirstThread(Integer.toString(first));
        bean.setAllThreads(Integer.toString(all));
        bean.setQuotes("50");
        bean.setQuoteSymbols("1");
        bean.setSeed("42");
        bean.setRunId("run1");
        bean.setFailurePause("0");
        return bean;
    }

    /** A virtual user's first thousand requests with their parameters, and the user ids that it logs in and registers. */
    private record Story(List<String> requests, Set<String> users, Set<String> registered) {}

    private static Story story(SessionBean bean, int thread, int threads) {
        Story story = new Story(new ArrayList<>(), new HashSet<>(), new HashSet<>());
        BiConsumer<String, String> note = (name, value) -> {
            story.requests().add(name + "=" + value);
            if (name.equals("uid")) {
                story.users().add(value);
            } else if (name.equals("newuid")) {
                story.registered().add(value);
            }
        };
        VirtualUser user = bean.virtualUser(thread, threads, note);
        for (int i = 0; i < 1000; i++) {
            story.requests().add(user.nextRequest());
            user.answered(true, List.of());
        }
        return story;
    }

    @Test
    void playsRequestsOfOneProcessWithoutSharingUsers() {
        List<Story> one = new ArrayList<>();
        for (int thread = 0; thread < CLIENTS; thread++) {
            one.add(story(bean(0, 0), thread, CLIENTS));
        }
        List<Story> several = new ArrayList<>();
        int[] sizes = {3, 3, 4};
        int first = 0;
        for (int size : sizes) {
            for (int thread = 0; thread < size; thread++) {
                several.add(story(bean(first, CLIENTS), thread, size));
            }
            first += size;
        }
        assertThat(several).isEqualTo(one);
        assertDisjoint(several.stream().map(Story::users).toList());
        assertDisjoint(several.stream().map(Story::registered).toList());
    }

    private static void assertDisjoint(List<Set<String>> sets) {
        Set<String> all = new HashSet<>();
        for (Set<String> set : sets) {
            assertThat(set).isNotEmpty().allSatisfy(user -> assertThat(all).doesNotContain(user));
            all.addAll(set);
        }
    }

    @Test
    void rejectsProcessBeyondLastVirtualUser() {
        assertThatThrownBy(() -> bean(8, 10).virtualUser(0, 4, (name, value) -> {}))
                .hasMessageContaining("all.threads: expected 12 or more")
                .hasMessageContaining("got 10");
    }
}
