import FetchingCore

/// Writes expressions as JSON.
struct StoredEncoder {
    /// The root row, and the elements of the relationships around the expression.
    private let rows: [RowSource]

    init() { rows = [.root] }

    private init(_ rows: [RowSource]) { self.rows = rows }

    /// The encoder of a condition on an element.
    func inside(_ element: RowSource) -> StoredEncoder { StoredEncoder(rows + [element]) }

    /// The name of a column of a row, such as `owner.name` or `../name`.
    func name(of column: FetchableColumn, in row: RowSource, at path: JSONPath) throws -> String {
        guard !column.isPartOfJSON, !column.isJSONObject else {
            throw StoredFilterError.noForm(
                "a value within JSON has no name in a stored filter", cure: "Give the value a property of its own",
                at: path)
        }
        return try name(column.property, isWay: column.isInStruct, in: row, at: path)
    }

    /// The name of a row that a to-one relationship leads to.
    func name(of row: RowSource, at path: JSONPath) throws -> String {
        guard case .toOne(let source, _, let name) = row.kind else {
            throw StoredFilterError.noForm(
                "a condition asks whether a row is missing that always exists", cure: "Leave the condition out",
                at: path)
        }
        return try self.name(name, in: source, at: path)
    }

    /// The name of the rows of a to-many relationship.
    func name(of rows: RelatedRows, at path: JSONPath) throws -> String {
        guard !rows.relationship.leadsToAll else {
            throw StoredFilterError.noForm(
                "'isIn' with a request and 'all' have no form in a stored filter", cure: "Use a relationship", at: path)
        }
        let name = rows.element.name ?? ""
        guard !rows.relationship.isRecursive || !name.contains(".") else {
            throw StoredFilterError.noForm(
                "'recursively' has no form in a stored filter",
                cure: "Declare the relationship by 'ToMany(recursively:)', which has a name", at: path)
        }
        return try self.name(name, in: rows.parent, at: path)
    }

    /// - Parameter isWay: Whether the name is a way through structs, with points.
    private func name(
        _ name: String, isWay: Bool = false, in row: RowSource, at path: JSONPath
    ) throws -> String {
        guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0 == "." && !isWay || $0 == "/" }) else {
            throw StoredFilterError.noForm(
                "a member's name is empty or has a '.' or '/'", cure: "Give the member another name", at: path)
        }
        switch row.kind {
        case .toOne(let source, _, let relationship):
            let name = try self.name(relationship, in: source, at: path) + "." + name
            guard name.utf8.count <= StoredFormat.longestName else {
                throw StoredFilterError.noForm("a name is too long", cure: "Take a shorter way to the member", at: path)
            }
            return name
        case .root: return outer(rows.count - 1) + name
        case .element:
            guard let index = rows.firstIndex(where: { $0 === row }) else { throw FetchError.outsideOfClosure(row) }
            return outer(rows.count - 1 - index) + name
        }
    }

    private func outer(_ count: Int) -> String { String(repeating: StoredFormat.outerRow, count: count) }
}

extension StoredEncoder {
    /// A value, as the property has it with which it is compared.
    func literal(
        _ value: PrimitiveValue, of type: PrimitiveType?, beside column: FetchableColumn?, at path: JSONPath
    ) throws -> JSONValue {
        if type?.element != nil { throw StoredFilterError.noFormOfArray(at: path) }
        let own = try column.map { try propertyValue(value, of: $0, at: path) } ?? value
        guard let type = column?.propertyType ?? type, own.type == type, let json = StoredValueForm.json(of: own) else {
            throw StoredFilterError.noForm(
                "a value has no form, such as a date outside of the years 0 to 9999", cure: "Use another value",
                at: path)
        }
        return json
    }

    func literal(_ value: PrimitiveValue, for tree: ExpressionTree, at path: JSONPath) throws -> JSONValue {
        try literal(value, of: tree.valueType, beside: tree.storedColumn, at: path)
    }

    private func propertyValue(
        _ value: PrimitiveValue, of column: FetchableColumn, at path: JSONPath
    ) throws -> PrimitiveValue {
        guard column.storage != nil else { return value }
        // What would be read as another value than was written is not written.
        guard let own = try? column.propertyValue(of: value), let stored = try? column.storedValue(of: own),
            stored == value
        else {
            throw StoredFilterError.noForm(
                "the property '\(column.property)' cannot hold a value", cure: "Use a value that it can hold", at: path)
        }
        return own
    }
}
