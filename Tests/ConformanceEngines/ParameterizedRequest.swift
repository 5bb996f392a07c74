import Fetching
import FetchingCore
import Foundation

// Every constant of a condition becomes a parameter, so that each case and each random request is one of a prepared request too.

extension FetchableRequest {
    /// The request with its constants as parameters, and their values.
    package var parameterized: BoundRequest<FetchableRequest> {
        BoundRequest(self, predicate: query.predicate) { request, predicate in request.query.predicate = predicate }
    }
}

extension ProjectionRequest {
    /// The request with its constants as parameters, and their values.
    package var parameterized: BoundRequest<ProjectionRequest> {
        BoundRequest(self, predicate: plan.query.query.predicate) { request, predicate in
            request.plan.query.query.predicate = predicate
        }
    }
}

extension AggregateRequest {
    /// The request with its constants as parameters, and their values.
    package var parameterized: BoundRequest<AggregateRequest> {
        BoundRequest(self, predicate: plan.query.query.predicate) { request, predicate in
            var plan = request.plan
            plan.query.query.predicate = predicate
            request = AggregateRequest(plan)
        }
    }
}

extension BoundRequest {
    fileprivate init(
        _ request: Request, predicate: ExpressionTree?,
        _ replace: @escaping @Sendable (inout Request, ExpressionTree?) -> Void
    ) {
        var parameters = Parameters(given: nil, of: nil)
        _ = predicate.map { parameters.replace(in: $0) }
        let values = parameters.values
        let prepared = PreparedRequest<Request, Int>(count: values.count) { given in
            var parameters = Parameters(given: given.values, of: given.owner)
            var changed = request
            replace(&changed, predicate.map { parameters.replace(in: $0) })
            return changed
        }
        self.init(prepared.shapes, PreparedValues(values))
    }
}

/// Puts parameters in the place of constants.
private struct Parameters {
    /// The values that are given already, nil where only the constants are looked for.
    let given: [PreparedValue?]?

    /// The constants.
    private(set) var values: [PreparedValue] = []

    private let owner: PreparedOwner?

    init(given: [PreparedValue?]?, of owner: PreparedOwner?) {
        self.given = given
        self.owner = owner
    }

    mutating func replace(in tree: ExpressionTree) -> ExpressionTree {
        switch tree.node {
        case .value(.literal(let value)): return parameter(value, beside: nil) ?? tree
        case .condition(.comparison(let comparison, let lhs, let rhs)):
            guard case .value(.literal(let value)) = rhs.node else { break }
            let left = replace(in: lhs)
            return parameter(value, beside: lhs.storedColumn).map { .comparison(comparison, left, $0) } ?? tree
        case .condition(.isNull(let operand)):
            // Nil is a constant too.
            let operand = replace(in: operand)
            return .comparison(.equal, operand, parameter(of: Optional<Int>.none))
        // Only these hold a constant itself.
        default: break
        }
        return tree.mapChildren { replace(in: $0) }
    }

    private mutating func parameter(_ value: PrimitiveValue, beside column: FetchableColumn?) -> ExpressionTree? {
        // A constant of which no value of the property corresponds stays one.
        (try? constant(value, of: column)).map { parameter(of: $0) }
    }

    private mutating func parameter(of constant: any FetchableValue) -> ExpressionTree {
        let index = values.count
        values.append(PreparedValue(constant))
        let known = given.flatMap { $0[index]?.base as? any FetchableValue }
        return ExpressionTree(
            .parameter(QueryParameter(index: index, of: owner, type: type(of: constant), value: known)))
    }

    private func constant(_ value: PrimitiveValue, of column: FetchableColumn?) throws -> any FetchableValue {
        if let column, let storage = column.storage {
            return try value.reading { try self.value(column.valueType, in: &$0, storage) }
        }
        return switch value {
        case .null: Optional<Int>.none
        case .bool(let value): value
        case .int64(let value): value
        case .double(let value): value
        case .text(let value): value
        case .data(let value): value
        case .date(let value): value
        case .uuid(let value): value
        case .decimal(let value): value
        case .array(let value): try self.value(of: value)
        }
    }

    private func value(of array: PrimitiveArray) throws -> any FetchableValue {
        switch array.element {
        case .bool: try PrimitiveValue.array(array).decoded(as: [Bool].self)
        case .int64: try PrimitiveValue.array(array).decoded(as: [Int64].self)
        case .double: try PrimitiveValue.array(array).decoded(as: [Double].self)
        case .text: try PrimitiveValue.array(array).decoded(as: [String].self)
        case .uuid: try PrimitiveValue.array(array).decoded(as: [UUID].self)
        }
    }

    private func value<Value: FetchableValue>(
        _ type: Value.Type, in row: inout EngineRow, _ storage: AnyFetchableStorage
    ) throws -> any FetchableValue {
        try storage.decode(type, from: &row)
    }
}
