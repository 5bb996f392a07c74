import Fetching
import FetchingCore
import FetchingCoreData
import Testing

/// Core Data answers these wrongly without a word, or by an exception, which Swift cannot catch.
@Suite("Requests that Core Data would not refuse") struct ManagedRequestTests {
    @Fetchable
    struct Account {
        let id: Int
        var name: String
        var nickname: String?
        var score: Int
        var bonus: Int?
        var plan: Int
    }

    private func refusal(_ assign: (inout Account.FetchableUpdate) throws -> Void) -> String? {
        let request = Account.where { $0.id == 1 }
        do {
            _ = try ManagedChange(request.query, request.assignments(assign), of: Account.self)
            return nil
        } catch { return (error as? FetchError)?.reason }
    }

    @Test("A batch assigns nothing that may be nil to what is required") func requiredAttributes() {
        let text = "Core Data's predicates cannot ask for what may be nil, for an attribute that is required"
        #expect(refusal { $0.name = $0.nickname } == text)
        #expect(refusal { $0.score = $0.score + $0.bonus } == text)
        #expect(refusal { $0.nickname = $0.name } == nil)
        #expect(refusal { $0.bonus = $0.score + $0.plan } == nil)
    }

    @Test("Attributes of a condition on groups are looked for in the data model") func conditionOnGroups() throws {
        let request = Account.request().all().grouped(by: \.plan).having { $0.max(\.score) > 3 }.select(\.key)
        let selection = try ManagedSelection(request.plan.query, of: Account.self)
        #expect(selection.query.paths.contains { $0.names == ["score"] })
    }
}
