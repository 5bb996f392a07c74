import Foundation

/// The Swift code of a document, put together so that it compiles as one program.
///
/// The code of a paragraph sees what the paragraphs before it have declared. A paragraph with `await` is a function of its own,
/// for functions with and without `await` are not to be had in one.
struct DocumentedProgram {
    let source: String

    /// - Parameters:
    ///   - markdown: The document. Its blocks of Swift are taken, but for manifests.
    ///   - names: The values that the code speaks of and does not declare, as parameters.
    ///   - unknown: A type of another package. Blocks with it are left out.
    init(of markdown: String, given names: String, imports: [String], leavingOut unknown: String) {
        let paragraphs = Self.blocks(of: markdown)
            .filter { !$0.contains("import PackageDescription") && !$0.contains(unknown) }
            .flatMap { Self.paragraphs(of: $0) }
        let statements = paragraphs.filter { !Self.isDeclaration($0) }
        let body = statements.map { $0.contains("await ") ? "func asynchronous() async throws {\n\($0)\n}" : $0 }
        let declarations = paragraphs.filter { Self.isDeclaration($0) && !$0.hasPrefix("import ") }
        source =
            (imports.map { "import \($0)" } + declarations + ["func program(\(names)) throws {"]
            + body.map { "do {\n\($0)\n" } + body.map { _ in "}" } + ["}"]).joined(separator: "\n")
    }

    /// The blocks of Swift code in a document.
    static func blocks(of markdown: String) -> [String] {
        markdown.matches(of: /(?s)\n```swift\n(.*?)\n```/).map { String($0.1) }
    }

    /// The paragraphs of a block. A blank line within braces parts nothing.
    private static func paragraphs(of block: String) -> [String] {
        var paragraphs = [""]
        var depth = 0
        for line in block.components(separatedBy: "\n") {
            if line.isEmpty, depth == 0 {
                paragraphs.append("")
            } else {
                paragraphs[paragraphs.count - 1] += line + "\n"
            }
            depth += line.count { "{(".contains($0) } - line.count { "})".contains($0) }
        }
        return paragraphs.filter { !$0.isEmpty }
    }

    private static func isDeclaration(_ paragraph: String) -> Bool {
        let words = ["import ", "@", "struct ", "enum ", "extension ", "final class ", "class ", "func "]
        return words.contains { paragraph.hasPrefix($0) }
    }
}
