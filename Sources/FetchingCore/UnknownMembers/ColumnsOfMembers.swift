/// The columns of a model by the names of its members, for the code that `@Fetchable` writes.
///
/// A property of a type that is not fetchable has no member. The compiler reports that where it is declared, and would report an unknown
/// name besides: so there is a column of any name here, which code that compiles never reads.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct ColumnsOfMembers<Members: FetchableMemberContainer> {
    let members: Members

    @_documentation(visibility: internal)
    public init(_ members: Members) { self.members = members }

    /// The column of a member.
    // Not of any `ModelColumn`, which a name that is not a member is as well.
    @_documentation(visibility: internal)
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> FetchableColumn {
        members[keyPath: member].column
    }

    /// The column of a name that is not a member, in code that does not compile.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember name: String) -> FetchableColumn {
        FetchableColumn(
            property: name, name: name, type: .int64, isOptional: true, storage: nil, model: Members.Model.self,
            valueType: Int?.self, keyPath: nil, reader: .int64 { _ in 0 })
    }
}
