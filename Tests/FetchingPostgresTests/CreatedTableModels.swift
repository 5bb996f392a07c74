#if Postgres
import Fetching
import FetchingPostgres
import Foundation

enum CreatedPlan: String, FetchableValue, CaseIterable {
    case free
    case paid = "it's paid"
}

@Fetchable("owners")
struct CreatedOwner {
    let id: Int
    var name: String

    static let profile = ToOne<CreatedOwner, CreatedProfile>(\.id, to: \.ownerID)
}

@Fetchable("profiles")
struct CreatedProfile {
    let id: Int
    @Unique var ownerID: Int
    @FetchingStorage(.postgresEnum("kind")) var kind: CreatedPlan?

    static let owner = ToOne<CreatedProfile, CreatedOwner>(\.ownerID)
}

@Fetchable("remarks")
struct CreatedRemark {
    let id: Int
    var subjectID: Int

    static let owner = ToOne<CreatedRemark, CreatedOwner>(\.subjectID)
    static let profile = ToOne<CreatedRemark, CreatedProfile>(\.subjectID)
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
@Index(\.plan, \.weight.descending)
struct CreatedOrder: Equatable {
    let id: UUID
    var shopID: Int
    var number: Int
    @FetchingStorage(.postgresEnum("order plan")) @Index var plan: CreatedPlan
    @FetchingStorage(.postgresEnum("order plan")) var lastPlan: CreatedPlan?
    var total: Decimal
    var weight: Double?
    var picture: Data?
    @FetchingStorage(.unixSeconds) var seen: Date
    var made: Date

    static let shop = ToOne<CreatedOrder, CreatedShop>(\.shopID)
}

@Fetchable("details", naming: .snakeCase)
struct CreatedDetail {
    @PrimaryKey let shopID: Int
    @FetchingStorage(.postgresEnum("text plan")) var plan: String

    static let shop = ToOne<CreatedDetail, CreatedShop>(\.shopID)
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

@Fetchable("a_table_with_a_name_that_has_more_bytes_than_PostgreSQL_keeps_of_any_name")
struct CreatedLong {
    let id: Int
    @Unique @FetchingName("a_column_with_a_name_that_has_more_bytes_than_PostgreSQL_keeps_of_any") var column: String
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
#endif
