#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Room on the stack for a walk over a deep tree.
///
/// A walk calls itself for each level. Most threads have 512 KB, of which a debug build takes up to 11 KB for a level: the
/// walks over deep trees, which are rare, run on a thread of their own, and their caller waits. Models are never read there,
/// for they may belong to a thread. What is called are values that may be used anywhere, such as storages.
@usableFromInline
package enum DeepStack {
    /// The levels for which any thread has room.
    @inlinable
    package static var usualDepth: Int { 20 }

    /// The room that a walk gets. ``ExpressionTree/maximumDepth`` levels take 3 MB in a debug build, and some times as much
    /// where a sanitizer watches. Only what is used costs memory.
    package static let size = 16 << 20

    /// Whether a walk over a tree needs more room than the thread may have.
    @inlinable
    package static func isNeeded(for tree: ExpressionTree) -> Bool { isNeeded(forDepth: tree.depth) }

    /// Whether a walk over that many levels needs more room than the thread may have.
    @inlinable
    package static func isNeeded(forDepth depth: Int) -> Bool { depth > usualDepth && !isCurrent }

    /// Runs walks on the thread as it is, to measure what they take.
    package static func inPlace(_ walk: () -> Void) {
        guard let mark else { return }
        let marked = pthread_getspecific(mark)
        var place = 0
        _ = withUnsafePointer(to: &place) { pthread_setspecific(mark, $0) }
        walk()
        pthread_setspecific(mark, marked)
    }

    /// Runs a walk where there is room for it.
    package static func run<Value, Failure: Error>(
        _ walk: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var result: Result<Value, Failure>?
        func work() { result = Result(catching: walk) }
        withoutActuallyEscaping(work) { onThread($0) }
        // Where there is no thread to be had, the caller's stack is the only one.
        guard let result else { return try walk() }
        return try result.get()
    }
}

// The thread

extension DeepStack {
    /// The mark of the threads that are made here.
    private static let mark: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    @usableFromInline
    package static var isCurrent: Bool { mark.map { pthread_getspecific($0) != nil } ?? true }

    private static func onThread(_ run: @escaping () -> Void) {
        WaitedThread.run(on: .size(size)) {
            // Any value is a mark but none.
            if let mark { pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1)) }
            run()
        }
    }
}
