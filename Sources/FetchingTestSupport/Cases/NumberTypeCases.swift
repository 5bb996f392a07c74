import Fetching

extension ConformanceGroup {
    /// Every integer type, from its smallest value to its largest.
    static let integerTypes = ConformanceGroup(
        "Integers",
        integers(Int.self) + integers(Int8.self) + integers(Int16.self) + integers(Int32.self) + integers(Int64.self)
            + integers(UInt8.self) + integers(UInt16.self) + integers(UInt32.self)
            + TypeCases<UInt>("UInt", [0, 1, 2, UInt(Int64.max) - 1, UInt(Int64.max)]).orderedCases()
            + TypeCases<UInt64>("UInt64", [0, 1, 2, UInt64(Int64.max) - 1, UInt64(Int64.max)]).orderedCases())

    private static func integers<Integer: FixedWidthInteger & FetchableValue>(
        _ type: Integer.Type
    ) -> [ConformanceCase] where Integer.Base == Integer {
        var values: [Integer] = [.min, .min + 1, 0, 1, .max / 2, .max - 1, .max]
        // The smallest integer that a Double cannot tell from its neighbour.
        if let large = Integer(exactly: (1 << 53) + 1) { values += [large, large - 1] }
        if Integer.isSigned { values.append(0 - 1) }
        return TypeCases<Integer>("\(type)", values).orderedCases()
    }

    /// Numbers with a fraction: infinities, the two zeros, and the smallest and largest that there are.
    static let otherNumberTypes = ConformanceGroup(
        "Floating point",
        TypeCases<Double>(
            "Double",
            [
                -.infinity, -.greatestFiniteMagnitude, -1.5, -.leastNonzeroMagnitude, -0.0, 0, .leastNonzeroMagnitude,
                0.1, 0.1 + 0.2, 0.3, 1, 1e15, 9_007_199_254_740_992, 9.2e18, 1e19, .greatestFiniteMagnitude, .infinity,
            ]
        ).orderedCases()
            + TypeCases<Float>(
                "Float",
                [
                    -.infinity, -.greatestFiniteMagnitude, -0.0, 0, .leastNonzeroMagnitude, 0.1, 16_777_216, .infinity,
                ]
            ).orderedCases() + notANumber)

    private static let rows = Holder<Double?>.rows(of: [1, nil])

    private static let notANumber: [ConformanceCase] = [
        ConformanceCase("== NaN", in: rows, error: .invalidValue) {
            Holder<Double?>.request().all().where { $0.value == .nan }
        },
        ConformanceCase("!= NaN", in: rows, error: .invalidValue) {
            Holder<Double?>.request().all().where { $0.value != .nan }
        },
        ConformanceCase("> NaN", in: rows, error: .invalidValue) {
            Holder<Double?>.request().all().where { $0.value > .nan }
        },
        ConformanceCase("NaN in a list", in: rows, error: .invalidValue) {
            Holder<Double?>.request().all().where { $0.value.isIn([1, .nan]) }
        },
        ConformanceCase("NaN in a calculation", in: rows, error: .invalidValue) {
            Holder<Double?>.request().all().where { $0.value + .nan > 1 }
        },
        ConformanceCase("NaN within other conditions", in: rows, error: .invalidValue) {
            Holder<Double?>.request().all().where { $0.value == 1 || !($0.value == 2 && $0.value < .nan) }
        },
        ConformanceCase("NaN without a model", in: [], error: .invalidValue) {
            Holder<Double?>.request().all().where { $0.value == .nan }
        },
        ConformanceCase("a Float that is NaN", in: [], error: .invalidValue) {
            Holder<Float>.request().all().where { $0.value == .nan }
        },
    ]
}
