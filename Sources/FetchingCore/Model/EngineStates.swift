import Foundation

/// A place where engines keep how something is written for them.
///
/// Unchecked, because the lock guards what is kept.
@usableFromInline
package class EngineStates: @unchecked Sendable {
    private let lock = NSLock()
    @exclusivity(unchecked) private var kept: [any AnyObject & Sendable] = []

    init() {}

    /// The state that an engine keeps, made where there is none yet.
    @inlinable
    package final func state<State: AnyObject & Sendable>(_ make: () throws -> State) rethrows -> State {
        // A comparison of types, which is all that a cast to a class without subclasses comes to, and cheaper.
        let state = try known(State.self) ?? keep(make(), State.self)
        return unsafeDowncast(state, to: State.self)
    }

    // Not generic: the types of what is kept would be looked up each time.

    @usableFromInline
    final func known(_ type: any AnyObject.Type) -> AnyObject? {
        lock.lock()
        defer { lock.unlock() }
        for object in kept where Swift.type(of: object) == type { return object }
        return nil
    }

    @usableFromInline
    final func keep(_ state: any AnyObject & Sendable, _ type: any AnyObject.Type) -> AnyObject {
        lock.lock()
        defer { lock.unlock() }
        for object in kept where Swift.type(of: object) == type { return object }
        kept.append(state)
        return state
    }
}
