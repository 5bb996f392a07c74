import Fetching

// expected-error@+1 {{static method 'ascending' requires that 'Spread<Site.FetchableColumns<Office>>' conform to 'FetchableOperand'}}
let offices = Office.request().all().sorted(by: .ascending(\.site))
