/// Rows of a list that have a value in common: a collection of them.
///
/// ```swift
/// for section in list.sections { print(section.id, section.count) }
/// ```
public struct ListSection<Key: Hashable, Element>: RandomAccessCollection, Identifiable {
    /// The value that the rows have in common.
    public let id: Key

    private let rows: ArraySlice<Element>

    init(id: Key, rows: ArraySlice<Element>) {
        self.id = id
        self.rows = rows
    }

    /// The rows, in the order of the list.
    public var elements: [Element] { Array(rows) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }
    public subscript(position: Int) -> Element { rows[rows.startIndex + position] }
}

extension ListSection: Sendable where Key: Sendable, Element: Sendable {}
extension ListSection: Equatable where Element: Equatable {}

/// The key of a section under a type that a cast does not take for another.
struct SectionKey<Value: Hashable>: Hashable {
    let value: Value
}

/// The place of a section among the rows of a list.
struct SectionRange: Equatable {
    let key: AnyHashable
    let rows: Range<Int>

    /// The runs of the same key.
    static func ranges(of keys: [AnyHashable]) -> [SectionRange] {
        var ranges: [SectionRange] = []
        var start = 0
        for offset in keys.indices where offset + 1 == keys.count || keys[offset + 1] != keys[offset] {
            ranges.append(SectionRange(key: keys[offset], rows: start..<(offset + 1)))
            start = offset + 1
        }
        return ranges
    }
}
