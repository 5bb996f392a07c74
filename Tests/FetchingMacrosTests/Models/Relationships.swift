import Fetching

/// Relationships in every spelling that the macro reads.
@Fetchable
struct Branch {
    let id: Int
    var parentID: Int?

    static let parent = ToOne<Branch, Branch>(\.parentID)
    static let children: ToMany<Branch, Self> = .init(\.parentID)
    public static let leaves = Fetching.ToMany<Branch, Leaf<String>>(\.branchID)
    private static let hidden = ToOne<Self, Self>.init(\.parentID)
    static var `default`: ToOne<Branch, Branch> { ToOne(\.parentID) }
    static let number = 5, other = ToOne<Branch, Branch>(\.parentID)
    #if os(Linux)
    static let onLinux = ToMany<Branch, Branch>(\.parentID)
    #endif

    static var usesThoseThatAreHidden: Bool { fetchableMembers.hidden.rowSource.path == ["hidden"] }
}

/// A generic model, which cannot have stored static properties.
@Fetchable
struct Leaf<Value: FetchableValue> {
    let id: Int
    var value: Value
    var branchID: Int?

    static var branch: ToOne<Leaf<Value>, Branch> { ToOne(\.branchID) }
}

enum Forest {
    @Fetchable
    struct Tree {
        @PrimaryKey let row: Int
        @PrimaryKey let column: String

        static let lines = ToMany<Forest.Tree, Forest.Line>.inverse(of: Forest.Line.tree)
    }

    @Fetchable
    struct Line {
        let id: Int
        var treeRow: Int?
        var treeColumn: String

        static let tree = ToOne<Line, Tree>((\.treeRow, to: \.row), (\.treeColumn, to: \.column))
        static let ofTree = ToMany<Line, Line>(through: Line.own, Tree.lines)
        static let own = ToMany<Line, Tree>(\.row, to: \.treeRow)
    }
}
