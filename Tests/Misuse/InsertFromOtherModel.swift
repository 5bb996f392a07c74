import Fetching

func copy() {
    // expected-error@+1 {{static method 'insert(from:)' requires the types '[String]' and '[Pet]' be equivalent}}
    _ = Pet.insert(from: User.request().all().select { $0.name })
}
