import Foundation

// An expression is made again of its parts, in which the variables are replaced.

// MARK: Variables, values and key paths

extension PredicateExpressions.Variable: VariableReplacing {
    func replacing(_ variables: VariableReplacement) -> Self { variables.replacement(of: self) }
}

// A value may be a predicate with variables, but those are its own.
extension PredicateExpressions.Value: VariableFree {}

extension PredicateExpressions.NilLiteral: VariableFree {}

extension PredicateExpressions.KeyPath: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(root: try variables.apply(to: root), keyPath: keyPath)
    }
}

// MARK: Comparisons

extension PredicateExpressions.Equal: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.NotEqual: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.Comparison: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs), op: op)
    }
}

// MARK: Logic

extension PredicateExpressions.Conjunction: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.Disjunction: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.Negation: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: wrapped))
    }
}

extension PredicateExpressions.Conditional: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(
            test: try variables.apply(to: test), trueBranch: try variables.apply(to: trueBranch),
            falseBranch: try variables.apply(to: falseBranch))
    }
}

// MARK: Arithmetic

extension PredicateExpressions.Arithmetic: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs), op: op)
    }
}

extension PredicateExpressions.IntDivision: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.IntRemainder: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.FloatDivision: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.UnaryMinus: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: wrapped))
    }
}

// MARK: Optionals

extension PredicateExpressions.NilCoalesce: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lhs: try variables.apply(to: lhs), rhs: try variables.apply(to: rhs))
    }
}

extension PredicateExpressions.ForcedUnwrap: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: inner))
    }
}

// MARK: Types

extension PredicateExpressions.ConditionalCast: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: input))
    }
}

extension PredicateExpressions.ForceCast: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: input))
    }
}

extension PredicateExpressions.TypeCheck: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(try variables.apply(to: input))
    }
}

// MARK: Ranges

extension PredicateExpressions.Range: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lower: try variables.apply(to: lower), upper: try variables.apply(to: upper))
    }
}

extension PredicateExpressions.ClosedRange: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(lower: try variables.apply(to: lower), upper: try variables.apply(to: upper))
    }
}

extension PredicateExpressions.RangeExpressionContains: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(range: try variables.apply(to: range), element: try variables.apply(to: element))
    }
}

// MARK: Sequences

extension PredicateExpressions.SequenceContains: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(sequence: try variables.apply(to: sequence), element: try variables.apply(to: element))
    }
}

extension PredicateExpressions.SequenceStartsWith: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(base: try variables.apply(to: base), prefix: try variables.apply(to: prefix))
    }
}

extension PredicateExpressions.SequenceMaximum: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(elements: try variables.apply(to: elements))
    }
}

extension PredicateExpressions.SequenceMinimum: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(elements: try variables.apply(to: elements))
    }
}

// MARK: Collections

extension PredicateExpressions.CollectionIndexSubscript: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(wrapped: try variables.apply(to: wrapped), index: try variables.apply(to: index))
    }
}

extension PredicateExpressions.CollectionRangeSubscript: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(wrapped: try variables.apply(to: wrapped), range: try variables.apply(to: range))
    }
}

extension PredicateExpressions.CollectionContainsCollection: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(base: try variables.apply(to: base), other: try variables.apply(to: other))
    }
}

extension PredicateExpressions.DictionaryKeySubscript: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(wrapped: try variables.apply(to: wrapped), key: try variables.apply(to: key))
    }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(
            wrapped: try variables.apply(to: wrapped), key: try variables.apply(to: key),
            default: try variables.apply(to: self.default))
    }
}

// MARK: Text

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PredicateExpressions.StringContainsRegex: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(subject: try variables.apply(to: subject), regex: try variables.apply(to: regex))
    }
}

#if canImport(Darwin)
// Foundation has these on Apple systems alone.

extension PredicateExpressions.StringCaseInsensitiveCompare: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(root: try variables.apply(to: root), other: try variables.apply(to: other))
    }
}

extension PredicateExpressions.StringLocalizedCompare: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(root: try variables.apply(to: root), other: try variables.apply(to: other))
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(root: try variables.apply(to: root), other: try variables.apply(to: other))
    }
}
#endif

// MARK: Evaluation of predicates

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PredicateExpressions.ExpressionEvaluate: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(expression: try variables.apply(to: expression), input: repeat try variables.apply(to: each input))
    }
}

#if canImport(Darwin)
// Foundation has it on Apple systems alone.

@available(macOS 14.4, iOS 17.4, tvOS 17.4, watchOS 10.4, *)
extension PredicateExpressions.PredicateEvaluate: VariableReplacing {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self {
        Self(predicate: try variables.apply(to: predicate), input: repeat try variables.apply(to: each input))
    }
}
#endif
