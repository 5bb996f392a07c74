import Fetching

extension User.FetchableMembers {
    var isRich: FetchPredicate<User> { score > 100 }
}

// expected-error@+1 {{conformance of 'FetchPredicate<Model>' to 'ColumnMember' is unavailable: it is computed from other members; use 'satisfies { … }'}}
let pets = Pet.request().all().where { $0.owner.isRich }
