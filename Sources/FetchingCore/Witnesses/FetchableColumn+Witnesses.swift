import Foundation

extension RowDecodable {
    /// The values of a model's columns.
    static func values(of model: Self) throws -> [PrimitiveValue] {
        try fetchableEntity.columns.map { try $0.value(of: model) }
    }

    /// Makes a model of the values of its columns.
    static func model(of values: [PrimitiveValue]) throws -> Self {
        let reader = PrimitiveRow(values)
        // A row does not keep its reader.
        return try withExtendedLifetime(reader) {
            var row = EngineRow(reader)
            return try Self(fetching: &row)
        }
    }
}

extension FetchableColumn {
    /// The values that a row has where the predicate wants none, the best one first.
    ///
    /// - Parameter seed: A number that tells rows apart; 0 where they may be alike.
    func witnessDefaults(seed: Int) -> [PrimitiveValue] {
        isOptional && seed == 0 ? [.null] : witnessValues(seed: seed)
    }

    /// The values that a row has where the predicate wants any but nil, the best one first.
    func witnessValues(seed: Int) -> [PrimitiveValue] {
        let cases = seed == 0 ? witnessCases : []
        return cases + propertyType.plainValues(seed: seed).flatMap(stored).filter(canHold)
    }

    /// The values of an enum that lists its cases, the first few of many; the first case of any other enum.
    var witnessCases: [PrimitiveValue] { cases(of: valueType) }

    private static let maximumCases = 12

    private func cases<Value: FetchableValue>(of type: Value.Type) -> [PrimitiveValue] {
        func first<Cases: CaseIterable>(_ type: Cases.Type) -> [any FetchableValue] {
            type.allCases.lazy.prefix(Self.maximumCases).compactMap { $0 as? any FetchableValue }
        }
        let values: [any FetchableValue] =
            if let type = Value.Base.self as? any CaseIterable.Type {
                first(type)
            } else {
                FirstCase.value(of: Value.Base.self).map { [$0] } ?? []
            }
        return values.compactMap { try? storage?.encode($0) ?? $0.primitiveValue() }.filter(canHold)
    }

    /// The stored form of a property's value, nothing for one that it cannot have.
    func stored(_ value: PrimitiveValue) -> [PrimitiveValue] {
        (try? storedValue(of: value)).map { [$0] } ?? []
    }

    /// Whether a model can be made that has the value, and no other one in its place.
    func canHold(_ value: PrimitiveValue) -> Bool {
        guard !value.isNull else { return isOptional }
        guard !value.isNaN, let kept = try? kept(value, as: valueType) else { return false }
        return ExactValue(kept.comparable) == ExactValue(value.comparable)
    }

    private func kept<Value: FetchableValue>(_ value: PrimitiveValue, as type: Value.Type) throws -> PrimitiveValue {
        try value.reading { row in
            guard let storage else { return try Value.decode(from: &row).primitiveValue() }
            return try storage.encode(storage.decode(Value.self, from: &row))
        }
    }
}

extension PrimitiveType {
    /// Values without any meaning.
    fileprivate func plainValues(seed: Int) -> [PrimitiveValue] {
        switch self {
        case .bool: [.bool(false)]
        case .int64: [.int64(Int64(seed)), .int64(1)]
        case .double: [.double(Double(seed))]
        case .text:
            [.text(seed < 2 ? "a" : "a\(seed)"), .text("https://example.com/\(seed)"), .text("{}"), .text("[]")]
        case .data: [.data(Data([UInt8(truncatingIfNeeded: seed)]))]
        case .date: [.date(Date(timeIntervalSinceReferenceDate: Double(seed) * 86_400))]
        case .uuid: [.uuid(UUID(witness: seed))]
        case .decimal: [.decimal(Decimal(seed))]
        case .array(let element): [.array(PrimitiveArray(unchecked: [], of: element))]
        }
    }
}

extension UUID {
    init(witness number: Int) {
        let (low, high) = (UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8))
        self.init(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, high, low))
    }
}

// Near a value

extension FetchableColumn {
    /// The values of the column that are nearest to a stored one, itself first.
    func witnessNeighbours(of value: PrimitiveValue) -> [PrimitiveValue] {
        guard !value.isNull else { return isOptional ? [.null] : [] }
        var result = type == value.type ? value.witnessNeighbours.filter(canHold) : []
        if storage != nil, type == value.type, let property = try? propertyValue(of: value) {
            result += property.witnessNeighbours.flatMap(stored).filter(canHold)
        } else if storage != nil, propertyType == value.type {
            result += value.witnessNeighbours.flatMap(stored).filter(canHold)
        }
        return result
    }
}

extension PrimitiveValue {
    /// The value, and those of the same kind that are nearest to it or taken for it most easily.
    fileprivate var witnessNeighbours: [PrimitiveValue] {
        switch self {
        case .null: [self]
        case .bool(let value): [self, .bool(!value)]
        case .int64(let value):
            [self]
                + [value.addingReportingOverflow(1), value.subtractingReportingOverflow(1)]
                .filter { !$0.overflow }.map { .int64($0.partialValue) }
        case .double(let value):
            [value, value.nextUp, value.nextDown, value + 1, value - 1].filter { !$0.isNaN }.map { .double($0) }
        case .text(let text): text.witnessNeighbours.map { .text($0) }
        case .data(let data): [self, .data(data + [0]), .data(data.dropLast()), .data(Data())]
        case .date(let date):
            [0, 0.001, -0.001, 1, -1, 86_400, -86_400].map { .date(date.addingTimeInterval($0)) }
        case .uuid(let uuid): [self, .uuid(uuid.neighbour)]
        case .decimal(let number):
            [self] + ["0.01", "-0.01", "1", "-1"].compactMap { Decimal(string: $0) }.map { .decimal(number + $0) }
        case .array(let array):
            [self, .array(PrimitiveArray(unchecked: [], of: array.element))]
                + (array.values.isEmpty
                    ? [] : [.array(PrimitiveArray(unchecked: array.values.dropLast(), of: array.element))])
        }
    }
}

extension UUID {
    fileprivate var neighbour: UUID {
        var bytes = uuid
        bytes.15 ^= 1
        return UUID(uuid: bytes)
    }
}

extension String {
    /// The longest text of which neighbours are made.
    private static let longest = 4096

    /// The text, in other case, with an accent, longer, shorter and empty.
    fileprivate var witnessNeighbours: [String] {
        guard utf8.count <= Self.longest else { return [self, ""] }
        let scalars = unicodeScalars
        let swapped = scalars.map { scalar in
            let text = String(scalar)
            return scalar.properties.isLowercase ? text.uppercased() : text.lowercased()
        }.joined()
        let shorter = String(String.UnicodeScalarView(scalars.dropLast()))
        // The accent is a scalar behind a letter: to Swift, both are one character.
        return [self, swapped, self + "\u{301}", self + "a", shorter, "a" + self, ""]
    }
}
