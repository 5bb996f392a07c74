import Fetching
import FetchingPredicate

// expected-error@+1 {{key path value type 'ToOneMember<User, House>' cannot be converted to contextual type 'any SearchedMember<User>'}}
let fields: SearchFields<User> = ["house": \.house]
