import Fetching
import Foundation

/// Branches of trees: by a key of two columns, by a text and by a date in a form of its own. Leaves belong to them.
@Fetchable("branches", naming: .snakeCase)
struct Branch: ConformanceModel, Hashable {
    let id: Int
    var region: Int = 1
    var number: Int
    var parentNumber: Int?
    var code: String = ""
    var parentCode: String?
    @FetchingStorage(.unixSeconds) var day = Date(timeIntervalSince1970: 0)
    @FetchingStorage(.unixSeconds) var parentDay: Date?

    static let parent = ToOne<Branch, Branch>((\.region, to: \.region), (\.parentNumber, to: \.number))
    static let children = ToMany<Branch, Branch>.inverse(of: Branch.parent)
    static let ancestors = ToMany<Branch, Branch>(recursively: Branch.parent)
    static let descendants = ToMany<Branch, Branch>(recursively: Branch.children)
    static let family = ToMany<Branch, Branch>(recursively: Branch.children, depth: 2)
    static let origins = ToMany<Branch, Branch>(
        recursively: ToOne<Branch, Branch>(\.parentCode, to: \.code))
    static let earlier = ToMany<Branch, Branch>(recursively: ToOne<Branch, Branch>(\.parentDay, to: \.day))
    static let leaves = ToMany<Branch, Leaf>(\.branchID)
    static let allLeaves = ToMany<Branch, Leaf>(through: Branch.descendants, Branch.leaves)
    static let childrensDescendants = ToMany<Branch, Branch>(through: Branch.children, Branch.descendants)
}

@Fetchable("leaves", naming: .snakeCase)
struct Leaf: ConformanceModel, Hashable {
    let id: Int
    var branchID: Int?
    var weight: Int = 0

    static let branch = ToOne<Leaf, Branch>(\.branchID)
}

/// Models of all types.
struct Forest: Sendable {
    var branches: [Branch]
    var leaves: [Leaf]

    var collections: [ConformanceCollection] {
        get throws { [try ConformanceCollection(branches), try ConformanceCollection(leaves)] }
    }
}
