import Fetching

func change(_ offices: inout [Office]) throws {
    // expected-error@+1 {{setter for 'subscript(dynamicMember:)' is unavailable: a struct that is nil has no place for a member; assign the whole struct}}
    try Office.request().all().update(in: &offices) { $0.former.city = "Rome" }
}
