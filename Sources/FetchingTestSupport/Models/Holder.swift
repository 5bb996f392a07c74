import Fetching

/// A row with two values of any type: a table in which every operator can be tried on that type.
struct Holder<Value: FetchableValue>: ConformanceModel {
    let id: Int
    let value: Value
    let other: Value

    struct FetchableMembers: FetchableMemberContainer {
        typealias Model = Holder
        let id = FetchableMember<Holder, Int>("id", keyPath: { \.id }, value: { $0.id })
        let value = FetchableMember<Holder, Value>("value", keyPath: { \.value }, value: { $0.value })
        let other = FetchableMember<Holder, Value>("other", keyPath: { \.other }, value: { $0.other })
    }

    // A generic type has no static stored properties.
    static var fetchableMembers: FetchableMembers { FetchableMembers() }

    static var fetchableEntity: FetchableEntity {
        let members = fetchableMembers
        return FetchableEntity(
            name: "holder", columns: [members.id.column, members.value.column, members.other.column])
    }
}

extension Holder {
    init<Row: FetchableRow>(fetching row: inout Row) throws {
        id = try row.decode(Int.self)
        value = try row.decode(Value.self)
        other = try row.decode(Value.self)
    }

    /// A row for each pair of values, so that each meets each.
    static func pairs(of values: [Value]) -> [Holder] {
        var id = 0
        return values.flatMap { value in
            values.map { other in
                id += 1
                return Holder(id: id, value: value, other: other)
            }
        }
    }

    /// A row for each value.
    static func rows(of values: [Value]) -> [Holder] {
        values.enumerated().map { Holder(id: $0 + 1, value: $1, other: $1) }
    }
}
