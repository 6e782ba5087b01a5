package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.Tier;

class ProjectTest {
    private static final String INSPECTED = """
            [{"Id":"aa11","Name":"/trader-proxy-1",
              "State":{"Status":"running","Pid":321,"ExitCode":0,"Health":{"Status":"healthy"}},
              "Image":"sha256:feed","Config":{"Image":"nginx:1","Env":["TLS=proxy","EMPTY=","ODD=a=b"],
                "Labels":{"com.docker.compose.service":"proxy","com.docker.compose.container-number":"1"}},
              "HostConfig":{"NanoCpus":1500000000,"CpusetCpus":"0,1","Memory":536870912},
              "NetworkSettings":{"Ports":{"8080/tcp":[{"HostIp":"0.0.0.0","HostPort":"18080"},{"HostIp":"::","HostPort":"18080"}],
                "8443/tcp":null,"53/udp":[{"HostIp":"","HostPort":"5353"}]}}},
             {"Id":"bb22","Name":"/trader-application-10","State":{"Status":"exited","Pid":0,"ExitCode":137},
              "Image":"sha256:beef","Config":{"Image":"app","Env":null,
                "Labels":{"com.docker.compose.service":"application","com.docker.compose.container-number":"10"}},
              "HostConfig":{},"NetworkSettings":{"Ports":{}}},
             {"Id":"cc33","Name":"/trader-application-2","State":{"Status":"running","Pid":1},
              "Config":{"Labels":{"com.docker.compose.service":"application","com.docker.compose.container-number":"2"}}},
             {"Id":"dd44","Name":"/trader-population-1","State":{"Status":"exited"},
              "Config":{"Labels":{"com.docker.compose.service":"population"}}}]
            """;

    @Test
    void parsesAndSortsContainers() {
        List<Container> containers = Project.parse(INSPECTED);
        assertThat(containers)
                .extracting(Container::nodeName)
                .containsExactly("application-2", "application-10", "proxy", "population");
        Container proxy = containers.get(2);
        assertThat(proxy.tier()).contains(Tier.PROXY);
        assertThat(proxy.isUp()).isTrue();
        assertThat(proxy.pid()).isEqualTo(321);
        assertThat(proxy.environment()).isEqualTo(Map.of("TLS", "proxy", "EMPTY", "", "ODD", "a=b"));
        assertThat(proxy.ports()).isEqualTo(Map.of(8080, 18080));
        assertThat(proxy.cpus()).isEqualTo(1.5);
        assertThat(proxy.memory()).isEqualTo(512L << 20);
        Container ended = containers.get(1);
        assertThat(ended.isUp()).isFalse();
        assertThat(ended.condition()).isEqualTo("exited (137)");
        assertThat(containers.get(3).node()).isEmpty();
    }

    @Test
    void readsProjectNameFromEnvironment() {
        assertThat(Project.of(Map.of()).name()).isEqualTo("trader");
        assertThat(Project.of(Map.of("COMPOSE_PROJECT_NAME", "trader-b")).name())
                .isEqualTo("trader-b");
        assertThatThrownBy(() -> Project.of(Map.of("COMPOSE_PROJECT_NAME", "My Project")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("expected lower-case letters");
    }

    @Test
    void reportsMissingDocker() {
        assertThatThrownBy(() -> new Project("trader", new Docker("no-such-docker")).containers())
                .isInstanceOf(Failure.class)
                .hasMessageContaining("needs Docker");
    }
}
