import Foundation

/// The names that Swift, the standard library and Fetching already use.
enum SwiftNames {
    /// Words that need backticks to be the name of a property.
    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while", "Any",
        // Names, but not where what the macro generates has them as expressions.
        "any", "await", "borrow", "consume", "copy", "discard", "each", "some", "then", "unsafe", "yield",
    ]

    /// Names that no property can have, or that what the macro generates has in the model.
    static let impossibleProperties: Set<String> = [
        "self", "Self", "Type", "Protocol", "init", "_", "primaryKey", "fetchableMembers", "PrimaryKey", "Draft",
        "FetchableMembers", "Model",
        // The compiler warns of these in backticks where they are labels, and refuses them without where they are names.
        "inout", "let", "var",
    ]

    /// Static members of each model, which a relationship would hide.
    static let membersOfModels: Set<String> = [
        "request", "predicate", "where", "sorted", "limit", "all", "first", "insert", "update", "delete", "save",
        "changes", "create", "schema", "check", "schemaDifferences", "schemaHints", "migrationSQL", "find", "fetch",
        "fetchableMembers", "fetchableEntity", "fetchableRelationships", "primaryKeyColumns", "primaryKeyValues",
        "count", "contains", "selecting", "including", "select", "grouped", "upsert", "allCases",
    ]

    /// Types that the generated code, or code beside it, would no longer find if a model had the name.
    static let types: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "Comparable", "Data", "Date", "Decimal",
        "Dictionary", "Double", "Draft", "Equatable", "Error", "Fetchable", "FetchableIndex", "FetchableMembers",
        "FetchableStorage", "FetchableValue", "FetchableRow", "FetchError", "Fetching", "FetchingIgnored",
        "FetchingName",
        "FetchingSQLite", "FetchingPostgres", "FetchingStorage", "Float", "Hashable", "Identifiable", "Index", "Int",
        "Int16", "Int32", "Int64", "Int8", "Model", "Never", "Optional", "PrimaryKey", "Projection", "Protocol",
        "Range",
        "RawRepresentable", "Result", "Self", "Sendable", "Sequence", "Set", "ShardKey", "String", "Substring",
        "Swift", "Task", "ToMany", "ToOne", "Type", "UInt", "UUID", "URL", "Unique", "Version", "Void", "ZeroOrOneText",
        "Foundation",
        "CaseIterable", "MainActor",
    ]

    /// The name with backticks where it needs them.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Whether a name is told from that of a property by its first letter, as the names of types are.
    static func isCapitalized(_ name: String) -> Bool {
        name.unicodeScalars.first?.properties.isUppercase ?? false
    }

    /// The longest name that is made of one in a database.
    static let longest = 80

    /// The names of an enum, of which the first one that is free is taken.
    static func enumNames(_ words: NameWords) -> [String] {
        let name = isCapitalized(words.type) ? words.type : "Value" + words.type
        return [name.shortenedName, (name + "Value").shortenedName]
    }

    /// Whether the whole text is a name in Swift as it stands.
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text.unicodeScalars.count <= longest else { return false }
        return !(48...57 ~= first.value) && text != "_"
            && text.unicodeScalars.allSatisfy { $0 == "_" || $0.isWord } && text.isPrecomposed
    }
}

/// Names that are taken, within a type or within a file.
struct TakenNames {
    private var taken: Set<String> = []

    init(_ names: some Sequence<String> = []) { taken = Set(names) }

    func contains(_ name: String) -> Bool { taken.contains(name) }

    mutating func insert(_ name: String) { taken.insert(name) }

    /// The first of several names that is free; the last one with a number behind it where none is.
    mutating func claim(_ candidates: [String]) -> String {
        if let free = candidates.first(where: { !taken.contains($0) }) {
            taken.insert(free)
            return free
        }
        let last = candidates.last ?? "value"
        var number = 2
        while taken.contains("\(last)\(number)") { number += 1 }
        taken.insert("\(last)\(number)")
        return "\(last)\(number)"
    }
}

extension String {
    /// The text in which an accent is part of its letter.
    var precomposed: String { precomposedStringWithCanonicalMapping }

    var isPrecomposed: Bool { precomposed.unicodeScalars.elementsEqual(unicodeScalars) }

    /// Equal by scalars, as names in a database are: to Swift, a composed letter equals a decomposed one.
    func isSame(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }

    /// The first scalars of a name that is too long for Swift code.
    var shortenedName: String { String(prefix(SwiftNames.longest)) }
}
