/// How far a generated declaration can be seen.
///
/// There is no `private`: what is generated in an extension and what is generated in the type must see each other.
enum AccessLevel: Int, Comparable {
    case `fileprivate`, `internal`, package, `public`

    static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// The modifier and a space, or nothing for `internal`.
    var prefix: String {
        switch self {
        case .fileprivate: "fileprivate "
        case .internal: ""
        case .package: "package "
        case .public: "public "
        }
    }
}
