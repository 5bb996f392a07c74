import FetchingCommands

/// The type of a property for a type of PostgreSQL.
enum PostgresTypes {
    /// A type in the catalogue, below domains.
    struct Described: Decodable {
        /// `int8`, and `_int8` for its arrays.
        let name: String

        /// The type as a migration declares it, such as `numeric(10,2)`.
        let declared: String

        /// Whether a domain is on the way there.
        let isDomain: Bool

        /// Whether the server's own types have the name, and not one that someone declared.
        let isBuiltIn: Bool

        /// The place of the enum type among those of the file; of the elements' type, for an array.
        var enumIndex: Int?
        let isArray: Bool

        /// Whether only equal texts are equal.
        let isDeterministic: Bool
    }

    static func type(of type: Described) -> ColumnType {
        if let index = type.enumIndex {
            if type.isDomain { return .leftOut(reason: "PostgreSQL does not compare a domain with its enum type") }
            return type.isArray ? .arrayOfNamed(index) : .named(index)
        }
        guard type.isDeterministic else {
            return .leftOut(
                reason: "its collation takes different texts for equal: declare it with a deterministic one")
        }
        guard type.isBuiltIn else {
            return .leftOut(
                reason: type.name == "citext"
                    ? "citext takes different texts for equal: declare it text, and ignore case with '.caseInsensitive'"
                    : "no type of Fetching reads \(type.declared.inComment)")
        }
        return types[type.name] ?? .leftOut(reason: reason(type))
    }

    private static let types: [String: ColumnType] = [
        "bool": .plain(.bool), "int2": .plain(.int), "int4": .plain(.int), "int8": .plain(.int),
        "float4": .plain(.double), "float8": .plain(.double), "text": .plain(.string), "varchar": .plain(.string),
        "name": .plain(.string), "bytea": .plain(.data), "timestamptz": .plain(.date), "timestamp": .plain(.date),
        "date": .plain(.date), "uuid": .plain(.uuid), "numeric": .plain(.decimal), "_bool": .array(.bool),
        "_int8": .array(.int), "_float8": .array(.double), "_text": .array(.string), "_uuid": .array(.uuid),
    ]

    private static func reason(_ type: Described) -> String {
        switch type.name {
        case "json", "jsonb": "PostgreSQL does not compare \(type.name) with text: read it by a view that casts it"
        case "bpchar": "PostgreSQL pads \(type.declared.inComment) with spaces: declare it text"
        case "_int2", "_int4": "PostgreSQL compares arrays of one type only: declare it bigint[]"
        case "_float4": "PostgreSQL compares arrays of one type only: declare it double precision[]"
        case "_varchar", "_bpchar": "PostgreSQL compares arrays of one type only: declare it text[]"
        default: "no type of Fetching reads \(type.declared.inComment)"
        }
    }

    /// A comment for values of which the type does not say all.
    static func notes(on name: String) -> [String] {
        switch name {
        case "date": ["A day: midnight in UTC."]
        case "timestamp": ["Without a time zone: taken for UTC."]
        default: []
        }
    }
}
