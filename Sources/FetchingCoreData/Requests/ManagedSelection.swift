package import FetchingCore

/// A request for values in the terms of a fetch request whose results are dictionaries.
package struct ManagedSelection: Sendable {
    package let query: ManagedQuery

    /// The properties of each dictionary, one for each value of a row.
    package let properties: [ManagedProperty]

    /// The names of the properties that are grouped by.
    package let groupNames: [String]?

    package let having: PredicateFormat?

    /// Whether values of several objects are put together.
    package let isGrouped: Bool

    package let isDistinct: Bool

    /// - Throws: ``FetchError`` if Core Data cannot answer the request.
    package init(_ selection: SelectionQuery, of model: any Fetchable.Type) throws {
        do {
            try selection.check(of: model)
            guard selection.combination == nil else { throw FetchError.combinedObjects }
            let grouping = selection.grouping
            isGrouped = grouping != nil
            let order = selection.readsOrder ? selection.query.totalOrder(of: model).map(\.tree) : []
            let columns = selection.columns + order
            try selection.query.requireUnscopedRows(columns + (grouping?.keys ?? []))
            var properties = try columns.enumerated().map { try ManagedProperty($1, name: "value\($0)") }
            if let grouping {
                let groupQuery = grouping.query
                guard !groupQuery.isLimited, groupQuery.sortKeys.isEmpty else {
                    throw FetchError.notInFormat(
                        "groups that are sorted or limited", cure: "Sort the rows after they are fetched")
                }
                let keys = try grouping.keys.enumerated().map { index, key in
                    let property = try ManagedProperty(key, name: "key\(index)")
                    return properties.first { $0.expression == property.expression } ?? property
                }
                properties += keys.filter { key in !properties.contains { $0.name == key.name } }
                groupNames = keys.isEmpty ? nil : keys.map(\.name)
                if let condition = grouping.query.predicate {
                    guard !keys.isEmpty else {
                        throw FetchError.notInFormat("a condition on the only group", cure: "Test the value in Swift")
                    }
                    let aggregates = try condition.groupAggregates.enumerated().map { index, tree in
                        let property = try ManagedProperty(tree, name: "having\(index)")
                        return (tree, properties.first { $0.expression == property.expression } ?? property)
                    }
                    properties += aggregates.map(\.1).filter { new in !properties.contains { $0.name == new.name } }
                    var renderer = FormatRenderer()
                    renderer.groupOperands = try grouping.keys.map { (.groupKey($0), try $0.havingKey()) }
                    renderer.groupOperands += aggregates.map { ($0, $1.havingOperand) }
                    having = try renderer.condition(condition).predicate
                } else {
                    having = nil
                }
            } else {
                groupNames = nil
                having = nil
            }
            self.properties = properties
            isDistinct = selection.isDistinct
            var paths = ManagedPaths()
            for column in columns + (grouping?.keys ?? []) { paths.collect(column) }
            if let condition = grouping?.query.predicate { paths.collect(condition) }
            query = try ManagedQuery(selection.query, of: model).reading(paths.found)
        } catch let error as FetchError {
            throw error.on(model, engine: FormatRenderer.engine)
        }
    }
}

