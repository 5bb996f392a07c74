import Foundation
import Testing

/// Public names, and those of files, use the words of the glossary in CONTRIBUTING, and no other word for the same concept.
@Suite("Public names") struct PublicNameTests {
    @Test(arguments: RejectedWord.all)
    func useTheWordOfTheGlossary(_ rejected: RejectedWord) throws {
        let names = try Self.publicNames() + Self.fileNames()
        #expect(names.count > 1000)
        for name in Set(names).sorted() {
            #expect(!rejected.isIn(name), "'\(name)': the glossary has '\(rejected.instead)' for '\(rejected.word)'")
        }
    }

    @Test func theWordsInsteadAreInTheGlossary() throws {
        let text = try String(contentsOf: SourceFiles.package.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let glossary = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Words\n") } ?? ""
        for rejected in RejectedWord.all {
            let row = glossary.split(separator: "\n").first {
                $0.hasPrefix("| \(rejected.instead) |") || $0.contains("`\(rejected.instead)`")
            }
            #expect(row != nil, "'\(rejected.instead)' is not in the glossary")
        }
    }

    @Test func aNameIsMadeOfWords() {
        let word = RejectedWord("query", instead: "request", except: "Query(Plan|Count)")
        #expect(word.isIn("PostgresQuery") && word.isIn("logQueries") && word.isIn("query") && word.isIn("run(query:)"))
        #expect(!word.isIn("QueryPlan") && !word.isIn("requireQueryCount") && !word.isIn("jquery"))
    }

    /// The components of the listed symbols, such as `FetchableRequest` and `where(_:)`.
    private static func publicNames() throws -> [String] {
        let folder = SourceFiles.package.appending(path: "Tests/CompileTimeTests/PublicSymbols")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).flatMap {
            list in
            try String(contentsOf: list, encoding: .utf8).split(separator: "\n").flatMap { symbol in
                symbol.split(separator: " ").dropFirst().flatMap { $0.split(separator: ".").map(String.init) }
            }
        }
    }

    private static func fileNames() -> [String] {
        SourceFiles.all(in: "Sources").flatMap {
            $0.deletingPathExtension().lastPathComponent.split(separator: "+").map(String.init)
        }
    }
}

/// A word that names do not have, since the glossary has another for its concept.
struct RejectedWord: Sendable, CustomTestStringConvertible {
    let word: String

    /// The word of the glossary.
    let instead: String

    /// A regular expression that finds the names in which the word has another meaning.
    let exceptions: String?

    init(_ word: String, instead: String, except exceptions: String? = nil) {
        (self.word, self.instead, self.exceptions) = (word, instead, exceptions)
    }

    static let all = [
        RejectedWord("association", instead: "relationship"),
        // An attribute is Core Data's, in its own module.
        RejectedWord("attribute", instead: "member", except: "ManagedAttribute|IncludingAttribute"),
        RejectedWord("clause", instead: "condition"),
        RejectedWord("criteria", instead: "condition"),
        // Foundation's own types.
        RejectedWord("descriptor", instead: "sort term", except: "^(Fetch|Sort)Descriptor$"),
        // The engine for PostgreSQL is one, and a driver of the user's own sends its statements.
        RejectedWord("driver", instead: "engine", except: "^PostgresDriver"),
        // The entity is the database's side of a model.
        RejectedWord("entity", instead: "model", except: "[Ff]etchableEntity|^entity$"),
        // A field is the word before a colon in the text of a search, a member of a struct that is stored within a model, or a member that
        // random requests draw.
        RejectedWord(
            "field", instead: "member",
            except: "^Search|^fields?$|nknownField|norderedField|fields:|^(Form|Random)"
                + "|^FetchableFields?|^Field(Members|sMacro)$|^(Spread)?Fields$"),
        // A stored filter is a predicate or a request as JSON.
        RejectedWord("filter", instead: "predicate", except: "StoredFilter|^FetchingFilters$|^QueryFilter$"),
        RejectedWord("include", instead: "loading"),
        // A largest value that an option allows is not an aggregate.
        RejectedWord("maximum", instead: "max", except: "maximum[A-Z]"),
        RejectedWord("minimum", instead: "min"),
        RejectedWord("mutation", instead: "change"),
        RejectedWord("prefetch", instead: "loading"),
        // What an engine runs, the trade's words for its number, its log and its plan, the query string of a URL, and what a person
        // types to search texts.
        RejectedWord(
            "query", instead: "request",
            except:
                "^(Fetch|Selection|Managed|Foundation|Postgres|Text)Query$|^TextQueryParser$|^[Ll]ogQueries|(^|:)queries"
                + "|QueryCount|QueryPlan|^Quer(yParameter|yLog|yRecorder|ies|y)$"
                + "|^Query(Command|Document|Filter|List|Operator|Scanner|Sort)$|\\(query:rules:"),
        RejectedWord("record", instead: "row"),
        // The compiler refuses, an engine rejects.
        RejectedWord("refusal", instead: "reject", except: "^[A-Z][a-zA-Z]*Refusal$|^Refusal$"),
        RejectedWord("refuse", instead: "reject"),
        RejectedWord("refused", instead: "reject", except: "^Refused[A-Z]"),
        RejectedWord("relation", instead: "relationship"),
        RejectedWord("subentity", instead: "subclass"),
        // The syntax of a search.
        RejectedWord("syntax", instead: "dialect", except: "^Search"),
    ]

    var testDescription: String { word }

    func isIn(_ name: String) -> Bool {
        let words = name.split { !$0.isLetter }.flatMap {
            $0.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }.split(separator: " ")
        }
        let forms = [word, word + "s", word.hasSuffix("y") ? word.dropLast() + "ies" : word]
        guard words.contains(where: { forms.contains($0.lowercased()) }) else { return false }
        guard let exceptions, let pattern = try? Regex(exceptions) else { return true }
        return !name.contains(pattern)
    }
}
