import Fetching
import FetchingPredicate
import Foundation
import Testing

/// What is said of a search that is not valid, word for word and with the place.
@Suite struct SearchErrorTests {
    static let syntax = [
        #"""
        a "b c
          ^^^^
        unclosedQuote: the quote is never closed. Close it with ", and write \" for a quote inside
        """#,
        #"""
        name:"b\"
             ^^^^
        unclosedQuote: the quote is never closed. Close it with ", and write \" for a quote inside
        """#,
        """
        a OR b)
              ^
        unopenedParenthesis: there is no ( before this ). Remove it, or put the text in quotes to search for it
        """,
        """
        a (b (c)
          ^
        unclosedParenthesis: there is no ) for this (. Add it, or put the text in quotes to search for it
        """,
        """
        a ( )
          ^^^
        emptyParentheses: there is nothing between the parentheses. Write what to search for between them, or remove them
        """,
        """
        a OR
          ^^
        danglingOperator: 'OR' needs something on both sides of it. Complete it, or put it in quotes to search for it
        """,
        """
        (| a)
         ^
        danglingOperator: '|' needs something on both sides of it. Complete it, or put it in quotes to search for it
        """,
        """
        a OR AND b
          ^^
        danglingOperator: 'OR' needs something on both sides of it. Complete it, or put it in quotes to search for it
        """,
        """
        a -NOT
           ^^^
        danglingOperator: 'NOT' needs something behind it. Complete it, or put it in quotes to search for it
        """,
        """
        score: 10
        ^^^^^^
        emptyValue: a value is missing here. Write it here, without a space before it
        """,
        """
        score:>
              ^
        emptyValue: a value is missing here. Write it here, without a space before it
        """,
        """
        age:1, 2
             ^
        emptyValue: a value is missing here. Write it here, without a space before it
        """,
        """
        score:..
              ^^
        emptyValue: a value is missing here. Write it here, without a space before it
        """,
    ]

    static let fields = [
        """
        a foo:1
          ^^^
        unknownField: there is no field 'foo'. Put the text in quotes to search for it
        """,
        """
        -scor:>10
         ^^^^
        unknownField: there is no field 'scor'. Did you mean 'score'?
        """,
        """
        score:>abc
               ^^^
        invalidValue: 'score' needs a number. Write digits, with a point for the fraction, such as 10.5
        """,
        """
        score:1..x
                 ^
        invalidValue: 'score' needs a number. Write digits, with a point for the fraction, such as 10.5
        """,
        """
        score:１０
              ^^
        invalidValue: 'score' needs a number. Write digits, with a point for the fraction, such as 10.5
        """,
        """
        score:-1e999
              ^^^^^^
        invalidValue: the number does not fit 'score'. Write one that is within its range
        """,
        """
        age:1,128
              ^^^
        invalidValue: the number does not fit 'age'. Write one that is within its range
        """,
        """
        age:1.5
            ^^^
        invalidValue: 'age' needs a whole number. Write digits, such as 10
        """,
        """
        isAdmin:maybe
                ^^^^^
        invalidValue: 'isAdmin' takes true or false. Write 'true' or 'false'
        """,
        """
        tariff:premum
               ^^^^^^
        invalidValue: 'tariff' has no such value. Did you mean 'premium'?
        """,
        """
        badge:bronze
              ^^^^^^
        invalidValue: 'badge' has no such value. Write one of its values
        """,
        """
        token:abc
              ^^^
        invalidValue: 'token' needs a UUID. Write all of its 36 characters, with the hyphens
        """,
        """
        avatar:abc
               ^^^
        invalidValue: 'avatar' holds data, which has no text form. Write '*' for any value
        """,
        """
        signupDate:2024-13
                   ^^^^^^^
        invalidValue: 'signupDate' needs a date. Write it as 2024-05-01, 2024-05, 2024 or 2024-05-01T10:30
        """,
        """
        score:20..10
              ^^^^^^
        reversedRange: the range begins above its end. Write the smaller value first
        """,
        """
        signupDate:2024-06..2024-05
                   ^^^^^^^^^^^^^^^^
        reversedRange: the range begins above its end. Write the smaller value first
        """,
        """
        tariff:>premium
               ^^^^^^^^
        unorderedField: 'tariff' has no order here. Write a value alone, or in quotes if the sign belongs to it
        """,
        """
        name:<3
             ^^
        unorderedField: 'name' has no order here. Write a value alone, or in quotes if the sign belongs to it
        """,
    ]

    @Test(arguments: syntax + fields)
    func eachErrorSaysWhatAndWhere(example: String) {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
        let mistake = Visitor.mistake(String(lines[0]))
        let parts = lines[2].split(separator: ": ", maxSplits: 1)
        #expect(mistake == "\(parts[0])\n\(lines[0])\n\(lines[1])\n\(parts[1])")
    }

    @Test(arguments: [
        "score:nan", "score:NaN", "score:inf", "score:0x10", "score:1_000", "score:1.", "score:.", "score:+",
        "score:1e",
        "score:nil", "score:1e5e5", "score: ", "visits:-1", "visits:9223372036854775808", "age:99999999999999999999",
        "price:1e200", "price:123456789012345678901234567890123456789", "price:nan", "urgency:3", "urgency:medium",
        "score:>*", "score:>nil", "tariff:a..b", "isAdmin:>true", "best:nil..3",
    ])
    func whatTheFieldCannotHaveIsAnError(search: String) {
        #expect(Visitor.mistake(search) != "no error")
    }

    @Test func anErrorKnowsItsPlace() throws {
        let error = try #require(throws: SearchError.self) { try Visitor.search("👨‍👩‍👧 é score:x") }
        #expect(error.code == .invalidValue)
        #expect(error.text[error.range] == "x")
        #expect(error.offset == 10)
        #expect(error.field == "score")
        #expect(
            "\(error)"
                == "at character 11 of the search: 'score' needs a number. "
                + "Write digits, with a point for the fraction, such as 10.5")
    }

    @Test func aLongSearchIsShownInPart() throws {
        let words = String(repeating: "a\n", count: 40)
        #expect(
            Visitor.mistake("\(words)score:x \(words)").split(separator: "\n").dropLast()
                == [
                    "invalidValue",
                    "…a a a a a a a a a a a a a a a a a score:x a a a a a a a a a a a a a a a a a a a …",
                    "                                         ^",
                ])
    }

    @Test func limitsHold() {
        let options = SearchOptions(maximumLength: 20, maximumTerms: 3, maximumDepth: 2)
        #expect(Visitor.mistake("a (b (c))", options: options) == "no error")
        #expect(
            Visitor.mistake("a b c d", options: options)
                == "tooManyTerms\na b c d\n      ^\nthe search has more than 3 terms. Leave some of them out")
        #expect(Visitor.mistake("age:1,2,3,4", options: options).hasPrefix("tooManyTerms\n"))
        #expect(
            Visitor.mistake("(((a)))", options: options)
                == "tooDeep\n(((a)))\n  ^\nthe parentheses are nested more than 2 deep. Leave out those that change nothing"
        )
        #expect(
            Visitor.mistake(String(repeating: "a", count: 21), options: options)
                .hasSuffix("the search is longer than 20 characters. Shorten it"))
        #expect(Visitor.mistake(String(repeating: "a", count: 20), options: options) == "no error")
        let short = SearchOptions(expectedTextBytes: 100, maximumSearchedBytes: 400)
        #expect(Visitor.mistake("a b", options: short) == "no error")
        #expect(
            Visitor.mistake("a b c", options: short)
                == "tooCostly\na b c\n    ^\nthe search looks for too many words in too many texts. Leave some of them out"
        )
        #expect(Visitor.mistake("name:a,b,c,d,e", options: short).hasPrefix("tooCostly\n"))
        #expect(Visitor.mistake("age:1,2,3,4,5", options: short) == "no error")
        let nothing = SearchOptions(maximumLength: -1, maximumTerms: -1, maximumDepth: -1)
        #expect(Visitor.mistake("", options: nothing) == "no error")
        #expect(Visitor.mistake("(a)", options: nothing).hasPrefix("tooLong\n"))
    }

    /// No search that is accepted is too deep for an engine.
    @Test func theDeepestSearchRuns() throws {
        let options = SearchOptions(
            maximumLength: 100_000, maximumTerms: 10_000, maximumDepth: 1000, maximumSearchedBytes: .max)
        var lenient = options
        lenient.mode = .lenient
        let depth = 8
        let deepest =
            String(repeating: "-(a b OR ", count: depth) + "c -best:nil,1,2..3"
            + String(repeating: ")", count: depth)
        #expect(try !Visitor.sql(deepest, options: lenient).isEmpty)
        let inner = "c -seen:nil,2024,>2025 -(best:nil,1,2..3 | -d*e)"
        let nested = String(repeating: "-(a b OR ", count: depth - 1) + inner + String(repeating: ")", count: depth - 1)
        #expect(try !Visitor.sql(nested, options: options).isEmpty)
        #expect(Visitor.mistake("(\(deepest))", options: options).hasPrefix("tooDeep\n"))
        let words = (0..<5000).map { "w\($0)" }.joined(separator: " OR ")
        #expect(try !Visitor.sql(words, options: options).isEmpty)
    }

    @Test func aNumberThatIsTooSmallIsNotZero() {
        #expect(Visitor.mistake("best:<1e-400").hasPrefix("invalidValue\n"))
        #expect(Visitor.mistake("best:<0e-400") == "no error")
    }
}
