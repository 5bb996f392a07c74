import Foundation

/// The shapes of a prepared request: which of its values are nil decides how it is written.
@usableFromInline
package final class PreparedShapes<Request: Sendable>: @unchecked Sendable {
    @usableFromInline let build: @Sendable ([PreparedValue?]) -> Request

    /// The request whose values are all there, as they are nearly always.
    package let complete: PreparedShape<Request>

    // Unchecked, because the lock guards the others.
    private let lock = NSLock()
    private var others: [UInt: PreparedShape<Request>] = [:]

    init(count: Int, _ build: @escaping @Sendable ([PreparedValue?]) -> Request) {
        self.build = build
        complete = PreparedShape(build(Array(repeating: nil, count: count)))
    }

    /// The shape for some values; nil for a value that must be looked at, such as a list or NaN.
    @usableFromInline
    package func shape(for values: [PreparedValue]) -> PreparedShape<Request>? {
        var nils: UInt = 0
        for index in values.indices {
            guard let primitive = values[index].primitive, !primitive.isNaN else { return nil }
            if primitive.isNull { nils |= 1 << UInt(index) }
        }
        return nils == 0 ? complete : shape(for: values, nils)
    }

    private func shape(for values: [PreparedValue], _ nils: UInt) -> PreparedShape<Request> {
        lock.withLock {
            if let shape = others[nils] { return shape }
            let shape = PreparedShape(
                build(values.enumerated().map { nils & 1 << UInt($0.offset) == 0 ? nil : $0.element }))
            others[nils] = shape
            return shape
        }
    }
}

/// A prepared request of which it is known which values are nil.
@usableFromInline
package final class PreparedShape<Request: Sendable>: PreparedState, @unchecked Sendable {
    @usableFromInline package let request: Request

    fileprivate init(_ request: Request) { self.request = request }
}

/// What engines keep of a prepared request: how it is written for them, and the statements of their connections.
///
/// Unchecked, because the lock guards what is kept.
@usableFromInline
package class PreparedState: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [any AnyObject & Sendable] = []

    /// What an engine keeps, made where there is nothing yet.
    package func state<State: AnyObject & Sendable>(_ make: () -> State) -> State {
        lock.withLock {
            for object in kept { if let state = object as? State { return state } }
            let state = make()
            kept.append(state)
            return state
        }
    }
}

/// A call of a prepared request: how it is written, and the values of its parameters.
///
/// Engines read it, and nobody else can.
public struct PreparedCall: Sendable {
    package let state: PreparedState
    package let values: [PreparedValue]

    @usableFromInline
    init(state: PreparedState, values: [PreparedValue]) {
        self.state = state
        self.values = values
    }
}
