import Fetching

// expected-error@+1 {{conformance of 'TextInCondition' to 'HasThisMember' is unavailable: it has the operators, 'hasPrefix', 'hasSuffix', 'contains', 'isLike', 'matches', 'isEqual(to:options:)', 'isEmpty', 'unicodeScalarCount', 'trimmed()', 'prefix(unicodeScalars:)', 'suffix(unicodeScalars:)', 'replacing(_:with:)', 'lowercased()', 'uppercased()', 'asInt', 'asDouble', 'asDecimal', 'isIn' and 'isNotIn'}}
let users = User.request().all().where { $0.name.year == 2024 }
