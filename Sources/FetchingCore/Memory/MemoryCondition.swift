/// A condition that was compiled for a type of model.
///
/// It is a closure in a struct, for a closure that stands by itself in an array or an optional is called in a roundabout way.
@usableFromInline
struct MemoryCondition: Sendable {
    /// Whether the condition holds for the model at an address.
    @usableFromInline let holds: @Sendable (UnsafeRawPointer) throws -> Bool

    init(_ holds: @escaping @Sendable (UnsafeRawPointer) throws -> Bool) { self.holds = holds }

    init(_ constant: Bool) { holds = { _ in constant } }

    static prefix func ! (condition: MemoryCondition) -> MemoryCondition {
        let holds = condition.holds
        return MemoryCondition { try !holds($0) }
    }

    static func && (lhs: MemoryCondition, rhs: MemoryCondition) -> MemoryCondition {
        let (first, second) = (lhs.holds, rhs.holds)
        return MemoryCondition { try first($0) && second($0) }
    }

    /// Whether all conditions hold. Most have two or three, for which an array would cost more than the conditions.
    static func all(_ conditions: [MemoryCondition]) -> MemoryCondition {
        switch conditions.count {
        case 0: return MemoryCondition(true)
        case 1: return conditions[0]
        case 2: return conditions[0] && conditions[1]
        case 3:
            let (first, second, third) = (conditions[0].holds, conditions[1].holds, conditions[2].holds)
            return MemoryCondition { try first($0) && second($0) && third($0) }
        default:
            return MemoryCondition { model in
                for condition in conditions where try !condition.holds(model) { return false }
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
                for condition in conditions where try condition.holds(model) { return true }
                return false
            }
        }
    }
}
