import FetchingCore
import Foundation

private typealias Key = StoredFormat.Key

/// The document of a filter: its version, its model and its condition, and for a request what it does with the models.
struct StoredDocument<Model: Fetchable> {
    let rules: StoredFilterRules<Model>

    static var modelName: String { String(describing: Model.self) }

    /// The members of every document.
    static func members(_ condition: ExpressionTree?) throws -> [JSONMember] {
        let json = try json(of: condition)
        return [
            JSONMember(Key.version, .integer(StoredFormat.version)), JSONMember(Key.model, .text(modelName)),
            JSONMember(Key.condition, json),
        ]
    }

    /// Functions of their own for what comes before and after the encoder, which nests, leave it more of the stack.
    private static func json(of condition: ExpressionTree?) throws -> JSONValue {
        guard let condition else { return .bool(true) }
        let path = JSONPath.root.key(Key.condition)
        try condition.requireHeldDates(at: path)
        let json = try StoredEncoder().condition(condition, at: path)
        if condition.depth >= StoredFilterLimits.deepest { try requireDepth(of: json, at: path) }
        return json
    }

    private static func requireDepth(of condition: JSONValue, at path: JSONPath) throws {
        try requireDepth {
            var decoder = $0.decoder
            _ = try decoder.condition(condition, in: $0.scope, at: path, depth: 1)
        }
    }

    /// - Throws: ``StoredFilterError`` if what is read nests deeper than any rules allow.
    static func requireDepth(_ read: (StoredDocument) throws -> Void) throws {
        do {
            try read(StoredDocument(rules: .trusted))
        } catch let error as StoredFilterError where error.code == .tooDeep {
            throw error
        } catch {
            // What else its rules say is for those who read it.
        }
    }

    /// - Throws: ``StoredFilterError`` if it is too large or no JSON.
    func json(of data: Data) throws -> JSONValue {
        guard data.count <= rules.limits.bytes else {
            throw StoredFilterError.documentTooLarge(limit: rules.limits.bytes)
        }
        return try JSONScanner.value(of: Array(data), maximumDepth: rules.limits.nesting)
    }

    func predicate(of json: JSONValue) throws -> FetchPredicate<Model> {
        let object = try object(json, with: [Key.version, Key.model, Key.condition])
        var decoder = self.decoder
        return FetchPredicate(try condition(of: object, &decoder))
    }

    private var decoder: StoredDecoder { StoredDecoder(operators: rules.operators, limits: rules.limits) }

    private var scope: StoredScope { StoredScope(rules.members.table) }

    /// The version first: another one may have other keys.
    private func object(_ json: JSONValue, with keys: [String]) throws -> StoredObject {
        let object = try StoredObject(json, as: "an object", at: .root)
        guard case .number(String(StoredFormat.version)) = try object.value(Key.version) else {
            throw StoredFilterError.unknownVersion(at: JSONPath.root.key(Key.version))
        }
        try object.require(keys)
        let model = try object.text(Key.model)
        guard model == Self.modelName else {
            throw StoredFilterError.otherModel(model, expected: Self.modelName, at: JSONPath.root.key(Key.model))
        }
        return object
    }

    private func condition(of object: StoredObject, _ decoder: inout StoredDecoder) throws -> ExpressionTree {
        try decoder.condition(
            try object.value(Key.condition), in: scope, at: JSONPath.root.key(Key.condition), depth: 1)
    }
}

extension StoredDocument {
    /// - Parameter isPaged: Whether the limit is that of a page, which the request then leaves to it.
    func request(of json: JSONValue, isPaged: Bool = false) throws -> FetchableRequest<Model, [Model]> {
        let object = try object(
            json, with: [Key.version, Key.model, Key.condition, Key.sort, Key.limit, Key.offset, Key.isDistinct])
        var decoder = self.decoder
        let condition = try condition(of: object, &decoder)
        let sort = JSONPath.root.key(Key.sort)
        let terms = try object.list(Key.sort).enumerated().map {
            try decoder.sortTerm($1, of: Model.self, in: scope, at: sort.index($0))
        }
        let isDistinct = try object.value(Key.isDistinct)
        guard case .bool(let isDistinct) = isDistinct else {
            throw StoredFilterError.wrongType(
                isDistinct, expected: "true or false", at: JSONPath.root.key(Key.isDistinct))
        }
        let part = try page(object)
        var request = (isPaged ? Model.request().all() : part).sorted(byTerms: terms)
        if case .condition(.constant(true)) = condition.node {
        } else {
            request = request.where(FetchPredicate(condition))
        }
        return isDistinct ? request.distinct() : request
    }

    private func page(_ object: StoredObject) throws -> FetchableRequest<Model, [Model]> {
        let limit = try count(Key.limit, of: object)
        let offset = try count(Key.offset, of: object)
        if let maximum = rules.limits.models, limit ?? .max > maximum {
            throw StoredFilterError.limitNotAllowed(maximum, at: JSONPath.root.key(Key.limit))
        }
        if let limit { return Model.request().first(nth: limit, after: offset ?? 0) }
        return offset.map { Model.request().all(after: $0) } ?? Model.request().all()
    }

    private func count(_ key: String, of object: StoredObject) throws -> Int? {
        let json = try object.value(key)
        switch json {
        case .null: return nil
        case .number(let number):
            guard let count = Int(number), count >= 0 else { fallthrough }
            return count
        case .bool, .text, .array, .object:
            throw StoredFilterError.wrongType(
                json, expected: "null or an integer from 0 on", at: JSONPath.root.key(key))
        }
    }
}
