public import FetchingCore

/// A model of the objects of a subclass, whose superclass is a model too.
///
/// A class inherits the conformance of its superclass, with its members, and cannot conform to `Fetchable` again.
/// So `@Fetchable` makes another model for its objects, in the class:
///
/// ```swift
/// @Fetchable class Animal: NSManagedObject { @NSManaged var name: String }
/// @Fetchable class Dog: Animal { @NSManaged var breed: String }
///
/// Dog.request().all().where { $0.breed == "Poodle" && $0.name.hasPrefix("M") }    // of Dog.FetchedModel
/// ```
public protocol FetchableSubclass: Fetchable where FetchableMembers: FetchableSubclassMembers {
    /// The class of the objects.
    associatedtype Object: AnyObject

    /// The model of the superclass.
    associatedtype Parent: Fetchable

    /// Makes the model of an object.
    init(_ object: Object)

    /// The object.
    var object: Object { get }
}

/// The typed members of a model of a subclass: its own, and those of the superclass.
@dynamicMemberLookup
public protocol FetchableSubclassMembers: FetchableMemberContainer where Model: FetchableSubclass {}

extension FetchableSubclassMembers {
    /// A member of the superclass.
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Model.Parent.FetchableMembers, FetchableMember<Model.Parent, Value>>
    ) -> FetchableMember<Model, Value> {
        FetchableMember(column: Model.Parent.fetchableMembers[keyPath: member].column)
    }

    /// A value that the superclass computes of its members.
    public subscript<Operand: FetchableOperand>(
        dynamicMember member: KeyPath<Model.Parent.FetchableMembers, Operand>
    ) -> FetchExpression<Model, Operand.Value> where Operand.Model == Model.Parent {
        FetchExpression(Model.Parent.fetchableMembers[keyPath: member].tree)
    }

    /// A relationship of the superclass.
    public subscript<Target: Fetchable>(
        dynamicMember member: KeyPath<Model.Parent.FetchableMembers, ToOneMember<Model.Parent, Target>>
    ) -> ToOneMember<Model, Target> {
        ToOneMember(Model.Parent.fetchableMembers[keyPath: member], of: .root)
    }

    /// A to-many relationship of the superclass.
    public subscript<Target: Fetchable>(
        dynamicMember member: KeyPath<Model.Parent.FetchableMembers, ToManyMember<Model.Parent, Target>>
    ) -> ToManyMember<Model, Target> {
        ToManyMember(Model.Parent.fetchableMembers[keyPath: member], of: .root)
    }
}

extension FetchableSubclass {
    @_documentation(visibility: internal)
    public static var _parentModel: (any Fetchable.Type)? { Parent.self }
}
