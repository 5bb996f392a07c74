#if canImport(CoreData)
import CoreData
import FetchingCore

extension NSManagedObjectContext {
    /// Runs what asks Core Data, and says of an error which model it is about.
    func reading<Value>(_ model: any Fetchable.Type, _ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch let error as FetchError {
            throw error.on(model, engine: FormatRenderer.engine)
        } catch {
            throw FetchError(
                .databaseFailure, reason: "Core Data reported an error: \(error.localizedDescription)",
                cure: "See the underlying error", underlyingError: error
            ).on(model, engine: FormatRenderer.engine)
        }
    }

    /// Looks whether the data model has what a request reads. Core Data raises an exception where it has not, which ends the
    /// program.
    ///
    /// - Throws: ``FetchError`` with the code `missingTable` or `missingColumn`, or `unsupported` where there is no data model.
    func requirePaths(of query: ManagedQuery, and prefetched: [String] = []) throws {
        guard let model = managedObjectModel else {
            throw FetchError(
                .unsupported, reason: "the context has no persistent store coordinator, nor has a context above it",
                cure: "Fetch in the 'viewContext' of a container, and pass it to views by their environment")
        }
        guard let entity = model.entitiesByName[query.entityName] else {
            throw FetchError(
                .missingTable, reason: "the data model has no entity '\(query.entityName)'",
                cure: "Name the entity in '@Fetchable(\"…\")' as the data model does")
        }
        for path in query.paths {
            let property = try entity.property(at: path.names)
            guard property.map({ path.end.isMet(by: $0) }) ?? true else {
                throw FetchError.otherProperty(path)
            }
        }
        for path in prefetched { _ = try entity.property(at: path.split(separator: ".").map(String.init)) }
    }

    /// Looks whether the stores know what only those of SQLite do. Others raise an exception, or give no answer.
    ///
    /// - Throws: ``FetchError`` with the code `unsupported`.
    func requireSQLite(for what: String) throws {
        let stores = coordinator?.persistentStores ?? []
        guard let other = stores.first(where: { $0.type != NSSQLiteStoreType }) else { return }
        throw FetchError(
            .unsupported, reason: "a store of the type '\(other.type)' has no \(what)",
            cure: "Use a store of SQLite, of which the file may be '/dev/null' in tests")
    }

    private var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }

    /// The data model, of the context or of the one above it.
    private var managedObjectModel: NSManagedObjectModel? {
        persistentStoreCoordinator?.managedObjectModel ?? parent?.managedObjectModel
    }
}

extension ManagedPath.End {
    /// Whether a property is what is expected. Core Data ends the program where one is taken for another.
    fileprivate func isMet(by property: NSPropertyDescription) -> Bool {
        guard !property.isTransient else { return false }
        switch self {
        case .attribute(let type, let isURL):
            guard let attribute = property as? NSAttributeDescription else { return false }
            return type.attributeTypes(isURL: isURL).contains(attribute.attributeType)
        case .toOne: return (property as? NSRelationshipDescription).map { !$0.isToMany } ?? false
        case .toMany: return (property as? NSRelationshipDescription)?.isToMany ?? false
        }
    }
}

extension PrimitiveType {
    /// The attributes that hold such values. All numbers compare with each other.
    fileprivate func attributeTypes(isURL: Bool) -> Set<NSAttributeType> {
        switch self {
        case .bool, .int64, .double, .decimal:
            [
                .booleanAttributeType, .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
                .doubleAttributeType, .floatAttributeType, .decimalAttributeType,
            ]
        case .text, .data, .date, .uuid, .array: [attributeType(isURL: isURL)]
        }
    }
}

extension FetchError {
    fileprivate static func otherProperty(_ path: ManagedPath) -> FetchError {
        let expected =
            switch path.end {
            case .attribute(let type, _): "stored attribute of the type \(type)"
            case .toOne: "to-one relationship"
            case .toMany: "to-many relationship"
            }
        var error = FetchError(
            .schemaMismatch, reason: "the property is not a \(expected) in the data model",
            cure: "Give the property of the class the type that the data model has")
        error.member = path.names.joined(separator: ".")
        return error
    }
}

extension NSEntityDescription {
    /// The property at the end of a way, nil behind what is not followed.
    fileprivate func property(at names: [String]) throws -> NSPropertyDescription? {
        var entity: NSEntityDescription? = self
        var last: NSPropertyDescription?
        for name in names {
            guard let current = entity, let property = current.propertiesByName[name] else {
                let owner = entity?.name ?? "the attribute before it"
                var error = FetchError(
                    .missingColumn, reason: "the entity '\(owner)' has no property '\(name)'",
                    cure: "Give the property of the class the name that the data model has")
                error.member = names.joined(separator: ".")
                throw error
            }
            entity = (property as? NSRelationshipDescription)?.destinationEntity
            last = property
        }
        return last
    }
}
#endif
