import Fetching
import FetchingPredicate
import Foundation
import Testing

@Suite struct SearchFieldsTests {
    @Test func storedPropertiesAreFieldsByDefault() throws {
        #expect(try Visitor.sql("passwordHash:a").contains("passwordHash"))
    }

    @Test func aFieldCanBeLeftOut() throws {
        let fields = SearchFields<Visitor>.all.adding("secret", \.passwordHash).excluding(\.passwordHash, \.token)
        for search in ["passwordHash:a", "passwordhash:*", "token:*", "secret:a"] {
            #expect(Visitor.mistake(search, fields: fields).hasPrefix("unknownField\n"), "\(search)")
        }
        #expect(!Visitor.mistake("passwordHas:a", fields: fields).contains("mean"))
        #expect(try Visitor.sql("score:1", fields: fields) == "\"score\" = 1.0")
    }

    @Test func onlyCertainFieldsCanBeNamed() throws {
        #expect(try Visitor.sql("score:1", fields: [\.score, \.nickname]) == "\"score\" = 1.0")
        #expect(Visitor.mistake("age:1", fields: [\.score, \.nickname]).hasPrefix("unknownField\n"))
        #expect(Visitor.mistake("score:1", fields: .none).hasPrefix("unknownField\n"))
        #expect(Visitor.mistake("score:1", fields: []).hasPrefix("unknownField\n"))
    }

    @Test func fieldsHaveOtherNames() throws {
        let fields: SearchFields<Visitor> = [
            "points": \.score, "stadt": \.host.city, "rooms": \.host.rooms, "good": { $0.score > 10 },
            "double": { $0.score * 2 },
        ]
        #expect(try Visitor.sql("points:>1", fields: fields) == "\"score\" > 1.0")
        #expect(try Visitor.sql("good:yes", fields: fields) == "\"score\" > 10.0")
        #expect(try Visitor.sql("good:no", fields: fields) == "\"score\" <= 10.0")
        #expect(try Visitor.sql("double:4..", fields: fields) == "\"score\" * 2.0 >= 4.0")
        #expect(try Visitor.sql("rooms:3", fields: fields) == "\"host\".\"rooms\" = 3")
        #expect(
            try Visitor.sql("stadt:köln", fields: fields) == "instr(fetching_fold(\"host\".\"city\", 3), 'koln') > 0")
        #expect(try Visitor.sql("rooms:nil", fields: fields) == "\"host\".\"rooms\" IS NULL")
        #expect(Visitor.mistake("score:1", fields: fields).hasPrefix("unknownField\n"))
    }

    @Test func theLaterOfTwoFieldsWithOneNameCounts() throws {
        #expect(try Visitor.sql("score:1", fields: .all.adding("score", \.age)) == "\"age\" = 1")
        #expect(
            try Visitor.sql("SCORE:1", fields: .none.adding("score", \.age).adding("SCORE", \.visits))
                == "\"visits\" = 1")
    }

    @Test func wordsAreLookedForInRelatedTexts() throws {
        let predicate = try Visitor.predicate(search: "köln", in: [\.name, \.host.city])
        #expect(
            try Visitor.condition(predicate)
                == "(instr(fetching_fold(\"Visitor\".\"name\", 3), 'koln') > 0) "
                + "OR (instr(fetching_fold(\"host\".\"city\", 3), 'koln') > 0)")
        #expect(try Visitor.condition(Visitor.predicate(search: "a", in: [])) == "FALSE")
    }

    @Test func optionsSayHowTextsAreCompared() throws {
        let exact = SearchOptions(text: [])
        #expect(try Visitor.sql("name:Ma", options: exact) == "instr(\"name\", 'Ma') > 0")
        let beginning = SearchOptions(matching: .beginning, text: [])
        #expect(
            try Visitor.sql("name:Ma", options: beginning)
                == "\"name\" >= 'Ma' COLLATE BINARY AND \"name\" < 'Mb' COLLATE BINARY")
        let normalized = SearchOptions(text: [.normalized, .diacriticAndCaseInsensitive])
        #expect(try Visitor.sql("name:ÉCOLE", options: normalized) == "instr(\"name\", 'ecole') > 0")
    }

    @Test func termsCanBeShown() throws {
        let search = try Visitor.search("mari -(SCORE:>10 OR -\"two words\") \"\" NOT x")
        #expect(search.terms.map(\.text) == ["mari", "SCORE:>10", "\"two words\"", "x"])
        #expect(search.terms.map(\.field) == [nil, "score", nil, nil])
        #expect(search.terms.map(\.isExcluded) == [false, true, false, true])
        #expect(search.terms.allSatisfy { search.text[$0.range] == $0.text })
    }
}
