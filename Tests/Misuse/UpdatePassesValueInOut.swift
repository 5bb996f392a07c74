import Fetching

func change(_ plan: inout Plan) {}

func update(_ user: inout ModelUpdate<User>) {
    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: a value is not known here; calculate with members, as in a condition}}
    change(&user.plan)
}
