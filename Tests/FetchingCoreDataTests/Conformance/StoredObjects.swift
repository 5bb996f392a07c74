import Foundation

@testable import FetchingCore

/// The models of a store as objects that formats are evaluated on: attributes by the names of the columns, relationships by
/// their own names.
final class StoredObjects {
    let store: MemoryStore
    private var tables: [ObjectIdentifier: [StoredObject]] = [:]

    init(_ store: MemoryStore) { self.store = store }

    /// The objects of a type, in the order of the store.
    func objects(of model: any Fetchable.Type) throws -> [StoredObject] {
        if let objects = tables[ObjectIdentifier(model)] { return objects }
        let collection = try store.collection(of: model)
        let columns = model.fetchableEntity.columns
        let readers = try columns.map { try $0.reader(of: model) }
        let objects = try (0..<collection.count).map { place in
            let address = collection.start + place * collection.stride
            let values = try readers.map { try $0.primitiveValue(at: address) }
            return StoredObject(
                model: model, place: place, address: address, among: self,
                values: Dictionary(uniqueKeysWithValues: zip(columns.map(\.name), values)))
        }
        tables[ObjectIdentifier(model)] = objects
        return objects
    }
}

/// A model as an object with keys. It belongs to one test, which is one thread.
final class StoredObject: FormatLanguageObject, @unchecked Sendable {
    struct UndefinedKey: Error { let key: String }

    let model: any Fetchable.Type
    let address: UnsafeRawPointer
    private let place: Int
    private unowned let all: StoredObjects
    private let columns: [String: PrimitiveValue]
    private var values: [String: FormatLanguageValue] = [:]

    fileprivate init(
        model: any Fetchable.Type, place: Int, address: UnsafeRawPointer, among all: StoredObjects,
        values: [String: PrimitiveValue]
    ) {
        (self.model, self.place, self.address, self.all, columns) = (model, place, address, all, values)
        for column in model.fetchableEntity.columns {
            self.values[column.name] = values[column.name].map { FormatLanguageValue($0, in: column) }
        }
    }

    var identity: AnyHashable {
        if let reference { return ObjectIdentifier(reference) }
        return Identity(model: ObjectIdentifier(model), place: place)
    }

    /// The model, if it is an object.
    private var reference: AnyObject? {
        model is AnyObject.Type ? address.assumingMemoryBound(to: AnyObject.self).pointee : nil
    }

    func value(forKey key: String) throws -> FormatLanguageValue {
        if let value = values[key] { return value }
        guard let relationship = model.fetchableRelationships.first(where: { $0.name == key }) else {
            throw UndefinedKey(key: key)
        }
        let objects = try related(by: relationship.relationship)
        let value: FormatLanguageValue =
            relationship.isToMany
            ? .collection(objects.map { .object($0) }) : objects.first.map { .object($0) } ?? .null
        values[key] = value
        return value
    }

    private struct Identity: Hashable {
        let model: ObjectIdentifier
        let place: Int
    }
}

extension StoredObject {
    /// The objects to which a relationship leads, each of them once.
    private func related(by relationship: Relationship) throws -> [StoredObject] {
        try relationship.hops.reduce([self]) { objects, hop in
            if let held = hop.held {
                return try objects.flatMap { held.read($0.address) }.compactMap { reference in
                    try all.objects(of: hop.target).first { $0.reference === reference }
                }
            }
            let keys = Set(objects.compactMap { $0.key(hop.columns) })
            return try all.objects(of: hop.target).filter { object in
                object.key(hop.targetColumns).map(keys.contains) ?? false
            }
        }
    }

    /// The values by which it is related, nil if one of them is null. Texts are the same if their bytes are.
    private func key(_ columns: [FetchableColumn]) -> [AnyHashable]? {
        var key: [AnyHashable] = []
        for column in columns {
            switch self.columns[column.name] {
            case .text(let text): key.append(Array(text.utf8))
            case .null, nil: return nil
            case let value?: key.append(value)
            }
        }
        return key
    }
}
