import Foundation

/// A number that is the same for the same request in every process, and hardly ever for another: FNV-1a with 64 bits
/// (www.isthe.com/chongo/tech/comp/fnv) of what the request consists of, values included.
package struct RequestDigest: Hashable {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The rows that the closures of to-many relationships declare, from the outside in.
    private var elements: [RowSource] = []

    /// The scopes that hold for the rows of relationships; nil where all do.
    private var scopes: RequestScopes?

    package static func == (lhs: RequestDigest, rhs: RequestDigest) -> Bool { lhs.value == rhs.value }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }

    package init(_ tree: ExpressionTree) { add(tree) }

    private init(_ value: PrimitiveValue) { add(ExactValue(value.comparable)) }

    init(_ query: FetchQuery, of model: any Fetchable.Type) {
        add(model.fetchableEntity.name)
        // Policies are asked anew for each page, and may tell the time.
        add(query.withoutPolicies(of: model), of: model)
    }

    private mutating func add(_ query: FetchQuery, of model: any Fetchable.Type) {
        scopes = query.scopes
        if let source = query.source {
            add(source.query, of: model)
            if let each = source.each { add(each) }
            if let combination = source.combination {
                add("\(combination.operation) \(combination.others.count)")
                for other in combination.others { add(other, of: model) }
            }
        }
        add(query.isDistinct ? "distinct" : "all")
        if let lock = query.lock { add("\(lock)") }
        add("\(query.limit ?? -1) \(query.offset)")
        if let predicate = query.predicate { add(predicate) }
        for key in query.totalOrder(of: model) {
            add("sorted \(key.isAscending) \(key.nilIsFirst) \(key.options.rawValue)")
            if let locale = key.locale { add(locale.identifier) }
            add(key.tree)
        }
    }

    private mutating func add(_ each: RowsOfEach) {
        add("each \(each.limit) \(each.offset) \(each.keys.count)")
        for key in each.keys { add(key) }
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// A text with an end, so that two texts are not those of which the first is longer and the second shorter.
    private mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0xFF)
    }

    /// The values of a list, each once, whatever their order is: that of a set differs from process to process.
    private mutating func add(_ values: [PrimitiveValue]) {
        for digest in Set(values.map { RequestDigest($0).value }).sorted() {
            for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: digest >> shift)) }
        }
    }

    private mutating func add(_ value: ExactValue) {
        var data = Data()
        data.append(value.value)
        for byte in data { add(byte) }
        add(0xFF)
    }
}

extension RequestDigest {
    private mutating func add(_ tree: ExpressionTree) {
        if DeepStack.isNeeded(for: tree) { return DeepStack.run { add(tree) } }
        for part in NodeSignature(tree, within: elements).parts { add(part) }
        let rows = tree.relatedRows
        if let rows { elements.append(rows.element) }
        for child in tree.chainedChildren { add(child) }
        if rows != nil { elements.removeLast() }
        add(0xFE)
    }

    private mutating func add(_ part: NodeSignature.Part) {
        switch part {
        case .word(let word): add(word)
        case .text(let text): add(text.text)
        case .value(let value): add(value)
        case .values(let set): add(set.values)
        case .element(let place): add("element \(place)")
        case .relationship(let relationship): add(relationship)
        case .objects(let objects):
            for identifier in Set(objects.map { "\($0.identifier)" }).sorted() { add(identifier) }
        case .detail: break
        }
    }

    private mutating func add(_ relationship: Relationship) {
        for hop in relationship.hops {
            add(hop.target.fetchableEntity.name)
            for column in hop.columns + hop.targetColumns { add(column.name) }
            // The digest of a relationship that is none stays as it was.
            if let recursion = hop.recursion { add("recursively \(recursion.depth ?? 0)") }
            if let scope = hop.scope(in: scopes) { add(scope) }
        }
    }
}
