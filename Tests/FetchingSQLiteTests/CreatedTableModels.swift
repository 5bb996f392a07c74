import Fetching
import Foundation

enum CreatedPlan: String, FetchableValue, CaseIterable { case free, paid }

struct CreatedRights: OptionSet, FetchableValue, Hashable {
    let rawValue: Int
}

@Fetchable("shops", naming: .snakeCase)
struct CreatedShop: Equatable {
    let id: Int
    @Unique var code: String
    var parentCode: String?

    static let parent = ToOne<CreatedShop, CreatedShop>(\.parentCode, to: \.code)
}

@Fetchable("orders", naming: .snakeCase)
@Unique(\.shopID, \.number)
@Index(\.plan, \.total.descending)
struct CreatedOrder: Equatable {
    let id: UUID
    var shopID: Int
    var number: Int
    @Index var plan: CreatedPlan
    var rights: CreatedRights
    var total: Decimal
    var isPaid: Bool
    var weight: Double?
    var note: String?
    var picture: Data?
    @FetchingStorage(.unixSeconds) var seen: Date
    @FetchingStorage(.iso8601Text) var changed: Date
    var made: Date

    static let shop = ToOne<CreatedOrder, CreatedShop>(\.shopID)
}

@Fetchable("lines", naming: .snakeCase)
struct CreatedLine: Equatable {
    @PrimaryKey let shopID: Int
    @PrimaryKey let number: Int
    var orderShopID: Int?
    var orderNumber: Int?

    static let order = ToOne<CreatedLine, CreatedOrder>(
        (\.orderShopID, to: \.shopID), (\.orderNumber, to: \.number))
}

@Fetchable("left") struct CreatedLeft {
    let id: Int
    var rightID: Int?
    static let right = ToOne<CreatedLeft, CreatedRight>(\.rightID)
}

@Fetchable("right") struct CreatedRight {
    let id: Int
    var leftID: Int?
    static let left = ToOne<CreatedRight, CreatedLeft>(\.leftID)
}

@Fetchable("a \"quoted\" [table]; --")
struct CreatedQuoted {
    @PrimaryKey @FetchingName("the \"key\"") let key: String
    @Index @FetchingName("col'umn") var column: String?
}

@Fetchable("unkeyed") struct CreatedUnkeyed { var value: Int }

@Fetchable("lookups") struct CreatedLookup {
    let id: Int
    var name: String
    static let namesake = ToOne<CreatedLookup, CreatedUnkeyed>(\.name, to: \.text)
}

extension CreatedUnkeyed.FetchableMembers {
    var text: FetchableMember<CreatedUnkeyed, String> { FetchableMember("text") { _ in "" } }
}

/// Names of indexes that would be the same: of two indexes, and of an index and a table.
@Fetchable("crates")
@Index(\.aB, \.c)
@Index(\.a, \.bC.descending)
struct CreatedCrate: Equatable {
    let id: Int
    @FetchingName("a_b") var aB: Int
    @FetchingName("c") var c: Int
    @FetchingName("a") var a: Int
    @FetchingName("b_c") var bC: Int
}

@Fetchable("crates_a")
struct CreatedCratePart: Equatable {
    let id: Int
    @Index @FetchingName("b_c") var bC: Int
}

@Fetchable("bins")
@Index(\.aB, \.c)
@Index(\.a, \.bC)
@Unique(\.a, \.c)
struct CreatedBin: Equatable {
    @PrimaryKey let depot: Int
    @PrimaryKey let number: Int
    @FetchingName("a_b") var aB: Int
    @FetchingName("c") var c: Int
    @FetchingName("a") var a: Int
    @FetchingName("b_c") var bC: Int
}
