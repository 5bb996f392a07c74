#if canImport(CoreData)
import CoreData
import FetchingCore
import FetchingObjects

/// Reads what requests for values ask for from a context.
struct ManagedObjectReader: EngineReader {
    let context: NSManagedObjectContext

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        throw FetchError(
            .unsupported, reason: "Core Data fetches related objects by its own relationships",
            cure: "Use 'including' on the request for managed objects"
        ).on(load.target, engine: FormatRenderer.engine)
    }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        try context.reading(model) {
            // Its own query is that of all objects.
            guard selection.combination == nil else { throw FetchError.combinedObjects }
            if selection.isExistence { return try readExistence(selection.query, of: model, body) }
            if selection.isOfWholeModels(of: model) { return try readObjects(selection, of: model, body) }
            try readDictionaries(ManagedSelection(selection, of: model), body)
        }
    }

    private func readExistence(
        _ query: FetchQuery, of model: any Fetchable.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        let query = try ManagedQuery(query, of: model)
        try context.requirePaths(of: query)
        let request = NSFetchRequest<NSManagedObject>(entityName: query.entityName)
        query.configure(request)
        request.fetchLimit = 1
        try withRow(PrimitiveRow([.bool(try context.count(for: request) > 0)]), [nil], body)
    }

    /// Reads the objects, and the values that they are sorted by where these are asked for.
    private func readObjects<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        let query = try ManagedQuery(selection.query, of: model).reading(selection.columns)
        try context.requirePaths(of: query)
        let request = NSFetchRequest<NSManagedObject>(entityName: query.entityName)
        query.configure(request)
        let order = selection.readsOrder ? selection.query.totalOrder(of: model).map(\.tree) : []
        let members = model.fetchableEntity.columns.map(\.property) + order.map(\.member)
        for object in try context.fetch(request) {
            let columns = try model.fetchableEntity.columns.map { column in
                try PrimitiveValue(managed: object.value(forKey: column.name), as: column.type, of: column.property)
            }
            let sortValues = try zip(order, query.sortKeys).map { tree, key in
                try PrimitiveValue(managed: object.value(at: key.keyPath), as: tree.valueType, of: tree.member)
            }
            try withRow(PrimitiveRow(columns + sortValues, of: Model.model(of: object)), members, body)
        }
    }

    private func readDictionaries(
        _ selection: ManagedSelection, _ body: (inout EngineRow) throws -> Void
    ) throws {
        try context.requirePaths(of: selection.query)
        if selection.isGrouped { try context.requireSQLite(for: "aggregates and groups") }
        let request = NSFetchRequest<NSDictionary>(entityName: selection.query.entityName)
        selection.query.configure(request)
        selection.configure(request)
        let members = selection.properties.map(\.member)
        for dictionary in try context.fetch(request) {
            let values = try selection.properties.map { try $0.value(dictionary.object(forKey: $0.name)) }
            try withRow(PrimitiveRow(values), members, body)
        }
    }

    /// - Parameter members: The member that each value is, for the error of one that cannot be read.
    private func withRow(
        _ reader: PrimitiveRow, _ members: [String?], _ body: (inout EngineRow) throws -> Void
    ) throws {
        do {
            try withExtendedLifetime(reader) {
                var row = EngineRow(reader)
                try body(&row)
            }
        } catch var error as FetchError {
            let index = reader.index - 1
            if error.member == nil, members.indices.contains(index) { error.member = members[index] }
            throw error
        }
    }
}

extension SelectionQuery {
    /// Whether all columns of the model are asked for, and nothing else.
    fileprivate func isOfWholeModels(of model: any Fetchable.Type) -> Bool {
        guard grouping == nil, !isDistinct else { return false }
        let all = model.fetchableEntity.columns
        guard columns.count == all.count else { return false }
        return zip(columns, all).allSatisfy { tree, column in
            if case .value(.column(let selected)) = tree.node { selected === column } else { false }
        }
    }
}

extension Fetchable {
    /// The model of an object; nil where a model is made of values.
    fileprivate static func model(of object: NSManagedObject) -> Any? {
        if let subclass = self as? any FetchableSubclass.Type { return subclass.wrapping(object) }
        return object as? Self
    }
}

extension FetchableSubclass {
    fileprivate static func wrapping(_ object: NSManagedObject) -> Any? { (object as? Object).map { Self($0) } }
}

extension NSManagedObject {
    /// The value at the end of a key path over to-one relationships.
    fileprivate func value(at keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") { value = (value as? NSManagedObject)?.value(forKey: String(key)) }
        return value
    }
}
#endif
