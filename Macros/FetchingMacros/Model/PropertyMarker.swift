/// The attributes that a stored property of a model can have.
package enum PropertyMarker: String, CaseIterable {
    case ignored = "FetchingIgnored"
    case name = "FetchingName"
    case storage = "FetchingStorage"
    case primaryKey = "PrimaryKey"
    case relationship = "FetchingRelationship"
    case managedAttribute = "ManagedAttribute"
}
