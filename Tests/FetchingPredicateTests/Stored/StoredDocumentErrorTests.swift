import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("Each way in which a document, a limit or a request is refused, word for word")
struct StoredDocumentErrorTests {
    @Test(
        "Documents",
        arguments: [
            ("", "malformed the document: there is no value, at byte 0. Pass JSON in UTF-8, without a byte order mark"),
            (
                "\u{FEFF}{}",
                "malformed the document: there is no value, at byte 0. Pass JSON in UTF-8, without a byte order mark"
            ),
            ("[]", "wrongType the document: there is a list where an object is needed. Write an object"),
            (
                #"{"model":"Letter","where":true}"#,
                "missingKey the document: the key 'version' is missing. Add it: no key has a default"
            ),
            (
                #"{"version":2,"model":"Letter","filter":[]}"#,
                "unknownVersion 'version': the version is not known. Write version 1, or read the filter with a newer app"
            ),
            (
                #"{"version":1,"model":"Enclosure","where":true}"#,
                "otherModel 'model': the filter is one of 'Enclosure', not of 'Letter'. Read it with the model that it was written for"
            ),
            (
                #"{"version":1,"model":"Letter"}"#,
                "missingKey the document: the key 'where' is missing. Add it: no key has a default"
            ),
            (
                #"{"version":1,"model":"Letter","where":true,"limit":3}"#,
                "unknownKey 'limit': the key has no meaning here. Use 'version', 'model', 'where'"
            ),
            (
                #"{"version":1,"model":"Letter","where":true} x"#,
                "malformed the document: the document goes on after its end, at byte 44. Pass JSON in UTF-8, without a byte order mark"
            ),
        ])
    func documents(_ document: String, _ expected: String) { #expect(StoredErrorTests.error(document) == expected) }

    @Test("Limits to the texts that are gone through")
    func searches() {
        var rules = StoredErrorTests.rules()
        rules.operators = .all
        rules.limits.expectedTextBytes = 100
        rules.limits.searchedBytes = 2000
        func error(_ condition: String) -> String {
            StoredErrorTests.error(LetterPredicates.document(condition), rules: rules)
        }
        func all(_ test: String, _ count: Int) -> String {
            "{\"or\":[" + Array(repeating: #"{"member":"title",\#(test)}"#, count: count).joined(separator: ",") + "]}"
        }
        for name in ["contains[cd]", "contains", "hasPrefix", "hasSuffix", "equals[c]", "like"] {
            #expect(error(all(#""is":"\#(name)","value":"a""#, 20)) == "no error")
            #expect(
                error(all(#""is":"\#(name)","value":"a""#, 21))
                    == "tooMany 'where.or[20].value': the conditions search more than 2000 bytes of text for each model. "
                    + "Look for less, or allow more in the rules")
        }
        #expect(error(all(#""is":"==","value":"a""#, 100)) == "no error")
        #expect(error(all(#""is":"matches","value":"a""#, 2)) == "no error")
        #expect(error(all(#""is":"matches","value":"a""#, 3)).hasPrefix("tooMany 'where.or[2].value'"))
        rules.limits = .unlimited
        rules.limits.expectedTextBytes = .max
        #expect(error(all(#""is":"matches","value":"a""#, 30)) == "no error")
    }

    @Test("Limits to the texts of related rows")
    func relatedSearches() {
        let rules = StoredFilterRules<LetterBox>.trusted
        func error(_ limit: Int) -> StoredFilterError? {
            var rules = rules
            rules.limits.searchedBytes = limit
            let document =
                #"{"version":1,"model":"LetterBox","where":{"exists":"letters","where":"#
                + #"{"member":"title","is":"contains","value":"a"}}}"#
            do {
                _ = try LetterBox.predicate(stored: Data(document.utf8), rules: rules)
                return nil
            } catch { return error as? StoredFilterError }
        }
        #expect(error(10_000) == nil)
        #expect(error(9_999)?.code == .tooMany)
    }

    @Test(
        "The size of a regular expression",
        arguments: [
            ("", 0, 0), ("abc", 3, 0), (#"a\(b"#, 4, 0), ("(a)(?:b)", 8, 2), ("a{3}", 3, 0), ("a{2,5}b", 6, 0),
            ("a{2,}", 2, 0), ("(ab){3}", 12, 1), ("((a{10}){10}){10}", 1220, 2), (#"\p{Lu}a"#, 7, 0), ("a{0}", 1, 0),
            ("a{99999999999}{99999999999}", 1 << 32, 0), ("a{99999999999999999999999}", 1 << 32, 0),
            ("(a{4294967295}){9}", 1 << 32, 1), ("(((", 3, 3), (")))", 3, 0), ("a{", 2, 0), ("\\", 1, 0),
        ])
    func patternSize(_ pattern: String, _ length: Int, _ groups: Int) {
        let size = PatternSize(pattern)
        #expect(size.groups == groups)
        #expect(size.length == length)
    }

    @Test("Limits to regular expressions")
    func patterns() {
        var rules = StoredErrorTests.rules()
        rules.operators = .all
        func error(_ pattern: String) -> String {
            StoredErrorTests.error(
                LetterPredicates.document(#"{"member":"title","is":"matches","value":"\#(pattern)"}"#), rules: rules)
        }
        #expect(error(String(repeating: "a", count: 200)) == "no error")
        #expect(
            error(String(repeating: "a", count: 201))
                == "tooLarge 'where.value': the regular expression is longer than 200, with what it repeats. "
                + "Write a shorter one, or allow more in the rules")
        #expect(error("(?:(?=(?:a{100}){100})a)*").hasPrefix("tooLarge "))
        #expect(error(String(repeating: "(a)", count: 10)) == "no error")
        #expect(
            error(String(repeating: "(a)", count: 11))
                == "tooLarge 'where.value': the regular expression has more than 10 groups. "
                + "Write fewer, or allow more in the rules")
    }

    @Test("Limits")
    func limits() {
        var rules = StoredErrorTests.rules()
        rules.limits.depth = 3
        rules.limits.conditions = 4
        rules.limits.values = 2
        rules.limits.textBytes = 3
        rules.operators.insert(.replacing)
        func error(_ condition: String) -> String {
            StoredErrorTests.error(LetterPredicates.document(condition), rules: rules)
        }
        #expect(error(#"{"not":{"not":true}}"#) == "no error")
        #expect(
            error(#"{"not":{"not":{"not":true}}}"#)
                == "tooDeep 'where.not.not.not': the conditions are nested more than 3 deep. Join conditions of the same kind in one list"
        )
        #expect(
            error(#"{"and":[true,true,true,true]}"#)
                == "tooMany 'where.and[3]': there are more than 4 conditions and operands. Write fewer, or allow more in the rules"
        )
        #expect(
            error(#"{"member":"stars","is":"in","values":[1,2,3]}"#)
                == "tooMany 'where.values': there are more than 2 values in a list. Write fewer, or allow more in the rules"
        )
        for key in ["replacing", "with"] {
            var texts = ["replacing": "a", "with": "b"]
            texts[key] = "éé"
            let replacing = texts.sorted { $0.key < $1.key }.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
            #expect(
                error("{\"operand\":{\(replacing),\"of\":{\"member\":\"title\"}},\"is\":\"==\",\"value\":\"a\"}")
                    == "tooLarge 'where.operand.\(key)': the text has more than 3 bytes. Write a shorter one, or allow more in the rules"
            )
        }
        #expect(
            error(#"{"member":"title","is":"==","value":"éé"}"#)
                == "tooLarge 'where.value': the text has more than 3 bytes. Write a shorter one, or allow more in the rules"
        )
        rules.limits.bytes = 20
        #expect(
            error("true")
                == "tooLarge the document: the document has more than 20 bytes. Write a shorter one, or allow more in the rules"
        )
        #expect(
            StoredErrorTests.error(String(repeating: "[", count: 30_000))
                .hasPrefix("tooDeep '[0][0]"))
    }

    @Test(
        "Requests",
        arguments: [
            (
                #""sort":[],"limit":1001,"offset":null,"distinct":false"#,
                "limitNotAllowed 'limit': the request asks for more models than the rules allow. Ask for at most 1000"
            ),
            (
                #""sort":[],"limit":null,"offset":null,"distinct":false"#,
                "limitNotAllowed 'limit': the request asks for more models than the rules allow. Ask for at most 1000"
            ),
            (
                #""sort":[],"limit":-1,"offset":null,"distinct":false"#,
                "wrongType 'limit': there is a number where null or an integer from 0 on is needed. Write null or an integer from 0 on"
            ),
            (
                #""sort":[],"limit":1,"offset":1.5,"distinct":false"#,
                "wrongType 'offset': there is a number where null or an integer from 0 on is needed. Write null or an integer from 0 on"
            ),
            (
                #""sort":[],"limit":1,"offset":null,"distinct":0"#,
                "wrongType 'distinct': there is a number where true or false is needed. Write true or false"
            ),
            (
                #""sort":[],"limit":1,"offset":null"#,
                "missingKey the document: the key 'distinct' is missing. Add it: no key has a default"
            ),
            (
                #""sort":[{"member":"stars","order":"up","nils":"first"}],"limit":1,"offset":null,"distinct":false"#,
                "invalidValue 'sort[0].order': the order is not known. Write 'ascending' or 'descending', for text with '[c]', '[d]', '[cd]' or '[n]'"
            ),
            (
                #""sort":[{"member":"stars","order":"ascending[c]","nils":"first"}],"limit":1,"offset":null,"distinct":false"#,
                "wrongType 'sort[0]': 'integer' is used where 'text' is needed. Use a member or an operator of that type"
            ),
            (
                #""sort":[{"member":"stars","order":"ascending","nils":"none"}],"limit":1,"offset":null,"distinct":false"#,
                "invalidValue 'sort[0].nils': the place of nil is not known. Write 'smallest', 'first', 'last'"
            ),
            (
                #""sort":[{"member":"password","order":"ascending","nils":"first"}],"limit":1,"offset":null,"distinct":false"#,
                "memberNotAllowed 'sort[0].member': the rules have no member 'password' of 'Letter'. Check the name, or allow it in the rules"
            ),
        ])
    func requests(_ rest: String, _ expected: String) {
        let document = #"{"version":1,"model":"Letter","where":true,\#(rest)}"#
        #expect(StoredErrorTests.error(document, asRequest: true) == expected)
    }

    @Test("Texts to replace are values: they are as long as values may be")
    func longReplacements() throws {
        let long = String(repeating: "é", count: 5000)
        let predicate = Letter.predicate { $0.title.replacing(long, with: long) == "a" }
        let rules = StoredFilterRules<Letter>(operators: .all, limits: .unlimited)
        #expect(try Letter.predicate(stored: predicate.stored(), rules: rules) == predicate)
    }

    @Test("What has no form")
    func noForm() throws {
        func error(_ body: () throws -> Data) -> String {
            do { return String(decoding: try body(), as: UTF8.self) } catch { return "\(error)" }
        }
        #expect(
            error { try Letter.request().all().first(nth: 1, ofEach: \.stars).where { $0.stars > 1 }.stored() }
                == "the document: the request is for the first models of each group. "
                + "Store the request before 'first(nth:ofEach:)', and add the step when it is read")
        #expect(
            error { try Letter.request().all().union(Letter.request().all()).where { $0.stars > 1 }.stored() }
                == "the document: the request puts the results of several together. "
                + "Store each request, and put them together when they are read")
        #expect(
            error { try Letter.sorted(by: .ascending(\.title, locale: Locale(identifier: "sv"))).stored() }
                == "'sort[0]': the request is sorted as a locale has texts. "
                + "Store the request before 'sorted', and add the step when it is read")
        #expect(
            error { try Letter.predicate { $0.created > Date(timeIntervalSince1970: 1e12) }.stored() }
                == "'where.value': a value has no form, such as a date outside of the years 0 to 9999. Use another value"
        )
        for predicate in [
            Letter.predicate { $0.title.isIn(LetterBox.request().all().select(\.name)) },
            Letter.predicate { $0.all(LetterBox.self).contains { $0.name == "x" } },
            Letter.predicate { $0.stars > $0.all(Letter.self).count },
        ] {
            #expect(
                error { try predicate.stored() }.contains(
                    "'isIn' with a request and 'all' have no form in a stored filter. Use a relationship"))
        }
        #expect(
            error { try Letter.predicate { $0.weight > .nan }.stored() }
                == "'weight' in '>': NaN is not a number: it equals nothing, not even itself. Use a number, or nil")
        #expect(
            error { try Letter.request().first(nth: -1).stored() }
                == "the number of models is negative. Pass 0 or more")
    }

    @Test("Without rules, stored members are allowed, and neither relationships nor regular expressions")
    func defaultRules() throws {
        func code(_ condition: String) -> StoredFilterError.Code? {
            do {
                _ = try Letter.predicate(stored: Data(LetterPredicates.document(condition).utf8), rules: .init())
                return nil
            } catch { return (error as? StoredFilterError)?.code }
        }
        #expect(code(#"{"member":"password","is":"==","value":"a"}"#) == nil)
        #expect(code(#"{"member":"box.name","is":"==","value":"a"}"#) == .memberNotAllowed)
        #expect(code(#"{"exists":"enclosures","where":true}"#) == .memberNotAllowed)
        #expect(code(#"{"member":"title","is":"matches","value":"a"}"#) == .operatorNotAllowed)
    }

    @Test("A name out of a document writes no line of its own into a log")
    func lines() {
        let member = #"{"member":"a\n\u2028\u202Eb","is":"null"}"#
        #expect(StoredErrorTests.error(LetterPredicates.document(member)).contains("'a\u{FFFD}\u{FFFD}\u{FFFD}b'"))
        let key = StoredErrorTests.error(LetterPredicates.document(#"{"a\r\nb":1}"#))
        #expect(key.contains("a\u{FFFD}\u{FFFD}b"))
    }
}
