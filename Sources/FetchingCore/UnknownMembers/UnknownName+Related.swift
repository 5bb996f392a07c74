// A to-one relationship finds the members of its model by key paths, and refuses any other name as the model does (see
// UnknownName.swift). The type checker could take the refusal for a member that there is, where that is used wrongly. So the
// conformance that is not available is required here itself, which no mistake of another kind is worse than, and the result takes
// part in nothing that a member does not. The closures of a to-many relationship take key paths as well, where the name would be
// taken instead of a member of the wrong type: they find the unknown member of the model.

extension ToOneMember where Target: HasThisMember {
    /// Names a member that the related model does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember name: Target.FetchableMembers._NoSuchMember) -> UnknownRelatedMember<Model> {
        UnknownRelatedMember()
    }
}

extension RelatedMembers {
    /// Names a member that the related model does not have, at compile time.
    @_documentation(visibility: internal)
    public subscript(
        dynamicMember member: KeyPath<Target.FetchableMembers, UnknownMember<Target>>
    ) -> UnknownMember<Model> { UnknownMember() }
}
