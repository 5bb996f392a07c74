import Foundation

/// The values that are tried for the cells of a predicate: those at which its conditions turn.
struct WitnessCandidates {
    typealias Choice = (cell: WitnessCell, values: [PrimitiveValue])

    /// The cells that each condition reads, with the values at which it turns.
    private(set) var leaves: [[Choice]] = []

    /// All cells, with all values.
    private(set) var all: [Choice] = []

    private static let maximumValues = 48

    init(_ formula: WitnessFormula, _ layout: inout WitnessLayout) throws {
        var places: [WitnessCell: Int] = [:]
        var texts: [WitnessCell: TextParts] = [:]
        for leaf in formula.leaves {
            let reading = try WitnessReading(of: leaf.tree, &layout)
            leaves.append(reading.cells.map { ($0, reading.values(for: $0, in: layout)) })
            for choice in leaves[leaves.count - 1] {
                if let place = places[choice.cell] {
                    all[place].values += choice.values
                } else {
                    places[choice.cell] = all.count
                    all.append(choice)
                }
                texts[choice.cell, default: TextParts()].add(reading.texts)
            }
        }
        for (slot, scope) in layout.scopeTrees where !scope.hasRelationships {
            let reading = try WitnessReading(of: scope, on: slot, &layout)
            for cell in reading.cells {
                let values = reading.values(for: cell, in: layout)
                if let place = places[cell] {
                    all[place].values += values
                } else {
                    places[cell] = all.count
                    all.append((cell, values))
                }
            }
        }
        for place in all.indices {
            let cell = all[place].cell
            let more = layout.generalValues(for: cell, texts[cell] ?? TextParts())
            all[place].values = (all[place].values + more).unique(atMost: Self.maximumValues)
        }
    }
}

/// The texts that conditions look for, of which one text is made that has them all.
private struct TextParts {
    private var prefixes: [String] = []
    private var suffixes: [String] = []
    private var inner: [String] = []

    private static let maximum = 3

    mutating func add(_ texts: [(TextOperator, String)]) {
        for (operation, text) in texts {
            switch operation {
            case .hasPrefix: if prefixes.count < Self.maximum { prefixes.append(text) }
            case .hasSuffix: if suffixes.count < Self.maximum { suffixes.append(text) }
            case .contains: if inner.count < Self.maximum { inner.append(text) }
            case .equals, .isLike, .matches: break
            }
        }
    }

    var joined: [String] {
        guard prefixes.count + suffixes.count + inner.count > 1 else { return [] }
        let middle = [inner.joined()] + inner + [""]
        let ends = suffixes + [""]
        return (prefixes + [""]).flatMap { prefix in middle.flatMap { text in ends.map { prefix + text + $0 } } }
    }
}

extension WitnessLayout {
    /// The values that are tried whatever the conditions compare with.
    fileprivate func generalValues(for cell: WitnessCell, _ texts: TextParts) -> [PrimitiveValue] {
        guard case .value(let slot, let place) = cell else { return [0, 1, 2].map { .int64($0) } }
        let column = slots[slot].columns[place]
        let plain = column.witnessDefaults(seed: 1).prefix(1).flatMap(column.witnessNeighbours)
        let joined = texts.joined.map { PrimitiveValue.text($0) }.filter(column.canHold)
        return joined + (column.isOptional ? [.null] : []) + column.witnessCases + plain
    }
}

extension [PrimitiveValue] {
    /// The first of the values, each once.
    func unique(atMost maximum: Int) -> [PrimitiveValue] {
        var seen: Set<ExactValue> = []
        return Array(filter { seen.insert(ExactValue($0)).inserted }.prefix(maximum))
    }
}

/// The cells that a condition reads, and the constants that it compares them with.
struct WitnessReading {
    private(set) var cells: [WitnessCell] = []
    private(set) var constants: [PrimitiveValue] = []

    /// The texts that are looked for in others.
    private(set) var texts: [(TextOperator, String)] = []

    /// Whether it compares the number of rows.
    private var comparesNumbers = false
    private let root: Int
    private static let maximumConstants = 12
    private static let maximumValues = 16

    /// - Parameter root: The place of the row that the tree is about.
    init(of tree: ExpressionTree, on root: Int = 0, _ layout: inout WitnessLayout) throws {
        self.root = root
        try layout.addRows(of: tree)
        try tree.visitNodes { part in
            try part.forEachRow { row in
                for slot in try layout.way(to: row) where slot > 0 { add(.count(slot: slot)) }
            }
            if let rows = part.relatedRows, let slot = layout.slot(of: rows) { add(.count(slot: slot)) }
            switch part.node {
            case .value(let value): try add(value, &layout)
            case .condition(let condition): add(condition)
            case .failure(let error): throw error
            }
            return true
        }
        // A value of a row is changed before the row is taken away.
        cells = cells.filter { !$0.isCount } + cells.filter(\.isCount)
    }

