public import FetchingCore

/// The members of a model that a stored filter may name.
///
/// ```swift
/// StoredMembers<Pet>.stored                                        // every stored property of the model
/// StoredMembers<Pet>.only(\.name, \.age)
/// StoredMembers<Pet>.only(\.name).following(\.owner, .only(\.name))     // "name" and "owner.name"
/// StoredMembers<Pet>.everything                                    // relationships too, and what is behind them
/// ```
public struct StoredMembers<Model: Fetchable>: Sendable {
    private(set) var table: StoredMemberTable

    /// Every stored property of the model, and no relationship. A filter then sees nothing of other tables.
    public static var stored: StoredMembers {
        var table = StoredMemberTable(of: Model.self)
        for column in Model.fetchableEntity.columns { table.add(column) }
        return StoredMembers(table: table)
    }

    /// Every stored property and every relationship, with all members behind it: for trusted filters.
    public static var everything: StoredMembers { StoredMembers(table: .everything(of: Model.self)) }

    /// The given members.
    ///
    /// ```swift
    /// .only(\.name, \.age)
    /// ```
    public static func only(_ members: (Model.FetchableMembers) -> any ModelColumn<Model>...) -> StoredMembers {
        StoredMembers(table: StoredMemberTable(of: Model.self)).adding(members)
    }

    /// The given members as well, such as one that was declared by hand.
    ///
    /// ```swift
    /// .stored.adding(\.rank)
    /// ```
    public func adding(_ members: (Model.FetchableMembers) -> any ModelColumn<Model>...) -> StoredMembers {
        adding(members)
    }

    private func adding(_ members: [(Model.FetchableMembers) -> any ModelColumn<Model>]) -> StoredMembers {
        var allowed = self
        for member in members { allowed.table.add(member(Model.fetchableMembers).column) }
        return allowed
    }
}

extension StoredMembers {
    /// A to-one relationship as well, with the members behind it.
    ///
    /// ```swift
    /// .stored.following(\.owner, .only(\.name))     // {"member": "owner.name", …}, {"row": "owner", "is": "missing"}
    /// ```
    ///
    /// - Parameters:
    ///   - relationship: The relationship.
    ///   - members: The members behind it. The closure runs when a filter goes there, so relationships may form a
    ///     cycle.
    public func following<Target>(
        _ relationship: KeyPath<Model.FetchableMembers, ToOneMember<Model, Target>>,
        _ members: @autoclosure @escaping @Sendable () -> StoredMembers<Target>
    ) -> StoredMembers {
        let related = Model.fetchableMembers[keyPath: relationship]
        return following(FetchableRelationship(related)) { members().table }
    }

    /// A to-many relationship as well, with the members behind it.
    ///
    /// ```swift
    /// .stored.following(\.pets, .only(\.age))     // {"exists": "pets", "where": {"member": "age", …}}
    /// ```
    ///
    /// - Parameters:
    ///   - relationship: The relationship.
    ///   - members: The members behind it. The closure runs when a filter goes there, so relationships may form a
    ///     cycle.
    public func following<Target>(
        _ relationship: KeyPath<Model.FetchableMembers, ToManyMember<Model, Target>>,
        _ members: @autoclosure @escaping @Sendable () -> StoredMembers<Target>
    ) -> StoredMembers {
        let related = Model.fetchableMembers[keyPath: relationship]
        return following(FetchableRelationship(related)) { members().table }
    }

    private func following(
        _ relationship: FetchableRelationship, _ target: @escaping @Sendable () -> StoredMemberTable
    ) -> StoredMembers {
        var allowed = self
        allowed.table.add(
            StoredRelationship(
                relationship: relationship.relationship, isToMany: relationship.isToMany, target: target),
            named: relationship.name)
        return allowed
    }
}
