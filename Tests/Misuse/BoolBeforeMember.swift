import Fetching

// expected-error@+1 {{conformance of 'OperandBehindBool<Operand>' to 'ComparableWithBoolBefore' is unavailable: write the member first, as in '$0.isAdmin == true'}}
let users = User.request().all().where { true == $0.isAdmin }
