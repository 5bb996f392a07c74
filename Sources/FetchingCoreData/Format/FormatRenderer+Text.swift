import FetchingCore

extension FormatRenderer {
    mutating func text(
        _ operation: TextOperator, _ tree: ExpressionTree, _ pattern: String, _ options: TextOptions
    ) throws -> FormatTest {
        if case .value(.groupAggregate) = tree.node {
            throw FetchError.notInFormat("the text of an aggregate", cure: "Compare it with '==' or '<'")
        }
        // It raises an exception where the object is in memory.
        guard !tree.holdsURL else {
            throw FetchError.notInFormat("the text of a URL", cure: "Compare it with '==', or store it as a text")
        }
        let operand = try operand(tree)
        func test(_ word: String, _ pattern: String) throws -> FormatTest {
            let value = try value(.text(pattern), beside: tree)
            let holds: FormatFragment = "\(operand.fragment) \(word: word + options.suffix) \(value)"
            return FormatTest(holds: holds, fails: "(NOT \(holds))", requirements: operand.requirements)
        }
        // Whether a text contains an empty one depends on who is asked. Without marks, nothing may be left of a pattern.
        let isEmpty = options.folding.fold(pattern).isEmpty
        let always = FormatTest(holds: .always, fails: .never, requirements: operand.requirements)
        switch operation {
        case .equals: return try test("==", pattern)
        case .hasPrefix: return isEmpty ? always : try test("BEGINSWITH", pattern)
        case .hasSuffix: return isEmpty ? always : try test("ENDSWITH", pattern)
        case .contains: return isEmpty ? always : try test("CONTAINS", pattern)
        case .isLike:
            let like = LikePattern(pattern)
            if like.elements == [.anyText] { return always }
            return like.elements.isEmpty ? try test("==", "") : try test("LIKE", like.escapedText)
        case .matches:
            // What is no regular expression would raise an exception.
            _ = try TextMatcher(.matches, pattern: pattern, options: options)
            guard !options.folding.contains(.diacriticInsensitive) else {
                throw FetchError.notInFormat(
                    "a regular expression without regard to accents",
                    cure: "Write the accents into the expression, or compare folded texts")
            }
            // An empty one is no regular expression either.
            return pattern.isEmpty ? try test("==", "") : try test("MATCHES", pattern)
        }
    }
}

extension TextOptions {
    /// The options in the square brackets after an operator.
    fileprivate var suffix: String {
        if contains(.normalized) { return "[n]" }
        let letters = (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
        return letters.isEmpty ? "" : "[\(letters)]"
    }
}

extension LikePattern {
    /// The pattern with a backslash before no other characters than those that would be wildcards.
    fileprivate var escapedText: String {
        var text = String.UnicodeScalarView()
        for element in elements {
            switch element {
            case .anyText: text.append("*")
            case .anyScalar: text.append("?")
            case .scalar(let scalar):
                if scalar == "*" || scalar == "?" || scalar == "\\" { text.append("\\") }
                text.append(scalar)
            }
        }
        return String(text)
    }
}
