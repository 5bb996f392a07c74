import Fetching

func change(_ offices: inout [Office]) throws {
    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Office' has no such member; it has 'id', 'name', 'site' and 'former'}}
    try Office.request().all().update(in: &offices) { $0.sight.city = "Rome" }
}
