import Fetching
import Foundation

enum Plan: String, FetchableValue { case freemium, premium }

@Fetchable
struct User: Equatable {
    let id: Int
    var name: String
    var nickname: String?
    var plan: Plan
    @FetchingName("signed_up_at") var signupDate: Date
    @FetchingStorage(.unixSeconds) var seen: Date
    @FetchingStorage(.unixSeconds) var left: Date?
    @FetchingIgnored var isSelected = false
}

@Fetchable("tags")
struct Tag {
    var label: String
}

@Fetchable(naming: .snakeCase)
struct HTMLPage {
    let id: UUID
    var userID: Int
    var userIDs: String
    var address2: String
    var parsedURLCount: Int
    @FetchingName("URL") var url: String
}

@Fetchable(naming: .upperCamelCase)
struct AlbumTrack {
    @PrimaryKey let trackID: Int
    var albumId: Int
    var unitPrice: Double
    var userIDs: String
    var htmlURL: String
    var parsedISOCode: String
    var address2: String
    @FetchingName("bytes") var size: Int
}

@Fetchable("Order Details", naming: .upperCamelCase(acronyms: "ID", "ISO"))
struct OrderDetail {
    @PrimaryKey let orderID: Int
    @PrimaryKey let productId: Int
    var id: Int
    var supplierIDs: String
    var isoCode: String
    var allISOCodes: String
    var homePage: String
    var identity: String
}

@Fetchable("web pages", naming: .snakeCase)
struct Page {
    let pageID: Int
}
