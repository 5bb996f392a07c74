import Fetching
import Foundation

@Fetchable
struct Payment {
    let id: Int
    var amount: Decimal
}
