/// The attributes that a stored property of a model can have.
package enum PropertyMarker: String, CaseIterable {
    case ignored = "FetchingIgnored"
    case name = "FetchingName"
    case storage = "FetchingStorage"
    case primaryKey = "PrimaryKey"
    case relationship = "FetchingRelationship"
    case managedAttribute = "ManagedAttribute"
    case index = "Index"
    case unique = "Unique"
    case fullText = "FullText"
    case version = "Version"
    case shardKey = "ShardKey"
    case title = "Title"

    /// Whether the attribute declares an index, and can be that of a type.
    var isIndex: Bool { self == .index || self == .unique || self == .fullText }
}
