/// A value or a number of rows that a witness can have.
enum WitnessCell: Hashable {
    case value(slot: Int, column: Int)
    case count(slot: Int)

    var isCount: Bool { if case .count = self { true } else { false } }

    var slot: Int {
        switch self {
        case .value(let slot, _), .count(let slot): slot
        }
    }
}

/// The values that a witness has in the place of the defaults.
struct WitnessWorld {
    var values: [WitnessCell: PrimitiveValue] = [:]

    subscript(cell: WitnessCell) -> PrimitiveValue? {
        get { values[cell] }
        set { values[cell] = newValue }
    }

    func with(_ cell: WitnessCell, _ value: PrimitiveValue) -> WitnessWorld {
        var world = self
        world.values[cell] = value
        return world
    }
}

/// The rows of a witness, those first that others refer to.
struct WitnessRows {
    struct Row {
        let slot: Int
        var values: [PrimitiveValue]
    }

    /// The rows in the order of their places: the root row is the first.
    private(set) var rows: [Row]

    /// Whether a reference leads to no row: databases with foreign keys reject it.
    private(set) var isDangling = false

    /// The rows that were made of each place.
    private var places: [[Int]]

    /// The values that belong to a relationship, by which a row belongs to another.
    private var linked: Set<WitnessCell> = []

    private static let maximumCopies: Int64 = 16

    init(_ world: WitnessWorld, in layout: WitnessLayout) {
        rows = []
        places = Array(repeating: [], count: layout.slots.count)
        for place in layout.slots.indices { addRows(at: place, world, layout) }
    }

    private mutating func addRows(at place: Int, _ world: WitnessWorld, _ layout: WitnessLayout) {
        let slot = layout.slots[place]
        var count = slot.count
        if case .int64(let wanted)? = world[.count(slot: place)] { count = min(max(wanted, 0), Self.maximumCopies) }
        if let parent = slot.parent {
            guard !places[parent].isEmpty else { return }
            if slot.isReferredTo { count = min(count, 1) }
        }
        for copy in 0..<Int(count) {
            var values = slot.defaults
            for column in values.indices {
                if let value = world[.value(slot: place, column: column)] {
                    values[column] = value
                } else if slot.distinct.contains(column), place > 0 || copy > 0 {
                    let seed = 1 + place * Int(Self.maximumCopies) + copy
                    values[column] = slot.columns[column].witnessDefaults(seed: seed).first ?? values[column]
                }
            }
            values = slot.completed(values) { world[.value(slot: place, column: $0)] }
            rows.append(Row(slot: place, values: values))
            places[place].append(rows.count - 1)
        }
        if slot.parent != nil, let hop = slot.hop { link(place, by: hop, world, layout) }
        if let row = places[place].first { merge(row, world, layout) }
    }

    /// Gives what is wanted of a row to the one that is the same: a relationship may lead back to a row that is there.
    private mutating func merge(_ row: Int, _ world: WitnessWorld, _ layout: WitnessLayout) {
        guard let key = key(of: rows[row], in: layout),
            let same = rows[..<row].firstIndex(where: { self.key(of: $0, in: layout) == key })
        else { return }
        for column in rows[row].values.indices {
            guard let value = world[.value(slot: rows[row].slot, column: column)],
                world[.value(slot: rows[same].slot, column: column)] == nil
            else { continue }
            rows[same].values[column] = value
        }
    }

    /// The key of a row, nil where its model has none.
    private func key(of row: Row, in layout: WitnessLayout) -> WitnessKey? {
        let slot = layout.slots[row.slot]
        guard !slot.key.isEmpty else { return nil }
        return WitnessKey(
            model: ObjectIdentifier(slot.model), values: slot.key.map { ExactValue(row.values[$0].comparable) })
    }

    /// Lets the rows of a place belong to the first of the rows above, or lets a reference lead nowhere.
    private mutating func link(
        _ place: Int, by hop: RelationshipHop, _ world: WitnessWorld, _ layout: WitnessLayout
    ) {
        let slot = layout.slots[place]
        guard let parent = slot.parent, let first = places[parent].first else { return }
        let parentColumns = layout.slots[parent].columns
        for (column, target) in zip(hop.columns, hop.targetColumns) {
            guard let outer = parentColumns.firstIndex(where: { $0.name == column.name }),
                let inner = slot.columns.firstIndex(where: { $0.name == target.name })
            else { continue }
            let cell = WitnessCell.value(slot: parent, column: outer)
            let wanted = world[cell] ?? (linked.contains(cell) ? rows[first].values[outer] : nil)
            guard let row = places[place].first else {
                if slot.isReferredTo, wanted == nil { leaveOpen(outer, of: parent, column) }
                continue
            }
            let value =
                wanted ?? world[.value(slot: place, column: inner)]
                ?? (slot.isReferredTo ? rows[row].values[inner] : rows[first].values[outer])
            linked.insert(.value(slot: place, column: inner))
            for index in places[place] { rows[index].values[inner] = value }
            for index in places[parent] where slot.isReferredTo { rows[index].values[outer] = value }
            if !slot.isReferredTo { rows[first].values[outer] = value }
        }
    }

    private mutating func leaveOpen(_ outer: Int, of parent: Int, _ column: FetchableColumn) {
        let seed = 10_000 + outer
        let value = column.isOptional ? .null : column.witnessDefaults(seed: seed).first ?? .null
        if !column.isOptional { isDangling = true }
        for index in places[parent] { rows[index].values[outer] = value }
    }
}

extension WitnessRows {
    /// The models of the rows, those with the key of another left out.
    ///
    /// - Throws: ``FetchError`` if no model can be made of the values.
    func models(in layout: WitnessLayout) throws -> [(slot: Int, model: any RowDecodable)] {
        var models: [(slot: Int, model: any RowDecodable)] = []
        var keys: Set<WitnessKey> = []
        for row in rows {
            let slot = layout.slots[row.slot]
            if let key = key(of: row, in: layout), !keys.insert(key).inserted { continue }
            models.append((row.slot, try slot.model.model(of: row.values)))
        }
        return models
    }
}

/// The key of a row of any model.
private struct WitnessKey: Hashable {
    let model: ObjectIdentifier
    let values: [ExactValue]
}
