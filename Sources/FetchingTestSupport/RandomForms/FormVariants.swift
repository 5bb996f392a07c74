/// Values that are a little smaller than another, each by one change.
struct FormVariants<Value> {
    private let value: Value
    private(set) var all: [Value] = []

    init(of value: Value) { self.value = value }

    mutating func add(_ change: (inout Value) -> Void) {
        var variant = value
        change(&variant)
        all.append(variant)
    }

    /// Adds those in which one of several parts is smaller.
    mutating func add<Part>(_ smaller: (Part) -> [Part], of parts: WritableKeyPath<Value, [Part]>) {
        for (index, part) in value[keyPath: parts].enumerated() {
            for variant in smaller(part) { add { $0[keyPath: parts][index] = variant } }
        }
    }

    /// Adds those without one of several parts.
    mutating func addWithoutEach<Part>(of parts: WritableKeyPath<Value, [Part]>) {
        for index in value[keyPath: parts].indices { add { $0[keyPath: parts].remove(at: index) } }
    }
}
