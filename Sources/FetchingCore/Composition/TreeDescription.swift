import Foundation

/// Writes an expression as Swift code might read.
struct TreeDescription {
    let showsValues: Bool

    /// The rows of the closures that are written, from the outside in, with the names of those that a closure within speaks of.
    private var elements: [(row: RowSource, name: String?)] = []

    /// The titles of members and relationships; nil to write names as Swift has them.
    private let titles: MemberTitles?

    init(showsValues: Bool) {
        self.showsValues = showsValues
        titles = nil
    }

    /// Describes what stands within closures, whose elements go by the names of their relationships.
    init(showsValues: Bool, within closures: [RelatedRows], titles: MemberTitles?) {
        self.showsValues = showsValues
        self.titles = titles
        for rows in closures { elements.append((rows.element, uniqueName(of: rows))) }
    }

    func text(of tree: ExpressionTree) -> String {
        if DeepStack.isNeeded(for: tree) { return DeepStack.run { text(of: tree) } }
        return switch tree.node {
        case .value(let value): text(of: value)
        case .condition(let condition): text(of: condition, tree)
        case .failure(let error): "invalid(" + error.reason + ")"
        }
    }

    private func text(of value: ValueNode) -> String {
        switch value {
        case .column(let column): titles?.given(for: [column.property]) ?? name(of: column)
        case .related(let column, let row):
            titles?.given(for: row.path + [column.property]) ?? name(of: row) + "." + name(of: column)
        case .literal(let value): text(of: value)
        case .parameter: "…"
        case .arithmetic(let operation, let lhs, let rhs, _) where operation.isOfBits:
            operand(lhs) + ".\(operation.member)(" + (operation.shifts ? "by: " : "") + text(of: rhs) + ")"
        case .arithmetic(let operation, let lhs, let rhs, _):
            operand(lhs) + " \(operation.rawValue) " + operand(rhs)
        case .function(let function, let operand): self.operand(operand) + "." + function.rawValue
        case .date(let function, let operand, _): text(of: function, self.operand(operand))
        case .text(let function, let operand): self.operand(operand) + text(of: function)
        case .conditional(let condition, let value, let other):
            "choose(if: " + text(of: condition) + ", then: " + text(of: value) + otherwise(other) + ")"
        case .coalesce(let value, let other): "(" + operand(value) + " ?? " + operand(other) + ")"
        case .raw(let fragment, let operands): text(of: fragment, operands)
        case .aggregate(let function, let operand, let rows): text(of: function, operand, in: rows)
        case .groupAggregate(let aggregate): text(of: aggregate)
        case .groupKey(let key): "key(" + text(of: key) + ")"
        case .window(let call): text(of: call)
        }
    }

    private func otherwise(_ other: ExpressionTree) -> String {
        if other.isNullLiteral { "" } else { ", else: " + text(of: other) }
    }

    private func text(of condition: ConditionNode, _ tree: ExpressionTree) -> String {
        switch condition {
        case .constant(let value): "\(value)"
        case .comparison(let comparison, let lhs, let rhs):
            comparedOperand(lhs) + " \(comparison.rawValue) " + comparedOperand(rhs)
        case .isNull(let operand): self.operand(operand) + " == nil"
        case .membership(let operand, let values, let includesNull):
            self.operand(operand) + ".isIn(" + text(of: values + (includesNull ? [.null] : [])) + ")"
        case .range(let operand, let range): self.operand(operand) + ".isIn(" + text(of: range) + ")"
        case .text(.equals, let operand, "", []): self.operand(operand) + ".isEmpty"
        case .text(let operation, let operand, let pattern, let options):
            self.operand(operand) + "." + operation.rawValue + (operation == .equals ? "(to: " : "(")
                + text(of: .text(pattern)) + options.argument + ")"
        case .bits(let operation, let operand, let bits):
            self.operand(operand) + "." + operation.rawValue + "(" + text(of: .int64(bits)) + ")"
        case .array(let operation, let operand, let elements):
            self.operand(operand) + text(of: operation, elements)
        case .fullText(let match, let operands): text(of: match, operands)
        case .and: text(of: tree, .and)
        case .or: text(of: tree, .or)
        case .not(let condition): negation(of: condition)
        case .isMissing(let row): name(of: row) + " == nil"
        case .isObject(let row, let objects):
            name(of: row) + (showsValues ? ".isIn(\(objects.map(\.identifier)))" : ".isIn(…)")
        case .isSameObject(let row, let other): name(of: row) + " == " + name(of: other)
        case .exists(let rows):
            rows.condition.map { name(of: rows) + ".contains" + closure(of: rows, $0) }
                ?? "!" + name(of: rows) + ".isEmpty"
        }
    }

