import Foundation

@testable import FetchingTestSupport

/// Texts that a regular expression fits, of the kinds that schemas use.
indirect enum PatternText {
    case character(Character)
    case oneOf([Character])
    case sequence([PatternText])
    case choice([PatternText])
    case repeated(PatternText, ClosedRange<Int>)

    init(_ pattern: String) {
        var rest = Array(pattern)[...]
        self = Self.choice(&rest)
        precondition(rest.isEmpty, "\(pattern) is not understood")
    }

    private static func choice(_ rest: inout ArraySlice<Character>) -> PatternText {
        var choices = [sequence(&rest)]
        while rest.first == "|" {
            rest.removeFirst()
            choices.append(sequence(&rest))
        }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private static func sequence(_ rest: inout ArraySlice<Character>) -> PatternText {
        var parts: [PatternText] = []
        while let first = rest.first, first != "|", first != ")" {
            rest.removeFirst()
            let atom: PatternText
            switch first {
            case "^", "$": continue
            case "(":
                precondition(rest.starts(with: "?:"))
                rest.removeFirst(2)
                atom = choice(&rest)
                rest.removeFirst()
            case "[": atom = oneOf(&rest)
            case "\\": atom = .character(rest.removeFirst())
            default: atom = .character(first)
            }
            parts.append(quantified(atom, &rest))
        }
        return .sequence(parts)
    }

    private static func oneOf(_ rest: inout ArraySlice<Character>) -> PatternText {
        var characters: [Character] = []
        while rest.first != "]" {
            let first = rest.removeFirst()
            if rest.first == "-", rest.dropFirst().first != "]", let low = first.asciiValue {
                rest.removeFirst()
                let high = rest.removeFirst().asciiValue ?? low
                characters += (low...high).map { Character(Unicode.Scalar($0)) }
            } else {
                characters.append(first)
            }
        }
        rest.removeFirst()
        return .oneOf(characters)
    }

    private static func quantified(_ atom: PatternText, _ rest: inout ArraySlice<Character>) -> PatternText {
        switch rest.first {
        case "*":
            rest.removeFirst()
            return .repeated(atom, 0...4)
        case "+":
            rest.removeFirst()
            return .repeated(atom, 1...5)
        case "?":
            rest.removeFirst()
            return .repeated(atom, 0...1)
        case "{":
            let text = String(rest.dropFirst().prefix { $0 != "}" })
            rest.removeFirst(text.count + 2)
            let bounds = text.split(separator: ",").compactMap { Int($0) }
            return .repeated(atom, bounds[0]...(bounds.last ?? bounds[0]))
        default: return atom
        }
    }

    func text(_ generator: inout SplitMix64) -> String {
        switch self {
        case .character(let character): String(character)
        case .oneOf(let characters): String(characters.randomElement(using: &generator) ?? " ")
        case .sequence(let parts): parts.map { $0.text(&generator) }.joined()
        case .choice(let choices): choices.randomElement(using: &generator)?.text(&generator) ?? ""
        case .repeated(let part, let range):
            (0..<Int.random(in: range, using: &generator)).map { _ in part.text(&generator) }.joined()
        }
    }
}
