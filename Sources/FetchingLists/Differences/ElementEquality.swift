import FetchingCore

/// Whether two elements have the same values, which an element need not be able to tell by itself.
///
/// Models that are not `Equatable` are compared by their columns; tuples, arrays and optionals by their parts. Elements of
/// another kind are never the same.
struct ElementEquality<Element> {
    private let areEqual: (Element, Element) -> Bool

    init() {
        if let equatable = Element.self as? any Equatable.Type {
            areEqual = Self.comparing(equatable)
        } else {
            areEqual = { areSame($0, $1) }
        }
    }

    func callAsFunction(_ lhs: Element, _ rhs: Element) -> Bool { areEqual(lhs, rhs) }

    private static func comparing<Value: Equatable>(_ type: Value.Type) -> (Element, Element) -> Bool {
        { lhs, rhs in
            guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
            return lhs == rhs
        }
    }
}

private func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
    if let lhs = lhs as? any Equatable { return lhs.equals(rhs) }
    if let lhs = lhs as? any Fetchable { return lhs.hasSameColumns(as: rhs) }
    let (mirror, other) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
    guard mirror.subjectType == other.subjectType, mirror.children.count == other.children.count,
        let style = mirror.displayStyle, [.tuple, .optional, .collection].contains(style)
    else { return false }
    return zip(mirror.children, other.children).allSatisfy { areSame($0.value, $1.value) }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self).map { self == $0 } ?? false }
}

extension Fetchable {
    fileprivate func hasSameColumns(as other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        return Self.fetchableEntity.columns.allSatisfy { column in
            guard let value = try? column.value(of: self), let otherValue = try? column.value(of: other) else {
                return false
            }
            return value == otherValue
        }
    }
}
