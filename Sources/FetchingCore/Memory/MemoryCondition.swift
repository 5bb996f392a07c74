/// A condition that was compiled for a type of model.
///
/// It is a closure in a struct, for a closure that stands by itself in an array or an optional is called in a roundabout way.
@usableFromInline
struct MemoryCondition: Sendable {
    /// Whether the condition holds for the model at an address.
    @usableFromInline let holds: @Sendable (UnsafeRawPointer) throws -> Bool

    /// The models of a batch that the condition holds for; nil where a batch is asked about model by model.
    ///
    /// Intervals of numbers and truth values have one, and conjunctions that begin with these. A condition on texts must not:
    /// several conditions on one model fold its text once. Where two conditions throw, the error is that of the former.
    let filter: (@Sendable (MemoryBatch) throws -> UInt64)?

    init(
        _ holds: @escaping @Sendable (UnsafeRawPointer) throws -> Bool,
        filter: (@Sendable (MemoryBatch) throws -> UInt64)? = nil
    ) {
        self.holds = holds
        self.filter = filter
    }

    init(_ constant: Bool) { self.init { _ in constant } }

    static prefix func ! (condition: MemoryCondition) -> MemoryCondition {
        let holds = condition.holds
        return MemoryCondition { try !holds($0) }
    }

    static func && (lhs: MemoryCondition, rhs: MemoryCondition) -> MemoryCondition { all([lhs, rhs]) }

    /// Whether all conditions hold.
    static func all(_ conditions: [MemoryCondition]) -> MemoryCondition {
        guard conditions.count > 1 else { return conditions.first ?? MemoryCondition(true) }
        let filtering = conditions.prefix { $0.filter != nil }
        guard !filtering.isEmpty else { return MemoryCondition(holdsForAll(conditions)) }
        let filters = filtering.compactMap(\.filter)
        let others = filters.count < conditions.count ? holdsForAll(Array(conditions[filters.count...])) : nil
        return MemoryCondition(holdsForAll(conditions)) { batch in
            var batch = batch
            for filter in filters where batch.rows != 0 { batch.rows = try filter(batch) }
            guard let others else { return batch.rows }
            return try batch.filtered(by: others)
        }
    }

    /// Whether all of at least one condition hold. Most requests have two or three, for which a loop would cost more than these.
    private static func holdsForAll(
        _ conditions: [MemoryCondition]
    ) -> @Sendable (UnsafeRawPointer) throws -> Bool {
        switch conditions.count {
        case 1: return conditions[0].holds
        case 2:
            let (first, second) = (conditions[0].holds, conditions[1].holds)
            return { try first($0) && second($0) }
        case 3:
            let (first, second, third) = (conditions[0].holds, conditions[1].holds, conditions[2].holds)
            return { try first($0) && second($0) && third($0) }
        // Four and more, by their places: an element of the array would be copied with both of its closures.
        default:
            return { model in
                for index in conditions.indices where try !conditions[index].holds(model) { return false }
                return true
            }
        }
    }

    /// Whether at least one condition holds.
    static func any(_ conditions: [MemoryCondition]) -> MemoryCondition {
        switch conditions.count {
        case 0: return MemoryCondition(false)
        case 1: return conditions[0]
        case 2:
            let (first, second) = (conditions[0].holds, conditions[1].holds)
            return MemoryCondition { try first($0) || second($0) }
        default:
            return MemoryCondition { model in
                for index in conditions.indices where try conditions[index].holds(model) { return true }
                return false
            }
        }
    }
}
