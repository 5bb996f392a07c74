import Fetching
import Foundation

/// Copies of an album that were sold, or, below zero, delivered.
@Fetchable("sales", naming: .snakeCase)
struct Sale: Sendable {
    let id: Int
    var albumID: Int
    var copies: Int
    @Index var date: Date

    static let album = ToOne<Sale, Album>(\.albumID)
}
