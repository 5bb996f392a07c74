import SwiftSyntax

extension ExprSyntax {
    /// The value where it means the same wherever it stands: a literal, an implicit member, or a call such as `Date()`.
    var constant: InitialValue? {
        guard let isPublic = isPublicConstant else { return nil }
        return InitialValue(source: trimmedDescription, isPublic: isPublic)
    }

    /// Nil where the value is none that means the same everywhere.
    private var isPublicConstant: Bool? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
        case .stringLiteralExpr(let text):
            return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ? true : nil
        case .memberAccessExpr(let member): return member.base == nil ? false : nil
        case .prefixOperatorExpr(let negation): return negation.expression.isPublicConstant
        case .arrayExpr(let list): return list.elements.map(\.expression).areConstant
        case .functionCallExpr(let call):
            let arguments = call.arguments.map(\.expression).areConstant
            guard let type = valueType, type != "Self", call.trailingClosure == nil, let arguments else { return nil }
            return arguments && ["Date", "UUID", "Data", "Decimal"].contains(type)
        default: return nil
        }
    }
}

extension [ExprSyntax] {
    fileprivate var areConstant: Bool? {
        reduce(true) { result, value in
            guard let result, let isPublic = value.constant?.isPublic else { return nil }
            return result && isPublic
        }
    }
}

extension SyntaxProtocol {
    /// Whether a name stands anywhere in the source.
    func mentions(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.nameWithoutBackticks == name }
    }
}
