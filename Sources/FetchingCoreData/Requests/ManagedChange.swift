package import FetchingCore

/// An update or a deletion, in the words of a batch request of Core Data.
package struct ManagedChange: Sendable {
    /// The value that a batch update assigns to an attribute.
    package enum Value: Sendable, Equatable {
        case null
        case value(FormatValue)
        /// An expression on the attributes, as `NSExpression` writes it.
        case expression(PredicateFormat)
    }

    package let query: ManagedQuery
    package let values: [(name: String, value: Value)]

    /// Whether the objects have to be found first, since a batch follows no relationships.
    package let readsRelationships: Bool

    /// - Throws: ``FetchError`` if Core Data cannot change objects so, or if all would be changed without saying so.
    package init(
        _ query: FetchQuery, _ assignments: [MemberAssignment] = [], of model: any Fetchable.Type
    ) throws {
        do {
            try query.checkChange()
            guard !query.asksForFirstOfEach else { throw FetchError.firstObjectsOfEach }
            guard !query.asksForCombination else { throw FetchError.combinedObjects }
            guard !query.isLimited, query.position == nil, query.source == nil else {
                throw FetchError.notInFormat(
                    "a change of a limited number of objects", cure: "Leave the limit out")
            }
            var query = query
            query.removeOrder()
            readsRelationships = query.predicate?.hasRelationships ?? false
            var paths = ManagedPaths()
            values = try assignments.map { assignment in
                paths.collect(ExpressionTree(.column(assignment.column)))
                paths.collect(assignment.value)
                return (try FormatIdentifier.key(assignment.column.name), try Value(assignment))
            }
            self.query = try ManagedQuery(query, of: model).reading(paths.found)
        } catch let error as FetchError {
            throw error.on(model, engine: FormatRenderer.engine)
        }
    }
}

extension ManagedChange.Value {
    fileprivate init(_ assignment: MemberAssignment) throws {
        do {
            guard !assignment.value.hasRelationships else {
                throw FetchError.notInFormat(
                    "a change that reads related objects", cure: "Assign what is computed of the object itself")
            }
            var renderer = FormatRenderer()
            switch assignment.value.node {
            case .failure(let error): throw error
            case .value(.literal(let literal)) where literal.isNull:
                if !assignment.column.isOptional { throw FetchError.nullInRequiredAttribute() }
                self = .null
            case .value(.literal(let literal)):
                self = .value(try renderer.value(literal, beside: ExpressionTree(.column(assignment.column))))
            // An expression that cannot be assigned is rejected as an operand.
            default:
                let operand = try renderer.operand(assignment.value)
                // Core Data validates no batch, and its columns hold nil.
                guard assignment.column.isOptional || !operand.canBeNil else {
                    throw FetchError.notInFormat(
                        "what may be nil, for an attribute that is required", cure: "Assign a value that is never nil")
                }
                self = .expression(operand.fragment.predicate)
            }
        } catch var error as FetchError {
            error.member = error.member ?? assignment.column.property
            error.operation = error.operation ?? "update"
            throw error
        }
    }
}

extension FetchError {
    fileprivate static func nullInRequiredAttribute() -> FetchError {
        FetchError(
            .unexpectedNull, reason: "nil is assigned, but the member is not optional",
            cure: "Assign a value, or make the property optional")
    }
}
