import FetchingNaming

/// The models of a file, with all names and types decided.
struct FilePlan {
    var naming: ColumnNaming
    var enums: [EnumPlan] = []
    var models: [ModelPlan] = []

    /// The tables without a model, and why there is none.
    var leftOut: [(table: String, reason: String)] = []

    var needsFoundation: Bool {
        models.contains { $0.properties.contains { $0.needsFoundation } }
    }
}

/// An enum with texts as raw values.
struct EnumPlan {
    var name: String
    var cases: [(name: String, value: String)]

    /// The enum type of the server, nil where the list is a constraint's.
    var serverType: EnumShape?
}

/// A model of a table or a view.
struct ModelPlan {
    var name: String

    /// The name before types of the same name were avoided, of which those of relationships are made.
    var words: NameWords
    var table: TableShape
    var properties: [PropertyPlan] = []
    var enums: [EnumPlan] = []
    var relationships: [RelationshipPlan] = []

    /// The properties of each unique index of several columns.
    var uniques: [[String]] = []

    /// The properties of the full text index.
    var fullText: [String] = []
    var notes: [String] = []

    /// The columns without a property, and why there is none.
    var leftOut: [(column: String, reason: String)] = []

    /// Whether the properties are the whole primary key, so that others refer to it without naming it.
    var key: [String] = []

    func property(of column: String) -> PropertyPlan? {
        properties.first { $0.column == column }
            ?? properties.first { $0.column.asciiLowercased == column.asciiLowercased }
    }
}

/// A property of a model.
struct PropertyPlan {
    var name: String
    var column: String
    var type: String
    var storage: String?
    var isOptional: Bool

    /// Whether the naming strategy gives the column another name.
    var needsName = false
    var isMarkedAsKey = false
    var isUnique = false
    var isConstant = false
    var needsFoundation = false
    var comment: String?
    var notes: [String] = []

    /// The type and the form of its values: both sides of a reference have the same.
    var columnType: ColumnType
}

/// A relationship of a model.
struct RelationshipPlan {
    var name: String

    /// `ToOne<Album, Artist>(\.artistID)`.
    var declaration: String
}
