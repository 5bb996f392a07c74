import Fetching

// expected-error@+1 {{'@Fetchable' cannot be applied to a protocol: a protocol has no stored properties; apply it to the types that conform}}
@Fetchable
protocol Account { var id: Int { get } }
