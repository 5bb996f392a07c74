import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{conformance of 'TextInCondition' to 'HasThisMember' is unavailable: it has the operators, 'hasPrefix', 'hasSuffix', 'contains', 'isLike', 'matches', 'isEqual(to:options:)', 'isEmpty', 'unicodeScalarCount', 'isIn' and 'isNotIn'}}
    try User.request().all().update(in: &users) { $0.name.append("a") }
}
