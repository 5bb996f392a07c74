/// What stands for the model of a class that is none, in declarations that do not compile: so that the compiler says
/// only what is wrong.
public enum MissingModel: Fetchable {
    /// No members.
    public struct FetchableMembers: FetchableMemberContainer {
        public typealias Model = MissingModel

        public init() {}
    }

    public static var fetchableMembers: FetchableMembers { FetchableMembers() }

    public static var fetchableEntity: FetchableEntity { FetchableEntity(name: "", columns: []) }
}
