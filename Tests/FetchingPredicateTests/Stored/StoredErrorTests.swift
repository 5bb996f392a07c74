import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("Each way in which a stored filter is refused, word for word")
struct StoredErrorTests {
    static func rules() -> StoredFilterRules<Letter> {
        StoredFilterRules(
            members: .only(\.title, \.body, \.stars, \.small, \.weight, \.created, \.seal, \.isPinned, \.marks)
                .following(\.box, .only(\.name)).following(\.enclosures, .only(\.pages)))
    }

    static func error(
        _ document: String, rules: StoredFilterRules<Letter> = rules(), asRequest: Bool = false
    ) -> String {
        refusal {
            let data = Data(document.utf8)
            if asRequest {
                _ = try Letter.request(stored: data, rules: rules)
            } else {
                _ = try Letter.predicate(stored: data, rules: rules)
            }
        }
    }

    @Test(
        "Conditions",
        arguments: [
            (
                #"{"member":"titel","is":"==","value":"a"}"#,
                "unknownMember 'where.member': the rules have no member 'titel' of 'Letter'. Check the name, or allow it in the rules"
            ),
            (
                #"{"and":[true,{"member":"password","is":"==","value":"a"}]}"#,
                "memberNotAllowed 'where.and[1].member': the rules have no member 'password' of 'Letter'. Check the name, or allow it in the rules"
            ),
            (
                #"{"member":"box.id","is":"==","value":1}"#,
                "memberNotAllowed 'where.member': the rules have no member 'id' of 'LetterBox'. Check the name, or allow it in the rules"
            ),
            (
                #"{"member":"box.parent.name","is":"==","value":"a"}"#,
                "memberNotAllowed 'where.member': the rules have no member 'parent' of 'LetterBox'. Check the name, or allow it in the rules"
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
                "wrongType 'where.or[0].value': there is text where an integer is needed. Write digits, without a point or an exponent"
            ),
            (
                #"{"member":"stars","is":"==","value":1.0}"#,
                "wrongType 'where.value': the number is not an integer. Write digits, without a point or an exponent"
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
                "invalidValue 'where.value': the number does not fit 64 bits. Write one of another size"
            ),
            (
                #"{"member":"weight","is":"==","value":1e-999}"#,
                "invalidValue 'where.value': the number does not fit 64 bits. Write one of another size"
            ),
            (
                #"{"member":"weight","is":"==","value":"NaN"}"#,
                "wrongType 'where.value': there is text where a number is needed. Write a number, or \"infinity\" or \"-infinity\""
            ),
            (
                #"{"member":"created","is":"<","value":1700000000}"#,
                "wrongType 'where.value': there is a number where a date is needed. Write a day that exists, with the time in UTC, as in \"2026-01-31T12:00:00.5Z\""
            ),
            (
                #"{"member":"seal","is":"==","value":"AB=="}"#,
                "wrongType 'where.value': the text is not data. Write text in Base64, with padding"
            ),
            (
                #"{"member":"body","is":"==","value":null}"#,
                "invalidValue 'where.value': a value is compared with null. Write '\"is\": \"null\"' to ask whether there is no value"
            ),
            (
                #"{"member":"stars","is":"between","values":[1]}"#,
                "invalidValue 'where.values': the range does not have two values. Write the lower and the upper one"
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
                "invalidValue 'where.operand.+': the calculation does not have two operands. Nest calculations for more"
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
            (
                #"{}"#,
                "missingKey 'where': the object is empty. Use 'and', 'or', 'not', 'member', 'operand', 'row', 'exists'"
            ),
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
                "duplicateKey 'where.not': the key 'is' occurs twice in one object. Join conditions with 'and' or 'or'"
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
        #expect(Self.error(LetterPredicates.document(condition)) == expected)
    }
}
