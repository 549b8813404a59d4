package nimbook.widget.model;

import java.util.Map;

/**
 * What opens models in the front end: a Jupyter kernel, or a stand-in of a test. The library's only connection to the
 * outside.
 */
public interface Host {

    /** What distinguishes this process from every other that an output may come from; empty where nothing is needed. */
    default String process() {
        return "";
    }

    /** Opens a model with this state (binary values as byte[]). Called on the kernel's thread, in a running cell. */
    CommChannel open(Map<String, Object> state, CommListener listener);

    /** The sending end of an open model. Any thread may call it. */
    interface CommChannel {
        /** The model's id, by which an output names it. */
        String id();

        /** Sends changed state. */
        void update(Map<String, Object> state);

        /** Sends a custom message. */
        void send(Map<String, Object> content);

        /** Closes the model in the front end; further calls do nothing. */
        void close();
    }

    /** The receiving end. Called on the kernel's thread: returns at once. */
    interface CommListener {
        /** The whole state, for a page that was reloaded. */
        Map<String, Object> state();

        /** State that the front end changed. */
        void changed(Map<String, Object> state);

        /** A custom message of the front end. */
        void message(Map<String, Object> content);

        /** The front end has closed the model, or its cell runs again. */
        void closed();
    }

    /** The host of this JVM; null outside a notebook. */
    static Host current() {
        return Services.service(Host.class, null);
    }
}
