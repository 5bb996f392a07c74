import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("Each way in which a query string is refused, word for word")
struct QueryErrorTests {
    static func error(
        _ query: String, rules: StoredFilterRules<Letter> = StoredErrorTests.rules()
    ) -> String {
        refusal { _ = try Letter.request(query: query, rules: rules) }
    }

    private static let encode = "Encode names and values as forms are, in UTF-8"
    private static let use = "Use 'filter[MEMBER]', 'sort', 'page[limit]', 'page[offset]'"

    @Test(
        "The encoding",
        arguments: [
            (
                "filter[title]=%",
                "malformed 'filter[title]': a '%' is not followed by two hexadecimal digits, at byte 14. \(encode)"
            ),
            (
                "filter[title]=%4",
                "malformed 'filter[title]': a '%' is not followed by two hexadecimal digits, at byte 14. \(encode)"
            ),
            (
                "filter[title]=%4&sort=id",
                "malformed 'filter[title]': a '%' is not followed by two hexadecimal digits, at byte 14. \(encode)"
            ),
            (
                "filter[title]=a%4g",
                "malformed 'filter[title]': a '%' is not followed by two hexadecimal digits, at byte 15. \(encode)"
            ),
            ("filter[title]=%FF", "malformed 'filter[title]': a text is not UTF-8, at byte 14. \(encode)"),
            ("filter[title]=%ED%A0%80", "malformed 'filter[title]': a text is not UTF-8, at byte 14. \(encode)"),
            ("filter[title]=%C0%AF", "malformed 'filter[title]': a text is not UTF-8, at byte 14. \(encode)"),
            (
                "filter%5btitle%=a",
                "malformed 'query': a '%' is not followed by two hexadecimal digits, at byte 14. \(encode)"
            ),
            ("%FF=a", "malformed 'query': a text is not UTF-8, at byte 0. \(encode)"),
            ("&", "malformed 'query': a parameter is empty, at byte 0. \(encode)"),
            ("sort=id&", "malformed 'query': a parameter is empty, at byte 8. \(encode)"),
            ("sort=id&&page[limit]=1", "malformed 'query': a parameter is empty, at byte 8. \(encode)"),
            ("=1", "malformed 'query': a parameter has no name, at byte 0. \(encode)"),
            ("sort=id&page[limit]", "malformed 'query': a parameter has no '=', at byte 8. \(encode)"),
        ])
    func encoding(_ query: String, _ expected: String) { #expect(Self.error(query) == expected) }

    @Test(
        "Parameters",
        arguments: [
            ("?sort=title", "unknownKey '?sort': the parameter has no meaning here. \(use)"),
            ("include=box", "unknownKey 'include': the parameter has no meaning here. \(use)"),
            ("fields[Letter]=title", "unknownKey 'fields[Letter]': the parameter has no meaning here. \(use)"),
            ("Filter[title]=a", "unknownKey 'Filter[title]': the parameter has no meaning here. \(use)"),
            ("filter[title=a", "unknownKey 'filter[title': the parameter has no meaning here. \(use)"),
            ("filter]title[=a", "unknownKey 'filter]title[': the parameter has no meaning here. \(use)"),
            ("filter[title]x=a", "unknownKey 'filter[title]x': the parameter has no meaning here. \(use)"),
            ("filter[title]]=a", "unknownKey 'filter[title]]': the parameter has no meaning here. \(use)"),
            ("filter[[title]]=a", "unknownKey 'filter[[title]]': the parameter has no meaning here. \(use)"),
            ("page[size]=3", "unknownKey 'page[size]': the parameter has no meaning here. \(use)"),
            ("page=3", "unknownKey 'page': the parameter has no meaning here. \(use)"),
            ("page[limit][x]=3", "unknownKey 'page[limit][x]': the parameter has no meaning here. \(use)"),
            ("sort[]=title", "unknownKey 'sort[]': the parameter has no meaning here. \(use)"),
            ("a%0Ab=1", "unknownKey 'a\u{FFFD}b': the parameter has no meaning here. \(use)"),
            (
                "filter=a",
                "missingKey 'filter': the filter names no member. Write 'filter[MEMBER]' or 'filter[MEMBER][OPERATOR]'"
            ),
            (
                "filter[stars]=1&filter%5Bstars%5D=2",
                "duplicateKey 'filter[stars]': the parameter occurs twice. Write it once: 'in' takes a list of values, separated by commas"
            ),
            (
                "filter[stars]=1&filter[stars][eq]=2",
                "duplicateKey 'filter[stars][eq]': the parameter occurs twice. Write it once: 'in' takes a list of values, separated by commas"
            ),
            (
                "sort=title&sort=stars",
                "duplicateKey 'sort': the parameter occurs twice. Write it once: 'in' takes a list of values, separated by commas"
            ),
        ])
    func parameters(_ query: String, _ expected: String) { #expect(Self.error(query) == expected) }

    @Test(
        "Filters: the parameter, and the place in it",
        arguments: [
            (
                "filter[]=a",
                "unknownMember 'filter[].member': the rules have no member '' of 'Letter'. Check the name, or allow it in the rules"
            ),
            (
                "filter[password]=a",
                "memberNotAllowed 'filter[password].member': the rules have no member 'password' of 'Letter'. Check the name, or allow it in the rules"
            ),
            (
                "filter[stars]=1&filter[box.id]=1",
                "memberNotAllowed 'filter[box.id].member': the rules have no member 'id' of 'LetterBox'. Check the name, or allow it in the rules"
            ),
            (
                "filter[enclosures.pages]=1",
                "wrongType 'filter[enclosures.pages].member': a relationship to any number of models is used where one to one model is needed. Use a member or an operator of that type"
            ),
            (
                "filter[../stars]=1",
                "invalidValue 'filter[../stars].member': there is no row so far outside. Write '../' less often"
            ),
            (
                "filter[stars][%3D%3D]=1",
                "unknownOperator 'filter[stars][==].is': there is no operator '=='. Use one that the format has"
            ),
            (
                "filter[stars][EQ]=1",
                "unknownOperator 'filter[stars][EQ].is': there is no operator 'EQ'. Use one that the format has"
            ),
            (
                "filter[stars][length]=1",
                "unknownOperator 'filter[stars][length].is': there is no operator 'length'. Use one that the format has"
            ),
            (
                "filter[stars][gt][c]=1",
                "unknownOperator 'filter[stars][gt][c].is': there is no operator '>[c]'. Use one that the format has"
            ),
            (
                "filter[title][hasPrefix][dc]=a",
                "unknownOperator 'filter[title][hasPrefix][dc].is': there is no operator 'hasPrefix[dc]'. Use one that the format has"
            ),
            (
                "filter[title][hasPrefix][c][d]=a",
                "unknownOperator 'filter[title][hasPrefix][c][d].is': there is no operator 'hasPrefix[c][…]'. Use one that the format has"
            ),
            (
                "filter[title][matches]=a",
                "operatorNotAllowed 'filter[title][matches].is': the operator 'matches' is not allowed. Allow it in the rules, or leave the condition out"
            ),
            (
                "filter[title][not]=a",
                "missingKey 'filter[title][not].is': no operator follows 'not'. Write 'filter[MEMBER][not][OPERATOR]', or 'filter[MEMBER][ne]'"
            ),
            (
                "filter[title][not][not][eq]=a",
                "unknownOperator 'filter[title][not][not][eq].is': there is no operator 'not'. Use one that the format has"
            ),
            (
                "filter[stars]=secret",
                "wrongType 'filter[stars].value': there is text where an integer is needed. Write digits, without a point or an exponent"
            ),
            (
                "filter[stars]=",
                "wrongType 'filter[stars].value': there is text where an integer is needed. Write digits, without a point or an exponent"
            ),
            (
                "filter[stars]=%2B1",
                "wrongType 'filter[stars].value': there is text where an integer is needed. Write digits, without a point or an exponent"
            ),
            (
                "filter[stars]=+1",
                "wrongType 'filter[stars].value': there is text where an integer is needed. Write digits, without a point or an exponent"
            ),
            (
                "filter[stars]=1.0",
                "wrongType 'filter[stars].value': the number is not an integer. Write digits, without a point or an exponent"
            ),
            (
                "filter[small]=300",
                "invalidValue 'filter[small].value': the property 'small' cannot have the value. Write one that it can have"
            ),
            (
                "filter[isPinned]=1",
                "wrongType 'filter[isPinned].value': there is text where true or false is needed. Write true or false"
            ),
            (
                "filter[body][null]=",
                "wrongType 'filter[body][null].value': there is text where true or false is needed. Write true or false"
            ),
            (
                "filter[created][not][lt]=2026-02-30T00:00:00Z",
                "wrongType 'filter[created][not][lt].value': the text is not a date. Write a day that exists, with the time in UTC, as in \"2026-01-31T12:00:00.5Z\""
            ),
            (
                "filter[stars][in]=1,,2",
                "wrongType 'filter[stars][in].values[1]': there is text where an integer is needed. Write digits, without a point or an exponent"
            ),
            (
                "filter[stars][in]=",
                "invalidValue 'filter[stars][in].values': the list is empty. Write at least one value"
            ),
            (
                "filter[stars][between]=1",
                "invalidValue 'filter[stars][between].values': the range does not have two values. Write the lower and the upper one"
            ),
            (
                "filter[title][in]=a,\\Nb",
                "invalidValue 'filter[title][in].values[1]': a backslash in a list has no meaning. Write '\\,' for a comma, '\\\\' for a backslash, and '\\N' alone for null"
            ),
            (
                "filter[title][in]=a,b\\N",
                "invalidValue 'filter[title][in].values[1]': a backslash in a list has no meaning. Write '\\,' for a comma, '\\\\' for a backslash, and '\\N' alone for null"
            ),
            (
                "filter[title][in]=a\\",
                "invalidValue 'filter[title][in].values[0]': a backslash in a list has no meaning. Write '\\,' for a comma, '\\\\' for a backslash, and '\\N' alone for null"
            ),
            (
                "filter[stars][hasPrefix]=1",
                "wrongType 'filter[stars][hasPrefix].value': 'integer' is used where 'text' is needed. Use a member or an operator of that type"
            ),
        ])
    func filters(_ query: String, _ expected: String) { #expect(Self.error(query) == expected) }

    @Test(
        "Orders and parts",
        arguments: [
            (
                "sort=",
                "unknownMember 'sort[0].member': the rules have no member '' of 'Letter'. Check the name, or allow it in the rules"
            ),
            (
                "sort=title,-password",
                "memberNotAllowed 'sort[1].member': the rules have no member 'password' of 'Letter'. Check the name, or allow it in the rules"
            ),
            (
                "sort=title,",
                "unknownMember 'sort[1].member': the rules have no member '' of 'Letter'. Check the name, or allow it in the rules"
            ),
            (
                "sort=--title",
                "unknownMember 'sort[0].member': the rules have no member '-title' of 'Letter'. Check the name, or allow it in the rules"
            ),
            (
                "sort=title,stars[x]",
                "invalidValue 'sort[1]': the order is not known. Write names as in '-score,name', for text with '[c]', '[d]', '[cd]' or '[n]', then '[first]' or '[last]' for nil"
            ),
            (
                "sort=title[last][c]",
                "invalidValue 'sort[0]': the order is not known. Write names as in '-score,name', for text with '[c]', '[d]', '[cd]' or '[n]', then '[first]' or '[last]' for nil"
            ),
            (
                "sort=stars[c]",
                "wrongType 'sort[0]': 'integer' is used where 'text' is needed. Use a member or an operator of that type"
            ),
            (
                "page[limit]=-1",
                "wrongType 'page[limit]': there is text where an integer from 0 on is needed. Write an integer from 0 on"
            ),
            (
                "page[limit]=1.0",
                "wrongType 'page[limit]': there is text where an integer from 0 on is needed. Write an integer from 0 on"
            ),
            (
                "page[limit]=01",
                "wrongType 'page[limit]': there is text where an integer from 0 on is needed. Write an integer from 0 on"
            ),
            (
                "page[limit]=9223372036854775808",
                "wrongType 'page[limit]': there is text where an integer from 0 on is needed. Write an integer from 0 on"
            ),
            (
                "page[limit]=1&page[offset]=",
                "wrongType 'page[offset]': there is text where an integer from 0 on is needed. Write an integer from 0 on"
            ),
            (
                "page[limit]=1001",
                "limitNotAllowed 'page[limit]': the request asks for more models than the rules allow. Ask for at most 1000"
            ),
            (
                "",
                "limitNotAllowed 'page[limit]': the request asks for more models than the rules allow. Ask for at most 1000"
            ),
        ])
    func requests(_ query: String, _ expected: String) { #expect(Self.error(query) == expected) }

    @Test(
        "Pages",
        arguments: [
            (
                "sort=id",
                "missingKey 'page[size]': the size of the page is missing. Add it: no parameter of a page has a default"
            ),
            (
                "page[size]=0",
                "wrongType 'page[size]': there is text where an integer from 1 on is needed. Write an integer from 1 on"
            ),
            (
                "page[size]=1001",
                "limitNotAllowed 'page[size]': the request asks for more models than the rules allow. Ask for at most 1000"
            ),
            (
                "page[size]=3&page[after]=secret",
                "invalidValue 'page[after]': the text is not a page cursor. Begin with the first page"
            ),
            (
                "page[size]=3&page[before]=",
                "invalidValue 'page[before]': the text is not a page cursor. Begin with the first page"
            ),
            (
                "page[size]=3&page[before]=a&page[after]=b",
                "invalidValue 'page[before]': a page after a cursor is asked for as well. Write 'page[after]' or 'page[before]'"
            ),
            (
                "page[limit]=3",
                "unknownKey 'page[limit]': the parameter has no meaning here. Use 'filter[MEMBER]', 'sort', 'page[size]', 'page[after]', 'page[before]'"
            ),
        ])
    func pages(_ query: String, _ expected: String) {
        #expect(refusal { _ = try Letter.page(query: query, rules: StoredFilterRules()) } == expected)
    }

    @Test("A predicate has no order and no part")
    func predicates() {
        #expect(
            refusal { _ = try Letter.predicate(query: "sort=title", rules: StoredFilterRules()) }
                == "unknownKey 'sort': the parameter has no meaning here. Use 'filter[MEMBER]'")
    }

    @Test("A cursor's own errors are left as they are")
    func cursorErrors() {
        struct KeyIsMissing: Error {}
        #expect(throws: KeyIsMissing.self) {
            try Letter.page(query: "page[size]=3&page[after]=a", rules: StoredFilterRules()) { _ in
                throw KeyIsMissing()
            }
        }
    }
}
