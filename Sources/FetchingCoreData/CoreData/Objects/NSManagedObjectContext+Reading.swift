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
                .databaseFailure, reason: "Core Data gave an error: \(error.localizedDescription)",
                cure: "Look at the underlying error", underlyingError: error
            ).on(model, engine: FormatRenderer.engine)
        }
    }

    /// Looks whether the data model has what a request reads. Core Data raises an exception where it has not, which ends the
    /// program.
    ///
    /// - Throws: ``FetchError`` with the code `missingTable` or `missingColumn`.
    func requirePaths(of query: ManagedQuery, and prefetched: [String] = []) throws {
        guard let model = managedObjectModel else { return }
        guard let entity = model.entitiesByName[query.entityName] else {
            throw FetchError(
                .missingTable, reason: "the data model has no entity '\(query.entityName)'",
                cure: "Name the entity in '@Fetchable(\"…\")' as the data model does")
        }
        let prefetched = prefetched.map { ManagedPath(names: $0.split(separator: ".").map(String.init)) }
        for path in query.paths.union(prefetched) { try entity.requirePath(path.names) }
    }

    /// The data model, of the context or of the one above it.
    private var managedObjectModel: NSManagedObjectModel? {
        persistentStoreCoordinator?.managedObjectModel ?? parent?.managedObjectModel
    }
}

extension NSEntityDescription {
    fileprivate func requirePath(_ names: [String]) throws {
        var entity: NSEntityDescription? = self
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
        }
    }
}
#endif
