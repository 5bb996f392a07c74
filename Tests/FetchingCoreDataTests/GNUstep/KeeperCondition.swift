import FetchingTestSupport
import Foundation

/// A format, and the same condition in plain Swift.
struct KeeperCondition {
    let format: String
    let arguments: [GNUstepValue]
    let holds: (Keeper) -> Bool

    init(_ format: String, _ arguments: GNUstepValue..., holds: @escaping (Keeper) -> Bool) {
        self.init(format: format, arguments: arguments, holds: holds)
    }

    private init(format: String, arguments: [GNUstepValue], holds: @escaping (Keeper) -> Bool) {
        self.format = format
        self.arguments = arguments
        self.holds = holds
    }

    /// The six comparisons of a key path with a value, where nil equals nothing and has no order.
    static func comparisons<Value: Comparable>(
        _ path: String, _ argument: GNUstepValue, _ value: Value, of member: @escaping (Keeper) -> Value?
    ) -> [KeeperCondition] {
        func condition(_ operation: String, ifNil: Bool = false, _ compare: @escaping (Value, Value) -> Bool)
            -> Self
        {
            KeeperCondition("(%K \(operation) %@)", .keyPath(path), argument) { keeper in
                member(keeper).map { compare($0, value) } ?? ifNil
            }
        }
        return [
            condition("==", ==), condition("!=", ifNil: true, !=), condition("<", <), condition("<=", <=),
            condition(">", >), condition(">=", >=),
        ]
    }

    /// Some of the conditions joined with AND, OR and NOT.
    static func joined(
        _ conditions: [KeeperCondition], depth: Int, using generator: inout SplitMix64
    ) -> KeeperCondition {
        let kind = depth == 0 ? 0 : Int.random(in: 0..<4, using: &generator)
        if kind == 0 {
            return conditions.randomElement(using: &generator) ?? KeeperCondition("TRUEPREDICATE") { _ in true }
        }
        let first = joined(conditions, depth: depth - 1, using: &generator)
        if kind == 1 {
            return KeeperCondition(format: "(NOT \(first.format))", arguments: first.arguments) { !first.holds($0) }
        }
        let others = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            joined(conditions, depth: depth - 1, using: &generator)
        }
        let all = [first] + others
        return KeeperCondition(
            format: "(\(all.map(\.format).joined(separator: kind == 2 ? " AND " : " OR ")))",
            arguments: all.flatMap(\.arguments)
        ) { keeper in
            kind == 2 ? all.allSatisfy { $0.holds(keeper) } : all.contains { $0.holds(keeper) }
        }
    }
}
