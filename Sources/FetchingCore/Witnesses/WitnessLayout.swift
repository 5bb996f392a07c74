/// The rows of a witness: the model itself, and the related rows that the predicate reads, those of each relationship once.
struct WitnessLayout {
    /// A place for rows of one model that are alike but for their keys.
    struct Slot {
        let model: any RowDecodable.Type
        let columns: [FetchableColumn]

        /// The place of the row that they belong to; nil for the root row, and for all rows of a model.
        var parent: Int?

        /// The step that leads from there to here.
        var hop: RelationshipHop?

        /// The names of the relationships that lead there from the root row.
        var path: [String] = []

        /// Whether the row that they belong to refers to them by their key.
        var isReferredTo = false

        /// The values of a row for which the predicate wants none.
        let defaults: [PrimitiveValue]

        /// The places of the columns of the key.
        let key: [Int]

        /// The places of the columns in which rows have to differ.
        let distinct: Set<Int>

        /// The number of rows for which the predicate wants none.
        var count: Int64 = 1
    }

    private(set) var slots: [Slot]
    private var elements: [ObjectIdentifier: Int] = [:]

    /// The conditions that decide which related rows there are, each on the row of a place.
    private(set) var scopeTrees: [(slot: Int, tree: ExpressionTree)] = []

    /// The most places: each is a table of the database.
    private static let maximumSlots = 64

    /// Constants of the predicate: values of columns of which no others are known.
    private let known: [PrimitiveValue]

    init<Model: RowDecodable>(_ model: Model.Type, like example: Model?, knowing known: [PrimitiveValue]) throws {
        self.known = known
        slots = [try Slot(model, values: example.map { try model.values(of: $0) }, known)]
    }

    /// Takes the rows in that a condition on the root row reads.
    mutating func addRows(of tree: ExpressionTree) throws {
        guard tree.hasRelationships else { return }
        try tree.visitNodes { part in
            try part.forEachRow { _ = try slot(of: $0) }
            if let rows = part.relatedRows { try add(rows) }
            return part.hasRelationships
        }
    }

    private mutating func add(_ rows: RelatedRows) throws {
        guard elements[ObjectIdentifier(rows.element)] == nil else { return }
        var place: Int? = rows.relationship.leadsToAll ? nil : try slot(of: rows.parent)
        let hops = rows.relationship.hops
        let name = rows.relationship.leadsToAll ? "all(\(rows.target).self)" : rows.element.name ?? ""
        for (index, hop) in hops.enumerated() {
            place = try step(hop, from: place, named: index == hops.count - 1 ? name : "\(hop.target)")
        }
        elements[ObjectIdentifier(rows.element)] = place
    }

    /// The place of a row.
    mutating func slot(of row: RowSource) throws -> Int {
        switch row.kind {
        case .root: return 0
        case .element:
            guard let place = elements[ObjectIdentifier(row)] else { throw FetchError.outsideOfClosure(row) }
            return place
        case .toOne(let source, let relationship, let name):
            return try step(relationship.hops[0], from: slot(of: source), named: name, isReferredTo: true)
        }
    }

    /// The place of related rows that a condition asks about; nil where it has none.
    func slot(of rows: RelatedRows) -> Int? { elements[ObjectIdentifier(rows.element)] }

    private mutating func step(
        _ hop: RelationshipHop, from parent: Int?, named name: String, isReferredTo: Bool = false
    ) throws -> Int {
        var step = hop
        step.recursion = nil
        if let known = slots.firstIndex(where: { $0.hop == step && $0.parent == parent }) { return known }
        guard slots.count < Self.maximumSlots else { throw FetchError.tooManyRows(limit: Self.maximumSlots) }
        try step.requireKeys()
        guard let target = step.target as? any RowDecodable.Type else { throw FetchError.notOfRows.on(step.target) }
        var slot = try Slot(target, values: nil, known)
        slot.parent = parent
        slot.path = (parent.map { slots[$0].path } ?? []) + [name]
        slot.hop = step
        slot.isReferredTo = isReferredTo || step.leadsToTheKey
        slot.count = slot.isReferredTo && !step.columns.contains(where: \.isOptional) ? 1 : 0
        slots.append(slot)
        return slots.count - 1
    }

    /// Takes the rows in that the scopes of related rows read.
    mutating func addScopes(_ scopes: RequestScopes?) throws {
        var place = 1
        while place < slots.count {
            if let scope = slots[place].hop?.scope(in: scopes) { scopeTrees.append((place, scope)) }
            place += 1
        }
    }

    /// Takes the rows in that a table with foreign keys needs: those to which a reference that is never nil leads.
    mutating func addRequiredRows() throws {
        var place = 0
        while place < slots.count {
            for entry in slots[place].model.fetchableRelationships where !entry.isToMany {
                let hops = entry.relationship.hops
                guard hops.count == 1, entry.relationship.failure == nil, hops[0].held == nil, hops[0].leadsToTheKey,
                    !hops[0].columns.contains(where: \.isOptional), !isRepeated(hops[0], at: place)
                else { continue }
                _ = try step(hops[0], from: place, named: entry.name)
            }
            place += 1
        }
    }

    /// Whether the step leads from a row that it led to, and so on without an end.
    private func isRepeated(_ hop: RelationshipHop, at place: Int) -> Bool {
        var next: Int? = place
        while let place = next {
            if slots[place].hop == hop { return true }
            next = slots[place].parent
        }
        return false
    }
}

extension WitnessLayout.Slot {
    fileprivate init<Model: RowDecodable>(
        _ model: Model.Type, values: [PrimitiveValue]?, _ known: [PrimitiveValue]
    ) throws {
        let entity = Model.fetchableEntity
        let key = Set(Model.keyed?.primaryKeyColumns.map(\.name) ?? [])
        var distinct = key
        for index in entity.indexes where index.isUnique { distinct.formUnion(index.columns.map(\.column.name)) }
        let places = Set(entity.columns.indices.filter { distinct.contains(entity.columns[$0].name) })
        let defaults =
            try values
            ?? entity.columns.enumerated().map { index, column in
                let values = column.witnessDefaults(seed: places.contains(index) ? 1 : 0)
                guard let value = values.first ?? known.first(where: column.canHold) else {
                    throw FetchError.noKnownValue(of: column).on(model)
                }
                return value
            }
        self.init(
            model: model, columns: entity.columns, defaults: defaults,
            key: entity.columns.indices.filter { key.contains(entity.columns[$0].name) }, distinct: places)
    }
}

extension RelationshipHop {
    /// Whether it leads to at most one row.
    fileprivate var leadsToTheKey: Bool {
        guard let keyed = target.keyed else { return false }
        return Set(targetColumns.map(\.name)) == Set(keyed.primaryKeyColumns.map(\.name))
    }
}

extension FetchError {
    fileprivate static func tooManyRows(limit: Int) -> FetchError {
        FetchError(
            .tooLarge, reason: "the predicate follows more than \(limit) relationships",
            cure: "Ask about its parts, one by one")
    }

    fileprivate static var notOfRows: FetchError {
        FetchError(
            .unsupported, reason: "the model is an object and cannot be made of values",
            cure: "Ask about the conditions that do not lead to it")
    }

    fileprivate static func noKnownValue(of column: FetchableColumn) -> FetchError {
        FetchError(
            .unsupported, reason: "no value of '\(column.property)' is known",
            cure: "Give a model whose values are taken, with 'like'",
            member: column.property)
    }
}