    /// The first constants of a predicate.
    static func constants(of tree: ExpressionTree) -> [PrimitiveValue] {
        var constants: [PrimitiveValue] = []
        tree.visitNodes { part in
            switch part.node {
            case .value(.literal(let value)): constants.append(value)
            case .condition(.membership(_, let values, _)): constants += values.prefix(8)
            // Other constants are bounds and parts of values.
            case .value, .condition, .failure: break
            }
            return constants.count < maximumKnown
        }
        return constants.filter { !$0.isNull }.unique(atMost: maximumKnown)
    }

    private static let maximumKnown = 64

    private mutating func add(_ cell: WitnessCell) { if !cells.contains(cell) { cells.append(cell) } }

    private mutating func add(_ value: ValueNode, _ layout: inout WitnessLayout) throws {
        switch value {
        case .column(let column): add(column, of: root, layout)
        case .related(let column, let row): add(column, of: try layout.slot(of: row), layout)
        case .literal(let literal): add([literal])
        case .parameter(let parameter): add([try parameter.literal()])
        case .aggregate(.count, _, _): comparesNumbers = true
        case .arithmetic, .function, .date, .text, .conditional, .coalesce, .raw, .aggregate, .groupAggregate,
            .groupKey, .window:
            break
        }
    }

    private mutating func add(_ column: FetchableColumn, of slot: Int, _ layout: WitnessLayout) {
        let name = column.json?.column?.name ?? column.name
        guard let place = layout.slots[slot].columns.firstIndex(where: { $0.name == name }) else { return }
        add(.value(slot: slot, column: place))
    }

    private mutating func add(_ condition: ConditionNode) {
        switch condition {
        case .membership(_, let values, let includesNull): add(values.prefix(4) + (includesNull ? [.null] : []))
        case .range(_, let range): add([range.lower, range.upper].compactMap(\.self))
        case .text(let operation, _, let pattern, _):
            texts.append((operation, pattern))
            add([.text(operation == .isLike ? LikePattern(pattern).example : pattern)])
        case .bits(_, _, let bits): add([.int64(bits), .int64(bits & (0 &- bits))])
        case .array(_, _, let elements):
            add([.array(elements)] + elements.values.prefix(2))
        case .fullText(let match, _): add([.text(match.query.text)])
        case .isNull: add([.null])
        case .constant, .comparison, .and, .or, .not, .isMissing, .isObject, .isSameObject, .exists: break
        }
    }

    private mutating func add(_ values: [PrimitiveValue]) {
        constants = (constants + values).unique(atMost: Self.maximumConstants)
    }

    /// The values of a cell at which the condition turns, the nearest first.
    func values(for cell: WitnessCell, in layout: WitnessLayout) -> [PrimitiveValue] {
        guard case .value(let slot, let place) = cell else { return counts(of: layout.slots[cell.slot]) }
        let column = layout.slots[slot].columns[place]
        let values = constants.flatMap { constant in
            column.witnessNeighbours(of: constant) + column.converted(constant).filter(column.canHold)
        }
        return (values + (column.isOptional ? [.null] : [])).unique(atMost: Self.maximumValues)
    }

    /// The numbers of rows near those that the condition compares with.
    private func counts(of slot: WitnessLayout.Slot) -> [PrimitiveValue] {
        guard !slot.isReferredTo else { return [.int64(1), .int64(0)] }
        let near = (comparesNumbers ? constants : []).flatMap { constant -> [PrimitiveValue] in
            guard case .int64(let count) = constant, (0...8).contains(count) else { return [] }
            return [.int64(count), .int64(count + 1), .int64(max(count - 1, 0))]
        }
        return (near + [.int64(1), .int64(0), .int64(2)]).unique(atMost: Self.maximumValues)
    }
}

extension WitnessLayout {
    /// The places of the rows on the way to one, from the root row on.
    fileprivate mutating func way(to row: RowSource) throws -> [Int] {
        var way: [Int] = []
        var next: Int? = try slot(of: row)
        while let place = next {
            way.append(place)
            next = slots[place].parent
        }
        return way.reversed()
    }
}

