/// Generates the members, the reading and the writing of a struct whose properties have columns of their own.
struct ColumnFieldsGenerator {
    let fields: ColumnFields

    private static let model = "FetchedModel"

    private var access: String { fields.access.prefix }

    /// The declarations inside the struct, which sees the types around it.
    var declarations: [String] { [members, count].map { $0.joined(separator: "\n") } }

    private var members: [String] {
        let body =
            [
                "\(access)typealias Model = \(Self.model)", "\(access)typealias Fields = \(fields.identifier)",
            ]
            + fields.items.lines { ["\($0.access.prefix)let \($0.identifier): \(memberType(of: $0))"] }
            + ["\(access)let _spread: Fetching.SpreadColumns"]
            + ["\(access)init(_ source: Fetching.SpreadSource<\(Self.model), \(fields.identifier)>) {"]
            + (["var columns: [Fetching.FetchableColumn] = []"] + fields.items.lines(initialization)
            + ["self._spread = Fetching.SpreadColumns(columns)"]).indented
            + ["}"] + unknownMember
        return [
            "@dynamicMemberLookup \(access)nonisolated struct FetchableColumns<\(Self.model): Fetching.Fetchable>: "
                + "Fetching.SpreadMembers {"
        ] + body.indented + ["}"]
    }

    private func memberType(of property: StoredProperty) -> String {
        property.spread?.inside(fields.identifier).membersType(of: Self.model)
            ?? "Fetching.FetchableMember<\(Self.model), \(property.type.replacingSelf(by: fields.identifier))>"
    }

    private func initialization(of property: StoredProperty) -> [String] {
        let name = property.identifier
        let way =
            "keyPath: { \\\(fields.identifier).\(name) }) { (fields: \(fields.identifier)) in fields.\(name) }"
        guard let spread = property.spread else {
            let arguments =
                property.name.swiftLiteral + (property.givenColumn.map { ", column: \($0.swiftLiteral)" } ?? "")
                + (property.storage.map { ", storage: \($0)" } ?? "")
            return [
                "self.\(name) = source.member(\(arguments), \(way)", "columns.append(self.\(name).column)",
            ]
        }
        let arguments =
            property.name.swiftLiteral + (spread.givenPrefix.map { ", prefix: \($0.swiftLiteral)" } ?? "")
        return [
            "self.\(name) = \(spread.inside(fields.identifier).membersType(of: Self.model))"
                + "(source.spread(\(arguments), \(way))",
            "columns += self.\(name)._spread.columns",
        ]
    }

    private var unknownMember: [String] {
        [
            "@_disfavoredOverload \(access)subscript(dynamicMember name: Fetching.UnknownName) "
                + "-> Fetching.UnknownMember<\(Self.model)> {",
            "    @available(*, unavailable, message: \(refusal.swiftLiteral)) "
                + "get { Fetching.UnknownMember<\(Self.model)>() }",
            "}",
        ]
    }

    private var refusal: String {
        let least = max(fields.access, .internal)
        let names = fields.items.properties.filter { $0.access >= least }.map(\.name)
        let type = fields.identifier.filter { $0 != "`" }
        return names.isEmpty
            ? "'\(type)' has no such member" : "'\(type)' has no such member; it has \(names.listed { "'\($0)'" })"
    }

    private var count: [String] {
        let lines = fields.items.lines { property in
            [property.spread.map { "count += \($0.inside(fields.identifier).fields)._columnCount" } ?? "count += 1"]
        }
        return ["\(access)nonisolated static var _columnCount: Int {"]
            + (["var count = 0"] + lines + ["return count"]).indented + ["}"]
    }

    /// The extension with the conformance.
    func conformance(of type: String, to protocols: [String]) -> String {
        let decoding = DecodingGenerator(isNested: fields.isNested, isInExtension: true)
        let body =
            fields.deprecation
            + [
                "@inline(__always)",
                "\(access)nonisolated init<Row: Fetching.FetchableRow>(_columnsOf row: inout Row) throws {",
            ] + decoding.statements(for: fields.items).indented + ["}"] + fields.deprecation
            + [
                "@inline(__always)",
                "\(access)nonisolated func _encodeColumns<Row: Fetching.WritableRow>(into row: inout Row) throws {",
            ] + fields.items.lines { [EncodingGenerator.line($0)] }.indented + ["}"]
        let names = protocols.map { "Fetching.\($0)" }.joined(separator: ", ")
        return (fields.availability + ["extension \(type): \(names) {"] + body.indented + ["}"])
            .joined(separator: "\n")
    }
}

extension SpreadProperty {
    /// The same, in a type within the struct.
    fileprivate func inside(_ structure: String) -> SpreadProperty {
        SpreadProperty(
            fields: fields.replacingSelf(by: structure), isOptional: isOptional, givenPrefix: givenPrefix,
            prefix: prefix, naming: naming)
    }
}

extension String {
    /// The source of a type with another name in the place of `Self`.
    fileprivate func replacingSelf(by name: String) -> String {
        guard mentionsType("Self") else { return self }
        var result = ""
        var word = ""
        for character in self + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += (word == "Self" ? name : word) + String(character)
                word = ""
            }
        }
        return String(result.dropLast())
    }
}
