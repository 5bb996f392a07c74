import Fetching
import FetchingLists

// expected-error@+1 {{referencing initializer 'init(_:in:pageSize:)' on 'FetchedList' requires that 'Tag' conform to 'KeyedFetchable'}}
@MainActor let tags = FetchedList(Tag.request().all(), in: ObservedStore())
