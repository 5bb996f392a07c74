/// The scalars that differ in case only, by the full case folding of the Unicode Standard (section 3.13).
enum CaseVariants {
    /// How long the folding of a single scalar can be.
    static let longestFolding = 3

    /// The folding of a scalar: itself, unless it has case.
    static func folding(of scalar: Unicode.Scalar) -> [Unicode.Scalar] { foldings[scalar] ?? [scalar] }

    /// The scalars of a folding, none if no single one is folded to it.
    static func scalars(foldedTo folding: some Collection<Unicode.Scalar>) -> [Unicode.Scalar] {
        let folding = Array(folding)
        return scalars[folding] ?? (folding.count == 1 ? folding : [])
    }

    private static let foldings: [Unicode.Scalar: [Unicode.Scalar]] = {
        var foldings: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        // No script beyond the first supplementary plane has case.
        for scalar in (UInt32(0)...0x1FFFF).lazy.compactMap(Unicode.Scalar.init) where scalar.hasCase {
            foldings[scalar] = scalar.computedFolding
        }
        return foldings
    }()

    private static let scalars: [[Unicode.Scalar]: [Unicode.Scalar]] = {
        var scalars: [[Unicode.Scalar]: [Unicode.Scalar]] = [:]
        for (scalar, folding) in foldings { scalars[folding, default: []].append(scalar) }
        return scalars
    }()
}

extension ScalarSet {
    /// The set with the variants of its scalars.
    var withCaseVariants: ScalarSet {
        var variants: [Unicode.Scalar] = []
        for (scalar, others) in CaseVariants.variants where contains(scalar.value) { variants += others }
        return union(ScalarSet(variants))
    }
}

extension CaseVariants {
    /// The others of each scalar that has any.
    fileprivate static let variants: [(Unicode.Scalar, [Unicode.Scalar])] = scalars.values.flatMap { scalars in
        scalars.count < 2 ? [] : scalars.map { ($0, scalars) }
    }
}

extension Unicode.Scalar {
    fileprivate var hasCase: Bool {
        let properties = properties
        return properties.changesWhenLowercased || properties.changesWhenUppercased
            || properties.changesWhenTitlecased || properties.changesWhenCaseFolded
    }

    /// Swift has no folding. To lower case and there again by way of the upper case, the same scalars come out the same.
    fileprivate var computedFolding: [Unicode.Scalar] {
        // The dotless i has an upper case, but is none of the variants of i.
        if self == "\u{131}" { return [self] }
        return properties.lowercaseMapping.unicodeScalars
            .flatMap { $0.properties.uppercaseMapping.unicodeScalars }
            .flatMap { $0.properties.lowercaseMapping.unicodeScalars }
    }
}
