import Fetching
import FetchingSQLite
import GRDB

@Fetchable
// expected-note@+1 {{class 'Ledger' does not conform to the 'Sendable' protocol}}
final class Ledger {
    let id: Int
    var total: Double

    init(id: Int, total: Double) {
        self.id = id
        self.total = total
    }
}

func observe(in pool: DatabasePool) {
    // expected-error@+1 {{type 'Ledger' does not conform to the 'Sendable' protocol}}
    _ = Ledger.request().all().updates(in: pool)
}
