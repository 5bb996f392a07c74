/// The blocks of doc comments that are not compiled with the others.
enum LeftOutBlock {
    /// How many there are at most.
    static let limit = 27

    private static let reasons: [(text: String, reason: String)] = [
        ("NSManaged", "Core Data"), ("Mug", "Core Data"),
        ("FetchDescriptor", "SwiftData"), ("modelContext", "SwiftData"),
        ("pool", "A pool of PostgreSQL"),
        ("FetchableMembers:", "What the macro writes"), ("nonisolated struct PrimaryKey", "What the macro writes"),
        ("extension User.FetchableMembers {\n    var pets", "What the macro writes"),
        ("extension User.FetchableMembers {\n    var petCount", "A property of the same name is a column here"),
        ("extension Pet.FetchableMembers {", "What the macro writes"),
        ("fetchableRelationships:", "What the macro writes"),
        ("struct Counted", "The rest is left out"),
    ]

    /// Why a block is not compiled, nil if it is.
    static func reason(_ block: DocumentedBlock) -> String? {
        if block.path.hasSuffix("StandardLibrary.swift") { return "Behind an SPI" }
        if block.lines.contains(where: { $0.hasPrefix("SELECT ") }) { return "SQL" }
        return reasons.first { block.text.contains($0.text) }?.reason
    }
}
