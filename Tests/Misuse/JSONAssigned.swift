import Fetching

func change(_ shops: inout [Shop]) throws {
    // expected-error@+1 {{subscript 'subscript(dynamicMember:)' requires that 'ShopAddress' conform to 'RawRepresentable'}}
    try Shop.request().all().update(in: &shops) { $0.address.city = "Rome" }
}
