import FetchingCore

/// The value of the key `is`: an operator, and for text the options in brackets, as in `hasPrefix[cd]`.
enum StoredOperation {
    private static let letters: [(Character, TextOptions)] = [
        ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("n", .normalized),
    ]

    static func parse(_ text: String, at path: JSONPath) throws -> (StoredOperator, TextOptions) {
        let (name, options) = split(text)
        guard let operation = StoredOperator(rawValue: name), operation.isTest,
            options == nil || operation.text != nil, let options = textOptions(options)
        else { throw StoredFilterError.unknownOperator(text, at: path) }
        return (operation, options)
    }

    /// The name before a bracket, and what stands in the brackets.
    static func split(_ text: String) -> (name: String, options: Substring?) {
        guard text.hasSuffix("]"), let bracket = text.firstIndex(of: "[") else { return (text, nil) }
        return (String(text[..<bracket]), text[text.index(after: bracket)...].dropLast())
    }

    /// The options of their letters, nil if these are not in order, or none.
    static func textOptions(_ text: Substring?) -> TextOptions? {
        guard let text else { return [] }
        let options = letters.reduce(into: TextOptions()) { if text.contains($1.0) { $0.insert($1.1) } }
        return !options.isEmpty && suffix(for: options) == "[\(text)]" ? options : nil
    }

    /// The options that texts can have, in brackets: first none.
    static let allSuffixes: [String] = (0..<(1 << letters.count)).compactMap { choice in
        suffix(
            for: letters.enumerated().reduce(into: []) { if choice & 1 << $1.offset != 0 { $0.insert($1.element.1) } })
    }

    /// The options in brackets, nothing if there are none; nil for one that has no letter.
    static func suffix(for options: TextOptions) -> String? {
        guard !options.isEmpty else { return "" }
        let known = letters.filter { options.contains($0.1) }
        guard known.reduce(into: TextOptions(), { $0.insert($1.1) }) == options else { return nil }
        return "[" + String(known.map(\.0)) + "]"
    }
}

extension StoredOperator {
    /// Whether it is asked of a member or an operand.
    var isTest: Bool {
        switch self {
        case .isTrue, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .null, .isIn, .between,
            .betweenUpTo, .from, .through, .upTo, .equals, .hasPrefix, .hasSuffix, .contains, .like, .matches,
            .hasAllBits, .hasAnyBit:
            true
        case .missing, .exists, .count, .sum, .average, .min, .max, .add, .subtract, .multiply, .divide, .remainder,
            .length, .double, .conditional, .condition, .coalesce, .datePart, .dateStart, .dateAdding, .microseconds,
            .trimmed, .prefix, .suffix, .replacing, .lowercased, .uppercased, .rounded, .integer, .string, .bitAnd,
            .bitOr, .bitXor, .decimal:
            false
        }
    }

    /// How often SQL has to write what is tested, or converted: the most that one of the databases needs.
    var repetitions: Int {
        switch self {
        case .decimal: 8
        case .double: 5
        case .integer, .rounded: 4
        case .like: 3
        case .hasPrefix, .isIn, .betweenUpTo: 2
        case .isTrue, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .null, .between, .from,
            .through, .upTo, .equals, .hasSuffix, .contains, .matches, .hasAllBits, .hasAnyBit, .missing, .exists,
            .count, .sum, .average, .min, .max, .add, .subtract, .multiply, .divide, .remainder, .length,
            .conditional, .condition, .coalesce, .datePart, .dateStart, .dateAdding, .microseconds,
            .trimmed, .prefix, .suffix, .replacing, .lowercased, .uppercased, .string, .bitAnd, .bitOr,
            .bitXor:
            1
        }
    }

    /// How often SQL has to write an operand of a type: once where a function or a cast does all, and otherwise for each test.
    func repetitions(of type: PrimitiveType?) -> Int {
        switch (self, type) {
        case (.double, .int64), (.double, .decimal), (.decimal, .int64), (.decimal, .text): 1
        // One for the operand that takes the most.
        default: repetitions
        }
    }

    /// The key of what the test needs beside its subject.
    var argument: String? {
        switch self {
        case .isTrue, .null: nil
        case .isIn, .between, .betweenUpTo: StoredFormat.Key.values
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .from, .through, .upTo, .equals,
            .hasPrefix, .hasSuffix, .contains, .like, .matches, .hasAllBits, .hasAnyBit, .missing, .exists, .count,
            .sum, .average, .min, .max, .add, .subtract, .multiply, .divide, .remainder, .length, .double,
            .conditional, .condition, .coalesce, .datePart, .dateStart, .dateAdding, .microseconds,
            .trimmed, .prefix, .suffix, .replacing, .lowercased, .uppercased, .rounded, .integer, .string, .bitAnd,
            .bitOr, .bitXor, .decimal:
            StoredFormat.Key.value
        }
    }
}
