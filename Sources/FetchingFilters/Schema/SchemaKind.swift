import FetchingCore

/// A kind of expression: what may stand beside it, and be asked of it.
struct SchemaKind {
    /// The type of what is stored or computed.
    let type: PrimitiveType

    /// A column of those that are alike, nil for what is computed.
    let column: FetchableColumn?
    let values: SchemaValues

    init(computed type: PrimitiveType) { (self.type, column, values) = (type, nil, .all) }

    init(_ column: FetchableColumn) {
        (type, self.column, values) = (column.type, column, SchemaValues(of: column))
    }

    /// The type of the values in a document.
    var valueType: PrimitiveType { column?.propertyType ?? type }

    var storage: AnyFetchableStorage? { column?.storage }

    var isComputed: Bool { column == nil }
    var isOrdered: Bool { column?.isOrdered ?? true }
    var isDate: Bool { storage.map { $0.dateForm != nil } ?? (type == .date) }
    var isComputedDate: Bool { isComputed && type == .date }

    /// Whether it is a truth value, in whatever form it is stored.
    var isTruth: Bool {
        guard let column, column.storage != nil else { return type == .bool }
        return column.valueType == Bool.self || column.valueType == Bool?.self
    }

    func isPlain(_ type: PrimitiveType) -> Bool { self.type == type && storage == nil }

    func hasSameStorage(as other: SchemaKind) -> Bool {
        switch (storage, other.storage) {
        case (nil, nil): true
        case (let first?, let second?): first.isSame(as: second)
        default: false
        }
    }

    /// Whether all is the same for both.
    func isSame(as other: SchemaKind) -> Bool {
        isComputed == other.isComputed && type == other.type && valueType == other.valueType && values == other.values
            && isTruth == other.isTruth && hasSameStorage(as: other)
    }
}

extension SchemaKind {
    /// Whether values of both can be compared with each other.
    func compares(with other: SchemaKind) -> Bool {
        guard isDate && other.isDate || type == other.type else { return false }
        return hasSameStorage(as: other) || isDate && other.isDate && (isComputedDate || other.isComputedDate)
            || isTruth && other.isTruth
    }
}

/// All kinds of expressions under some rules.
struct SchemaKinds {
    private(set) var all: [SchemaKind] = PrimitiveType.ofSingleValues.map { SchemaKind(computed: $0) }
    private var indices: [ObjectIdentifier: Int] = [:]

    init(of tables: SchemaTables) {
        for column in tables.nodes.flatMap(\.columns) where indices[ObjectIdentifier(column)] == nil {
            let kind = SchemaKind(column)
            if let index = all.firstIndex(where: kind.isSame) {
                indices[ObjectIdentifier(column)] = index
            } else {
                indices[ObjectIdentifier(column)] = all.count
                all.append(kind)
            }
        }
    }

    func index(of column: FetchableColumn) -> Int? { indices[ObjectIdentifier(column)] }

    /// The kind of what is computed of such a type.
    func computed(_ type: PrimitiveType) -> Int { all.firstIndex { $0.isComputed && $0.type == type } ?? 0 }

    /// The kind of one of two values, nil if they do not fit together.
    func choice(_ first: Int, _ second: Int) -> Int? {
        let (one, other) = (all[first], all[second])
        guard one.compares(with: other) else { return nil }
        if one.hasSameStorage(as: other) { return one.isComputed ? second : first }
        if one.isComputedDate || other.isComputedDate { return computed(.date) }
        // Of truth values that are stored in different forms, one may be stored as it is.
        if !one.isComputed, one.storage == nil { return first }
        if !other.isComputed, other.storage == nil { return second }
        return computed(.bool)
    }

    /// The name of a kind, for readers of the schema.
    func name(_ index: Int) -> String {
        let kind = all[index]
        let type = StoredValueForm.key(of: kind.valueType)
        if kind.isComputed { return "computed-" + type }
        let earlier = all[..<index].count { !$0.isComputed && $0.valueType == kind.valueType }
        return earlier == 0 ? type : "\(type)-\(earlier + 1)"
    }
}
