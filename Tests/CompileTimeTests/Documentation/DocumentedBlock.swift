import Foundation
import Testing

/// A block of Swift code in a doc comment or in an article.
struct DocumentedBlock: CustomTestStringConvertible, Sendable {
    /// The file, from the folder of the package.
    let path: String

    /// The line of the file at which the code begins, from 1.
    let line: Int

    let lines: [String]

    var testDescription: String { "\(path):\(line)" }

    var text: String { lines.joined(separator: "\n") }
}

extension DocumentedBlock {
    /// The blocks of the doc comments in the Swift files of a folder.
    static func ofComments(in folder: String) throws -> [DocumentedBlock] {
        try SourceFiles.all(in: folder).flatMap { file in
            ofComments(try String(contentsOf: file, encoding: .utf8), path: relativePath(of: file))
        }
    }

    /// The blocks of the doc comments in a source, without their indentation and the slashes.
    static func ofComments(_ source: String, path: String) -> [DocumentedBlock] {
        let lines = source.components(separatedBy: "\n").map { line in
            line.firstMatch(of: /^\s*\/\/\/ ?(.*)$/).map { String($0.1) }
        }
        return blocks(of: lines, path: path)
    }

    /// The blocks of an article.
    static func ofArticle(_ path: String) throws -> [DocumentedBlock] {
        let text = try String(contentsOf: SourceFiles.package.appending(path: path), encoding: .utf8)
        return blocks(of: text.components(separatedBy: "\n"), path: path)
    }

    private static func blocks(of lines: [String?], path: String) -> [DocumentedBlock] {
        var blocks: [DocumentedBlock] = []
        var start: (line: Int, indentation: Int)?
        for (index, line) in lines.enumerated() {
            guard let line else {
                start = nil
                continue
            }
            if let opened = start {
                guard line.trimmingCharacters(in: .whitespaces) == "```" else { continue }
                let code = lines[opened.line..<index].map { ($0 ?? "").dropping(spaces: opened.indentation) }
                blocks.append(DocumentedBlock(path: path, line: opened.line + 1, lines: code))
                start = nil
            } else if let match = line.firstMatch(of: /^( *)```swift$/) {
                start = (index + 1, match.1.count)
            }
        }
        return blocks
    }

    private static func relativePath(of file: URL) -> String {
        String(file.standardizedFileURL.path.dropFirst(SourceFiles.package.standardizedFileURL.path.count))
            .trimmingCharacters(in: ["/"])
    }
}

extension String {
    fileprivate func dropping(spaces count: Int) -> String {
        String(dropFirst(prefix(count).prefix { $0 == " " }.count))
    }
}
