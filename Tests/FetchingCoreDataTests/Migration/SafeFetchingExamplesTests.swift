import Fetching
import FetchingCore
import FetchingCoreData
import Testing

/// Whoever comes from SafeFetching can say here what its documentation says there.
@Suite struct SafeFetchingExamplesTests {
    @Test(
        arguments: [
            SafeFetchingExample.comparisons, SafeFetchingExample.truthValues, SafeFetchingExample.ranges,
            SafeFetchingExample.lists, SafeFetchingExample.enums, SafeFetchingExample.optionSets,
            SafeFetchingExample.text, SafeFetchingExample.negatedText, SafeFetchingExample.textOptions,
            SafeFetchingExample.compounds, SafeFetchingExample.relationships,
        ].flatMap(\.self))
    func predicate(_ example: SafeFetchingExample) throws {
        let format = try example.predicate.predicateFormat()
        #expect(format.format == example.format)
        #expect(try format.arguments.map(SafeFetchingExample.Argument.init) == example.arguments)
        #expect(format.description(showingValues: true) == example.shown)
    }

    @Test func standalonePredicates() throws {
        let predicate: FetchPredicate<MugOwner> = .init { $0.score > 10 }
        #expect(predicate == MugOwner.predicate { $0.score > 10 })
        #expect(try predicate.predicateFormat().description == "score > …")
    }

    @Test(
        arguments: [
            (.ascending(\.name), "name", true, false), (.descending(\.score), "score", false, false),
            (.ascending(\.pet.name), "pet.name", true, false), (.ascending(\.mainColor), "mainColor", true, false),
            (.ascending(\.motto, options: .caseInsensitive), "motto", true, true),
        ] as [(SortTerm<MugOwner>, String, Bool, Bool)])
    func sorting(_ term: SortTerm<MugOwner>, keyPath: String, isAscending: Bool, isCaseInsensitive: Bool) throws {
        let key = try #require(try query(MugOwner.request().all().sorted(by: term)).sortKeys.first)
        #expect(key.keyPath == keyPath)
        #expect(key.isAscending == isAscending)
        #expect(key.isCaseInsensitive == isCaseInsensitive)
    }

    @Test func requests() throws {
        let request = MugOwner.request().all(after: 10).where { $0.score >= 15 || $0.name != "Joe" }
            .sorted(by: .ascending(\.score), .descending(\.name))
        let query = try query(request)
        #expect(query.entityName == "MugOwner")
        #expect(
            query.predicate?.description(showingValues: true)
                == #"(score >= 15.0 OR (name != "Joe" OR name == nil))"#)
        // Behind an offset, the key decides between equals. An object without a key is sorted by the first two alone.
        #expect(query.sortKeys.map(\.keyPath) == ["score", "name", "id"])
        #expect(query.sortKeys.map(\.isAscending) == [true, false, false])
        #expect(query.offset == 10)
        #expect(query.limit == 0)
    }

    @Test func targets() throws {
        func parts(of request: FetchableRequest<MugOwner, some Any>) throws -> [Int] {
            let query = try query(request)
            return [query.limit, query.offset]
        }
        #expect(try parts(of: MugOwner.request().all()) == [0, 0])
        #expect(try parts(of: MugOwner.request().first()) == [1, 0])
        #expect(try parts(of: MugOwner.request().first(nth: 20)) == [20, 0])
        #expect(try parts(of: MugOwner.request().first(nth: 20, after: 10)) == [20, 10])
        #expect(try parts(of: MugOwner.request().first(nth: 1, after: 10)) == [1, 10])
        let admins = try query(MugOwner.request().all().where(\.isAdmin))
        #expect(admins.predicate?.description(showingValues: true) == "isAdmin == YES")
    }

    private func query<Result>(_ request: FetchableRequest<MugOwner, Result>) throws -> ManagedQuery {
        try ManagedQuery(request.query, of: MugOwner.self)
    }
}
