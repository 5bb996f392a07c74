import FetchingCore

/// The models that rules lead to, each with its members and relationships. Rules may lead in circles without end: two places
/// with the same members, relationships and ways on are one.
struct SchemaTables {
    struct Node {
        let model: String
        let columns: [FetchableColumn]

        /// The words of the model about its members and relationships, for people.
        let labels: [String: MemberLabel]
        fileprivate(set) var toOne: [Way] = []
        fileprivate(set) var toMany: [Way] = []
    }

    /// A relationship, and the model that it leads to.
    struct Way {
        let name: String
        let target: Int
    }

    private(set) var nodes: [Node] = []

    private let levels: Int
    private var indices: [String: Int] = [:]

    /// More models than a reader of the schema wants to see.
    private static let mostNodes = 100
    private static let mostLevels = 6

    /// - Throws: ``StoredFilterError`` if the rules go on and on without repeating themselves.
    static func tables(of table: StoredMemberTable) throws -> SchemaTables {
        for levels in 2...mostLevels {
            var tables = SchemaTables(levels: levels)
            _ = try tables.index(of: table)
            if tables.isFaithful(to: table) { return tables }
        }
        throw StoredFilterError.noSchema("the relationships of the rules do not repeat themselves")
    }

    private init(levels: Int) { self.levels = levels }

    private mutating func index(of table: StoredMemberTable) throws -> Int {
        let signature = table.signature(levels: levels)
        if let index = indices[signature] { return index }
        let index = nodes.count
        guard index < Self.mostNodes else {
            throw StoredFilterError.noSchema("the rules lead to more than \(Self.mostNodes) models")
        }
        indices[signature] = index
        nodes.append(
            Node(model: table.modelName, columns: table.namedColumns, labels: table.model.fetchableEntity.labels))
        for (name, relationship) in table.namedRelationships {
            let way = Way(name: name, target: try self.index(of: relationship.target()))
            if relationship.isToMany { nodes[index].toMany.append(way) } else { nodes[index].toOne.append(way) }
        }
        return index
    }

    /// Whether the nodes describe what the rules say on the first levels and beyond, as far as one can look.
    private func isFaithful(to table: StoredMemberTable) -> Bool {
        var places: [(table: StoredMemberTable, index: Int)] = [(table, 0)]
        var next = 0
        while next < places.count, next < 1000 {
            let (table, index) = places[next]
            next += 1
            let known = nodes[index].toOne + nodes[index].toMany
            guard table.modelName == nodes[index].model, table.namedRelationships.count == known.count,
                table.namedColumns.elementsEqual(nodes[index].columns, by: { $0.property == $1.property })
            else { return false }
            // All that is behind is the same everywhere.
            if table.isEverything { continue }
            for (name, relationship) in table.namedRelationships {
                guard let way = known.first(where: { $0.name == name }) else { return false }
                places.append((relationship.target(), way.target))
            }
        }
        return true
    }
}

extension StoredMemberTable {
    /// The columns that a document can name, in the order of their names.
    fileprivate var namedColumns: [FetchableColumn] {
        columns.filter { Self.isName($0.key, hasPoints: $0.value.isInStruct) }.sorted { $0.key.isBefore($1.key) }
            .map(\.value)
    }

    fileprivate var namedRelationships: [(String, StoredRelationship)] {
        relationships.filter { Self.isName($0.key, hasPoints: false) }.sorted { $0.key.isBefore($1.key) }.map {
            ($0.key, $0.value)
        }
    }

    /// Whether a document can name it.
    ///
    /// - Parameter hasPoints: Whether it is a member of a struct, whose name has points: elsewhere a point divides names.
    private static func isName(_ name: String, hasPoints: Bool) -> Bool {
        !name.isEmpty && name.utf8.count <= StoredFormat.longestName
            && (hasPoints || !name.utf8.contains(UInt8(ascii: ".")))
    }

    /// A text that is the same for tables that are the same on so many levels.
    fileprivate func signature(levels: Int) -> String {
        let identity = "\(ObjectIdentifier(model))"
        if isEverything { return "all of \(identity)" }
        let columns = namedColumns.map { $0.property.debugDescription }
        let relationships = namedRelationships.map { name, relationship in
            "\(name.debugDescription) \(relationship.isToMany): "
                + (levels == 0 ? "" : relationship.target().signature(levels: levels - 1))
        }
        return "\(identity) \(columns) \(relationships)"
    }
}

extension String {
    /// An order that does not depend on how letters are composed.
    fileprivate func isBefore(_ other: String) -> Bool {
        unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
    }
}
