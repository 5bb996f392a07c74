import Fetching
import Foundation

@Fetchable struct Payment {
    let id: Int
    var amount: Decimal
    var share: Double
}

// expected-error@+1 {{operator function '+' requires the types 'Double' and 'Decimal' be equivalent}}
let payments = Payment.request().all().where { $0.amount + $0.share > 3 }
