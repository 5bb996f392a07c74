import Fetching
import Foundation

/// Decimals, one of which may be nil, and some in a form of their own. A sale belongs to another one.
@Fetchable("sales")
struct Sale: ConformanceModel {
    let id: Int
    var parentID: Int?
    var price: Decimal
    var discount: Decimal?
    var quantity: Int = 1
    @FetchingStorage(.cents) var cents: Decimal = 0

    static let parent = ToOne<Sale, Sale>(\.parentID)
    static let parts = ToMany<Sale, Sale>(\.parentID)
}

extension Sale {
    init(_ id: Int, _ price: String, _ discount: String? = nil, parent: Int? = nil) {
        self.init(
            id: id, parentID: parent, price: Sale.decimal(price), discount: discount.map(Sale.decimal), quantity: id)
    }

    /// A number that is written exactly: `1.19` alone is a floating-point number before it is a decimal.
    static func decimal(_ text: String) -> Decimal {
        Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
    }
}

extension Sale.FetchableMembers {
    var total: FetchExpression<Sale, Decimal> { price * 2 }
}
