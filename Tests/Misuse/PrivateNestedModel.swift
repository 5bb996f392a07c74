import Fetching

enum Bank {
    @Fetchable
    // expected-error@+2 {{'@Fetchable' cannot be applied to a private nested type, because the conformance is declared in an extension outside, which cannot see it}}
    // expected-note@+1 {{Make it 'fileprivate'}}
    private struct Account { let id: Int }
}
