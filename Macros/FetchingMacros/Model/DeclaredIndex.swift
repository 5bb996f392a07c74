import SwiftSyntax

/// An index that a model declares by `@Index` or `@Unique`, on the type.
struct DeclaredIndex {
    struct Column {
        let property: StoredProperty
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
        columns.map { "\($0.property.name) \($0.isDescending)" }
            == other.columns.map { "\($0.property.name) \($0.isDescending)" }
    }
}

/// The attribute of a property that gives it an index of its own.
enum PropertyIndex {
    case plain, unique
}
