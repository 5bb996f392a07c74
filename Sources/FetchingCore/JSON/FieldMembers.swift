// The members of a struct that is stored as JSON. They are values of their own: `ColumnMember` is a member that can be assigned to.

extension FetchableOperand where Self: RefusingNames, Value: FetchableFields {
    /// A value within the JSON.
    ///
    /// ```swift
    /// $0.place.city == "Rome"             // json_extract("place", '$.city') = 'Rome' COLLATE BINARY
    /// $0.place.spot.latitude > 41.9       // fetching_json_double("place", '["spot","latitude"]') > 41.9
    /// ```
    @_documentation(visibility: internal)
    public subscript<Part: FetchableValue>(
        dynamicMember field: KeyPath<Value.FetchableMembers, FetchableField<Value, Part>>
    ) -> FetchExpression<Model, Part> {
        FetchExpression(tree.part(Value.fetchableMembers[keyPath: field], as: Part.self))
    }

    /// Names a field that the struct does not have, of which its own subscript tells.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(
        dynamicMember field: KeyPath<Value.FetchableMembers, UnknownField<Value>>
    ) -> UnknownMember<Model> { UnknownMember() }

    /// Names a field that conditions cannot ask for, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Part>(
        dynamicMember field: KeyPath<Value.FetchableMembers, UnreadField<Value, Part>>
    ) -> UnknownMember<Model> {
        @available(*, unavailable, message: "conditions cannot ask JSON for a value of this type")
        get { UnknownMember() }
    }
}

extension FetchableOperand where Self: RefusingNames {
    /// A value within the JSON, nil where there is none.
    @_documentation(visibility: internal)
    public subscript<Fields: FetchableFields, Part: FetchableValue>(
        dynamicMember field: KeyPath<Fields.FetchableMembers, FetchableField<Fields, Part>>
    ) -> FetchExpression<Model, Part.Base?> where Value == Fields? {
        FetchExpression(tree.part(Fields.fetchableMembers[keyPath: field], as: Part.Base?.self))
    }

    /// Names a field that the struct does not have, of which its own subscript tells.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Fields: FetchableFields>(
        dynamicMember field: KeyPath<Fields.FetchableMembers, UnknownField<Fields>>
    ) -> UnknownMember<Model> where Value == Fields? { UnknownMember() }

    /// Names a field that conditions cannot ask for, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Fields: FetchableFields, Part>(
        dynamicMember field: KeyPath<Fields.FetchableMembers, UnreadField<Fields, Part>>
    ) -> UnknownMember<Model> where Value == Fields? {
        @available(*, unavailable, message: "conditions cannot ask JSON for a value of this type")
        get { UnknownMember() }
    }
}

extension ExpressionTree {
    /// A value within the JSON of a column.
    func part<Owner, Part>(
        _ field: FetchableField<Owner, Part>, as type: any FetchableValue.Type
    ) -> ExpressionTree {
        switch node {
        case .failure: self
        case .value(.column(let column)): column.part(field, as: type).map { ExpressionTree(.column($0)) } ?? .unreached
        case .value(.related(let column, let row)):
            column.part(field, as: type).map { .column($0, of: row) } ?? .unreached
        // What is computed, or is that of a group, is in no column.
        case .value, .condition: .unreached
        }
    }

    private static var unreached: ExpressionTree { ExpressionTree(failure: .membersOfComputed) }

    /// - Throws: ``FetchError`` for a struct that is stored as JSON.
    func requireComparison() throws {
        if storedColumn?.isJSONObject ?? false { throw FetchError.comparedJSON }
    }

    /// - Throws: ``FetchError`` for a struct that is stored as JSON, with the member and a step for which its values are compared.
    func requireComparison(for step: String) throws {
        do { try requireComparison() } catch { throw located(error, in: step) }
    }
}

extension FetchableColumn {
    /// - Throws: ``FetchError`` for a struct that is not only assigned, and for a value that JSON has in another form.
    func requireMeaning(of value: some FetchableValue, _ primitive: PrimitiveValue, in operation: String) throws {
        if let raw = try json?.raw?(value), raw != primitive { throw FetchError.storedUnlikeRawValue }
        guard isJSONObject else { return }
        switch operation {
        // A value that is assigned is compared with nothing.
        case "=": return
        case "??", "choose", "lag", "lead": throw FetchError.substitutedJSON
        // Every other operator compares.
        default: throw FetchError.comparedJSON
        }
    }
}
