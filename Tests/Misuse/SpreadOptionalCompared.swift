import Fetching

func old(_ site: Site) -> FetchableRequest<Office, [Office]> {
    // expected-error@+1 {{conformance of 'OptionalSpread<Members>' to 'ComparableWithOtherModels' is unavailable: a struct in columns is compared with nil, or member by member}}
    Office.request().all().where { $0.former != site && $0.id > 3 }
}
