/// The blocks of doc comments that are not compiled with the others.
enum LeftOutBlock {
    /// How many there are at most.
    static let limit = 27

    private static let reasons: [(text: String, reason: String)] = [
        ("FetchableMembers:", "What the macro writes"), ("nonisolated struct PrimaryKey", "What the macro writes"),
        ("extension User.FetchableMembers {\n    var pets", "What the macro writes"),
        ("extension User.FetchableMembers {\n    var petCount", "A property of the same name is a column here"),
        ("extension Pet.FetchableMembers {", "What the macro writes"),
        ("fetchableRelationships:", "What the macro writes"),
        ("// … the same for the other kinds", "The rest is left out"),
        ("ExplainingConformanceEngine", "Within the package"),
        ("let part: FormatFragment", "Within the package"), ("self.willAccessValue", "What the macro writes"),
        ("struct Counted", "The rest is left out"),
    ]

    /// Why a block is not compiled, nil if it is.
    static func reason(_ block: DocumentedBlock) -> String? {
        if block.path.hasSuffix("StandardLibrary.swift") { return "Behind an SPI" }
        if block.lines.contains(where: { $0.hasPrefix("SELECT ") }) { return "SQL" }
        if block.text.contains("pool"), !block.path.contains("Postgres") { return "A pool of PostgreSQL" }
        let isOfObjects = block.path.contains("CoreData") || block.path.contains("FetchingObjects")
        if !isOfObjects, block.text.contains("NSManaged") || block.text.contains("Mug") { return "Core Data" }
        let isOfSwiftData = block.text.contains("FetchDescriptor") || block.text.contains("modelContext")
        if isOfSwiftData, !block.path.hasSuffix(".md") { return "SwiftData" }
        return reasons.first { block.text.contains($0.text) }?.reason
    }
}
