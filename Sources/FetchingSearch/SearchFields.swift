public import FetchingCore

/// The fields that a search may name, as in `score:>10`.
///
/// All stored properties by default. **Searching by a field reveals what it holds**, character by character. Leave out
/// secrets, such as a password hash or another person's notes.
///
/// ```swift
/// .all                                                    // all stored properties, by their names
/// .all.excluding(\.passwordHash)                          // all but these
/// [\.score, \.plan]                                       // these, by their names
/// ["points": \.score, "city": \.address.city]             // these, by other names
/// .none                                                   // words and phrases only
/// ```
///
/// Names are found in upper and lower case. A name consists of letters, digits, `_`, `.` and `-`, and begins with a letter
/// or `_`.
public struct SearchFields<Model: Fetchable>: Sendable {
    let fields: [SearchField]

    private init(_ fields: [SearchField]) { self.fields = fields }

    /// Names a member, a value of a related model, a computed value or a condition.
    public typealias Member = (Model.FetchableMembers) -> any SearchedMember<Model>

    /// Names a member that has a column of its own.
    public typealias Column = (Model.FetchableMembers) -> any ModelColumn<Model>

    /// All stored properties of the model, by their names.
    public static var all: SearchFields {
        SearchFields(
            Model.fetchableEntity.columns.filter { !$0.isJSONObject }.map { SearchField($0.property, $0) })
    }

    /// No field: whatever is typed is a word, a phrase, or an error.
    public static var none: SearchFields { SearchFields([]) }

    /// The fields without those of some members, under whatever names.
    ///
    /// ```swift
    /// .all.excluding(\.passwordHash, \.resetToken)
    /// ```
    public func excluding(_ members: Column...) -> SearchFields {
        let names = Set(members.map { $0(Model.fetchableMembers).column.name })
        return SearchFields(
            fields.filter { field in
                guard case .value(.column(let column)) = field.tree.node else { return true }
                return !names.contains(column.name)
            })
    }

    /// The fields and one more, which takes the place of one with the same name.
    ///
    /// ```swift
    /// .all.adding("pets") { $0.pets.count }
    /// ```
    ///
    /// - Parameters:
    ///   - name: Its name in a search.
    ///   - member: The member that it compares.
    public func adding(_ name: String, _ member: Member) -> SearchFields {
        SearchFields(fields.filter { $0.name != name } + [SearchField(name, member(Model.fetchableMembers))])
    }

    /// The field of a name.
    func field(named name: Substring) -> SearchField? {
        fields.first { $0.name == name } ?? fields.first { $0.name.lowercased() == name.lowercased() }
    }

    /// The name that is most like a name that there is not.
    func nearest(to name: Substring) -> String? { fields.map(\.name).nearest(to: name) }
}

extension SearchFields: ExpressibleByArrayLiteral {
    /// Makes fields of members, by their names.
    @_documentation(visibility: internal)
    public init(arrayLiteral members: Column...) {
        self.init(
            members.map { member in
                let column = member(Model.fetchableMembers).column
                return SearchField(column.property, column)
            })
    }
}

extension SearchFields: ExpressibleByDictionaryLiteral {
    /// Makes fields of members, by the names before them.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral members: (String, Member)...) {
        self = members.reduce(.none) { $0.adding($1.0, $1.1) }
    }
}
