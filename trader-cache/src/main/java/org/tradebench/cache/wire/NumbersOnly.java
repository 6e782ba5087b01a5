package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.util.DefaultClassResolver;

/** Resolves classes by their numbers only: a class name in the bytes is refused before a class of that name is looked for. */
final class NumbersOnly extends DefaultClassResolver {
    @Override
    protected Registration readName(Input input) {
        throw new NotSerialisableException("the bytes are damaged or hostile: a class is named in them");
    }
}
