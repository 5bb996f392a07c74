import SwiftSyntax

extension ExprSyntax {
    /// Whether the value means the same wherever it stands: a literal, an implicit member, or a call such as `Date()`.
    var isConstant: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
        case .stringLiteralExpr(let text): text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        case .memberAccessExpr(let member): member.base == nil
        case .prefixOperatorExpr(let negation): negation.expression.isConstant
        case .arrayExpr(let list): list.elements.allSatisfy(\.expression.isConstant)
        case .functionCallExpr(let call):
            valueType != nil && valueType != "Self" && call.trailingClosure == nil
                && call.arguments.allSatisfy(\.expression.isConstant)
        default: false
        }
    }
}
