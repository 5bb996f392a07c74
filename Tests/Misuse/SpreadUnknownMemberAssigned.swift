import Fetching

func change(_ offices: inout [Office]) throws {
    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Site' has no such member; it has 'city', 'floor', 'opened' and 'note'}}
    try Office.request().all().update(in: &offices) { $0.site.town = "Rome" }
}
