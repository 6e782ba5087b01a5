package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.util.DefaultClassResolver;

/** Classes cross by their numbers: a name in the bytes is refused before anybody looks for a class of that name. */
final class NumbersOnly extends DefaultClassResolver {

    @Override
    protected Registration readName(Input input) {
        throw new NotSerialisableException("the bytes are damaged or hostile: a class is named in them");
    }
}
