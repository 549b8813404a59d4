package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a kernel's adapter and other libraries do for this one, one of each kind a JVM: {@link Host}, and the interfaces
 * of other packages that say so. Thread-safe.
 */
public final class Services {

    private static final Map<Class<?>, Object> SERVICES = new ConcurrentHashMap<>();

    private Services() {}

    /** Installs a service; replaces the one installed before. */
    public static <S> void install(Class<S> service, S implementation) {
        SERVICES.put(nonNull(service, "service"), nonNull(implementation, "implementation"));
    }

    /** The installed service, or the given one where none is installed; may be null. */
    public static <S> S service(Class<S> service, S otherwise) {
        Object installed = SERVICES.get(nonNull(service, "service"));
        return installed == null ? otherwise : service.cast(installed);
    }
}
