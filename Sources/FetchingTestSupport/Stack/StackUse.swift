#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How much of a stack a piece of code takes.
package enum StackUse {
    /// The smallest stack that threads have: those of the cooperative pool, and all but the main one on Apple systems.
    package static let smallest = 512 * 1024

    /// The bytes of a stack that a closure takes, on a thread of its own.
    ///
    /// The thread has far more than threads usually have, so that what takes too much does not end the process.
    package static func measure(_ body: @escaping () -> Void) -> Int {
        let size = 16 << 20
        // A new mapping holds zeros, and every call leaves an address behind.
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard let memory, memory != MAP_FAILED else { return .max }
        defer { munmap(memory, size) }
        onThread(Work(body), memory, size)
        let unused = zeros(at: memory, upTo: size)
        // Nothing was used by a thread that could not be made.
        return unused == size ? .max : size - unused
    }

    /// The number of bytes, to within a page, that are zero at the beginning.
    private static func zeros(at memory: UnsafeRawPointer, upTo size: Int) -> Int {
        let page = [UInt8](repeating: 0, count: 1024)
        return page.withUnsafeBytes { page in
            guard let zeros = page.baseAddress else { return 0 }
            return stride(from: 0, to: size, by: page.count).first { memcmp(memory + $0, zeros, page.count) != 0 }
                ?? size
        }
    }

    private final class Work {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }
    }

    private static func onThread(_ work: Work, _ memory: UnsafeMutableRawPointer, _ size: Int) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstack(&attributes, memory, size) == 0 else { return }
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let retained = Unmanaged.passRetained(work)
        guard pthread_create(&thread, &attributes, { StackUse.start($0) }, retained.toOpaque()) == 0 else {
            return retained.release()
        }
        #if canImport(Darwin)
        guard let thread else { return }
        #endif
        pthread_join(thread, nil)
    }

    private static func start(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let work else { return nil }
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
        return nil
    }
}
