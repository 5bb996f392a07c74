import FetchingCore

/// The part of a row that stays when its values change. Several rows with one identifier are the first of it, the second, ….
struct RowIdentity: Hashable {
    private let identifier: AnyHashable
    private let occurrence: Int

    /// - Parameter identifier: Gives what identifies an element.
    static func identities<Element>(of elements: [Element], by identifier: (Element) -> AnyHashable) -> [RowIdentity] {
        var counts: [AnyHashable: Int] = [:]
        counts.reserveCapacity(elements.count)
        return elements.map { element in
            let identifier = identifier(element)
            defer { counts[identifier, default: 0] += 1 }
            return RowIdentity(identifier: identifier, occurrence: counts[identifier] ?? 0)
        }
    }
}

extension KeyedFetchable {
    /// The values of the key. Models whose key cannot be stored are in no database.
    package var rowIdentifier: AnyHashable {
        AnyHashable((try? Self.primaryKeyValues(of: primaryKey)) ?? [])
    }
}
