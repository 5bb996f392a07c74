import FetchingCommands
import FetchingNaming

extension ColumnNaming {
    /// The argument of `@Fetchable`, nil where it is the default.
    var argument: String? {
        switch self {
        case .asWritten: nil
        case .snakeCase: ".snakeCase"
        case .upperCamelCase(let acronyms) where acronyms.isEmpty: ".upperCamelCase"
        case .upperCamelCase(let acronyms):
            ".upperCamelCase(acronyms: " + acronyms.map(\.swiftLiteral).joined(separator: ", ") + ")"
        }
    }

    /// The property of a column before names that are taken are avoided.
    ///
    /// - Parameter keepsCapitals: Whether a name that Swift takes stays as it is, against Swift's conventions.
    func property(of column: String, keepsCapitals: Bool) -> String {
        guard self == .asWritten, keepsCapitals ? SwiftNames.isName(column) : column.isLowerCamel else {
            return Self.converted(column)
        }
        return column
    }

    /// `signupDate` for all of `signup_date`, `SignupDate` and `Signup Date`.
    static func converted(_ column: String) -> String {
        let name = NameWords(of: column).property
        if name.isEmpty { return "column" }
        let beginsWithDigit = name.unicodeScalars.first.map { 48...57 ~= $0.value } ?? false
        return (beginsWithDigit ? "column" + name : name).shortenedName
    }

    /// The strategy that gives the most columns their names without an attribute.
    static func fitting(_ columns: [String]) -> ColumnNaming {
        let acronyms = acronyms(in: columns)
        let plain = columns.filter { !$0.isLowerCamel }.count
        // In this order where several fit alike.
        let candidates: [(ColumnNaming, misses: Int)] =
            [(.asWritten, plain)]
            + [.snakeCase, .upperCamelCase(acronyms: []), .upperCamelCase(acronyms: acronyms)].map { naming in
                (naming, columns.filter { !naming.column(of: converted($0)).isSame(as: $0) }.count)
            }
        return candidates.min { $0.misses < $1.misses }?.0 ?? .asWritten
    }

    /// The acronyms that columns are written with, such as `ID` in `OrderID`.
    static func acronyms(in columns: [String]) -> [String] {
        var found: Set<String> = []
        for column in columns where column.unicodeScalars.contains(where: \.properties.isLowercase) || column == "ID" {
            for match in column.matches(of: /[A-Z]{2,}(?=[A-Z][a-z]|s?$|s[A-Z]|[^A-Za-z])/) {
                found.insert(String(match.0))
            }
        }
        return found.sorted()
    }
}

extension String {
    /// Whether it is a name of a property by Swift's conventions.
    fileprivate var isLowerCamel: Bool {
        SwiftNames.isName(self) && !contains("_") && !(unicodeScalars.first?.properties.isUppercase ?? true)
    }
}
