import SwiftSyntax

/// The words of a declaration for people: its title, and the first paragraph of its doc comment.
struct PropertyText {
    var title: String?
    var comment: String?

    var isEmpty: Bool { title == nil && comment == nil }
}

extension PropertyText {
    init(_ variable: VariableDeclSyntax) {
        title = variable.attributes.first(.title)?.labeledArguments.first?.expression.literalText
        comment = variable.leadingTrivia.docComment.flatMap(Self.firstParagraph)
    }

    private static func firstParagraph(of lines: [Substring]) -> String? {
        let words = lines.map { $0.split(whereSeparator: \.isWhitespace) }
        let paragraph = words.drop(while: \.isEmpty).prefix { !$0.isEmpty && $0[0] != "-" && !$0[0].hasPrefix("```") }
        return paragraph.isEmpty ? nil : paragraph.joined().joined(separator: " ")
    }
}

extension Trivia {
    /// The lines of the last doc comment, without what marks them.
    fileprivate var docComment: [Substring]? {
        var lines: [Substring]?
        for piece in pieces {
            switch piece {
            case .docLineComment(let text):
                lines = (lines ?? []) + [text.dropFirst(3)]
            case .docBlockComment(let text):
                lines = text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map {
                    let line = $0.drop(while: \.isWhitespace)
                    return line.hasPrefix("* ") || line == "*" ? line.dropFirst() : line
                }
            default: continue  // Blanks, and comments that are not of the documentation.
            }
        }
        return lines
    }
}
