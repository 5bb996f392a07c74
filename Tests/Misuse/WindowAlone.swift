import Fetching

// expected-error@+1 {{instance method 'select' requires that 'FetchWindow<User.FetchableMembers.Model, RowsInOrder>' (aka 'FetchWindow<User, RowsInOrder>') conform to 'FetchableSelection'}}
let windows = User.request().all().select { $0.over(order: .descending(\.score)) }
