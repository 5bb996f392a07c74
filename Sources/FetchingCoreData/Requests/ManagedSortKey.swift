package import FetchingCore

/// A sort key in the terms of a sort descriptor.
package struct ManagedSortKey: Sendable, Equatable {
    package let keyPath: String
    package let isAscending: Bool

    /// Whether text is sorted by `caseInsensitiveCompare:` rather than as it is.
    package let isCaseInsensitive: Bool

    /// - Throws: ``FetchError`` if a sort descriptor cannot say what the key says.
    package init(_ key: SortKey) throws {
        do {
            let canBeNil: Bool
            switch key.tree.node {
            case .failure(let error): throw error
            case .value(.column(let column)) where column.isInStruct,
                .value(.related(let column, _)) where column.isInStruct:
                throw FetchError.notInOrder("a member of a struct in columns", cure: "Sort by another attribute")
            case .value where key.tree.isReadOfJSON:
                throw FetchError.notInOrder("a value within JSON", cure: "Sort by another attribute")
            case .value(.column(let column)) where column.type == .data || key.tree.holdsURL,
                .value(.related(let column, _)) where column.type == .data || key.tree.holdsURL:
                throw FetchError.notInOrder(
                    "data or URLs, which have no order in memory", cure: "Sort by another attribute")
            case .value(.column(let column)) where column.type.element != nil,
                .value(.related(let column, _)) where column.type.element != nil:
                throw FetchError.notInOrder("an array", cure: "Sort by another attribute")
            case .value(.column(let column)):
                keyPath = try FormatIdentifier.key(column.name)
                canBeNil = column.isOptional
            case .value(.related(let column, let row)) where row.base.isSame(as: .root):
                keyPath = try (row.path + [column.name]).map(FormatIdentifier.key).joined(separator: ".")
                canBeNil = true
            // Only an attribute has a key path.
            default:
                throw FetchError.notInOrder("a computed value", cure: "Sort by an attribute, or store the value in one")
            }
            let nilIsSmallest = key.nilIsFirst == key.isAscending
            guard nilIsSmallest || !canBeNil else {
                throw FetchError.notInOrder(
                    "nil as the largest value", cure: "Leave 'nilsFirst' or 'nilsLast' out")
            }
            guard !key.options.folding.contains(.diacriticInsensitive) else {
                throw FetchError.notInOrder(
                    "text without its accents, but by the rules of a language",
                    cure: "Store the folded text in an attribute and sort by that")
            }
            guard key.locale == nil else {
                throw FetchError.notInOrder(
                    "text as a given locale has it, but as the user's locale has it alone",
                    cure: "Sort the fetched objects, or give 'nsFetchRequest' a sort descriptor of your own")
            }
            isAscending = key.isAscending
            isCaseInsensitive = key.options.folding.contains(.caseInsensitive)
        } catch var error as FetchError {
            error.member = error.member ?? key.tree.member
            error.operation = error.operation ?? "sorted"
            throw error
        }
    }
}

extension FetchError {
    fileprivate static func notInOrder(_ what: String, cure: String) -> FetchError {
        FetchError(.unsupported, reason: "Core Data does not sort by \(what)", cure: cure)
    }
}
