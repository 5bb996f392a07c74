import Fetching
import FetchingPredicate
import Foundation
import Testing

@Suite("Stored filters as a part of settings") struct StoredSettingsTests {
    private struct Settings: Codable {
        @CodableConfiguration(from: TrustedRules.self) var filter = FetchPredicate<Book>.all([])
        @CodableConfiguration(from: TrustedRules.self) var request = Book.request().all()
    }

    private struct TrustedRules: EncodingConfigurationProviding, DecodingConfigurationProviding {
        static var encodingConfiguration: StoredFilterRules<Book> { .trusted }
        static var decodingConfiguration: StoredFilterRules<Book> { .trusted }
    }

    @Test func aPropertyIsWrittenAndReadWithRules() throws {
        let filter = Book.predicate { $0.pages > 300 && $0.author.name == "Joe" }
        let request = Book.request().first(nth: 3).where(filter).sorted(by: .descending(\.pages))
        let data = try JSONEncoder().encode(Settings(filter: filter, request: request))
        let read = try JSONDecoder().decode(Settings.self, from: data)
        #expect(read.filter == filter)
        #expect(try read.request.sql(for: .sqlite) == request.sql(for: .sqlite))
    }
}
