import FetchingCore

private typealias Key = StoredFormat.Key

/// The system query options of OData as a document: the decoder of documents reads it, so that the same rules hold.
struct ODataDocument<Model: Fetchable> {
    private let rules: StoredFilterRules<Model>
    private let names: [String]
    private var options: [String: String] = [:]

    /// - Throws: ``StoredFilterError`` if it is too large, is not percent-encoded, or has other options.
    init(_ query: String, options names: [String], rules: StoredFilterRules<Model>) throws {
        (self.rules, self.names) = (rules, names)
        guard query.utf8.count <= rules.limits.bytes else {
            throw StoredFilterError.queryTooLarge(limit: rules.limits.bytes)
        }
        for (name, value) in try QueryScanner(query, isForm: false).parameters() {
            // The sign may be left out, and the letters may be large.
            let lower = name.utf8.count < 20 ? name.lowercased() : name
            let option = lower.utf8.first == UInt8(ascii: "$") ? lower : "$" + lower
            guard names.contains(option) else { throw StoredFilterError.unknownParameter(name, expected: names) }
            guard options.updateValue(value, forKey: option) == nil else {
                throw StoredFilterError.repeatedOption(option)
            }
        }
    }

    func predicate() throws -> FetchPredicate<Model> {
        let (members, places) = try condition()
        return try placing(places) { try StoredDocument(rules: rules).predicate(of: .object(members)) }
    }

    func request() throws -> FetchableRequest<Model, [Model]> {
        let (members, places) = try condition()
        let (terms, termPlaces) = try terms()
        let json = JSONValue.object(
            members + [
                JSONMember(Key.sort, .array(terms)), JSONMember(Key.limit, try count(ODataName.top)),
                JSONMember(Key.offset, try count(ODataName.skip)), JSONMember(Key.isDistinct, .bool(false)),
            ])
        return try placing(places.merging(termPlaces) { first, _ in first }) {
            try StoredDocument(rules: rules).request(of: json)
        }
    }

    private func condition() throws -> (members: [JSONMember], places: [String: String]) {
        var condition = JSONValue.bool(true)
        var translator = ODataTranslator(option: ODataName.filter, scope: scope)
        if let text = options[ODataName.filter] {
            let expression = try ODataParser.condition(
                text, of: ODataName.filter, maximumDepth: rules.limits.allowedDepth)
            // A bracket is up to three levels of a document, and the limit of levels may be a hundred.
            condition =
                text.utf8.count > 100
                ? try DeepStack.run { try translator.condition(expression, at: JSONPath.root.key(Key.condition)) }
                : try translator.condition(expression, at: JSONPath.root.key(Key.condition))
        }
        let members = [
            JSONMember(Key.version, .integer(StoredFormat.version)),
            JSONMember(Key.model, .text(StoredDocument<Model>.modelName)), JSONMember(Key.condition, condition),
        ]
        return (members, translator.places.mapValues { JSONPath.odata(ODataName.filter, $0).description })
    }

    /// The terms of `$orderby`. As in a stored request, nil is smaller than all values.
    private func terms() throws -> (terms: [JSONValue], places: [String: String]) {
        guard let text = options[ODataName.order] else { return ([], [:]) }
        var translator = ODataTranslator(option: ODataName.order, scope: scope)
        var terms: [JSONValue] = []
        var places: [String: String] = [:]
        let parsed = try ODataParser.terms(text, of: ODataName.order, maximumDepth: rules.limits.allowedDepth)
        for (expression, isDescending) in parsed {
            let path = JSONPath.root.key(Key.sort).index(terms.count)
            places[path.description] = JSONPath.odata(ODataName.order, expression.position).description
            terms.append(
                .object([
                    try translator.subject(expression, at: path),
                    JSONMember(Key.order, .text(isDescending ? StoredFormat.descending : StoredFormat.ascending)),
                    JSONMember(Key.nils, .text(StoredNilOrder.smallest.rawValue)),
                ]))
        }
        let inner = translator.places.mapValues { JSONPath.odata(ODataName.order, $0).description }
        return (terms, inner.merging(places) { first, _ in first })
    }

    private var scope: StoredScope { StoredScope(rules.members.table) }

    private func count(_ name: String) throws -> JSONValue {
        guard let text = options[name] else { return .null }
        guard case .number(let number)? = JSONValue(number: text), let count = Int(number), count >= 0 else {
            throw StoredFilterError.wrongType(
                .text(text), expected: "an integer from 0 on", at: JSONPath.root.key(name))
        }
        return .integer(count)
    }
}

/// The names of the options.
enum ODataName {
    static let filter = "$filter"
    static let order = "$orderby"
    static let top = "$top"
    static let skip = "$skip"
}

extension ODataDocument {
    /// Reads a document, whose errors then name the option and the place in it.
    private func placing<Value>(_ places: [String: String], _ read: () throws -> Value) throws -> Value {
        do { return try read() } catch let error as StoredFilterError {
            throw error.moved(to: Self.place(of: error.path, in: places))
        }
    }

    private static func place(of path: String, in places: [String: String]) -> String {
        if path == Key.limit { return ODataName.top }
        if path == Key.offset { return ODataName.skip }
        // The nearest part around it that has a place in the text.
        var path = path
        while !path.isEmpty {
            if let place = places[path] { return place }
            guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { break }
            path = String(path[..<end])
        }
        return path == Key.sort
            ? ODataName.order : path == Key.condition ? ODataName.filter : JSONPath.query.description
    }
}