    private func text(of tree: ExpressionTree, _ junction: Junction) -> String {
        junction.conditions(of: tree).map { condition in
            let other: Junction = junction == .and ? .or : .and
            return other.isRoot(of: condition) ? "(" + text(of: condition) + ")" : text(of: condition)
        }.joined(separator: junction == .and ? " && " : " || ")
    }

    /// An operand, in parentheses if it has an operator itself.
    private func operand(_ tree: ExpressionTree) -> String {
        tree.isWrittenWithOperator ? "(" + text(of: tree) + ")" : text(of: tree)
    }

    /// An operand of an operator that binds less than those of calculations.
    private func comparedOperand(_ tree: ExpressionTree) -> String {
        if case .value(.arithmetic) = tree.node { text(of: tree) } else { operand(tree) }
    }

    private func negation(of condition: ExpressionTree) -> String {
        guard case .condition(let node) = condition.node else { return "!" + operand(condition) }
        switch node {
        case .isNull(let operand): return self.operand(operand) + " != nil"
        case .isMissing(let row): return name(of: row) + " != nil"
        case .exists(let rows):
            guard let condition = rows.condition else { return name(of: rows) + ".isEmpty" }
            guard case .condition(.not(let inner)) = condition.node else {
                return "!" + text(of: ExpressionTree(.exists(rows)))
            }
            return name(of: rows) + ".allSatisfy" + closure(of: rows, inner)
        case .constant, .comparison, .membership, .range, .text, .bits, .array, .fullText, .and, .or, .not, .isObject,
            .isSameObject:
            return "!" + operand(condition)
        }
    }
}

extension ExpressionTree {
    fileprivate var isWrittenWithOperator: Bool {
        switch node {
        case .value(.arithmetic(let operation, _, _, _)): !operation.isOfBits
        // Other values are names and calls.
        case .value, .failure: false
        case .condition(let condition): condition.isWrittenWithOperator
        }
    }
}

extension ConditionNode {
    fileprivate var isWrittenWithOperator: Bool {
        switch self {
        case .comparison, .and, .or, .isNull, .isMissing, .isObject, .isSameObject, .not: true
        case .constant, .membership, .range, .text, .bits, .array, .fullText, .exists: false
        }
    }
}

extension TreeDescription {
    private func text(of match: FullTextMatch, _ operands: [ExpressionTree]) -> String {
        var row: RowSource?
        operands.first?.forEachRow { row = $0 }
        return (row.map { name(of: $0) } ?? "$0") + ".matchesText(" + text(of: .text(match.query.text)) + ")"
    }
}

// Dates

extension TreeDescription {
    private func text(of function: DateFunction, _ operand: String) -> String {
        switch function {
        case .part(let part, 0): operand + "." + part.rawValue
        case .part(let part, let offset): operand + ".part(." + part.rawValue + text(ofZone: offset) + ")"
        case .start(let unit, let offset): operand + ".start(of: ." + unit.rawValue + text(ofZone: offset) + ")"
        case .adding(let step, let offset):
            operand + ".adding(." + step.unit.rawValue + "(\(step.count))" + text(ofZone: offset) + ")"
        case .microseconds: operand + ".microseconds"
        // The same date in another form.
        case .plain, .stored: operand
        }
    }

    private func text(ofZone offset: Int) -> String { offset == 0 ? "" : ", in: .offset(seconds: \(offset))" }
}

