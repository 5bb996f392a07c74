import Foundation

/// Where a closure stands in the source of this program, so that the tour shows the very lines that were compiled.
struct SourceCode {
    let file: String
    let line: Int

    /// The lines of the closure that begins at or after the line, without the indentation they share.
    func closure() throws -> [String] {
        let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
        guard let start = lines.indices.dropFirst(line - 1).first(where: { lines[$0].hasSuffix("{") }),
            let end = lines.indices.dropFirst(start + 1).first(where: {
                lines[$0].hasPrefix(lines[start].indentation + "}")
            })
        else { throw TourFailure("There is no closure at line \(line) of \(file).") }
        let body = lines[(start + 1)..<end]
        let shared = body.filter { !$0.isEmpty }.map(\.indentation.count).min() ?? 0
        return body.map { String($0.dropFirst(shared)) }
    }
}

extension String {
    fileprivate var indentation: Substring { prefix { $0 == " " } }
}
