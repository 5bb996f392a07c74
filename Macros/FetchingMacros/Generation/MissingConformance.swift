import SwiftSyntax

/// A protocol to which a class does not conform, although `@Fetchable` could have added it.
///
/// Swift 6.3 crashes at a subclass of such a class: it takes what the macro may add for inherited, and does not find it
/// (swiftlang/swift#89151). So each is added where there may be subclasses, and said to be unavailable.
enum MissingConformance: String, CaseIterable {
    case model = "Fetchable"
    case rowDecodable = "RowDecodable"
    case keyed = "KeyedFetchable"

    /// The extension, which the compiler reports wherever the conformance is used.
    func source(type: String, access: String) -> String {
        let header = [
            "@available(*, unavailable, message: \(reason(type).swiftLiteral))",
            "extension \(type): Fetching.\(rawValue) {",
        ]
        return (header + members.map { access + $0 }.indented + ["}"]).joined(separator: "\n")
    }

    private func reason(_ type: String) -> String {
        switch self {
        case .model: "'@Fetchable' could not read '\(type)'"
        case .rowDecodable: "the objects of '\(type)' are not made of rows"
        case .keyed: "'\(type)' has no key"
        }
    }

    /// Written out: as members of the protocol they would be candidates in all other models.
    private var members: [String] {
        switch self {
        case .model:
            [
                "typealias FetchableMembers = Fetching.MissingModel.FetchableMembers",
                "nonisolated static var fetchableMembers: FetchableMembers { FetchableMembers() }",
                "nonisolated static var fetchableEntity: Fetching.FetchableEntity { "
                    + "Fetching.MissingModel.fetchableEntity }",
            ]
        case .rowDecodable: []
        case .keyed:
            [
                "typealias PrimaryKey = Fetching.MissingKey",
                "nonisolated static var primaryKeyColumns: [Fetching.FetchableColumn] { [] }",
                "nonisolated static func primaryKeyValues(of key: PrimaryKey) -> [Fetching.PrimitiveValue] { [] }",
            ]
        }
    }

    /// The extensions for a declaration that is not understood.
    static func afterError(
        in declaration: some DeclGroupSyntax, type: String, protocols: [TypeSyntax]
    ) -> [String] {
        guard let declaration = declaration.as(ClassDeclSyntax.self), !declaration.modifiers.contains(.final),
            !declaration.memberBlock.members.declareFetchableMembers
        else { return [] }
        let access = (declaration.modifiers.access ?? .internal).prefix
        return allCases.filter { missing in protocols.contains { $0.lastName == missing.rawValue } }
            .map { $0.source(type: type, access: access) }
    }
}

extension MemberBlockItemListSyntax {
    fileprivate var declareFetchableMembers: Bool {
        contains { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == "FetchableMembers" }
    }
}
