public final class Column {}
struct Failure: Error {}

public enum Node {
    case column(Column)
    case constant(Bool)
    indirect case and(Tree, Tree)
}

public struct Tree {
    let node: Node

    @inline(never)
    init(_ node: Node) {
        self.node = node
    }

    var constant: Bool? { if case .constant(let value) = node { value } else { nil } }

    func and(_ other: Tree) -> Tree {
        switch (constant, other.constant) {
        case (false?, _), (_, true?): self
        case (true?, _), (_, false?): other
        default: Tree(.and(self, other))
        }
    }
}

public enum Value {
    case constant(Any?)
    case tree(Tree)
    case column(Column)

    func condition() throws -> Tree {
        switch self {
        case .constant(let value as Bool): Tree(.constant(value))
        case .tree(let tree): tree
        default: throw Failure()
        }
    }
}

public func choice(_ condition: Tree, _ make: () throws -> Value) throws -> Value {
    let (first, second) = (try make(), try make())
    let (value, other) = (try first.condition(), try second.condition())
    switch (value.constant, other.constant) {
    case (true?, _): return .tree(condition.and(other))
    case (false?, _): return .tree(other)
    case (_, true?): return .tree(condition.and(value))
    case (_, false?): return .tree(condition.and(value))
    case (nil, nil): return try make()
    }
}
