import FetchingCore
import Foundation

extension SortDescriptor where Compared: Fetchable {
    /// - Throws: ``FetchError`` if a descriptor cannot say what the key says.
    init(fetching key: SortKey) throws {
        if case .failure(let error) = key.tree.node { throw error }
        do {
            guard case .value(.column(let column)) = key.tree.node else {
                throw FetchError.rejected(
                    "a sort descriptor takes a property, not a computed or related value", cure: "Sort by a property")
            }
            guard key.options.folding.isEmpty else {
                throw FetchError.rejected(
                    "a sort descriptor cannot leave out case or accents as other engines do",
                    cure: "Store the text folded and sort by that")
            }
            guard key.locale == nil else {
                throw FetchError.rejected(
                    "a sort descriptor orders text as the user's locale does, not as a given one",
                    cure: "Sort by the text as it is, or sort the result")
            }
            guard key.nilIsFirst == key.isAscending || !column.isOptional else {
                throw FetchError.rejected(
                    "a sort descriptor orders nil as the smallest value", cure: "Leave out 'nilsFirst' and 'nilsLast'")
            }
            self = try Self.descriptor(column, key.isAscending ? .forward : .reverse)
        } catch var error as FetchError {
            error.member = error.member ?? key.tree.member
            error.operation = error.operation ?? "sorted"
            throw error
        }
    }

    private static func descriptor(_ column: FetchableColumn, _ order: SortOrder) throws -> SortDescriptor {
        if column.isInStruct { throw FetchError.foundationStruct }
        if column.json != nil { throw FetchError.foundationJSON }
        if let storage = column.storage { throw FetchError.foundationStorage(storage.name) }
        guard let keyPath = column.keyPath else { throw FetchError.noKeyPath() }
        // Without a comparator, text would be sorted by the rules of the user's language.
        if let keyPath = keyPath as? KeyPath<Compared, String> {
            return SortDescriptor(keyPath.sendable, comparator: .lexical, order: order)
        }
        if let keyPath = keyPath as? KeyPath<Compared, String?> {
            return SortDescriptor(keyPath.sendable, comparator: .lexical, order: order)
        }
        func base<Value: FetchableValue>(_: Value.Type) -> any FetchableValue.Type { Value.Base.self }
        let type = base(column.valueType)
        guard let comparable = type as? any (FetchableValue & Comparable).Type else {
            throw FetchError.notComparable(type, by: "Comparable")
        }
        guard type.isOrderedAsStored else { throw FetchError.orderOfCustomType(type) }
        guard let descriptor = descriptor(keyPath, of: comparable, order) else { throw FetchError.noKeyPath() }
        return descriptor
    }

    private static func descriptor<Value: FetchableValue & Comparable>(
        _ keyPath: AnyKeyPath, of _: Value.Type, _ order: SortOrder
    ) -> SortDescriptor? {
        if let keyPath = keyPath as? KeyPath<Compared, Value> { return SortDescriptor(keyPath.sendable, order: order) }
        if let keyPath = keyPath as? KeyPath<Compared, Value?> { return SortDescriptor(keyPath.sendable, order: order) }
        return nil
    }
}