// Fragments of SQL

extension TreeDescription {
    private func text(of fragment: RawFragment, _ operands: [ExpressionTree]) -> String {
        var rest = operands[...]
        let parts = fragment.parts.map { part in
            switch part {
            case .text(let text): String(text.debugDescription.dropFirst().dropLast())
            case .operand: "\\(" + (rest.popFirst().map(text) ?? "") + ")"
            case .table(let model): "\\(\(model).self)"
            }
        }
        return "sql(\"" + parts.joined() + "\")"
    }
}

// Texts

extension TreeDescription {
    private func text(of function: TextFunction) -> String {
        switch function {
        case .trimmed: ".trimmed()"
        case .prefix(let count): ".prefix(unicodeScalars: \(count))"
        case .suffix(let count): ".suffix(unicodeScalars: \(count))"
        case .replacing(let text, let replacement):
            ".replacing(" + self.text(of: PrimitiveValue.text(text.text)) + ", with: "
                + self.text(of: PrimitiveValue.text(replacement.text)) + ")"
        case .lowercased: ".lowercased()"
        case .uppercased: ".uppercased()"
        }
    }
}

// Relationships

extension TreeDescription {
    /// The name of a row: the relationships that lead there, from the root row or that of a closure.
    func name(of row: RowSource) -> String {
        guard case .toOne(let source, let relationship, let name) = row.kind else {
            return elements.last { $0.row === row }?.name ?? "$0"
        }
        return titles?.given(for: row.path) ?? way(from: source, self.name(of: relationship, name))
    }

    func name(of rows: RelatedRows) -> String {
        guard !rows.relationship.leadsToAll else { return "all(\(rows.target).self)" }
        let name = rows.element.name ?? ""
        return titles?.given(for: rows.parent.path + [name])
            ?? way(from: rows.parent, self.name(of: rows.relationship, name))
    }

    private func way(from row: RowSource, _ name: String) -> String {
        if case .root = row.kind { name } else { self.name(of: row) + "." + name }
    }

    private func name(of column: FetchableColumn) -> String { titles?.name(of: column) ?? column.property }

    private func name(of relationship: Relationship, _ name: String) -> String {
        titles?.name(ofRelationship: name, in: relationship.hops[0].model) ?? name
    }

    private func closure(of rows: RelatedRows, _ tree: ExpressionTree) -> String {
        var description = self
        guard tree.closuresRead(rows.element) else {
            description.elements.append((rows.element, nil))
            return " { " + description.text(of: tree) + " }"
        }
        let uniqueName = uniqueName(of: rows)
        description.elements.append((rows.element, uniqueName))
        return " { " + uniqueName + " in " + description.text(of: tree) + " }"
    }

    private func uniqueName(of rows: RelatedRows) -> String {
        let name = rows.element.name ?? ""
        let count = elements.count { $0.row.name == name && $0.name != nil }
        return self.name(of: rows.relationship, name) + (count == 0 ? "" : "\(count + 1)")
    }

    private func text(of function: AggregateFunction, _ operand: ExpressionTree?, in rows: RelatedRows) -> String {
        let value = operand.map { closure(of: rows, $0) }
        let isDistinct = function == .count || function != function.ofAll
        let condition = rows.condition.map { (operand == nil ? "" : " where:") + closure(of: rows, $0) } ?? ""
        let name = name(of: rows) + "." + function.ofAll.name
        if let value, let arguments = arguments(of: function, rows) {
            return name + "(" + (isDistinct ? "distinct:" + value : String(value.dropFirst())) + ", \(arguments))"
                + condition
        }
        return name + ((isDistinct ? value.map { "(distinct:\($0))" } : value) ?? "") + condition
    }

