#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A thread of its own, for which the caller waits.
package enum WaitedThread {
    private final class Work {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// The stack of a thread.
    package enum Stack {
        case size(Int)
        case memory(UnsafeMutableRawPointer, size: Int)
    }

    /// Runs code on a thread; does nothing where there is no thread to be had.
    package static func run(on stack: Stack, _ work: @escaping () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        guard set(stack, &attributes) == 0 else { return }
        #if canImport(Darwin)
        // The caller waits: what it does must not become less urgent.
        pthread_attr_set_qos_class_np(&attributes, qos_class_self(), 0)
        #endif
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let work = Unmanaged.passRetained(Work(work))
        guard pthread_create(&thread, &attributes, { WaitedThread.start($0) }, work.toOpaque()) == 0 else {
            return work.release()
        }
        #if canImport(Darwin)
        guard let thread else { return }
        #endif
        pthread_join(thread, nil)
    }

    private static func set(_ stack: Stack, _ attributes: inout pthread_attr_t) -> Int32 {
        switch stack {
        case .size(let size): pthread_attr_setstacksize(&attributes, size)
        case .memory(let memory, let size): pthread_attr_setstack(&attributes, memory, size)
        }
    }

    private static func start(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let work else { return nil }
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
        return nil
    }
}
