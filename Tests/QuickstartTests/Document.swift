import Foundation

/// A document of this package.
struct Document {
    let text: String

    /// The text, with the lines that are indented at the end of those before them.
    var unwrapped: String { text.replacing(/\n +/, with: " ") }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static var readme: Document {
        get throws { try Document(at: "README.md") }
    }

    static var contributing: Document {
        get throws { try Document(at: "CONTRIBUTING.md") }
    }

    static func article(_ name: String) throws -> Document {
        try Document(at: "Sources/Fetching/Fetching.docc/\(name).md")
    }

    private init(at path: String) throws {
        text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
}
