extension WitnessLayout.Slot {
    /// The values with which each struct in columns that may be nil either is, or has what is never nil in it.
    ///
    /// - Parameter wanted: What the predicate wants of a column; nil where it wants nothing.
    func completed(_ values: [PrimitiveValue], wanted: (Int) -> PrimitiveValue?) -> [PrimitiveValue] {
        var values = values
        for (way, members) in optionalStructs {
            let required = members.filter { columns[$0].place?.isRequired ?? false && columns[$0].innermost == way }
            if required.contains(where: { wanted($0)?.isNull ?? false }) {
                for member in members where wanted(member)?.isNull ?? true { values[member] = .null }
            } else if members.contains(where: { !values[$0].isNull }) {
                for member in required where values[member].isNull {
                    values[member] = columns[member].witnessValues(seed: 0).first ?? .null
                }
            }
        }
        return values
    }

    /// The ways to the structs that may be nil, with the places of all of their columns, the inner ones last.
    // An outer struct stands before an inner one in each column, and so in the list.
    private var optionalStructs: [(way: String, members: [Int])] {
        var structs: [(way: String, members: [Int])] = []
        for (index, column) in columns.enumerated() {
            for way in column.place?.optionals ?? [] {
                if let known = structs.firstIndex(where: { $0.way == way }) {
                    structs[known].members.append(index)
                } else {
                    structs.append((way, [index]))
                }
            }
        }
        return structs
    }
}

extension FetchableColumn {
    /// The way to the innermost struct around the column that may be nil.
    fileprivate var innermost: String? { place?.optionals.last }
}
