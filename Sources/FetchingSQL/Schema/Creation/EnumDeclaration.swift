package import FetchingCore

/// The enum type of a column in PostgreSQL.
package struct EnumDeclaration {
    /// The name of the type, as SQL writes it.
    package let quotedName: String

    /// The raw values, nil where the Swift type lists none.
    let labels: [String]?

    /// Nil for a column of another type.
    ///
    /// - Throws: `FetchError`, or the error of a storage, for a case that cannot be stored.
    package init?(of column: FetchableColumn) throws {
        guard let name = column.enumType?.quoted else { return nil }
        quotedName = name
        labels = try column.valueType.casesOfBase?.compactMap { value in
            if case .text(let label) = try value.primitiveValue() { label } else { nil }
        }
    }

    /// `CREATE TYPE "plan" AS ENUM ('freemium', 'premium')`, or a comment.
    package var statement: String {
        guard let labels else {
            return "-- CREATE TYPE \(quotedName) AS ENUM (…): a property that is 'CaseIterable' tells the labels"
                .commented
        }
        return "CREATE TYPE \(quotedName) AS ENUM (\(labels.map { $0.quoted(by: "'") }.joined(separator: ", ")))"
    }
}

extension FetchableValue {
    /// The cases of the type, without `Optional`; nil where it lists none.
    fileprivate static var casesOfBase: [any FetchableValue]? {
        func cases<Listed: CaseIterable>(_: Listed.Type) -> [any FetchableValue] {
            Listed.allCases.compactMap { $0 as? any FetchableValue }
        }
        let type: Any.Type = (Base.self as? any FetchableArray.Type)?.elementBase ?? Base.self
        guard let listed = type as? any CaseIterable.Type else { return nil }
        return cases(listed)
    }
}
