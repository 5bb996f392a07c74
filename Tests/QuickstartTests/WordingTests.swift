import Foundation
import Testing

/// Public comments and articles begin with a noun or a verb, and state what a thing is.
@Suite struct WordingTests {
    private struct Comment {
        let place: String
        let text: String
        let isPublic: Bool

        /// The first sentence, which completion shows.
        var summary: Substring { text[..<(text.firstRange(of: ". ")?.lowerBound ?? text.endIndex)] }
    }

    @Test func `no public comment begins with 'What' or 'Which'`() throws {
        let comments = try Self.comments().filter(\.isPublic)
        #expect(comments.count > 800)
        for comment in comments {
            #expect(!comment.text.contains(/^(What|Which)\b/), "\(comment.place): \(comment.text)")
        }
    }

    @Test func `no public comment says that a thing 'is no' other`() throws {
        for comment in try Self.comments().filter(\.isPublic) {
            let isOdd = comment.text.replacing(/[Tt]here (is|was) no/, with: "").contains(/\b(is|was) no (?!longer)/)
            #expect(!isOdd, "\(comment.place): \(comment.text)")
        }
    }

    @Test func `the first sentence of a public comment has at most 25 words`() throws {
        for comment in try Self.comments().filter(\.isPublic) {
            let count = comment.summary.replacing(/`[^`]*`/, with: "code").split(separator: " ").count
            #expect(count <= 25, "\(comment.place): \(comment.summary)")
        }
    }

    /// Errors and the messages of the compiler are read without the code beside them.
    @Test func `no error begins with 'what' or 'which'`() throws {
        var count = 0
        for (place, code) in try Self.sources().map({ ($0.place, Self.withoutComments($0.text)) }) {
            for text in Self.messages(in: code) {
                count += 1
                #expect(!text.contains(/^(?:[Ww]hat|[Ww]hich)\b/), "\(place): \(text)")
            }
        }
        #expect(count > 500)
    }

    @Test func `no text says that a thing 'is no' other`() throws {
        for (place, text) in try Self.sources() {
            for line in Self.withoutComments(text).split(separator: "\n") where line.contains("\"") {
                let isOdd = line.replacing(/[Tt]here (is|was) no/, with: "")
                    .contains(/"[^"]*\b(is|was|are) no (?!longer)[^"]*"/)
                #expect(!isOdd, "\(place): \(line)")
            }
        }
    }

    @Test func `the messages of errors are told from other texts`() {
        let source = #"""
            throw FetchError(.unsupported, reason: isLong ? "it is long" : "it is short", cure: "Cut it")
            throw FetchError(
                .other,
                reason:
                    "a text of \(count) " + "characters")
            @available(*, unavailable, message: "no")
            // reason: "a comment"
            throw renderer.unsupported("rows are given", cure: "Give none")
            let name = "Name"
            """#
        #expect(
            Self.messages(in: Self.withoutComments(source)) == [
                "it is long", "it is short", "Cut it", #"a text of \(count) "#, "no", "rows are given", "Give none",
            ])
    }

    @Test func `the comments of declarations are told from others`() {
        let source = """
            /// What a kind is.
            public enum Kind {
                /// A case.
                ///
                /// It has more to say.
                case first
            }
            /// Which it is.
            @usableFromInline
            struct Inner {}
            """
        let comments = Self.comments(of: source, in: "File")
        #expect(comments.map(\.text) == ["What a kind is.", "A case. It has more to say.", "Which it is."])
        #expect(comments.map(\.summary) == ["What a kind is.", "A case", "Which it is."])
        #expect(comments.map(\.isPublic) == [true, true, false])
        #expect(comments.map(\.place) == ["File:1", "File:3", "File:8"])
    }

    /// No paragraph of an article begins with what it does not say yet.
    @Test func `no paragraph of an article begins with 'What' or 'Which'`() throws {
        let folder = Document.root.appending(path: "Sources/Fetching/Fetching.docc")
        let articles = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for document in articles + [Document.root.appending(path: "README.md")] {
            let paragraphs = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n\n")
            for paragraph in paragraphs where paragraph.contains(/^(What|Which)\b/) {
                Issue.record("\(document.lastPathComponent): \(paragraph)")
            }
        }
    }

    private static func sources() throws -> [(place: String, text: String)] {
        try ["Sources", "Macros"].flatMap { folder in
            let files = FileManager.default.enumerator(
                at: Document.root.appending(path: folder), includingPropertiesForKeys: nil)
            return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map {
                ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
            }
        }
    }

    private static func comments() throws -> [Comment] { try sources().flatMap { comments(of: $0.text, in: $0.place) } }

    private static func withoutComments(_ source: String) -> String {
        source.split(separator: "\n").filter { !$0.contains(/^ *\/\//) }.joined(separator: "\n")
    }

    /// The texts that stand behind the labels of errors and messages, up to the first place where they are joined to others.
    private static func messages(in code: String) -> [String] {
        let labelled =
            #/
            (?: \b(?:reason|cure|message): | (?:unsupported|rejected)\( ) \s*
            (?: [^",:?]+ \?\s* )? "([^"]+)" (?: \s*:\s* "([^"]+)" )?
            /#
        return code.matches(of: labelled).flatMap { match in
            [String(match.1)] + (match.2.map { [String($0)] } ?? [])
        }
    }

    private static func comments(of source: String, in file: String) -> [Comment] {
        let lines = source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        var comments: [Comment] = []
        var index = 0
        while index < lines.count {
            guard lines[index].hasPrefix("///") else {
                index += 1
                continue
            }
            let end = lines[index...].firstIndex { !$0.hasPrefix("///") } ?? lines.count
            let declaration = lines[end...].first { !$0.hasPrefix("@") } ?? ""
            let text = lines[index..<end].map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
            comments.append(
                Comment(
                    place: "\(file):\(index + 1)", text: text.filter { !$0.isEmpty }.joined(separator: " "),
                    isPublic: declaration.contains(/\bpublic\b/) || declaration.hasPrefix("case ")))
            index = end
        }
        return comments
    }
}
