// As in `ModelUpdate+Values.swift`, no overload gives the struct itself: with one in sight, a member of it would be that of the struct.

extension ModelUpdate {
    /// A struct in columns: its members, and the place for a struct of the same type.
    ///
    /// ```swift
    /// $0.site.city = "Rome"                    // SET "site_city" = 'Rome'
    /// ```
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Model.FetchableMembers, Members>
    ) -> SpreadUpdate<Members> where Members.Model == Model {
        get { SpreadUpdate(update: self, members: Model.fetchableMembers[keyPath: member]) }
        set { assign(newValue, to: Model.fetchableMembers[keyPath: member]) }
    }

    /// Assigns a struct.
    ///
    /// ```swift
    /// $0.site = Site(city: "Rome")             // SET "site_city" = 'Rome', "site_zip" = NULL
    /// ```
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Model.FetchableMembers, Members>
    ) -> any SpreadFields<Members.Fields> where Members.Model == Model {
        // There is no value to give, and no program that asks for one compiles.
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { preconditionFailure("unavailable") }
        set { assign(anyWhole: newValue, toSpread: Model.fetchableMembers[keyPath: member]._spread) }
    }

    /// Assigns a struct of another row, as in `$0.site = $1.site` in a conflict.
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Model.FetchableMembers, Members>
    ) -> any RequiredSpread<Model, Members.Fields> where Members.Model == Model {
        get { SpreadUpdate(update: self, members: Model.fetchableMembers[keyPath: member]) }
        set { assign(newValue._values, toSpread: Model.fetchableMembers[keyPath: member]._spread) }
    }

    /// A struct in columns that may be nil: its members, which can be read.
    ///
    /// ```swift
    /// $0.city = $0.formerSite.city             // SET "city" = "formerSite_city"
    /// ```
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Model.FetchableMembers, OptionalSpread<Members>>
    ) -> OptionalSpreadUpdate<Members> where Members.Model == Model {
        get { OptionalSpreadUpdate(update: self, members: Model.fetchableMembers[keyPath: member].members) }
        set { assign(newValue._values, toSpread: Model.fetchableMembers[keyPath: member]._spread) }
    }

    /// Assigns a struct or nil.
    ///
    /// ```swift
    /// $0.formerSite = nil                      // SET "formerSite_city" = NULL, "formerSite_zip" = NULL
    /// ```
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Model.FetchableMembers, OptionalSpread<Members>>
    ) -> Members.Fields? where Members.Model == Model {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { nil }
        set { assign(whole: newValue, toSpread: Model.fetchableMembers[keyPath: member]._spread) }
    }

    /// Assigns another struct in columns, or that of another row.
    ///
    /// ```swift
    /// $0.formerSite = $0.site                  // SET "formerSite_city" = "site_city", "formerSite_zip" = "site_zip"
    /// ```
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Model.FetchableMembers, OptionalSpread<Members>>
    ) -> any AssignedSpread<Model, Members.Fields> where Members.Model == Model {
        get { OptionalSpreadUpdate(update: self, members: Model.fetchableMembers[keyPath: member].members) }
        set { assign(newValue._values, toSpread: Model.fetchableMembers[keyPath: member]._spread) }
    }
}
