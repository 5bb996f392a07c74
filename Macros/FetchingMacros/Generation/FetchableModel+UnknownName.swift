import SwiftSyntax

extension FetchableModel {
    /// The names of the members that are seen wherever the model is, other files at least.
    ///
    /// The words are the same in every module, so that those of a public model leave out its internal members.
    private var namesOfMembers: [String] {
        let least = max(access, .internal)
        return items.properties.filter { $0.access >= least }.map(\.name)
            + items.relationships.filter { $0.access >= least }.map(\.name)
    }

    /// The member that any other name stands for, with which the compiler refuses it in words.
    func unknownMember(of model: String) -> [String] {
        [
            "\(access.prefix)typealias _UnknownName = Fetching.UnknownName",
            "@_disfavoredOverload \(access.prefix)subscript(dynamicMember name: _UnknownName) "
                + "-> Fetching.UnknownMember<\(model)> {",
            "    @available(*, unavailable, message: \(refusal.swiftLiteral)) get { Fetching.UnknownMember<\(model)>() }",
            "}",
        ]
    }

    private var refusal: String {
        let inherited = kind.parent == nil ? "" : ", beside those of its superclass"
        let names = namesOfMembers
        let type = identifier.filter { $0 != "`" }
        return names.isEmpty
            ? "'\(type)' has no such member"
            : "'\(type)' has no such member; it has \(names.listed { "'\($0)'" })\(inherited)"
    }
}

extension [String] {
    /// More names than these are not read.
    private static var mostListed: Int { 30 }

    /// The names as a part of a sentence.
    func listed(_ quoted: (String) -> String) -> String {
        let names = prefix(Self.mostListed).map(quoted) + (count > Self.mostListed ? ["others"] : [])
        return names.count == 1 ? names[0] : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    }
}
