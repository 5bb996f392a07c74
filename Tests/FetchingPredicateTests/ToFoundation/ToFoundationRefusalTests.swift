import Fetching
import FetchingPredicate
import Foundation
import Testing

private struct Rights: OptionSet, FetchableValue {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
}

private struct Email: FetchableValue {
    var address: String
    var storedValue: String { address.lowercased() }
    init(storedValue: String) throws { address = storedValue }
}

@Fetchable
private struct Account {
    let id: Int
    var name: String
    var rights: Rights
    var email: Email
    var size: Int8
    var ownerID: Int?
    @FetchingStorage(.uuidText) var token: UUID

    static let owner = ToOne<Account, Account>(\.ownerID)
    static let owned = ToMany<Account, Account>(\.ownerID)
}

/// What Foundation cannot say, and what an error says of it.
@Suite struct ToFoundationRefusalTests {
    @Test func texts() {
        expect(
            "'Account.name' in 'hasSuffix' on Foundation.Predicate: Foundation's predicates have no expression for "
                + "the end of a text. Use '==', 'hasPrefix' or 'contains' without options, or fetch with another engine"
        ) { $0.name.hasSuffix("a") }
        expect(
            "'Account.name' in 'matches' on Foundation.Predicate: Foundation's predicates have no expression for "
                + "a regular expression that a database could search with. Use '==', 'hasPrefix' or 'contains' without "
                + "options, or fetch with another engine"
        ) { $0.name.matches("a+") }
        expect(
            "'Account.name' in 'isLike' on Foundation.Predicate: Foundation's predicates have no expression for "
                + "wildcards inside a pattern. Use '==', 'hasPrefix' or 'contains' without options, or fetch with "
                + "another engine"
        ) { $0.name.isLike("a*b*") }
        expect(
            "'Account.name' in 'contains' on Foundation.Predicate: Foundation's predicates have no comparison of text "
                + "without case or accents that is the same in every locale. Store the text folded and pass "
                + "'.normalized', or fetch with another engine"
        ) { $0.name.contains("a", options: .caseInsensitive) }
        expect(
            "'Account.name' in 'unicodeScalarCount' on Foundation.Predicate: Foundation's predicates have no expression "
                + "for the number of Unicode scalars. Use '==', 'hasPrefix' or 'contains' without options, or fetch with "
                + "another engine"
        ) { $0.name.unicodeScalarCount > 1 }
        expect(
            "'Account.id' in 'asDouble' on Foundation.Predicate: Foundation's predicates have no conversion of numbers and "
                + "texts. Give both properties the same type, or fetch with another engine"
        ) { $0.id.asDouble > 1 }
        expect(
            "'Account.name' in 'asInt' on Foundation.Predicate: Foundation's predicates have no conversion of numbers and "
                + "texts. Give both properties the same type, or fetch with another engine"
        ) { $0.name.asInt > 1 }
        expect(
            "'Account.id' in 'asDecimal' on Foundation.Predicate: Foundation's predicates have no conversion of numbers and "
                + "texts. Give both properties the same type, or fetch with another engine"
        ) { $0.id.asDecimal > 1 }
        expect(
            "'Account.id' in 'bitwiseAnd' on Foundation.Predicate: Foundation's predicates have no expression for the bits "
                + "of a number. Fetch with another engine"
        ) { $0.id.bitwiseAnd(3) == 1 }
    }

    @Test func values() {
        expect(
            "'Account.rights' in 'contains' on Foundation.Predicate: Foundation's predicates have no expression for the "
                + "bits of a number. Compare the whole value with '=='"
        ) { $0.rights.contains(.read) }
        expect(
            "'Account.email' on Foundation.Predicate: Foundation's predicates compare what is 'Codable & Equatable', "
                + "which 'Email' is not. Declare the conformance"
        ) { $0.email == $0.email }
        expect(
            "'Account.size' in '+' on Foundation.Predicate: Foundation calculates 'Int8' in its own type, other engines "
                + "as 'Int64' or 'Double'. Give the property the type 'Int', 'Int64' or 'Double'"
        ) { $0.size + 1 > 2 }
    }

    @Test func relationships() {
        expect(
            "'Account.owner.name' on Foundation.Predicate: 'Account' has no property 'owner' that holds the related "
                + "models, which Foundation's predicates follow. Declare '@FetchingIgnored var owner: Account?'"
        ) { $0.owner.name == "a" }
        expect(
            "'Account' on Foundation.Predicate: 'Account' has no property 'owned' that holds the related models, which "
                + "Foundation's predicates follow. Declare '@FetchingIgnored var owned: [Account] = []'"
        ) { $0.owned.isEmpty }
        expect(
            "'Account' in 'max' on Foundation.Predicate: Foundation's predicates cannot take a value of each related "
                + "model. Compare the 'count' of a relationship, or use 'contains' with a condition"
        ) { $0.owned.max { $0.size } == 1 }
    }

    @Test func requests() {
        let reason =
            "'Account' on Foundation.Predicate: a predicate cannot limit the number of models. "
            + "Ask for all of them with 'all()'"
        #expect(errorText { try Predicate<Account>(Account.request().first(nth: 3)) } == reason)
        #expect(errorText { try Predicate<Account>(Account.request().all(after: 3)) } == reason)
        #expect(errorText { try Predicate<Account>(Account.request().first(nth: -3)) }?.contains("is negative") == true)
        let ofEach = Account.request().all().first(nth: 1, ofEach: \.name).where { $0.id > 2 }
        let each =
            "'Account' on Foundation.Predicate: Foundation cannot ask for the first models of each group. "
            + "Fetch the models in their order, and take the first of each group in Swift"
        #expect(errorText { try Predicate<Account>(ofEach) } == each)
        #expect(errorText { try Predicate<Account>(ofEach.distinct().first(nth: 2)) } == each)
        let together =
            "'Account' on Foundation.Predicate: Foundation cannot put the results of several requests together. "
            + "Join the conditions by '||', '&&' or '!', or fetch each and put them together in Swift"
        let all = Account.request().all()
        #expect(errorText { try Predicate<Account>(all.union(all)) } == together)
        #expect(errorText { try Predicate<Account>(all.subtracting(all).first(nth: 2)) } == together)
    }

    /// On a thread with the smallest stack that there is.
    @Test func depth() async {
        let reasons = await withCheckedContinuation { continuation in
            let thread = Thread {
                let members = Account.fetchableMembers
                let deep = (1...120).reduce(members.id > 2) { condition, id in !(members.id == id || condition) }
                let sum = (1...60).reduce(members.id + 0) { sum, id in sum + id } == 3
                let many = FetchPredicate<Account>.any((0..<10_000).map { members.id == $0 && members.name == "a" })
                let some = FetchPredicate<Account>.any((0..<1_000).map { members.id == $0 })
                continuation.resume(
                    returning: [deep, sum, many, some].map { predicate in
                        errorText { try Predicate<Account>(predicate) }
                    })
            }
            thread.stackSize = 512 * 1_024
            thread.start()
        }
        let reason =
            "'Account' on Foundation.Predicate: the conditions are nested too deep for an expression of "
            + "Foundation. Compare with a list by 'isIn', or leave out levels"
        #expect(reasons == [reason, reason, reason, nil])
    }

    private func expect(
        _ text: String, location: SourceLocation = #_sourceLocation,
        @PredicateBuilder<Account> _ condition: (Account.FetchableMembers) -> FetchPredicate<Account>
    ) {
        let predicate = condition(Account.fetchableMembers)
        #expect(errorText { try Predicate<Account>(predicate) } == text, sourceLocation: location)
    }
}
