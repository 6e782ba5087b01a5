package org.tradebench.cache.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.EntryCodec;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Drives MVStore with its defaults and the disk tier's page cache size. Entries are serialized beforehand and never deserialized. */
final class RawMvStore implements DiskSubject {

    private final EntryCodec codec = new KryoEntryCodec(AllowList.EMPTY);
    private final MVStore store;
    private final MVMap<String, byte[]> map;

    RawMvStore(Path directory) {
        store = new MVStore.Builder()
                .fileName(directory.resolve("raw.mv").toString())
                .cacheSize(8)
                .autoCommitDisabled()
                .open();
        map = store.openMap("entries");
    }

    @Override
    public Object prepare(List<EntrySnapshot> entries) {
        return entries.stream()
                .map(entry -> Map.entry((String) entry.id(), codec.encode(entry)))
                .toList();
    }

    @Override
    public void write(Object prepared) {
        for (Object entry : (List<?>) prepared) {
            Map.Entry<?, ?> record = (Map.Entry<?, ?>) entry;
            map.put((String) record.getKey(), (byte[]) record.getValue());
        }
        store.commit();
    }

    @Override
    public Object read(int key) {
        return map.get(DiskWork.id(key));
    }

    @Override
    public void close() {
        store.closeImmediately();
    }
}
