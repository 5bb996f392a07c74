package import FetchingCore
import Foundation

extension FormatRenderer {
    mutating func operands(
        _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws -> (FormatOperand, FormatOperand) {
        if case .value(.literal(let value)) = lhs.node {
            return (try literal(value, beside: rhs), try side(rhs))
        }
        if case .value(.literal(let value)) = rhs.node {
            return (try side(lhs), try literal(value, beside: lhs))
        }
        return (try side(lhs), try side(rhs))
    }

    /// One side of a comparison, where a key path may end in an aggregate.
    mutating func side(_ tree: ExpressionTree) throws -> FormatOperand {
        if case .value(.aggregate(let function, let operand, let related)) = tree.node {
            return try aggregate(function, operand, related)
        }
        return try operand(tree)
    }

    mutating func operand(_ tree: ExpressionTree) throws -> FormatOperand {
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try operand(tree) } }
        switch tree.node {
        case .value(.column(let column)): return try keyPath(of: column, in: .root)
        case .value(.related(let column, let row)): return try keyPath(of: column, in: row)
        case .value(.literal(let value)): return try literal(value, beside: tree)
        case .value(.parameter(let parameter)): return try literal(try parameter.literal(), beside: tree)
        case .value(.arithmetic(let operation, let lhs, let rhs, let kind)):
            return try arithmetic(operation, lhs, rhs, kind)
        case .value(.aggregate):
            throw FetchError.notInFormat(
                "a number or a sum of related objects, other than beside a comparison operator",
                cure: "Compare it by itself")
        case .value(.window): throw FetchError.windowInFormat
        case .value(.groupAggregate), .value(.groupKey):
            guard let operand = groupOperands.first(where: { $0.tree.isEqual(to: tree) })?.operand else {
                throw FetchError.outsideOfGroup
            }
            return operand
        case .value(.function(.elementCount, _)): throw FetchError.arrayInFormat
        case .value(.function(.scalarCount, _)):
            throw FetchError.notInFormat(
                "the length of a text, which Core Data counts in other units or not at all",
                cure: "Store the length in an attribute")
        case .value(.function(.double, _)), .value(.function(.integer, _)), .value(.function(.string, _)),
            .value(.function(.decimal, _)):
            throw FetchError.notInFormat(
                "a number or a text that is made of another value",
                cure: "Give both attributes the same type")
        case .value(.function(.rounded, _)), .value(.function(.roundedToEven, _)), .value(.function(.roundedUp, _)),
            .value(.function(.roundedDown, _)), .value(.function(.roundedTowardZero, _)),
            .value(.function(.roundedAwayFromZero, _)):
            throw FetchError.notInFormat(
                "a number that is rounded", cure: "Compare with the numbers between which it lies")
        case .value(.date):
            throw FetchError.notInFormat(
                "a part of a date, or a date that is computed", cure: "Compare with the dates between which it lies")
        case .value(.text):
            throw FetchError.notInFormat("a text that is computed of another", cure: "Store the text in an attribute")
        case .value(.raw(let fragment, _)):
            throw fragment.located(
                .notInFormat("a fragment of SQL", cure: "Fetch from a database, or write the condition in Swift"))
        case .value(.conditional):
            throw FetchError.notInFormat("a value that a condition chooses", cure: "Write it with '&&' and '||'")
        case .value(.coalesce):
            throw FetchError.notInFormat(
                "a value that stands in for nil", cure: "Write it with '&&' and '||'")
        case .failure(let error): throw error
        case .condition:
            throw FetchError.notInFormat("a condition in the place of a value", cure: "Write it with '&&' and '||'")
        }
    }

    private func keyPath(of column: FetchableColumn, in row: RowSource) throws -> FormatOperand {
        if column.isInStruct { throw FetchError.structInFormat }
        if column.json != nil { throw FetchError.jsonInFormat }
        if column.type.element != nil { throw FetchError.arrayInFormat }
        let fragment = try rows.keyPath([column.name], of: row)
        let canBeNil = column.isOptional || row.canBeMissing
        return FormatOperand(fragment: fragment, requirements: canBeNil ? [.notNil(fragment)] : [], isKeyPath: true)
    }

    private mutating func arithmetic(
        _ operation: ArithmeticOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree, _ kind: CalculationKind
    ) throws -> FormatOperand {
        guard kind != .text else {
            throw FetchError.notInFormat("a text that is computed of another", cure: "Store the text in an attribute")
        }
        guard kind != .decimal else {
            throw FetchError.notInFormat(
                "a calculation with decimals, which Core Data's SQLite store makes with floating-point numbers",
                cure: "Compare the attribute with a constant")
        }
        guard lhs.parentOfTotal == nil, rhs.parentOfTotal == nil else {
            throw FetchError.notInFormat(
                "a calculation with the number of what is related to a related object",
                cure: "Compare the number with a constant")
        }
        let (left, right) = (try calculated(lhs, beside: rhs), try calculated(rhs, beside: lhs))
        var requirements = left.requirements + right.requirements
        switch (operation, kind) {
        case (.add, _), (.subtract, _), (.multiply, _): break
        case (.divide, .floatingPoint):
            if case .value(.literal(let value)) = rhs.node {
                // A number other than zero divides any.
                if value == .double(0) { requirements.append(.never) }
            } else {
                requirements.append(.notZero(right.fragment))
            }
        case (.bitAnd, _), (.bitOr, _), (.bitXor, _), (.shiftLeft, _), (.shiftRight, _):
            throw FetchError.notInFormat(
                "an integer that is computed of bits", cure: "Ask for options with 'contains' or 'intersects'")
        case (.divide, .decimal), (.divide, .integer), (.divide, .text), (.remainder, _):
            throw FetchError.notInFormat(
                "a quotient of integers, which Core Data rounds in its SQLite store and not in memory",
                cure: "Divide floating-point numbers, or compare products")
        }
        return FormatOperand(
            fragment: "(\(left.fragment) \(word: operation.rawValue) \(right.fragment))", requirements: requirements)
    }

    private mutating func calculated(_ tree: ExpressionTree, beside other: ExpressionTree) throws -> FormatOperand {
        if case .value(.literal(let value)) = tree.node { return try literal(value, beside: other) }
        return try operand(tree)
    }

    private func literal(_ literal: PrimitiveValue, beside other: ExpressionTree) throws -> FormatOperand {
        if literal.isNull { return FormatOperand(fragment: "nil", requirements: [.never], isKeyPath: false) }
        return FormatOperand(fragment: "\(try value(literal, beside: other))")
    }

    /// A value in the type of the attribute that it is compared with.
    func value(_ literal: PrimitiveValue, beside other: ExpressionTree) throws -> FormatValue {
        switch literal {
        case .null: throw FetchError.malformed("value")
        case .bool(let value): return .bool(value)
        case .int64(let value): return .integer(value)
        case .double(let value): return .double(value)
        case .text(let value):
            // The attribute of a URL holds `NSURL`.
            if other.holdsURL, let url = URL(string: value) { return .url(url) }
            return .text(value)
        case .data(let value): return .data(value)
        case .date(let value): return .date(value)
        case .uuid(let value): return .uuid(value)
        case .decimal(let value): return .decimal(value)
        case .array: throw FetchError.arrayInFormat
        }
    }
}