extension LikePattern {
    /// A text that matches.
    fileprivate var example: String {
        var scalars = String.UnicodeScalarView()
        for element in elements {
            switch element {
            case .scalar(let scalar): scalars.append(scalar)
            case .anyScalar: scalars.append("a")
            case .anyText: break
            }
        }
        return String(scalars)
    }
}

// Constants of another type than that of the column

extension FetchableColumn {
    /// Values of the column of which a constant may be computed.
    fileprivate func converted(_ constant: PrimitiveValue) -> [PrimitiveValue] {
        let property = propertyType
        switch (property, constant) {
        case (.int64, .int64(let number)):
            return number == .min ? [] : [number / 2, number / 2 + 1, -number].map { .int64($0) }
        case (.int64, .double(let number)):
            return [number.rounded(.down), number.rounded(.up)].compactMap { Int64(exactly: $0).map { .int64($0) } }
        case (.int64, .text(let text)): return Int64(text).map { [.int64($0)] } ?? []
        case (.double, .int64(let number)):
            return [Double(number), Double(number) + 0.5, Double(number) - 0.5, Double(number) + 1].map { .double($0) }
        case (.double, .text(let text)): return Double(text).map { [.double($0)] } ?? []
        case (.double, .double(let number)):
            return [number / 2, number / 2 + 1, number + 0.5, number - 0.5].map { .double($0) }
        case (.decimal, .decimal(let number)): return [.decimal(number / 2), .decimal(number + Decimal(5) / 10)]
        case (.decimal, .int64(let number)):
            return [Decimal(number), Decimal(number) + Decimal(5) / 10, Decimal(number) - 1].map { .decimal($0) }
        case (.decimal, .double(let number)):
            let nearest = DecimalNumber(shortest: number)?.decimal
            return nearest.map { [$0, $0 + 1, $0 - 1].map { .decimal($0) } } ?? []
        case (.decimal, .text(let text)): return NumberText.decimal(text).map { [.decimal($0.decimal)] } ?? []
        case (.int64, .decimal(let number)):
            return DecimalNumber(number.rounded(by: .down)).integer.map { [.int64($0), .int64($0 &+ 1)] } ?? []
        case (.double, .decimal(let number)):
            let nearest = DecimalNumber(number).double
            return [nearest, nearest + 1, nearest - 1].map { .double($0) }
        case (.text, .decimal(let number)):
            return [number, number + 1, number - 1].map { .text(DecimalNumber($0).text) }
        case (.text, .int64(let number)):
            let lengths = (0...64).contains(number) ? [number, number + 1, max(number - 1, 0)] : []
            return [.text("\(number)")] + lengths.map { .text(String(repeating: "a", count: Int($0))) }
        case (.text, .double(let number)): return [.text("\(number)")]
        case (.text, .text(let text)): return [.text(" \(text) "), .text(text.uppercased()), .text(text.lowercased())]
        case (.date, .int64(let number)): return dates(of: number).flatMap { stored(.date($0)) }
        case (.array(let element), .int64(let count)) where (0...16).contains(count):
            guard let value = element.plain else { return [] }
            return [count, count + 1, max(count - 1, 0)].map { count in
                .array(PrimitiveArray(unchecked: Array(repeating: value, count: Int(count)), of: element))
            }
        case (.array(let element), let value) where value.type == element.type:
            return [.array(PrimitiveArray(unchecked: [value], of: element))]
        // No value of the one is computed of the other.
        default: return []
        }
    }

    /// Dates that have the number as a year, a part of one, or as their microseconds.
    private func dates(of number: Int64) -> [Date] {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0) -> Date? {
            calendar.date(
                from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
        }
        guard (0...9999).contains(number) else {
            return [Date(timeIntervalSince1970: Double(number) / 1_000_000)]
        }
        let number = Int(number)
        var dates = number > 0 ? [date(number), date(number + 1), date(number - 1, 12, 31, 23, 59)] : []
        if number <= 12 { dates += [date(2001, max(number, 1)), date(2001, number + 1)] }
        if number <= 31 { dates += [date(2001, 1, max(number, 1)), date(2001, 1, number + 1)] }
        if number <= 24 { dates += [date(2001, 1, 1, number), date(2001, 1, 1, number + 1)] }
        if number <= 60 { dates += [date(2001, 1, 1, 0, number), date(2001, 1, 1, 0, number + 1)] }
        return dates.compactMap(\.self)
    }
}

extension PrimitiveArray.Element {
    fileprivate var plain: PrimitiveValue? {
        switch self {
        case .bool: .bool(false)
        case .int64: .int64(1)
        case .double: .double(1)
        case .text: .text("a")
        case .uuid: .uuid(UUID(witness: 1))
        }
    }
}
