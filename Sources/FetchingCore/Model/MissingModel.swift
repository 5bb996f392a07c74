/// What stands for the model of a class that is none, in declarations that do not compile: so that the compiler says
/// only what is wrong.
public enum MissingModel: Fetchable {
    /// No members.
    public struct FetchableMembers: FetchableMemberContainer {
        public typealias Model = MissingModel

        public init() {}
    }
}

extension Fetchable where FetchableMembers == MissingModel.FetchableMembers {
    /// No members: there is no model.
    public static var fetchableMembers: MissingModel.FetchableMembers { MissingModel.FetchableMembers() }

    /// No columns: there is no model.
    public static var fetchableEntity: FetchableEntity { FetchableEntity(name: "", columns: []) }
}