extension FormatOperand.Requirement {
    /// A requirement that is never met.
    fileprivate static let never = FormatOperand.Requirement(isMet: .never, isMissed: .always)
}

extension ExpressionTree {
    var holdsURL: Bool {
        storedColumn?.holdsURL ?? false
    }
}

extension FetchableColumn {
    /// Whether the values are URLs, which are texts elsewhere.
    package var holdsURL: Bool {
        func base<Value: FetchableValue>(_: Value.Type) -> any FetchableValue.Type { Value.Base.self }
        return storage == nil && base(valueType) == URL.self
    }
}

extension FetchError {
    static func notInFormat(_ what: String, cure: String) -> FetchError {
        FetchError(.unsupported, reason: "Core Data's predicates cannot ask for \(what)", cure: cure)
    }

    /// An array is a transformable attribute, which Core Data's SQLite store cannot look into.
    static var windowInFormat: FetchError {
        notInFormat("values of windows", cure: "Fetch the objects in order, and compute the values in Swift")
    }

    static var jsonInFormat: FetchError {
        notInFormat("a value within JSON", cure: "Store the value in an attribute of its own")
    }

    /// Core Data lays out the structs of its objects itself.
    static var structInFormat: FetchError {
        notInFormat("a member of a struct in columns", cure: "Give the value an attribute of its own")
    }

    static var fullTextInFormat: FetchError {
        FetchError(
            .unsupported, reason: "Core Data has no full text search",
            cure: "Look for texts by 'contains(_:options:)', or fetch with another engine", operation: "matchesText")
    }

    static var arrayInFormat: FetchError {
        notInFormat(
            "an array or its elements", cure: "Give the elements an entity of their own, with a relationship to it")
    }
}
