import Fetching

// expected-error@+1 {{conditions are joined by '&&' and '||'; options are tested by 'contains' and 'intersects'}}
let users = User.request().all().where { $0.isAdmin | $0.isVerified }
