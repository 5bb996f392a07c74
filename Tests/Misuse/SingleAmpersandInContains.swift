import Fetching

// expected-error@+1 {{conditions are joined by '&&' and '||'; options are tested by 'contains' and 'intersects'}}
let users = User.request().all().where { $0.pets.contains { $0.isVaccinated & $0.isVaccinated } }
