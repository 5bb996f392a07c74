import Fetching

// expected-error@+2 {{type 'Account' does not conform to protocol 'Fetchable'}}
// expected-note@+1 {{add stubs for conformance}}
struct Account: Fetchable { let id: Int }
