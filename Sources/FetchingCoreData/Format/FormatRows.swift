import FetchingCore

/// The names of rows in a format.
struct FormatRows {
    /// The variables of the subqueries around, from the outside in.
    private var variables: [(element: RowSource, name: String)] = []
    private var count = 0

    /// A row itself: `SELF`, `$pets`, or the key path of a to-one relationship.
    func fragment(of row: RowSource) throws -> FormatFragment {
        switch row.kind {
        case .root:
            try requireRootInSight()
            return "SELF"
        case .element: return "\(word: try variable(of: row))"
        case .toOne: return try keyPath([], of: row)
        }
    }

    /// A key path that begins at a row. Below a variable it is written, for no argument can stand for it there.
    func keyPath(_ names: [String], of row: RowSource) throws -> FormatFragment {
        let (base, path) = (row.base, row.toOnePath + names)
        if case .root = base.kind {
            try requireRootInSight()
            return "\(key: try path.map(FormatIdentifier.key).joined(separator: "."))"
        }
        let written = try path.map(FormatIdentifier.written).joined(separator: ".")
        return "\(word: try variable(of: base) + "." + written)"
    }

    /// A key path that ends in an aggregate, such as `pets.@count` or `pets.@sum.age`.
    func keyPath(_ names: [String], aggregate: String, _ member: String?, of row: RowSource) throws -> FormatFragment {
        let (base, path) = (row.base, row.toOnePath + names)
        if case .root = base.kind {
            try requireRootInSight()
            let keys =
                try path.map(FormatIdentifier.key) + [aggregate] + [member].compactMap(\.self).map(FormatIdentifier.key)
            return "\(key: keys.joined(separator: "."))"
        }
        let keys =
            try path.map(FormatIdentifier.written) + [aggregate]
            + [member].compactMap(\.self).map(FormatIdentifier.written)
        return "\(word: try variable(of: base) + "." + keys.joined(separator: "."))"
    }

    /// Nothing is published about what a key path without a variable begins at inside of a subquery.
    private func requireRootInSight() throws {
        guard variables.isEmpty else {
            throw FetchError.notInFormat(
                "related objects by a condition that reads the object outside as well",
                cure: "Compare the related objects with values, or follow a relationship back to the object")
        }
    }

    private func variable(of element: RowSource) throws -> String {
        guard let name = variables.last(where: { $0.element === element })?.name else {
            throw FetchError.outsideOfClosure(element)
        }
        return "$" + name
    }

    /// Names a row for the time in which a closure runs.
    mutating func declare(_ element: RowSource) -> String {
        count += 1
        let name = element.name ?? ""
        let isUsable = FormatIdentifier.isIdentifier(name) && !FormatIdentifier.isReserved(name)
        let isTaken = variables.contains { $0.name == name }
        let variable = isUsable && !isTaken ? name : "row\(count)"
        variables.append((element, variable))
        return "$" + variable
    }

    mutating func removeLast() { variables.removeLast() }
}

extension RowSource {
    /// The names of the to-one relationships on the way from the base.
    fileprivate var toOnePath: [String] {
        if case .toOne(let source, _, let name) = kind { source.toOnePath + [name] } else { [] }
    }
}
