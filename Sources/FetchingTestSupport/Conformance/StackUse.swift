import FetchingCore

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
        WaitedThread.run(on: .memory(memory, size: size), body)
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
}
