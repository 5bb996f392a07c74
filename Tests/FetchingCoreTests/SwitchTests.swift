import Foundation
import Testing

@Suite("Switches") struct SwitchTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    /// The compiler lists the places that a new case concerns only where there is no `default`, and no `.value` for all
    /// values that are not listed. One that stays has a comment that says why it is right, above itself or above the switch.
    @Test func aCaseForTheRestSaysWhyItIsRight() throws {
        let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        #expect(swift.count > 300)
        for file in swift {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for index in lines.indices where Self.isUnexplained(at: index, in: lines) {
                Issue.record("\(file.lastPathComponent): \(lines[index]) beside the cases of an enum")
            }
        }
    }

    @Test(arguments: [
        (["switch tree.node {", "case .a: 1", "default: 2", "}"], true),
        (["switch value {", "case .a: 1", "case let other: 2", "}"], true),
        (["switch value {", "case let b as B: 1", "case .a?, nil: 1", "case _: 2", "}"], true),
        (["switch (a, b) {", "case (_, .a(let x)): 1", "default:", "2", "}"], true),
        (["switch (lhs.node, rhs.node) {", "case .a: 1", "default:", "2", "}"], true),
        (["switch node {", "case .a:", "    switch x {", "    case 0.5: 1", "    default: 2", "    }", "}"], false),
        (["// Most are these.", "switch tree.node {", "case .a: 1", "default: 2", "}"], false),
        (["switch tree.node {", "case .a: 1", "// The rest is rejected.", "default: 2", "}"], false),
        (["switch tree.node {", "case .a: 1", "@unknown default: 2", "}"], false),
        (["switch text {", "case \"a\": .none", "default: .some(2)", "}"], false),
        (["switch node {", "case .value(.a): 1", "case .value, .failure: 2", "}"], true),
        (["switch node {", "case .condition(.a): 1", "case .condition:", "2", "case .value: 3", "}"], true),
        (["switch node {", "case .value(.a): 1", "// The rest is none.", "case .value: 2", "}"], false),
        (["switch node {", "case .value(let value): 1", "case .condition, .failure: 2", "}"], false),
    ])
    func theSearchFindsIt(lines: [String], isFound: Bool) {
        let lines = lines.map { $0[...] }
        #expect(lines.indices.contains { Self.isUnexplained(at: $0, in: lines) } == isFound)
    }

    private static func isUnexplained(at index: Int, in lines: [Substring]) -> Bool {
        let indentation = lines[index].prefix { $0 == " " }
        let line = lines[index].dropFirst(indentation.count)
        guard line.hasPrefix("default:") || line.hasPrefix("case ") else { return false }
        let start = lines[..<index].lastIndex {
            $0.prefix { $0 == " " } == indentation && $0.contains("switch ")
        }
        guard let start else { return false }
        let cases = lines[start..<index].filter { $0.hasPrefix(indentation + "case ") }
        let isRest = takesAll(line) ? cases.contains(where: listsEnum) : hasRest(line, of: cases)
        return isRest && !isComment(at: index - 1, in: lines) && !isComment(at: start - 1, in: lines)
    }

    private static func takesAll(_ line: Substring) -> Bool {
        line.prefixMatch(of: /(default|case (_|(let|var) \w+)) *:/) != nil
    }

    /// Whether the pattern of a case has that of an enum, such as `.value(let value)`.
    private static func listsEnum(_ line: Substring) -> Bool {
        line.split(separator: ": ")[0].firstMatch(of: /[ (,]\.[a-z]/) != nil
    }

    /// Whether a case is that of all values, or of all conditions, of which some were listed.
    private static func hasRest(_ line: Substring, of cases: [Substring]) -> Bool {
        let patterns = line.split(separator: ":")[0].dropFirst("case ".count).split(separator: ", ")
        return [".value", ".condition"].contains { kind in
            patterns.contains { $0 == kind } && cases.contains { $0.contains(kind + "(.") }
        }
    }

    private static func isComment(at index: Int, in lines: [Substring]) -> Bool {
        lines.indices.contains(index) && lines[index].drop { $0 == " " }.hasPrefix("// ")
    }
}
