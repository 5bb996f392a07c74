import FetchingCore

private typealias Key = StoredFormat.Key

/// A query string as a document: the decoder of documents reads it, so that the same rules hold.
struct QueryDocument<Model: Fetchable> {
    /// The things that a query string can ask for.
    enum Kind {
        case predicate, request, page

        /// The parameters besides filters.
        fileprivate var names: [String] {
            switch self {
            case .predicate: []
            case .request: [QueryName.sort, QueryName.limit, QueryName.offset]
            case .page: [QueryName.sort, QueryName.size, QueryName.after, QueryName.before]
            }
        }
    }

    private let kind: Kind
    private let rules: StoredFilterRules<Model>
    private var filters: [QueryFilter] = []
    private var others: [String: QueryParameter] = [:]

    /// - Throws: ``StoredFilterError`` if it is too large, is not encoded as forms are, or has unknown parameters.
    init(_ query: String, as kind: Kind, rules: StoredFilterRules<Model>) throws {
        (self.kind, self.rules) = (kind, rules)
        guard query.utf8.count <= rules.limits.bytes else {
            throw StoredFilterError.queryTooLarge(limit: rules.limits.bytes)
        }
        var identities: Set<String> = []
        for (name, value) in try QueryScanner(query).parameters() {
            guard let parameter = QueryParameter(name: name, value: value) else {
                throw StoredFilterError.unknownParameter(name, expected: names)
            }
            var identity = name
            if parameter.family == QueryName.filter {
                let filter = try QueryFilter(parameter)
                filters.append(filter)
                identity = filter.identity
            } else if kind.names.contains(name) {
                others[name] = parameter
            } else {
                throw StoredFilterError.unknownParameter(name, expected: names)
            }
            guard identities.insert(identity).inserted else { throw StoredFilterError.repeatedParameter(name) }
        }
    }

    private var names: [String] { [QueryName.filter + "[MEMBER]"] + kind.names }

    /// The text of a cursor, and whether the page before it is meant.
    func cursor() throws -> (text: String, path: JSONPath, isBackward: Bool)? {
        guard let before = others[QueryName.before] else {
            return others[QueryName.after].map { ($0.value, $0.path, false) }
        }
        guard others[QueryName.after] == nil else { throw StoredFilterError.twoCursors(at: before.path) }
        return (before.value, before.path, true)
    }
}

/// The names of parameters.
enum QueryName {
    static let filter = "filter"
    static let sort = "sort"
    static let limit = "page[limit]"
    static let offset = "page[offset]"
    static let size = "page[size]"
    static let after = "page[after]"
    static let before = "page[before]"
}

extension QueryDocument {
    /// The predicate, read by the rules of documents.
    func predicate() throws -> FetchPredicate<Model> {
        let json = JSONValue.object(try members())
        return try placing { try StoredDocument(rules: rules).predicate(of: json) }
    }

    /// The request, read by the rules of documents. That of a page has no limit of its own.
    func request() throws -> FetchableRequest<Model, [Model]> {
        let limit = try count(kind == .page ? QueryName.size : QueryName.limit, from: kind == .page ? 1 : 0)
        if kind == .page, limit == nil { throw StoredFilterError.missingSize() }
        let json = JSONValue.object(
            try members() + [
                JSONMember(Key.sort, .array(try others[QueryName.sort].map(QuerySort.terms) ?? [])),
                JSONMember(Key.limit, limit.map { .integer($0) } ?? .null),
                JSONMember(Key.offset, try count(QueryName.offset, from: 0).map { .integer($0) } ?? .null),
                JSONMember(Key.isDistinct, .bool(false)),
            ])
        return try placing { try StoredDocument(rules: rules).request(of: json, isPaged: kind == .page) }
    }

    /// The number of models of a page.
    func size() throws -> Int { try count(QueryName.size, from: 1) ?? 0 }

    private func members() throws -> [JSONMember] {
        let scope = StoredScope(rules.members.table)
        let conditions = try filters.map { try $0.condition(in: scope) }
        let condition: JSONValue =
            switch conditions.count {
            case 0: .bool(true)
            case 1: conditions[0]
            default: .object([JSONMember(Key.and, .array(conditions))])
            }
        return [
            JSONMember(Key.version, .integer(StoredFormat.version)),
            JSONMember(Key.model, .text(StoredDocument<Model>.modelName)), JSONMember(Key.condition, condition),
        ]
    }

    private func count(_ name: String, from least: Int) throws -> Int? {
        guard let parameter = others[name] else { return nil }
        guard case .number(let text)? = JSONValue(number: parameter.value), let count = Int(text), count >= least else {
            throw StoredFilterError.wrongType(
                .text(parameter.value), expected: "an integer from \(least) on", at: parameter.path)
        }
        return count
    }
}

extension QueryDocument {
    /// Reads a document, whose errors then name the parameter instead of the place in the document.
    private func placing<Value>(_ read: () throws -> Value) throws -> Value {
        do { return try read() } catch let error as StoredFilterError { throw error.moved(to: place(of: error.path)) }
    }

    private func place(of path: String) -> String {
        let limit = kind == .page ? QueryName.size : QueryName.limit
        if path == Key.limit { return limit }
        if path == Key.offset { return QueryName.offset }
        if path.hasPrefix(Key.sort) { return path }
        for (index, filter) in filters.enumerated() {
            let condition = filters.count == 1 ? Key.condition : "\(Key.condition).\(Key.and)[\(index)]"
            guard path.hasPrefix(condition) else { continue }
            var rest = path.dropFirst(condition.count)
            if rest.hasPrefix(".\(Key.not)") { rest = rest.dropFirst(Key.not.count + 1) }
            return filter.parameter.path.description + rest
        }
        return path.hasPrefix(Key.condition) ? QueryName.filter : JSONPath.query.description
    }
}
