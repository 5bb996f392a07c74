// A relationship looks for its members by key paths, which find the unknown name of the related model (see UnknownName.swift). It gives
// another unknown member, which takes part in everything, so that nothing else around it is in question.

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