/// A value of each dictionary.
package struct ManagedProperty: Sendable {
    package enum Expression: Sendable, Hashable {
        case keyPath(String)
        /// A function of all values of an attribute, such as `sum:`.
        case function(String, keyPath: String)
        /// The number of objects.
        case count
    }

    package let name: String
    package let expression: Expression

    /// The member that is read, where it is one.
    package let member: String?

    /// The type of the value, nil where there is never one.
    package let type: PrimitiveType?

    /// Whether the value is a URL, which is a text elsewhere.
    package let isURL: Bool

    /// Whether nothing gives zero.
    let isTotal: Bool

    fileprivate init(_ tree: ExpressionTree, name: String) throws {
        self.name = name
        member = tree.member
        type = tree.valueType
        isURL = tree.holdsURL
        switch tree.node {
        case .value(.groupAggregate(let aggregate)):
            guard aggregate.condition == nil, !aggregate.isDistinct else {
                throw FetchError.notInFormat(
                    "aggregates of distinct values, or under a condition of their own",
                    cure: "Put the condition in 'where'")
            }
            let function = aggregate.function
            let isOfDecimals = aggregate.operand?.valueType == .decimal && (function == .sum || function == .average)
            guard function == function.ofAll, function.separator == nil, !isOfDecimals else {
                throw FetchError.totalNotInFormat(function)
            }
            isTotal = aggregate.function == .count || aggregate.function == .sum
            if let operand = aggregate.operand {
                let keyPath = try operand.managedKeyPath()
                guard !keyPath.contains(".") else {
                    throw FetchError.notInFormat(
                        "aggregates of values of related objects", cure: "Ask for those of the related model")
                }
                expression = .function(aggregate.function.expressionFunction, keyPath: keyPath)
            } else {
                expression = .count
            }
        case .value(.groupKey(let key)):
            isTotal = false
            expression = .keyPath(try key.managedKeyPath())
        case .value(.window): throw FetchError.windowInFormat
        // Anything but an attribute is rejected as a key path.
        default:
            isTotal = false
            expression = .keyPath(try tree.managedKeyPath())
        }
    }

    /// Converts a value of a dictionary.
    ///
    /// - Throws: ``FetchError`` if it is of another type.
    package func value(_ object: Any?) throws -> PrimitiveValue {
        let value = try PrimitiveValue(managed: object, as: type, of: member)
        guard isTotal, value.isNull else { return value }
        return switch type {
        case .double: .double(0)
        case .decimal: .decimal(0)
        case .bool, .int64, .text, .data, .date, .uuid, .array, nil: .int64(0)
        }
    }
}

extension ExpressionTree {
    /// The key path, if this is an attribute of the object or of one that it refers to.
    fileprivate func managedKeyPath() throws -> String {
        switch node {
        case .failure(let error): throw error
        case .value where isReadOfJSON: throw FetchError.jsonInFormat
        case .value(.column(let column)): return try FormatIdentifier.key(column.name)
        case .value(.related(let column, let row)) where row.base.isSame(as: .root):
            return try (row.path + [column.name]).map(FormatIdentifier.key).joined(separator: ".")
        // Only an attribute has a key path.
        default:
            var error = FetchError.notInFormat(
                "computed values", cure: "Select attributes, and compute in Swift with what is fetched")
            error.member = member
            throw error
        }
    }
}

extension ExpressionTree {
    /// The aggregates that a condition on groups reads, each once.
    fileprivate var groupAggregates: [ExpressionTree] {
        if case .value(.groupAggregate) = node { return [self] }
        var found: [ExpressionTree] = []
        forEachChild { child in
            for tree in child.groupAggregates where !found.contains(where: { $0.isEqual(to: tree) }) {
                found.append(tree)
            }
        }
        return found
    }

    /// The key of a group, in a condition on groups.
    fileprivate func havingKey() throws -> FormatOperand {
        let fragment: FormatFragment = "\(key: try managedKeyPath())"
        let canBeNil =
            if case .value(.column(let column)) = node { column.isOptional } else { true }
        return FormatOperand(fragment: fragment, requirements: canBeNil ? [.notNil(fragment)] : [], isKeyPath: true)
    }
}

extension ManagedProperty {
    /// The value in a condition on groups, where it has a name.
    fileprivate var havingOperand: FormatOperand {
        let fragment: FormatFragment = "\(word: "$" + name)"
        return FormatOperand(fragment: fragment, requirements: isTotal ? [] : [.notNil(fragment)])
    }
}

extension AggregateFunction {
    /// The function of `NSExpression`.
    fileprivate var expressionFunction: String {
        switch self {
        case .count: "count:"
        case .sum: "sum:"
        case .average: "average:"
        // They are rejected before.
        case .distinctSum, .distinctAverage, .joined, .distinctJoined: name
        case .min: "min:"
        case .max: "max:"
        }
    }
}
