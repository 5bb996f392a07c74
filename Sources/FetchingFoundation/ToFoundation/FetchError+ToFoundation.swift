import FetchingCore

// Why a condition is no expression of Foundation.

extension ValueFunction {
    var rejection: FetchError {
        switch self {
        case .scalarCount: .foundationText("the number of Unicode scalars")
        case .elementCount: .foundationArray
        case .double, .integer, .string, .decimal:
            .rejected(
                "Foundation's predicates have no conversion of numbers and texts",
                cure: "Give both properties the same type, or fetch with another engine")
        case .rounded, .roundedToEven, .roundedUp, .roundedDown, .roundedTowardZero, .roundedAwayFromZero:
            .rejected(
                "Foundation's predicates cannot round numbers",
                cure: "Compare with the numbers between which it lies")
        }
    }
}

extension FetchError {
    static func rejected(_ reason: String, cure: String) -> FetchError {
        FetchError(.unsupported, reason: reason, cure: cure)
    }

    /// Foundation could compare arrays in memory, but SwiftData stores them as data that its predicates do not look into.
    static var foundationBits: FetchError {
        rejected(
            "Foundation's predicates have no expression for the bits of a number", cure: "Fetch with another engine")
    }

    static var foundationDate: FetchError {
        rejected(
            "Foundation's predicates cannot calculate with dates", cure: "Compare with the dates between which it lies")
    }

    static var foundationFullText: FetchError {
        FetchError(
            .unsupported, reason: "Foundation's predicates have no full text search",
            cure: "Look for texts by 'contains(_:options:)', or fetch with another engine", operation: "matchesText")
    }

    static var foundationArray: FetchError {
        rejected(
            "predicates of Foundation that SwiftData takes cannot look into an array",
            cure: "Fetch with another engine, or give the elements a model of their own")
    }

    static var foundationJSON: FetchError {
        rejected(
            "predicates of Foundation that SwiftData takes cannot look into JSON",
            cure: "Fetch with another engine, or give the value a property of its own")
    }

    static func foundationText(_ what: String) -> FetchError {
        rejected(
            "Foundation's predicates have no expression for \(what)",
            cure: "Use '==', 'hasPrefix' or 'contains' without options, or fetch with another engine")
    }

    static func foundationTypes(_ first: String, _ second: String) -> FetchError {
        rejected(
            "Foundation's predicates compare values of one type, not \(first) with \(second)",
            cure: "Give both properties the same type")
    }

    static var nestedCoalescing: FetchError {
        rejected(
            "Foundation's predicates cannot take a value for nil in what is computed from another such value",
            cure: "Write it with '&&' and '||', or fetch with another engine")
    }

    static var tooDeepForFoundation: FetchError {
        FetchError(
            .tooDeep, reason: "the conditions are nested too deep for an expression of Foundation",
            cure: "Compare with a list by 'isIn', or leave out levels")
    }

    /// The error of a member of a struct in columns.
    static var foundationStruct: FetchError {
        rejected(
            "predicates of Foundation do not lead through a struct in columns",
            cure: "Give the value a property of the model")
    }

    static func noKeyPath() -> FetchError {
        rejected(
            "the member does not name the property that it stands for",
            cure: "Declare the member with its key path, as '@Fetchable' does")
    }

    static func noRelatedProperty(_ name: String, of model: Any.Type, target: Any.Type, isToMany: Bool) -> FetchError {
        let property = isToMany ? "\(name): [\(target)] = []" : "\(name): \(target)?"
        return rejected(
            "'\(model)' has no property '\(name)' that holds the related models, which Foundation's predicates follow",
            cure: "Declare '@FetchingIgnored var \(property)'")
    }

    static func foundationStorage(_ storage: String) -> FetchError {
        rejected(
            "values stored as '\(storage)' compare in their stored form, which Foundation's predicates do not see",
            cure: "Remove '@FetchingStorage' from the property")
    }

    static func notComparable(_ type: Any.Type, by requirement: String) -> FetchError {
        rejected(
            "Foundation's predicates compare what is '\(requirement)', which '\(type)' is not",
            cure: "Declare the conformance")
    }

    static func orderOfCustomType(_ type: Any.Type) -> FetchError {
        rejected(
            "'\(type)' is ordered by what is stored in its place, which Foundation's predicates do not see",
            cure: "Compare with '==', or make it 'RawRepresentable'")
    }
}
