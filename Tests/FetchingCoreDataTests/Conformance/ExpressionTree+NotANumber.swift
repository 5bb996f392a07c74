@testable import FetchingCore

extension ExpressionTree {
    /// Whether a calculation in it is no number for an object, as the difference of two infinities is.
    ///
    /// Memory has nil for that. What Core Data has no document says, and a format does not ask.
    func isNotANumber(for object: StoredObject, _ compiler: MemoryCompiler) -> Bool {
        var isFound = hasNoNumber(for: object, compiler)
        forEachChild { isFound = isFound || $0.isNotANumber(for: object, compiler) }
        return isFound
    }

    private func hasNoNumber(for object: StoredObject, _ compiler: MemoryCompiler) -> Bool {
        func value(_ tree: ExpressionTree) -> Double? {
            guard case .double(let read) = try? compiler.value(tree) else { return nil }
            return try? read(object.address)
        }
        guard case .value(.arithmetic(let operation, let lhs, let rhs, .floatingPoint)) = node, value(lhs) != nil,
            let divisor = value(rhs), operation != .divide || divisor != 0
        else { return false }
        return value(self) == nil
    }
}