    private func text(of call: WindowCall) -> String {
        var parts: [String] = []
        if !call.partition.isEmpty { parts.append("partition: " + call.partition.map(text).joined(separator: ", ")) }
        if !call.order.isEmpty { parts.append(text(of: call.order)) }
        var arguments = [call.operand].compactMap(\.self).map(text)
        switch call.function {
        case .lag(let places), .lead(let places): arguments.append("by: \(places)")
        case .rowNumber, .rank, .denseRank, .aggregate, .first, .last: break
        }
        if let substitute = call.substitute { arguments.append("default: " + text(of: substitute)) }
        return "over(" + parts.joined(separator: ", ") + ")." + call.function.member
            + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")")
    }

    private func text(of order: [SortKey]) -> String {
        let terms = order.map { key in
            let locale = key.locale.map { ", locale: \($0.identifier)" } ?? ""
            return (key.isAscending ? ".ascending(" : ".descending(") + text(of: key.tree) + locale + ")"
        }
        return "order: " + terms.joined(separator: ", ")
    }

    /// The arguments of what joins texts: the text between two of them, and their order.
    private func arguments(of function: AggregateFunction, _ order: [SortKey]) -> String? {
        guard let separator = function.separator else { return nil }
        return "separator: " + text(of: PrimitiveValue.text(separator)) + (order.isEmpty ? "" : ", " + text(of: order))
    }

    private func arguments(of function: AggregateFunction, _ rows: RelatedRows) -> String? {
        var description = self
        description.elements.append((rows.element, nil))
        return description.arguments(of: function, rows.order)
    }

    private func text(of aggregate: GroupAggregate) -> String {
        let isDistinct = aggregate.isDistinct || aggregate.function != aggregate.function.ofAll
        return aggregate.function.ofAll.name + "(" + (isDistinct ? "distinct: " : "")
            + (aggregate.operand.map(text) ?? "")
            + (arguments(of: aggregate.function, aggregate.order).map { ", " + $0 } ?? "")
            + (aggregate.condition.map { " where " + text(of: $0) } ?? "") + ")"
    }
}

extension ExpressionTree {
    /// Whether a closure within speaks of a row.
    fileprivate func closuresRead(_ row: RowSource) -> Bool {
        contains { tree in
            guard tree.relatedRows != nil else { return false }
            var speaks = false
            tree.forEachChild { speaks = speaks || $0.speaks(of: row) }
            return speaks
        }
    }

    private func speaks(of row: RowSource) -> Bool { contains { $0.readsRow { $0.base === row } } }
}

// Values

extension TreeDescription {
    func text(of value: PrimitiveValue) -> String {
        if value.isNull { return "nil" }
        guard showsValues else { return "?" }
        return switch value {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .int64(let value): "\(value)"
        case .double(let value): "\(value)"
        case .text(let value): value.debugDescription
        case .data(let value): "\(value.count) bytes"
        case .date(let value): value.text()
        case .uuid(let value): "\(value)"
        case .decimal(let value): "\(value)"
        case .array(let array): text(of: array.values)
        }
    }

    private func text(of values: [PrimitiveValue]) -> String {
        showsValues || values.count <= 3
            ? "[" + values.map(text).joined(separator: ", ") + "]" : "\(values.count) values"
    }

    private func text(of operation: ArrayOperator, _ elements: PrimitiveArray) -> String {
        switch operation {
        case .includes where elements.values.count == 1: ".contains(" + text(of: elements.values[0]) + ")"
        case .includes: ".isSuperset(of: " + text(of: elements.values) + ")"
        case .overlaps: ".overlaps(" + text(of: elements.values) + ")"
        }
    }

    private func text(of range: ValueRange) -> String {
        (range.lower.map(text) ?? "") + (range.upper != nil && !range.includesUpper ? "..<" : "...")
            + (range.upper.map(text) ?? "")
    }
}

extension TextOptions {
    /// The options as a further argument.
    fileprivate var argument: String {
        let names: [(TextOptions, String)] = [
            (.caseInsensitive, ".caseInsensitive"), (.diacriticInsensitive, ".diacriticInsensitive"),
            (.normalized, ".normalized"),
        ]
        let set = names.filter { contains($0.0) }.map(\.1)
        return set.isEmpty ? "" : ", options: " + (set.count == 1 ? set[0] : "[" + set.joined(separator: ", ") + "]")
    }
}
