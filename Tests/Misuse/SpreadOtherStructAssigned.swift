import Fetching

func change(_ offices: inout [Office]) throws {
    // expected-error@+1 {{cannot assign value of type 'Note' to type 'SpreadUpdate<Office, Site.FetchableColumns<Office>>'}}
    try Office.request().all().update(in: &offices) { $0.site = Note(text: "Rome") }
}
