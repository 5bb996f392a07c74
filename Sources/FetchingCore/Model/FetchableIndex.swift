/// An index of a model's table.
///
/// `@Index` and `@Unique` declare them. By hand:
///
/// ```swift
/// let members = User.fetchableMembers
/// let index = FetchableIndex([.init(members.name.column), .init(members.score.column, isDescending: true)])
/// // CREATE INDEX "users_name_score_desc_idx" ON "users" ("name", "score" DESC)
/// ```
public struct FetchableIndex: Sendable {
    /// A column of an index.
    public struct Column: Sendable {
        /// The column.
        public let column: FetchableColumn

        /// Whether the index holds the greatest value first.
        public let isDescending: Bool

        /// Makes a column of an index.
        ///
        /// - Parameters:
        ///   - column: The column.
        ///   - isDescending: Whether the index holds the greatest value first.
        public init(_ column: FetchableColumn, isDescending: Bool = false) {
            self.column = column
            self.isDescending = isDescending
        }
    }

    /// The columns, in the order of the index.
    public let columns: [Column]

    /// Whether no two rows may have the same values. Rows with a nil among them never are the same.
    public let isUnique: Bool

    /// The name that was given.
    private let givenName: String?

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - columns: The columns, in the order of the index.
    ///   - isUnique: Whether no two rows may have the same values.
    ///   - name: The name, nil for one of the names of the table and the columns: `users_name_idx`, `users_email_key`.
    public init(_ columns: [Column], isUnique: Bool = false, name: String? = nil) {
        self.columns = columns
        self.isUnique = isUnique
        givenName = name
    }

    /// The name of the index of a table.
    ///
    /// ```swift
    /// index.name(in: "users")       // users_name_score_desc_idx
    /// ```
    ///
    /// A database that keeps less of a name has a shorter one, which ends in a hash of the whole. So does the index of a schema in
    /// which another table or index has the name.
    ///
    /// - Parameter table: The name of the table.
    public func name(in table: String) -> String { name(in: table, longest: .max) }

    /// Whether the name was given, and is not made of those of the table and the columns.
    package var hasGivenName: Bool { givenName != nil }

    /// The name of the index of a table in a database that keeps as many bytes of a name.
    ///
    /// - Parameter isTaken: Whether a name is that of another table or index.
    package func name(in table: String, longest: Int, isTaken: (String) -> Bool = { _ in false }) -> String {
        if let givenName { return givenName.shortened(toBytes: longest) }
        let columns = columns.map { $0.column.name + ($0.isDescending ? "_desc" : "") }
        return ([table] + columns + [isUnique ? "key" : "idx"]).joinedName(longest: longest, isTaken: isTaken)
    }
}

extension [String] {
    /// The parts of a name with underscores in between, and with a hash of them where that is the name of something else:
    /// `a_b` and `c` make the same name as `a` and `b_c`.
    package func joinedName(longest: Int, isTaken: (String) -> Bool) -> String {
        let name = joined(separator: "_").shortened(toBytes: longest)
        return isTaken(name) ? name.endingInHash(of: joined(separator: "\0"), longest: longest) : name
    }
}

extension String {
    /// The name in at most as many bytes: a longer one ends in a hash of the whole, so that two long names stay different.
    package func shortened(toBytes longest: Int) -> String {
        utf8.count > longest ? endingInHash(of: self, longest: longest) : self
    }

    fileprivate func endingInHash(of text: String, longest: Int) -> String {
        // FNV-1a, which is the same in every process.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let suffix = "_" + String(hash, radix: 16)
        var start = unicodeScalars[...]
        while start.reduce(0, { $0 + UTF8.width($1) }) + suffix.utf8.count > longest { start.removeLast() }
        return String(start) + suffix
    }
}

/// The properties of a model, as `@Index` and `@Unique` name them.
///
/// An attribute cannot know the type that it stands on, so that any name is a member here. `@Fetchable` checks each.
@dynamicMemberLookup
@_documentation(visibility: internal)
public struct IndexedProperties {
    /// The property of a name.
    @_documentation(visibility: internal)
    public subscript(dynamicMember name: String) -> IndexedProperty { IndexedProperty() }
}

/// A property of an index: `\.score` or `\.score.descending`, or one of a struct in columns: `\.address.city`.
@dynamicMemberLookup
@_documentation(visibility: internal)
public struct IndexedProperty {
    init() {}

    /// The property of a name.
    @_documentation(visibility: internal)
    public subscript(dynamicMember name: String) -> IndexedProperty { self }

    /// The property in an index that holds the greatest value first.
    @_documentation(visibility: internal)
    public var descending: IndexedProperty { self }
}
