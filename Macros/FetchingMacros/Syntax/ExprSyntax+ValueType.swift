import SwiftSyntax

extension ExprSyntax {
    /// The type of an initial value, where the source alone tells: of a literal, of `Date()`, of `UUID.init()`,
    /// of `0 as Int64`.
    var valueType: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .stringLiteralExpr: "String"
        case .booleanLiteralExpr: "Bool"
        case .prefixOperatorExpr(let negation): negation.literalType
        case .functionCallExpr(let call): call.calledExpression.calledType
        case .forceUnwrapExpr(let unwrapping):
            unwrapping.expression.as(FunctionCallExprSyntax.self)?.calledExpression.calledType
        case .tupleExpr(let tuple) where tuple.elements.count == 1: tuple.elements.first?.expression.valueType
        case .sequenceExpr(let sequence): sequence.castType
        case .asExpr(let cast) where cast.questionOrExclamationMark == nil: cast.type.trimmedDescription
        default: nil
        }
    }

    /// `Date` in `Date()` and in `Date.init()`, `Calendar.Identifier` in `Calendar.Identifier()`.
    fileprivate var calledType: String? {
        if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.typeName
        }
        return typeName
    }

    /// The expression as the name of a type, if each of its parts starts with a capital.
    private var typeName: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference) where reference.argumentNames == nil:
            return reference.baseName.nameWithoutBackticks.first?.isUppercase == true
                ? reference.trimmedDescription : nil
        case .memberAccessExpr(let member):
            guard let base = member.base?.typeName, member.declName.baseName.text.first?.isUppercase == true
            else { return nil }
            return base + "." + member.declName.baseName.text
        case .genericSpecializationExpr(let specialization):
            return specialization.expression.typeName == nil ? nil : specialization.trimmedDescription
        default:
            return nil
        }
    }
}

extension PrefixOperatorExprSyntax {
    fileprivate var literalType: String? {
        let sign = self.operator.text
        guard sign == "-" || sign == "+" else { return nil }
        return expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
            ? expression.valueType : nil
    }
}

extension SequenceExprSyntax {
    /// `T` in `value as T`, which no operator has been folded in yet.
    fileprivate var castType: String? {
        let elements = Array(elements)
        guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil
        else { return nil }
        return elements[2].as(TypeExprSyntax.self)?.type.trimmedDescription
    }
}
