import Fetching
import Foundation
import Testing

@testable import FetchingPredicate

@Suite("Each way in which a stored filter is refused, word for word")
struct StoredErrorTests {
    private static func rules() -> StoredFilterRules<Letter> {
        StoredFilterRules(
            members: .only(\.title, \.body, \.stars, \.small, \.weight, \.created, \.seal, \.isPinned, \.marks)
                .following(\.box, .only(\.name)).following(\.enclosures, .only(\.pages)))
    }

    private func error(
        _ document: String, rules: StoredFilterRules<Letter> = rules(), asRequest: Bool = false
    ) -> String {
        do {
            let data = Data(document.utf8)
            if asRequest {
                _ = try Letter.request(stored: data, rules: rules)
            } else {
                _ = try Letter.predicate(stored: data, rules: rules)
            }
            return "no error"
        } catch let error as StoredFilterError {
            return "\(error.code) \(error)"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "Conditions",
        arguments: [
            (
                #"{"member":"titel","is":"==","value":"a"}"#,
                "unknownMember 'where.member': 'Letter' has no member 'titel'. Use the name of a property or relationship"
            ),
            (
                #"{"and":[true,{"member":"password","is":"==","value":"a"}]}"#,
                "memberNotAllowed 'where.and[1].member': the member 'password' of 'Letter' is not allowed. Allow it in the rules, or leave the condition out"
            ),
            (
                #"{"member":"box.id","is":"==","value":1}"#,
                "memberNotAllowed 'where.member': the member 'id' of 'LetterBox' is not allowed. Allow it in the rules, or leave the condition out"
            ),
            (
                #"{"member":"box.parent.name","is":"==","value":"a"}"#,
                "memberNotAllowed 'where.member': the member 'parent' of 'LetterBox' is not allowed. Allow it in the rules, or leave the condition out"
            ),
            (
                #"{"member":"enclosures.pages","is":"==","value":1}"#,
                "wrongType 'where.member': a relationship to any number of models is used where one to one model is needed. Use a member or an operator of that type"
            ),
            (
                #"{"exists":"box","where":true}"#,
                "wrongType 'where.exists': a relationship to one model is used where one to any number is needed. Use a member or an operator of that type"
            ),
            (
                #"{"member":"../title","is":"==","value":"a"}"#,
                "invalidValue 'where.member': there is no row so far outside. Write '../' less often"
            ),
            (
                #"{"or":[{"member":"stars","is":"==","value":"a"}]}"#,
                "wrongType 'where.or[0].value': there is text where an integer is needed. Write an integer"
            ),
            (
                #"{"member":"stars","is":"==","value":1.0}"#,
                "wrongType 'where.value': there is a number where an integer, without a point or an exponent, is needed. Write an integer, without a point or an exponent,"
            ),
            (
                #"{"member":"stars","is":"==","value":9223372036854775808}"#,
                "invalidValue 'where.value': the integer does not fit 64 bits. Write a smaller one"
            ),
            (
                #"{"member":"small","is":"==","value":128}"#,
                "invalidValue 'where.value': the property 'small' cannot have the value. Write one that it can have"
            ),
            (
                #"{"member":"weight","is":"==","value":1e999}"#,
                "invalidValue 'where.value': the number is none that 64 bits can hold. Write one of another size"
            ),
            (
                #"{"member":"weight","is":"==","value":1e-999}"#,
                "invalidValue 'where.value': the number is none that 64 bits can hold. Write one of another size"
            ),
            (
                #"{"member":"weight","is":"==","value":"NaN"}"#,
                "wrongType 'where.value': there is text where a number, or \"infinity\" or \"-infinity\" is needed. Write a number, or \"infinity\" or \"-infinity\""
            ),
            (
                #"{"member":"created","is":"<","value":1700000000}"#,
                "wrongType 'where.value': there is a number where a date as text, such as \"2026-01-31T12:00:00.5Z\" is needed. Write a date as text, such as \"2026-01-31T12:00:00.5Z\""
            ),
            (
                #"{"member":"seal","is":"==","value":"AB=="}"#,
                "wrongType 'where.value': there is text where data as text in Base64 is needed. Write data as text in Base64"
            ),
            (
                #"{"member":"body","is":"==","value":null}"#,
                "invalidValue 'where.value': null is compared with. Write '\"is\": \"null\"' to ask whether there is no value"
            ),
            (
                #"{"member":"stars","is":"between","values":[1]}"#,
                "invalidValue 'where.values': a range has two values. Write the lower and the upper one"
            ),
            (
                #"{"member":"stars","is":"~","value":1}"#,
                "unknownOperator 'where.is': there is no operator '~'. Use one that the format has"
            ),
            (
                #"{"member":"title","is":"hasPrefix[dc]","value":"a"}"#,
                "unknownOperator 'where.is': there is no operator 'hasPrefix[dc]'. Use one that the format has"
            ),
            (
                #"{"member":"title","is":"matches","value":"a"}"#,
                "operatorNotAllowed 'where.is': the operator 'matches' is not allowed. Allow it in the rules, or leave the condition out"
            ),
            (
                #"{"member":"stars","is":"hasPrefix","value":"a"}"#,
                "wrongType 'where.value': 'integer' is used where 'text' is needed. Use a member or an operator of that type"
            ),
            (
                #"{"member":"stars","is":"true"}"#,
                "wrongType 'where': 'integer' is used where 'boolean' is needed. Use a member or an operator of that type"
            ),
            (
                #"{"member":"stars","is":"<","other":{"member":"weight"}}"#,
                "wrongType 'where.member': 'integer' is used where 'number' is needed. Use a member or an operator of that type"
            ),
            (
                #"{"operand":{"+":[{"member":"stars"},{"number":1}]},"is":">","value":1}"#,
                "wrongType 'where.operand.+[1]': 'number' is used where 'integer' is needed. Use a member or an operator of that type"
            ),
            (
                #"{"operand":{"+":[{"member":"stars"}]},"is":">","value":1}"#,
                "invalidValue 'where.operand.+': a calculation has two operands. Nest calculations for more"
            ),
            (
                #"{"operand":{"member":"stars"},"is":">","value":1}"#,
                "invalidValue 'where.operand': a member is written as an operand. Write its name with the key 'member'"
            ),
            (
                #"{"member":"stars","is":">","other":{"integer":1}}"#,
                "invalidValue 'where.other': a value is written as an operand. Write it with the key 'value'"
            ),
            (
                #"{"member":"stars","is":">"}"#,
                "missingKey 'where': the key 'value' is missing. Add it: no key has a default"
            ),
            (
                #"{"member":"stars","value":1}"#,
                "missingKey 'where': the key 'is' is missing. Add it: no key has a default"
            ),
            (#"{}"#, "missingKey 'where': the key 'and' is missing. Add it: no key has a default"),
            (
                #"{"adn":[true]}"#,
                "unknownKey 'where.adn': the key has no meaning here. Use 'and', 'or', 'not', 'member', 'operand', 'row', 'exists'"
            ),
            (
                #"{"member":"stars","is":">","value":1,"option":"c"}"#,
                "unknownKey 'where.option': the key has no meaning here. Use 'member', 'is', 'value'"
            ),
            (#"{"and":[true],"or":[true]}"#, "unknownKey 'where.or': the key has no meaning here. Use 'and'"),
            (
                #"{"and":[]}"#,
                "invalidValue 'where.and': the list has no condition. Write 'true' or 'false' in the place of the object"
            ),
            (#"{"and":true}"#, "wrongType 'where.and': there is a boolean where a list is needed. Write a list"),
            (#"null"#, "wrongType 'where': there is null where a condition is needed. Write a condition"),
            (
                #"{"not":{"member":"stars","is":"==","is":"!=","value":1}}"#,
                "duplicateKey 'where.not': the key 'is' stands twice in one object. Join conditions with 'and' or 'or'"
            ),
            (
                #"{"member":"stars","is":"==","value":01}"#,
                "malformed the document: an object has no end, at byte 75. Pass JSON in UTF-8, without a byte order mark"
            ),
            (
                #"{"member":"title","is":"==","value":"\ud800"}"#,
                "malformed the document: a text has half a character, at byte 81. Pass JSON in UTF-8, without a byte order mark"
            ),
        ])
    func conditions(_ condition: String, _ expected: String) {
        #expect(error(LetterPredicates.document(condition)) == expected)
    }

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
    func documents(_ document: String, _ expected: String) { #expect(error(document) == expected) }

    @Test("Limits")
    func limits() {
        var rules = Self.rules()
        rules.limits.depth = 3
        rules.limits.conditions = 4
        rules.limits.values = 2
        rules.limits.textBytes = 3
        func error(_ condition: String) -> String { self.error(LetterPredicates.document(condition), rules: rules) }
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
            self.error(String(repeating: "[", count: 30_000))
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
                "memberNotAllowed 'sort[0].member': the member 'password' of 'Letter' is not allowed. Allow it in the rules, or leave the condition out"
            ),
        ])
    func requests(_ rest: String, _ expected: String) {
        #expect(error(#"{"version":1,"model":"Letter","where":true,\#(rest)}"#, asRequest: true) == expected)
    }

    @Test("What has no form")
    func noForm() throws {
        func error(_ body: () throws -> Data) -> String {
            do { return String(decoding: try body(), as: UTF8.self) } catch { return "\(error)" }
        }
        #expect(
            error { try Letter.predicate { $0.created > Date(timeIntervalSince1970: 1e12) }.stored() }
                == "'where.value': a value has no form, such as a date outside of the years 0 to 9999. Use another value"
        )
        #expect(
            error { try Letter.predicate { $0.weight > .nan }.stored() }
                == "'weight' in '>': NaN is no number: it equals nothing, not even itself. Use a number, or nil")
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
}
