import SwiftSyntax

/// An index that a model declares by `@Index` or `@Unique`, on the type.
struct DeclaredIndex {
    struct Column {
        let property: StoredProperty

        /// The names of the properties of the struct that the property is, as Swift code; none for a property of one column.
        var path: [String] = []

        let isDescending: Bool
    }

    let columns: [Column]
    let isUnique: Bool
}

extension DeclaredIndex {
    /// The index of an attribute of a property.
    init(_ kind: PropertyIndex, of property: StoredProperty) {
        self.init(columns: [Column(property: property, isDescending: false)], isUnique: kind == .unique)
    }

    /// Whether another index has the same columns in the same order.
    func isSame(as other: DeclaredIndex) -> Bool {
        columns.map(\.words) == other.columns.map(\.words)
    }
}

extension DeclaredIndex.Column {
    /// The way to the column, as errors name it.
    var name: String { ([property.name] + path).joined(separator: ".") }

    fileprivate var words: [String] { [name, "\(isDescending)"] }
}

/// The attribute of a property that gives it an index of its own.
enum PropertyIndex {
    case plain, unique
}
