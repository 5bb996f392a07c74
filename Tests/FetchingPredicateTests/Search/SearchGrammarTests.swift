import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation
import Testing

/// What each form of a search becomes.
@Suite struct SearchGrammarTests {
    /// A word in each of the two texts.
    private static func words(_ word: String) -> String {
        #"(instr(fetching_fold("name", 3), '\#(word)') > 0) OR (instr(fetching_fold("nickname", 3), '\#(word)') > 0)"#
    }

    private static let a = words("a")
    private static let b = words("b")

    static let texts = [
        SearchCase("mari", words("mari")),
        SearchCase("MÀRI", words("mari")),
        SearchCase(#""Two Words""#, words("two words")),
        SearchCase("“two words”", words("two words")),
        SearchCase("„two words“", words("two words")),
        SearchCase(#""say \"hi\"""#, words(#"say "hi""#)),
        SearchCase(#""a\\b \n""#, words(#"a\b \n"#)),
        SearchCase(#""OR""#, words("or")),
        SearchCase(#""-a""#, words("-a")),
        SearchCase("mar*", begins("name", "6D6172") + " OR " + begins("nickname", "6D6172")),
        SearchCase(#""mar*""#, words("mar*")),
        SearchCase("*", #"TRUE OR ("nickname" IS NOT NULL)"#),
        SearchCase("m*a?", #"(fetching_like("name", 'm*a\?', 3)) OR (fetching_like("nickname", 'm*a\?', 3))"#),
        SearchCase("", ""),
        SearchCase(" \t\n\u{3000}", ""),
        SearchCase(#""""#, ""),
        SearchCase(#"-"""#, ""),
        SearchCase("http://swift.org", words("http://swift.org")),
        SearchCase("10:30", words("10:30")),
        SearchCase("-", words("-")),
        SearchCase("--", words("--")),
        SearchCase("f(x)", words("f(x)")),
        SearchCase(#"6'2""#, words(#"6''2""#)),
        SearchCase("or", words("or")),
        SearchCase("a|b", words("a|b")),
        SearchCase("%_?", words("%_?")),
    ]

    private static func begins(_ column: String, _ bytes: String) -> String {
        #"(substr(CAST(fetching_fold("\#(column)", 3) AS BLOB), 1, 3) IS x'\#(bytes)')"#
    }

    static let logic = [
        SearchCase("a b", "(\(a)) AND (\(b))"),
        SearchCase("a AND b", "(\(a)) AND (\(b))"),
        SearchCase("a OR b", "\(a) OR \(b)"),
        SearchCase("a | b", "\(a) OR \(b)"),
        SearchCase("a || b", "\(a) OR \(b)"),
        SearchCase("b OR b a", "\(b) OR ((\(b)) AND (\(a)))"),
        SearchCase("(b OR a) b", "(\(b) OR \(a)) AND (\(b))"),
        SearchCase("(a)(b)", "(\(a)) AND (\(b))"),
        SearchCase("-a", "(\(a)) IS NOT TRUE"),
        SearchCase("NOT a", "(\(a)) IS NOT TRUE"),
        SearchCase("--a", a),
        SearchCase("NOT -a", a),
        SearchCase("-(a OR b)", "(\(a) OR \(b)) IS NOT TRUE"),
        SearchCase("-isAdmin:yes", #""isAdmin" <> 1"#),
    ]

    static let fields = [
        SearchCase("name:Mari", #"instr(fetching_fold("name", 3), 'mari') > 0"#),
        SearchCase("NAME:mari", #"instr(fetching_fold("name", 3), 'mari') > 0"#),
        SearchCase(#"name:"two words""#, #"instr(fetching_fold("name", 3), 'two words') > 0"#),
        SearchCase(#"name:"""#, #"fetching_fold("name", 3) = '' COLLATE BINARY"#),
        SearchCase("name:=Maria", #"fetching_fold("name", 3) = 'maria' COLLATE BINARY"#),
        SearchCase("name:*ia", #"substr(CAST(fetching_fold("name", 3) AS BLOB), -2) IS x'6961'"#),
        SearchCase("name:1..2", #"instr(fetching_fold("name", 3), '1..2') > 0"#),
        SearchCase("name:nil", #"instr(fetching_fold("name", 3), 'nil') > 0"#),
        SearchCase("nickname:nil", #""nickname" IS NULL"#),
        SearchCase("-nickname:NIL", #""nickname" IS NOT NULL"#),
        SearchCase(#"nickname:"nil""#, #"instr(fetching_fold("nickname", 3), 'nil') > 0"#),
        SearchCase("nickname:*", #""nickname" IS NOT NULL"#),
        SearchCase("name:*", ""),
        SearchCase("avatar:*", #""avatar" IS NOT NULL"#),
        SearchCase("avatar:nil", #""avatar" IS NULL"#),
        SearchCase("score：10", #""score" = 10.0"#),
        SearchCase("score:10", #""score" = 10.0"#),
        SearchCase("score:=10", #""score" = 10.0"#),
        SearchCase("score:>10", #""score" > 10.0"#),
        SearchCase("score:>=1e1", #""score" >= 10.0"#),
        SearchCase("score:<.5", #""score" < 0.5"#),
        SearchCase("score:<=-10", #""score" <= -10.0"#),
        SearchCase(#"score:>"10""#, #""score" > 10.0"#),
        SearchCase("score:10..20", #""score" >= 10.0 AND "score" <= 20.0"#),
        SearchCase("score:10...20", #""score" >= 10.0 AND "score" <= 20.0"#),
        SearchCase("score:-2..-1.5", #""score" >= -2.0 AND "score" <= -1.5"#),
        SearchCase("score:10..", #""score" >= 10.0"#),
        SearchCase("score:..20", #""score" <= 20.0"#),
        SearchCase("-best:>3", #"("best" > 3.0) IS NOT TRUE"#),
        SearchCase("best:nil,3", #""best" = 3.0 OR "best" IS NULL"#),
        SearchCase("age:-128", #""age" = -128"#),
        SearchCase("visits:9223372036854775807", #""visits" = 9223372036854775807"#),
        SearchCase("price:>=9.99", #""price" >= '9.99' COLLATE fetching_decimal"#),
        SearchCase("isAdmin:Yes", #""isAdmin" = 1"#),
        SearchCase("isVerified:0", #""isVerified" = 0"#),
        SearchCase("homepage:https://swift.org", #""homepage" = 'https://swift.org' COLLATE BINARY"#),
        SearchCase(
            "token:6ba7b810-9dad-11d1-80b4-00c04fd430c8", #""token" = x'6BA7B8109DAD11D180B400C04FD430C8'"#),
    ]

    static let lists = [
        SearchCase("age:1,2,3", #""age" IN (1, 2, 3)"#),
        SearchCase("age:>10,<5", #""age" > 10 OR "age" < 5"#),
        SearchCase("age:1,5..10", #""age" = 1 OR ("age" >= 5 AND "age" <= 10)"#),
        SearchCase(#"name:"a,b""#, #"instr(fetching_fold("name", 3), 'a,b') > 0"#),
        SearchCase(
            "name:a,b", #"(instr(fetching_fold("name", 3), 'a') > 0) OR (instr(fetching_fold("name", 3), 'b') > 0)"#),
        SearchCase("tariff:Premium", #""tariff" = 'premium' COLLATE BINARY"#),
        SearchCase("tariff:premium,trial", #""tariff" COLLATE BINARY IN ('premium', 'trial')"#),
        SearchCase("badge:GOLD", #""badge" = 'gold' COLLATE BINARY"#),
        SearchCase("badge:silver", #""badge" = 'Silver' COLLATE BINARY"#),
        SearchCase("badge:gold,nil", #""badge" = 'gold' COLLATE BINARY OR "badge" IS NULL"#),
        SearchCase("urgency:high", #""urgency" = 2"#),
        SearchCase("urgency:1", #""urgency" = 1"#),
    ]

    @Test(arguments: texts + logic + fields + lists)
    func eachFormHasItsCondition(example: SearchCase) throws {
        #expect(try Visitor.sql(example.search) == example.sql)
    }

    @Test(arguments: ["\"\"", "-\"\"", "-(\"\")", "NOT (\"\" OR \"\")"])
    func nothingToLookForLeavesNothingOut(search: String) throws {
        #expect(try Visitor.search(search).predicate.description == Visitor.search("").predicate.description)
    }

    @Test(arguments: ["mari OR \"\"", "\"\" OR mari", "mari OR \"\" OR -\"\""])
    func nothingToLookForIsNoAlternative(search: String) throws {
        #expect(try Visitor.search(search).predicate.description == Visitor.search("mari").predicate.description)
        let excluded = try Visitor.search("-(\(search))").predicate.description
        #expect(try excluded == Visitor.search("-mari").predicate.description)
    }

    /// The example of the documentation.
    @Test func theWholeExample() throws {
        let predicate = try Visitor.predicate(
            search: "mari -admin score:>10 \"two words\"", in: [\.name, \.nickname])
        let mari = Self.words("mari")
        let admin = Self.words("admin")
        let phrase = Self.words("two words")
        #expect(
            try Visitor.condition(predicate)
                == "(\(mari)) AND (\(admin)) IS NOT TRUE AND \"score\" > 10.0 AND (\(phrase))")
    }
}

/// A search and the condition that it becomes.
struct SearchCase: CustomTestStringConvertible, Sendable {
    let search: String
    let sql: String

    init(_ search: String, _ sql: String) {
        self.search = search
        self.sql = sql
    }

    var testDescription: String { search }
}
