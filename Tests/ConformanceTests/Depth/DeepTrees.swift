import Fetching
import FetchingCore
import Foundation

/// A model that is related to itself.
@Fetchable
struct Nest {
    let id: Int
    var name: String
    var size: Int
    var isOpen: Bool
    var parentID: Int?

    static let parent = ToOne<Nest, Nest>(\.parentID)
    static let children = ToMany<Nest, Nest>(\.parentID)

    /// Nests that are their own children: a closure comes to a row on every level.
    static let all = [
        Nest(id: 1, name: "a", size: 1, isOpen: true, parentID: 1),
        Nest(id: 2, name: "b", size: 2, isOpen: false, parentID: 2),
        Nest(id: 3, name: "", size: 3, isOpen: true, parentID: nil),
    ]
}

/// A way to put a condition into another one, again and again.
struct Nesting: Sendable, CustomStringConvertible {
    let description: String
    let wrap: @Sendable (FetchPredicate<Nest>) -> ExpressionTree

    init(_ description: String, _ wrap: @escaping @Sendable (FetchPredicate<Nest>) -> ExpressionTree) {
        self.description = description
        self.wrap = wrap
    }

    /// Whether SQL writes the operand more than once.
    var isRepeated: Bool { ["range", "text", "text without case", "like"].contains(description) }

    /// The deepest condition of this kind that is accepted.
    func condition(levels: Int = ExpressionTree.maximumDepth) -> FetchPredicate<Nest> {
        var condition = FetchPredicate<Nest>(Nest.fetchableMembers.isOpen.tree)
        while true {
            let next = wrap(condition)
            if next.isFailure || next.depth > levels { return condition }
            condition = FetchPredicate(next)
        }
    }
}

extension Nesting {
    private static let members = Nest.fetchableMembers

    private static func text(_ condition: FetchPredicate<Nest>) -> ExpressionTree {
        .conditional(condition.tree, then: members.name.tree, else: ExpressionTree(.literal(.text("z"))))
    }

    private static func number(_ condition: FetchPredicate<Nest>) -> ExpressionTree {
        .conditional(condition.tree, then: members.size.tree, else: ExpressionTree(.literal(.int64(0))))
    }

    /// Every kind of node that has others below it, in each of the places where they can be.
    static let all: [Nesting] = [
        Nesting("not and") { (!($0 && members.size > 0)).tree },
        Nesting("and not") { (members.size > 0 && !$0).tree },
        Nesting("or and") { (members.size < 0 || ($0 && members.isOpen == true)).tree },
        Nesting("left of ==") { .comparison(.equal, $0.tree, with: .bool(true)) },
        Nesting("right of !=") { .comparison(.notEqual, members.isOpen.tree, $0.tree) },
        Nesting("is nil") { ExpressionTree(.isNull(number($0)), above: number($0)) },
        Nesting("membership") { .membership($0.tree, in: [.bool(true)], includesNull: false) },
        Nesting("range") { .range(number($0), from: .int64(0), to: .int64(9), includesUpper: false) },
        Nesting("sum") {
            .comparison(.less, .arithmetic(.add, number($0), members.size.tree, of: Int.self), with: .int64(9))
        },
        Nesting("sum, right") {
            .comparison(.less, .arithmetic(.subtract, members.size.tree, number($0), of: Int.self), with: .int64(9))
        },
        Nesting("bits") { .bits(.contains, number($0), 1) },
        Nesting("length") {
            let text = text($0)
            return .comparison(.greater, ExpressionTree(.function(.scalarCount, text), above: text), with: .int64(0))
        },
        Nesting("text") { .text(.hasPrefix, text($0), "a", []) },
        Nesting("text without case") { .text(.contains, text($0), "a", .caseInsensitive) },
        Nesting("like") { .text(.isLike, text($0), "a*b", []) },
        Nesting("if") { .comparison(.equal, number($0), with: .int64(1)) },
        Nesting("then") {
            let value = ExpressionTree.conditional(members.isOpen.tree, then: $0.tree, else: members.isOpen.tree)
            return .comparison(.equal, value, with: .bool(true))
        },
        Nesting("else") {
            let value = ExpressionTree.conditional(members.isOpen.tree, then: members.isOpen.tree, else: $0.tree)
            return .comparison(.equal, value, with: .bool(true))
        },
        Nesting("?? of a value") { condition in
            .comparison(.equal, .coalesce(number(condition), members.size.tree), with: .int64(1))
        },
        Nesting("stands in for nil") { condition in
            .comparison(.equal, .coalesce(members.size.tree, number(condition)), with: .int64(1))
        },
        Nesting("date") { condition in
            let date = ExpressionTree(.literal(.date(Date(timeIntervalSince1970: 0))))
            let chosen = ExpressionTree.conditional(condition.tree, then: date, else: ExpressionTree(.literal(.null)))
            return .comparison(.equal, .date(.part(.year, offset: 0), of: chosen), with: .int64(1970))
        },
        Nesting("text") { condition in
            let text = ExpressionTree(.literal(.text(" a")))
            let chosen = ExpressionTree.conditional(condition.tree, then: text, else: ExpressionTree(.literal(.null)))
            return .comparison(.equal, .text(.trimmed, of: chosen), with: .text("a"))
        },
        Nesting("contains") { condition in members.children.contains { $0.satisfies(condition) }.tree },
        Nesting("allSatisfy") { condition in members.children.allSatisfy { $0.satisfies(condition) }.tree },
        Nesting("count") { condition in (members.children.count { $0.satisfies(condition) } > 0).tree },
    ]
}
