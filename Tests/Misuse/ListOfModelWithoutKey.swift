import Fetching
import FetchingLists

// expected-error@+1 {{cannot find}}
@MainActor let tags = FetchedList(Tag.request().all(), in: ObservedStore())
