import Fetching

func plan(of user: ModelUpdate<User>) -> Plan {
    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: a value is not known here; calculate with members, as in a condition}}
    let read: (ModelUpdate<User>) -> Plan = \.plan
    return read(user)
}
