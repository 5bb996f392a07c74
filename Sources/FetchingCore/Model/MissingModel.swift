/// A placeholder model for code that already fails to compile, so that the compiler reports only the mistake.
@_documentation(visibility: internal)
public enum MissingModel: Fetchable {
    /// No members.
    public struct FetchableMembers: FetchableMemberContainer {
        public typealias Model = MissingModel

        public init() {}
    }

    public static var fetchableMembers: FetchableMembers { FetchableMembers() }

    public static var fetchableEntity: FetchableEntity { FetchableEntity(name: "", columns: []) }
}
