import Fetching
import Testing

@testable import FetchingCore

/// With its check of availability switched off, the compiler accepts operands that do not fit. No request succeeds with them.
@Suite struct RefusalTests {
    @Fetchable struct Row {
        let id: Int
    }

    @Test func aComparisonThatIsRefusedIsAnError() throws {
        let refused = FetchPredicate<Row>.refused
        for predicate in [refused, !refused, refused || Row.predicate { $0.id == 1 }, .any([refused])] {
            let error = #expect(throws: FetchError.self) {
                try Row.request().all().where(predicate).fetch(in: [Row(id: 1)])
            }
            #expect(error?.code == .unsupported)
        }
    }
}
