import SwiftDiagnostics
import SwiftSyntax

/// Reads a struct that is stored as JSON, with the keys that Codable's synthesis writes.
struct FieldsParser {
    /// The outcome of reading: fields, or errors.
    struct Result {
        var fields: JSONFields?
        var diagnostics: [Diagnostic]
    }

    private let access: AccessLevel
    private var diagnostics: [Diagnostic] = []

    static func parse(_ structure: StructDeclSyntax, in lexicalContext: [Syntax]) -> Result {
        let access =
            structure.modifiers.access ?? lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
            ?? .internal
        var parser = FieldsParser(access: access)
        let keys = parser.keys(of: structure.memberBlock.members)
        let fields = parser.fields(of: structure.memberBlock.members, keys: keys)
        guard parser.diagnostics.isEmpty else { return Result(diagnostics: parser.diagnostics) }
        return Result(
            fields: JSONFields(
                identifier: structure.name.text, access: access,
                availability: structure.attributes.availability,
                isGeneric: structure.genericParameterClause != nil
                    || lexicalContext.contains(where: \.isGenericContainer),
                fields: fields),
            diagnostics: [])
    }

    private init(access: AccessLevel) { self.access = access }

    /// The keys by the names of the properties, where the struct declares them; nil where each is the name.
    private mutating func keys(of members: MemberBlockItemListSyntax) -> [String: String]? {
        for member in members {
            if let function = member.decl.as(FunctionDeclSyntax.self), function.isEncoding {
                diagnostics.append(.writtenCoding(function.name, name: "encode(to:)"))
            }
            if let initializer = member.decl.as(InitializerDeclSyntax.self), initializer.isDecoding {
                diagnostics.append(.writtenCoding(initializer.initKeyword, name: "init(from:)"))
            }
            if let alias = member.decl.as(TypeAliasDeclSyntax.self), alias.name.text == "CodingKeys" {
                diagnostics.append(.aliasedKeys(alias.name))
            }
            if let conditional = member.decl.as(IfConfigDeclSyntax.self), conditional.decidesFields {
                diagnostics.append(.conditionalFields(conditional))
            }
        }
        let list = members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.text == "CodingKeys" }
        guard let list else { return nil }
        var keys: [String: String] = [:]
        for item in list.memberBlock.members {
            if let conditional = item.decl.as(IfConfigDeclSyntax.self), conditional.decidesKeys {
                diagnostics.append(.conditionalFields(conditional))
            }
            if let (token, name) = item.decl.writtenKey { diagnostics.append(.writtenKeys(token, name: name)) }
            for element in item.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
                let name = element.name.nameWithoutBackticks
                guard let value = element.rawValue?.value else {
                    keys[name] = name
                    continue
                }
                guard let key = value.literalText, key.isReadableKey else {
                    diagnostics.append(.unreadableKey(value))
                    continue
                }
                keys[name] = key
            }
        }
        return keys
    }

    private mutating func fields(of members: MemberBlockItemListSyntax, keys: [String: String]?) -> [JSONField] {
        var fields: [JSONField] = []
        for member in members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.unstoredKind == nil else { continue }
            for binding in variable.bindings {
                guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
                let name = token.nameWithoutBackticks
                // A property without a case is not coded.
                guard let key = keys == nil ? name : keys?[name] else { continue }
                guard key.isReadableKey else {
                    diagnostics.append(.unreadableKey(token))
                    continue
                }
                if let attribute = variable.attributes.wrapper {
                    diagnostics.append(.wrappedField(attribute))
                    continue
                }
                fields.append(
                    JSONField(
                        identifier: token.text, name: name, key: key,
                        access: min(variable.modifiers.access ?? .internal, access)))
            }
        }
        return fields
    }
}

extension FunctionDeclSyntax {
    /// Whether it is `encode(to:)`.
    fileprivate var isEncoding: Bool {
        name.text == "encode" && signature.parameterClause.parameters.map(\.firstName.text) == ["to"]
    }
}

extension InitializerDeclSyntax {
    /// Whether it is `init(from:)`.
    fileprivate var isDecoding: Bool { signature.parameterClause.parameters.map(\.firstName.text) == ["from"] }
}

extension DeclSyntax {
    /// The declaration that gives the keys of an enum `CodingKeys` another text than that of its cases.
    fileprivate var writtenKey: (token: TokenSyntax, name: String)? {
        let names = ["stringValue", "rawValue"]
        if let variable = self.as(VariableDeclSyntax.self), variable.unstoredKind != .static {
            let tokens = variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
            return tokens.first { names.contains($0.text) }.map { ($0, $0.text) }
        }
        guard let initializer = self.as(InitializerDeclSyntax.self),
            let label = initializer.signature.parameterClause.parameters.first?.firstName.text, names.contains(label)
        else { return nil }
        return (initializer.initKeyword, "init(\(label):)")
    }
}

extension IfConfigDeclSyntax {
    private func contains(where isWanted: (DeclSyntax) -> Bool) -> Bool {
        clauses.contains { clause in
            guard case .decls(let members) = clause.elements else { return false }
            return members.contains { member in
                member.decl.as(IfConfigDeclSyntax.self)?.contains(where: isWanted) ?? isWanted(member.decl)
            }
        }
    }

    /// Whether the condition decides what a struct codes, or how.
    fileprivate var decidesFields: Bool {
        contains { declaration in
            if let variable = declaration.as(VariableDeclSyntax.self) { return variable.unstoredKind == nil }
            if let function = declaration.as(FunctionDeclSyntax.self) { return function.isEncoding }
            if let initializer = declaration.as(InitializerDeclSyntax.self) { return initializer.isDecoding }
            return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text == "CodingKeys"
        }
    }

    /// Whether the condition decides which keys there are.
    fileprivate var decidesKeys: Bool { contains { $0.is(EnumCaseDeclSyntax.self) || $0.writtenKey != nil } }
}

extension String {
    /// Whether databases find the key: SQLite compares one that JSON writes with an escape as it is written.
    fileprivate var isReadableKey: Bool {
        !isEmpty && !unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }
    }
}
