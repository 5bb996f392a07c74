/// The keys by which models are related to others: each different one makes a group.
@usableFromInline
package struct RelatedKeys {
    /// The columns of the keys.
    @usableFromInline package let columns: [FetchableColumn]

    /// The values of the keys, one for each column, group by group.
    package private(set) var values: [PrimitiveValue] = []

    @usableFromInline package private(set) var count = 0

    /// The group of each model, negative where a part of the key is nil.
    @usableFromInline private(set) var groups: [Int] = []

    /// A model of each group.
    private(set) var representatives: [UnsafeRawPointer] = []

    private var integers: [Int64: Int] = [:]
    private var others: [[ExactValue]: Int] = [:]

    /// - Parameters:
    ///   - columns: The columns of the keys.
    ///   - model: The type of the models.
    ///   - models: Where the models are, which must stay there as long as ``representatives`` are looked at.
    init(
        _ columns: [FetchableColumn], of model: any Fetchable.Type, in models: UnsafeRawPointer?, count: Int,
        stride: Int
    ) throws {
        self.columns = columns
        groups.reserveCapacity(count)
        guard let models else { return }
        let rows = (0..<count).lazy.map { models + $0 * stride }
        switch MemoryKey(try columns.map { try $0.reader(of: model) }) {
        case .integer(let read):
            for row in rows {
                guard let key = try read(row) else {
                    groups.append(-1)
                    continue
                }
                if let group = integers[key] {
                    groups.append(group)
                } else {
                    integers[key] = newGroup(of: row, with: [.int64(key)])
                }
            }
        case .values(let read):
            for row in rows {
                guard let key = try read(row) else {
                    groups.append(-1)
                    continue
                }
                if let group = others[key] {
                    groups.append(group)
                } else {
                    others[key] = newGroup(of: row, with: key.map(\.value))
                }
            }
        }
    }

    /// Forgets where the models are, once they may not be there any more.
    mutating func forgetModels() { representatives = [] }

    private mutating func newGroup(of row: UnsafeRawPointer, with key: [PrimitiveValue]) -> Int {
        defer { count += 1 }
        representatives.append(row)
        values += key
        groups.append(count)
        return count
    }

    /// Whether a key is a single integer, which is looked up by ``group(of:)-(Int64)``.
    package var isInteger: Bool { columns.count == 1 && columns[0].type == .int64 }

    /// The group of a key, nil if there is none.
    @usableFromInline
    package func group(of key: Int64) -> Int? { integers[key] }

    /// The group of a key, nil if there is none.
    @usableFromInline
    package func group(of key: [PrimitiveValue]) -> Int? {
        if key.count == 1, case .int64(let integer) = key[0] { return integers[integer] }
        return others[key.map { ExactValue($0.comparable) }]
    }
}

extension RelatedKeys {
    /// The elements of each group, in order.
    @inlinable
    func lists<Element>(_ elements: [Element], _ groupsOfElements: [Int]) -> [[Element]] {
        var counts = [Int](repeating: 0, count: count)
        for group in groupsOfElements { counts[group] += 1 }
        var lists: [[Element]] = counts.map { count in
            var list: [Element] = []
            list.reserveCapacity(count)
            return list
        }
        for (element, group) in zip(elements, groupsOfElements) { lists[group].append(element) }
        return groups.map { $0 < 0 ? [] : lists[$0] }
    }

    /// The element of each group, of which there is one at the most.
    ///
    /// - Throws: ``FetchError`` if there are more.
    @inlinable
    func optionals<Element>(_ elements: [Element], _ groupsOfElements: [Int]) throws -> [Element?] {
        var firsts = [Int](repeating: -1, count: count)
        for (index, group) in groupsOfElements.enumerated() {
            guard firsts[group] < 0 else { throw FetchError.ambiguousReference() }
            firsts[group] = index
        }
        return groups.map { group in
            guard group >= 0, firsts[group] >= 0 else { return nil }
            return elements[firsts[group]]
        }
    }
}
