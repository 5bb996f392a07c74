// A relationship finds the members of its model by key paths, and so the unknown ones (see UnknownName.swift): the name is refused in
// the key path that the compiler writes.

extension ToOneMember {
    /// Names a member that the related model does not have, at compile time.
    @_documentation(visibility: internal)
    public subscript(
        dynamicMember member: KeyPath<Target.FetchableMembers, UnknownMember<Target>>
    ) -> UnknownMember<Model> { UnknownMember() }
}

extension RelatedMembers {
    /// Names a member that the related model does not have, at compile time.
    @_documentation(visibility: internal)
    public subscript(
        dynamicMember member: KeyPath<Target.FetchableMembers, UnknownMember<Target>>
    ) -> UnknownMember<Model> { UnknownMember() }
}
