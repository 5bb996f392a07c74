/// A value in a format, and when there is none.
struct FormatOperand {
    /// Something without which there is no value, such as a key path that is nil.
    struct Requirement: Hashable {
        let isMet: FormatFragment
        let isMissed: FormatFragment
    }

    let fragment: FormatFragment

    /// The requirements of a value, in order: one may not be evaluated unless those before it are met.
    var requirements: [Requirement] = []

    /// Whether it is a key path, of which nil is equal to nothing but nil.
    var isKeyPath = false

    var canBeNil: Bool { !requirements.isEmpty }

    var isPresent: FormatFragment { .all(requirements.map(\.isMet)) }
    var isNil: FormatFragment { .any(requirements.map(\.isMissed)) }
}

extension FormatOperand.Requirement {
    static func notNil(_ fragment: FormatFragment) -> FormatOperand.Requirement {
        FormatOperand.Requirement(isMet: "\(fragment) != nil", isMissed: "\(fragment) == nil")
    }

    static func notZero(_ fragment: FormatFragment) -> FormatOperand.Requirement {
        FormatOperand.Requirement(isMet: "\(fragment) != 0", isMissed: "\(fragment) == 0")
    }
}

/// A condition and its opposite, on operands that may be nil.
///
/// Databases and objects in memory differ in what a comparison with nil is: neither is relied upon. The condition is asked
/// for where all operands have a value, and its opposite where one has none or the opposite comparison holds.
struct FormatTest {
    let holds: FormatFragment
    let fails: FormatFragment
    var requirements: [FormatOperand.Requirement] = []

    func condition(isNegated: Bool) -> FormatFragment {
        isNegated
            ? .any(requirements.uniqued.map(\.isMissed) + [fails])
            : .all(requirements.uniqued.map(\.isMet) + [holds])
    }
}

extension [FormatOperand.Requirement] {
    fileprivate var uniqued: [FormatOperand.Requirement] {
        var seen: Set<FormatOperand.Requirement> = []
        return filter { seen.insert($0).inserted }
    }
}
