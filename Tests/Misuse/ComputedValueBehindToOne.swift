import Fetching

extension User.FetchableMembers {
    var total: FetchExpression<User, Double> { score + 1 }
}

// expected-error@+1 {{conformance of 'FetchExpression<Model, Value>' to 'ColumnMember' is unavailable: it is computed from other members; use those, or 'satisfies { … }'}}
let pets = Pet.request().all().where { $0.owner.total > 3 }
