import Foundation

/// The shapes of a prepared request: which of its values are nil decides how it is written.
@usableFromInline
package final class PreparedShapes<Request: Sendable>: @unchecked Sendable {
    private let build: @Sendable (PreparedArguments) -> Request
    private let owner = PreparedOwner()

    /// The request whose values are all there, as they are nearly always.
    @usableFromInline package let complete: PreparedShape<Request>

    // Unchecked, because the lock guards the others.
    private let lock = NSLock()
    private var others: [UInt: PreparedShape<Request>] = [:]

    init(count: Int, _ build: @escaping @Sendable (PreparedArguments) -> Request) {
        self.build = build
        let arguments = PreparedArguments(owner: owner, values: Array(repeating: nil, count: count))
        complete = PreparedShape(build(arguments), of: owner)
    }

    /// The request with all of its values.
    func request(with values: PreparedValues) -> Request {
        build(PreparedArguments(owner: owner, values: Array(values)))
    }

    /// The shape for some values; nil where the request must be rendered with them.
    @inlinable
    package func shape(for values: PreparedValues) -> PreparedShape<Request>? {
        guard let nils = values.nils else { return nil }
        return nils == 0 ? complete : shape(for: values, nils)
    }

    @usableFromInline
    func shape(for values: PreparedValues, _ nils: UInt) -> PreparedShape<Request> {
        if let shape = lock.withLock({ others[nils] }) { return shape }
        // Not under the lock: the closure is the user's, and may call the request itself.
        let given = values.enumerated().map { nils & 1 << UInt($0.offset) == 0 ? nil : $0.element }
        let shape = PreparedShape(build(PreparedArguments(owner: owner, values: given)), of: owner)
        return lock.withLock {
            if let known = others[nils] { return known }
            others[nils] = shape
            return shape
        }
    }
}

/// A prepared request of which it is known which values are nil.
@usableFromInline
package final class PreparedShape<Request: Sendable>: PreparedState, @unchecked Sendable {
    @usableFromInline package let request: Request

    fileprivate init(_ request: Request, of owner: PreparedOwner) {
        self.request = request
        super.init(of: owner)
    }
}

/// A call of a prepared request: how it is written, and the values of its parameters.
///
/// Only engines read it.
@_documentation(visibility: internal)
public struct PreparedCall: Sendable {
    @usableFromInline package let state: PreparedState
    @usableFromInline package let values: PreparedValues

    var owner: PreparedOwner { state.owner }

    @inlinable
    init(state: PreparedState, values: PreparedValues) {
        self.state = state
        self.values = values
    }
}
