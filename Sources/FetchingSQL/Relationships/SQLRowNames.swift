import FetchingCore

/// The aliases of the rows that a statement reads from, where there are several.
final class SQLRowNames {
    private var names: [(row: RowSource, quotedName: String)] = []

    /// In lower case, since databases compare names without regard to case.
    private var taken: [String] = []

    /// The name of the root row.
    private(set) var root: String?

    private let longestName: Int

    /// - Parameter longestName: As many bytes of a name are looked at.
    init(longestName: Int) { self.longestName = longestName }

    /// Names the root row as its table.
    func declareRoot(_ entity: FetchableEntity) {
        root = entity.quotedName
        taken.append(entity.name.cut(toBytes: longestName).lowercased())
    }

    /// Names a row. The name is followed by a number where it is taken.
    func declare(_ row: RowSource) -> String {
        let quotedName = unusedName(row.path.joined(separator: "."))
        names.append((row, quotedName))
        return quotedName
    }

    /// A quoted name that stands for no other row.
    func unusedName(_ wanted: String) -> String {
        var name = wanted.cut(toBytes: longestName)
        var number = 2
        while taken.contains(name.lowercased()) {
            let suffix = String(number)
            name = wanted.cut(toBytes: longestName - suffix.utf8.count) + suffix
            number += 1
        }
        taken.append(name.lowercased())
        return name.quotedIdentifier
    }

    /// - Throws: ``FetchError`` if the row is not in sight.
    func name(of row: RowSource) throws -> String {
        if case .root = row.kind, let root { return root }
        guard let name = names.last(where: { $0.row.isSame(as: row) }) else { throw FetchError.outsideOfClosure(row) }
        return name.quotedName
    }

    /// The aliases in scope, for ``restore(_:)``.
    var sight: (rows: Int, names: Int) { (names.count, taken.count) }

    /// Takes the rows out of sight that were declared since, and frees their names.
    func restore(_ sight: (rows: Int, names: Int)) {
        names.removeSubrange(sight.rows...)
        taken.removeSubrange(sight.names...)
    }
}

extension String {
    /// The text, without the scalars at its end that go beyond a number of bytes.
    fileprivate func cut(toBytes count: Int) -> String {
        guard utf8.count > count else { return self }
        var scalars = unicodeScalars
        while scalars.reduce(0, { $0 + UTF8.width($1) }) > count { scalars.removeLast() }
        return String(scalars)
    }
}
