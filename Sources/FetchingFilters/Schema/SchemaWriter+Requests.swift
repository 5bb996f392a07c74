import FetchingCore

private typealias Key = StoredFormat.Key

extension SchemaWriter {
    /// The keys of a request beside its condition.
    var requestMembers: [JSONMember] {
        let terms = sortTerms(in: scopes[0])
        let none = terms.isEmpty ? [JSONMember("maxItems", .integer(0))] : [JSONMember("items", .any(of: terms))]
        return [
            JSONMember(Key.sort, .schema("array", none)),
            JSONMember(Key.limit, count(upTo: limits.models)), JSONMember(Key.offset, count(upTo: nil)),
            JSONMember(Key.isDistinct, .schema("boolean")),
        ]
    }

    /// A number of models, or null where there is no limit.
    private func count(upTo limit: Int?) -> JSONValue {
        let number = JSONValue.integer(in: 0...Int64(max(0, limit ?? .max)))
        return limit == nil ? .any(of: [number, .schema("null")]) : number
    }

    private func sortTerms(in scope: SchemaScope) -> [JSONValue] {
        kinds.all.indices.flatMap { kind -> [JSONValue] in
            guard kinds.all[kind].isOrdered else { return [] }
            let names = members(of: kind, in: scope)
            let literal = kinds.all[kind].isComputed ? literal(kind) : nil
            let operands = [computed(kind, in: scope), literal].compactMap { $0 }
            let subjects =
                (names.isEmpty ? [] : [JSONMember(Key.member, names.schema)])
                + (operands.isEmpty ? [] : [JSONMember(Key.operand, .any(of: operands))])
            return subjects.map { .closed([JSONMember(Key.order, orders(of: kind)), $0, nils]) }
        }
    }

    private var nils: JSONMember {
        JSONMember(Key.nils, .enumeration(StoredNilOrder.allCases.map(\.rawValue)))
    }

    /// Options are for texts. What is stored in a form of its own is not folded.
    func orders(of kind: Int) -> JSONValue {
        var suffixes = [""]
        if kinds.all[kind].isPlain(.text) {
            suffixes = StoredOperation.allSuffixes
        } else if kinds.all[kind].type == .text {
            suffixes += StoredOperation.suffix(for: .normalized).map { [$0] } ?? []
        }
        return .enumeration(
            [StoredFormat.ascending, StoredFormat.descending].flatMap { order in suffixes.map { order + $0 } })
    }
}
