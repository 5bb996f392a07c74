import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

@Suite("A module of TypeScript", .asksTypeScript)
struct TypeScriptTests {
    private static let letters = StoredFilterRules<Letter>(members: .everything, operators: .all)
    private static let parcels = StoredFilterRules<Parcel>(members: .everything)
    private static let books = StoredFilterRules<Book>(
        members: .only(\.title, \.pages, \.genre).following(\.author, .only(\.name)),
        operators: [.comparison, .membership, .hasPrefix])

    private static func boxes() -> StoredMembers<LetterBox> { .only(\.name).following(\.parent, boxes()) }

    /// Names that are reserved, are no identifiers, or would end a text, a comment or a line.
    static let names = [
        "class", "default", "constructor", "__proto__", "toString", "two words", "\"", "\\", "\n", "\u{2028}", "${x}",
        "`",
        "*/", "//", "é", "😀", "\u{202E}", "1", "$", "hasPrefix[c]",
    ]

    static func hostile() -> StoredFilterRules<Letter> {
        var members = StoredMembers<Letter>.only()
        for name in names {
            let member = FetchableMember<Letter, String>(name) { $0.title }
            members = members.adding { _ in member }
        }
        return StoredFilterRules(members: members)
    }

    @Test("Compiles strictly, whatever the rules are")
    func compiles() throws {
        let files = try [
            "letters": Self.letters.typescript(), "parcels": Self.parcels.typescript(),
            "books": Self.books.typescript(),
            "crates": StoredFilterRules<Crate>(members: .everything).typescript(),
            "trusted": StoredFilterRules<Letter>.trusted.typescript(), "hostile": Self.hostile().typescript(),
            "none": StoredFilterRules<Letter>(members: .only(), operators: []).typescript(),
            "circle": StoredFilterRules<Letter>(members: .only(\.title).following(\.box, Self.boxes())).typescript(),
        ]
        #expect(try TypeScriptJudge.compile(files).mistakes.isEmpty)
    }

