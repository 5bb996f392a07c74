extension SortKey {
    /// The value by which a row is sorted, made of that of the expression.
    func value(of value: PrimitiveValue) -> PrimitiveValue {
        let folding = options.folding
        guard !folding.isEmpty, case .text(let text) = value else { return value.comparable }
        return .text(folding.fold(text))
    }

    package func order(_ a: PrimitiveValue, _ b: PrimitiveValue) -> Order {
        if a.isNull || b.isNull {
            guard a.isNull != b.isNull else { return .equal }
            return a.isNull == nilIsFirst ? .less : .greater
        }
        let order =
            switch (locale, a, b) {
            case (let locale?, .text(let a), .text(let b)): locale.order(a, b)
            // Without a locale, each type has its own order.
            default: a.order(b) ?? .equal
            }
        return isAscending ? order : order.reversed
    }
}

extension [SortKey] {
    /// The order of two rows, by a value for each term.
    func order(_ a: [PrimitiveValue], _ b: [PrimitiveValue]) -> Order {
        for (key, values) in zip(self, zip(a, b)) {
            let order = key.order(values.0, values.1)
            if order != .equal { return order }
        }
        return .equal
    }

    /// The places of rows in their order, by a value for each term. Equals stay as they are.
    func places(of rows: [[PrimitiveValue]]) -> [Int] {
        rows.indices.sorted { a, b in
            switch order(rows[a], rows[b]) {
            case .less: true
            case .greater: false
            case .equal: a < b
            }
        }
    }

    func isBehind(_ position: PagePosition, _ values: [PrimitiveValue]) -> Bool {
        switch order(values, position.values) {
        case .less: false
        case .equal: position.isInclusive
        case .greater: true
        }
    }
}
