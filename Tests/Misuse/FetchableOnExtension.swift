import Fetching

struct Account { var id: Int }

// expected-error@+2 {{'@Fetchable' cannot be applied to an extension: the stored properties are in the declaration of the type; apply it there}}
// expected-error@+1 {{'extension' macro cannot be attached to extension (extension of 'Account')}}
@Fetchable
extension Account {}