    @Test("What the builder writes decodes to what it says")
    func builds() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000.5)
        let cases: [(String, FetchPredicate<Letter>)] = [
            ("true", .all([])), ("false", .any([])),
            (#"f.test("stars", ">", 3)"#, Letter.predicate { $0.stars > 3 }),
            (#"{ member: "stars", is: ">", value: 3 }"#, Letter.predicate { $0.stars > 3 }),
            (
                #"f.and(f.test("title", "hasPrefix[cd]", "Ma"), f.or(f.test("isPinned", "true"), f.not(f.test("body", "null"))))"#,
                Letter.predicate {
                    $0.title.hasPrefix("Ma", options: .diacriticAndCaseInsensitive) && ($0.isPinned || $0.body != nil)
                }
            ),
            (#"f.test("created", "<", new Date(1700000000500))"#, Letter.predicate { $0.created < date }),
            (#"f.test("created", "<", "2023-11-14T22:13:20.5Z")"#, Letter.predicate { $0.created < date }),
            (#"f.test("price", "==", "-12.5")"#, Letter.predicate { $0.price == Decimal(-125) / 10 }),
            (#"f.test("weight", ">", "-infinity")"#, Letter.predicate { $0.weight > -.infinity }),
            (#"f.test("weight", "in", [Infinity, null])"#, Letter.predicate { $0.weight.isIn([.infinity, nil]) }),
            (#"f.test("weight", ">", -Infinity)"#, Letter.predicate { $0.weight > -.infinity }),
            (#"f.test("weight", ">", 0.1)"#, Letter.predicate { $0.weight > 0.1 }),
            (#"f.test("stars", "in", [1, 2])"#, Letter.predicate { $0.stars.isIn([1, 2]) }),
            (#"f.test("paper", "in", ["plain", null])"#, Letter.predicate { $0.paper.isIn([.plain, nil]) }),
            (#"f.test("stars", "between", [1, 5])"#, Letter.predicate { $0.stars.isIn(1...5) }),
            (#"f.test("marks", "hasAnyBit", 3)"#, Letter.predicate { $0.marks.intersects([.read, .answered]) }),
            (#"f.test("box.parent.name", "==", "In")"#, Letter.predicate { $0.box.parent.name == "In" }),
            (#"f.missing("box")"#, Letter.predicate { $0.box == nil }),
            (
                #"f.exists("enclosures", EnclosureFilter.and(EnclosureFilter.test("pages", ">", 3), EnclosureFilter.test("label", "!=", "")))"#,
                Letter.predicate { $0.enclosures.contains { $0.pages > 3 && $0.label != "" } }
            ),
            (
                #"f.exists("box.letters", f.test("stars", ">", 1))"#,
                Letter.predicate { $0.box.letters.contains { $0.stars > 1 } }
            ),
        ]
        let head = """
            import { LetterFilter as f, EnclosureFilter, LetterCondition } from "./letters";
            function write(condition: LetterCondition) { console.log(JSON.stringify(f.predicate(condition))); }

            """
        let requests = """
            console.log(JSON.stringify(f.request({ limit: 3 })));
            console.log(JSON.stringify(f.request({
                where: f.test("stars", ">", 1), sort: [f.descending("stars"), f.ascending("title", "[cd]", "last")],
                limit: 10, offset: 20, distinct: true,
            })));
            """
        let program = head + cases.map { "write(\($0.0));\n" }.joined() + requests
        let (mistakes, outputs) = try TypeScriptJudge.compile(
            ["letters": Self.letters.typescript(), "program": program], running: ["program"])
        #expect(mistakes.isEmpty)
        let documents = outputs[0].split(separator: "\n")
        try #require(documents.count == cases.count + 2)
        for ((code, expected), document) in zip(cases, documents) {
            let read = try Letter.predicate(stored: Data(document.utf8), rules: Self.letters)
            #expect(try read.stored() == expected.stored(), "\(code): \(document)")
        }
        let read = try documents.suffix(2).map {
            try Letter.request(stored: Data($0.utf8), rules: Self.letters).stored()
        }
        #expect(try read[0] == Letter.request().first(nth: 3).stored())
        let terms: [SortTerm<Letter>] = [
            .descending(\.stars), .ascending(\.title, options: .diacriticAndCaseInsensitive).nilsLast,
        ]
        #expect(
            try read[1]
                == Letter.request().first(nth: 10, after: 20).where { $0.stars > 1 }.sorted(byTerms: terms).distinct()
                .stored())
    }

    @Test("What JSON would write as null is an error")
    func notANumber() throws {
        let program = """
            import { LetterFilter as f } from "./letters";
            for (const write of [
                () => f.test("boxID", "in", [1, Number("abc")]), () => f.test("weight", ">", NaN),
                () => f.request({ limit: NaN }), () => f.request({ limit: 1, offset: Infinity }),
                () => f.request({ limit: 1.5 }), () => f.test("created", "in", [new Date("abc")]),
            ]) {
                try { console.log(JSON.stringify(write())); } catch (error) { console.log((error as Error).name); }
            }
            """
        let (mistakes, outputs) = try TypeScriptJudge.compile(
            ["letters": Self.letters.typescript(), "program": program], running: ["program"])
        #expect(mistakes.isEmpty)
        #expect(outputs == [String(repeating: "RangeError\n", count: 6)])
    }

    @Test("Code that the rules do not allow does not compile")
    func refuses() throws {
        let wrong = [
            (#"b.test("page", ">", 300);"#, #"'"page"' is not assignable"#),
            (#"b.test("authorID", ">", 300);"#, #"'"authorID"' is not assignable"#),
            (#"b.test("author.born", "null");"#, #"'"author.born"' is not assignable"#),
            (#"b.test("pages", ">", "300");"#, "'string' is not assignable to parameter of type 'number'"),
            (#"b.test("pages", "hasPrefix", "300");"#, #"'"hasPrefix"' is not assignable"#),
            (#"b.test("title", "contains", "300");"#, #"'"contains"' is not assignable"#),
            (#"b.test("title", "hasPrefix[dc]", "300");"#, #"'"hasPrefix[dc]"' is not assignable"#),
            (#"b.test("title", "==", null);"#, "'null' is not assignable"),
            (#"b.test("pages", "in", 3);"#, "'number' is not assignable"),
            (#"b.test("pages", "in", ["3"]);"#, "'string' is not assignable to type 'number'"),
            (#"b.test("pages", "between", [3]);"#, "'[number]' is not assignable"),
            (#"b.test("pages", "null", 3);"#, "Expected 2 arguments, but got 3"),
            (#"b.test("pages", ">");"#, "Expected 3 arguments, but got 2"),
            (#"b.test("genre", "==", 4);"#, "'4' is not assignable"),
            (#"b.and();"#, "Expected at least 1 arguments"),
            (#"b.missing("author");"#, "is not assignable to parameter of type 'never'"),
            (#"b.request({ where: true });"#, "to parameter of type 'BookRequestParts'"),
            (#"b.ascending("pages", "[cd]");"#, #"'"[cd]"' is not assignable"#),
            (#"b.ascending("isbn");"#, #"'"isbn"' is not assignable"#),
            (#"b.predicate({ member: "pages", is: ">", value: "x" });"#, "not assignable"),
            (#"b.predicate({ member: "pages", is: "null", value: 1 });"#, "not assignable"),
            (#"b.predicate({ member: "pages", is: "in", values: [1], value: 1 });"#, "not assignable"),
            (#"b.predicate({ exists: "author", where: true });"#, "not assignable"),
            (#"b.predicate({ and: [] });"#, "not assignable"),
            (#"b.predicate(AuthorFilter.test("name", "==", "Jo"));"#, "not assignable"),
            (#"l.exists("enclosures", LetterBoxFilter.test("name", "==", "a"));"#, "not assignable"),
            (#"l.exists("box", true);"#, #"'"box"' is not assignable"#),
            (#"l.test("created", "<", "yesterday");"#, "not assignable"),
            (#"l.test("token", "==", "1234");"#, "not assignable"),
            (#"l.test("price", "==", "a lot");"#, "not assignable"),
            (#"l.test("isPinned", "==", 1);"#, "'number' is not assignable"),
            (#"l.test("stars", "true");"#, #"'"true"' is not assignable"#),
        ]
        let head = """
            import { BookFilter as b, AuthorFilter } from "./books";
            import { LetterFilter as l, LetterBoxFilter } from "./letters";
            """
        let program = ([head] + wrong.map(\.0)).joined(separator: "\n")
        let (mistakes, _) = try TypeScriptJudge.compile([
            "books": Self.books.typescript(), "letters": Self.letters.typescript(), "program": program,
        ])
        #expect(mistakes.allSatisfy { $0.file == "program" && $0.line > 2 })
        for (index, (code, reason)) in wrong.enumerated() {
            let found = mistakes.filter { $0.line == index + 3 }.map(\.text)
            #expect(found.contains { $0.contains(reason) }, "\(code): \(found)")
        }
    }

    @Test("Each member, operator and kind of value compiles if, and only if, the rules allow it")
    func everyTest() throws {
        let rules = StoredFilterRules<Parcel>(members: .everything, operators: .all)
        let columns = Parcel.fetchableEntity.columns
        let operators =
            StoredOperator.allCases.filter(\.isTest).map(\.rawValue) + ["hasPrefix[cd]", ">[c]", "sum", "x"]
        let values: [JSONValue] = [
            .bool(true), .number("1"), .text("packed"), .text("2026-01-31T12:00:00Z"), .text("12.5"), .text("AAH/"),
            .text("E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), .null,
        ]
        var lines: [(code: String, isAllowed: Bool, type: PrimitiveType)] = []
        for column in columns {
            for operation in operators {
                let isList = ["in", "between", "betweenUpTo"].contains(operation)
                for value in values + [.object([])] {
                    let argument: [JSONMember] =
                        value == .object([])
                        ? [] : isList ? [JSONMember("values", .array([value, value]))] : [JSONMember("value", value)]
                    let members = [JSONMember("member", .text(column.property)), JSONMember("is", .text(operation))]
                    let document = JSONValue.object([
                        JSONMember("version", .number("1")), JSONMember("model", .text("Parcel")),
                        JSONMember("where", .object(members + argument)),
                    ])
                    let data = Data(document.documentText.utf8)
                    let isAllowed = errorText { try Parcel.predicate(stored: data, rules: rules) } == nil
                    let arguments = (members + argument).map(\.value.typeScript).joined(separator: ", ")
                    lines.append(("f.test(\(arguments));", isAllowed, column.propertyType))
                }
            }
        }
        let program =
            "import { ParcelFilter as f } from \"./parcels\";\n" + lines.map(\.code).joined(separator: "\n")
        let (mistakes, _) = try TypeScriptJudge.compile(["parcels": rules.typescript(), "program": program])
        let refused = Set(mistakes.map(\.line))
        var allowed = 0
        for (index, line) in lines.enumerated() {
            let compiles = !refused.contains(index + 2)
            if line.isAllowed { allowed += 1 }
            if compiles == line.isAllowed { continue }
            // To types, a text is any text: only the decoder knows which are data, URLs, or of an enum without cases.
            let isUntyped = compiles && line.code.contains("\"") && [.data, .text].contains(line.type)
            // Of an array, a list of null is what "null" asks.
            let isOfNull = line.isAllowed && line.code.contains("\"in\", [null")
            // An enum has its cases alone.
            let isOtherCase = line.isAllowed && line.code.contains("\"state\"")
            #expect(isUntyped || isOfNull || isOtherCase, "\(line.code) \(line.isAllowed ? "is" : "is not") allowed")
        }
        #expect(allowed > 400, "\(allowed) of \(lines.count)")
    }

    @Test("Random documents compile, and come out of the builder as they were: 400 of seed 91")
    func random() throws {
        var documents = QueryDocuments(Letter.self, along: [("box", LetterBox.self)], seed: 91)
        let writer = TypeScriptWriter(builder: "f")
        var expected: [Data] = []
        var lines = ["import { LetterFilter as f } from \"./letters\";"]
        while expected.count < 400 {
            let document = documents.request()
            let text = document.documentText
            // JavaScript has no integers of more than 53 bits, and writes the zero below zero as 0.
            guard !text.contains(#/[0-9]{17}/#), !text.contains(#/-0(?:\.0+)?[,\]}]/#),
                let request = try? Letter.request(stored: Data(text.utf8), rules: Self.letters)
            else { continue }
            expected.append(try request.stored())
            lines.append("console.log(JSON.stringify(\(writer.request(document))));")
        }
        let (mistakes, outputs) = try TypeScriptJudge.compile(
            ["letters": Self.letters.typescript(), "program": lines.joined(separator: "\n")], running: ["program"])
        #expect(mistakes.map { lines[$0.line - 1] + " " + $0.text } == [])
        let found = outputs[0].split(separator: "\n")
        try #require(found.count == expected.count)
        for (document, expected) in zip(found, expected) {
            #expect(
                try Letter.request(stored: Data(document.utf8), rules: Self.letters).stored() == expected, "\(document)"
            )
        }
    }

    @Test("Names that are no identifiers are texts, and come through")
    func hostileNames() throws {
        let rules = Self.hostile()
        let lines = Self.names.map {
            "console.log(JSON.stringify(f.predicate(f.test(\(JSONValue.text($0).typeScript), \"==\", \"a\"))));"
        }
        let (mistakes, outputs) = try TypeScriptJudge.compile(
            [
                "letters": rules.typescript(),
                "program": "import { LetterFilter as f } from \"./letters\";\n" + lines.joined(separator: "\n"),
            ], running: ["program"])
        #expect(mistakes.isEmpty)
        let documents = outputs[0].split(separator: "\n")
        try #require(documents.count == Self.names.count)
        for (name, document) in zip(Self.names, documents) {
            let json = try JSONScanner.value(of: Array(document.utf8), maximumDepth: 10)
            #expect(json["where"]?["member"] == .text(name))
            #expect(throws: Never.self) { try Letter.predicate(stored: Data(document.utf8), rules: rules) }
        }
    }
}
