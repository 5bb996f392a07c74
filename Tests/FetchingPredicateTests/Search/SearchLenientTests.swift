import Fetching
import FetchingPredicate
import Foundation
import Testing

@Suite struct SearchLenientTests {
    /// What is not valid stands for itself.
    @Test(arguments: [
        ("a OR", #""a" "OR""#), ("OR a", #""OR" "a""#), ("a OR OR b", #""a" "OR" OR "b""#), ("a AND", #""a" "AND""#),
        ("NOT", #""NOT""#), ("-NOT", #"-"NOT""#), (")", #"")""#), ("a) b", #""a" ")" "b""#), ("()", #""()""#),
        ("(a", #""a""#), ("((a) OR b", #"("a") OR "b""#), (#""a b"#, #""a b""#), (#"name:"a b"#, #"name:"a b""#),
        ("foo:1", #""foo:1""#), (#"foo:"a b""#, #""foo:\"a b\"""#), ("score:x", #""score:x""#),
        ("score:> 5", #""score:>" "5""#), ("Re: hello", #""Re:" "hello""#), ("-foo:1", #"-"foo:1""#),
        ("score:1,, 2", #""score:1,," "2""#), ("hello :)", #""hello" ":" ")""#), ("name:<3", #""name:<3""#),
        ("score:20..10", #""score:20..10""#),
    ])
    func whatIsNotValidIsText(search: String, same: String) throws {
        let lenient = SearchOptions(mode: .lenient, timeZone: .gmt)
        #expect(Visitor.mistake(search) != "no error")
        #expect(try Visitor.sql(search, options: lenient) == Visitor.sql(same))
    }

    @Test func whatIsTooMuchIsOnePhrase() throws {
        let options = SearchOptions(mode: .lenient, maximumLength: 20, maximumTerms: 3, maximumDepth: 2)
        for search in ["a b c d", "(((a)))", "a aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "-a -b -c -d"] {
            #expect(try Visitor.sql(search, options: options) == Visitor.sql("\"\(search)\""))
            #expect(try Visitor.search(search, options: options).terms.map(\.text) == [search])
        }
    }

    @Test func whatIsValidIsReadAsEver() throws {
        for search in SearchGrammarTests.texts + SearchGrammarTests.logic + SearchGrammarTests.fields {
            let lenient = SearchOptions(mode: .lenient, timeZone: .gmt)
            #expect(try Visitor.sql(search.search, options: lenient) == search.sql)
        }
    }
}
