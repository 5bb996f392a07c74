import SwiftSyntax

/// Generates the words with which the compiler refuses a name that is not a member: a conformance that is not available.
struct RefusedNameGenerator {
    static let conformance = "HasThisMember"

    /// The type with the types around it.
    let type: String

    let access: String

    /// The names of the members. If there are none, the members were not understood.
    var members: [String] = []

    /// The extension as source.
    var source: String {
        """
        @available(*, unavailable, message: \(message.swiftLiteral))
        extension \(type): nonisolated Fetching.\(Self.conformance) {
            \(access)typealias _RefusedName = Fetching.UnknownNameRefusal<\(type)>
        }
        """
    }

    private var message: String {
        members.isEmpty
            ? "'\(type)' has no such member" : "'\(type)' has no such member; it has \(members.listed { "'\($0)'" })"
    }
}

extension FetchableModel {
    /// The names of the members that are seen wherever the model is, other files at least.
    ///
    /// The words are the same in every module, so that those of a public model leave out its internal members.
    var namesOfMembers: [String] {
        let least = max(access, .internal)
        return items.properties.filter { $0.access >= least }.map(\.name)
            + items.relationships.filter { $0.access >= least }.map(\.name)
    }

    /// The type of a name that is not a member, whose own name lists the members.
    ///
    /// The compiler prints it for a key path. A new member gives the type another name, which breaks no binary: code that uses the
    /// type does not compile.
    var unknownName: [String] {
        guard !namesOfMembers.isEmpty else { return [] }
        let inherited = kind.parent == nil ? "" : ", beside those of its superclass"
        let name = "`has \(namesOfMembers.listed { $0 })\(inherited)`"
        return [
            "\(access.prefix)nonisolated struct \(name): Fetching.NoSuchMember { \(access.prefix)init() {} }",
            "\(access.prefix)typealias _NoSuchMember = \(name)",
        ]
    }
}

extension [String] {
    /// More names than these are not read.
    private static var mostListed: Int { 30 }

    /// The names as a part of a sentence.
    fileprivate func listed(_ quoted: (String) -> String) -> String {
        let names = prefix(Self.mostListed).map(quoted) + (count > Self.mostListed ? ["others"] : [])
        return names.count == 1 ? names[0] : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    }
}
