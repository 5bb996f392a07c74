import Fetching
import FetchingCore

/// Draws conditions and values.
struct FormGrammar {
    var generator: SplitMix64

    /// The properties that take part in this batch, so that conditions meet in the same ones.
    let fields: [FormField]

    /// The number of values that the one that is drawn is within.
    private var valuesAround = 0

    init(seed: UInt64, for engines: [any ConformanceEngine]) {
        var generator = SplitMix64(seed: seed, for: engines)
        var fields: [FormField] = []
        for _ in 0..<Int.random(in: 4...10, using: &generator) {
            guard let field = FormFields.all.randomElement(using: &generator) else { continue }
            // With its twin, so that there is something to compare it with.
            fields += FormFields.all.filter { $0.domain.name == field.domain.name }
        }
        fields += Pool(FormFields.booleans, FormFields.numbers).pick(&generator).prefix(4)
        self.generator = generator
        self.fields = fields
    }

    mutating func isOne(in number: Int) -> Bool { generator.isOne(in: number) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    // Rows

    mutating func row(in scopes: Int) -> FormRow {
        var row = FormRow(scope: isOne(in: 3) ? number(0...(scopes - 1)) : scopes - 1)
        while isOne(in: 5), row.steps.count < 3 { row.steps.append(isOne(in: 3) ? .twin : .parent) }
        return row
    }

    private mutating func referredRow(in scopes: Int) -> FormRow {
        var row = row(in: scopes)
        if row.steps.isEmpty { row.steps = [isOne(in: 2) ? .twin : .parent] }
        return row
    }

    private mutating func related(in scopes: Int) -> FormRelated {
        FormRelated(row: row(in: scopes), kind: isOne(in: 6) ? .all : isOne(in: 3) ? .followers : .children)
    }

    // Conditions

    mutating func condition(depth: Int, in scopes: Int = 1) -> FormCondition {
        guard depth > 0 else { return leaf(in: scopes) }
        switch number(0...9) {
        case 0, 1: return .and(condition(depth: depth - 1, in: scopes), condition(depth: depth - 1, in: scopes))
        case 2, 3: return .or(condition(depth: depth - 1, in: scopes), condition(depth: depth - 1, in: scopes))
        case 4, 5: return .not(condition(depth: depth - 1, in: scopes))
        case 6: return .contains(related(in: scopes), condition(depth: depth - 1, in: scopes + 1))
        case 7: return .allSatisfy(related(in: scopes), condition(depth: depth - 1, in: scopes + 1))
        case 8: return satisfaction(condition(depth: depth - 1), in: scopes)
        default: return test(value(depth: depth, in: scopes))
        }
    }

    /// Whether a condition by itself holds for other rows.
    private mutating func satisfaction(_ condition: FormCondition, in scopes: Int) -> FormCondition {
        switch number(0...3) {
        case 0: .anySatisfies(related(in: scopes), condition)
        case 1: .allSatisfies(related(in: scopes), condition)
        default: .satisfies(referredRow(in: scopes), condition)
        }
    }

    private mutating func leaf(in scopes: Int) -> FormCondition {
        switch number(0...13) {
        case 0: return .isMissing(referredRow(in: scopes))
        case 1: return .isEmpty(related(in: scopes))
        case 2, 3, 4: return pair(value(depth: 0, in: scopes), in: scopes)
        case 5 where isOne(in: 2): return membership(of: value(depth: 0, in: scopes))
        default: return test(value(depth: 0, in: scopes))
        }
    }

    private mutating func test(_ value: FormValue) -> FormCondition {
        .test(value, value.domain.test(value.isOptional, &generator))
    }

    private mutating func pair(_ value: FormValue, in scopes: Int) -> FormCondition {
        guard let other = sameForm(as: value, in: scopes) else { return test(value) }
        return .pair(value, value.domain.pair(value.isOptional, other.isOptional, &generator), other)
    }

    /// Whether a value is among those of other rows.
    private mutating func membership(of value: FormValue) -> FormCondition {
        guard let key = sameForm(as: value, in: 1) else { return test(value) }
        // A leaf has no conditions of any depth below it: they would nest without end.
        return .isIn(value, key, isOne(in: 2) ? test(self.value(depth: 0)) : nil)
    }

    // Values

    private mutating func field(in scopes: Int, where isFit: (FormField) -> Bool = { _ in true }) -> FormValue? {
        let row = row(in: scopes)
        return fields.filter(isFit).randomElement(using: &generator).map { FormValue(.field($0, row)) }
    }

    /// A member with the same form of the same type.
    private mutating func sameForm(as value: FormValue, in scopes: Int) -> FormValue? {
        let name = value.domain.name
        return field(in: scopes) { $0.domain.name == name }
    }

    mutating func value(depth: Int, in scopes: Int = 1) -> FormValue {
        let plain = field(in: scopes) ?? FormValue(.count(related(in: scopes), nil))
        // SQLite has 20 levels of parentheses, of which the rows of a relationship and a request take three each.
        valuesAround += 1
        defer { valuesAround -= 1 }
        guard depth > 0 || (valuesAround < 3 && scopes < 4 && isOne(in: 6)) else { return plain }
        switch number(0...17) {
        case 0: return FormValue(.condition(condition(depth: max(depth - 1, 0), in: scopes)))
        case 1, 2:
            guard let other = sameForm(as: plain, in: scopes) else { return plain }
            return FormValue(.conditional(condition(depth: max(depth - 1, 0), in: scopes), plain, other))
        case 3: return calculation(depth: 2, in: scopes)
        case 4: return length(in: scopes) ?? plain
        case 5: return FormValue(.count(related(in: scopes), inner(depth, in: scopes)))
        case 6:
            return FormValue(.sum(related(in: scopes), calculation(depth: 0, in: scopes + 1), inner(depth, in: scopes)))
        case 7, 8: return extreme(depth, in: scopes) ?? plain
        case 9:
            guard let value = field(in: scopes + 1) else { return plain }
            return FormValue(.countDistinct(related(in: scopes), value, inner(depth, in: scopes)))
        case 10:
            return isOne(in: 2) ? FormValue(.double(calculation(depth: 1, in: scopes))) : decimals(in: scopes) ?? plain
        case 11: return coalesce(depth, in: scopes)
        case 12, 13: return date(depth, in: scopes) ?? plain
        case 14: return (isOne(in: 4) ? joinedTexts(in: scopes) : text(in: scopes)) ?? plain
        case 15: return converted(in: scopes) ?? plain
        case 16: return fragment(in: scopes) ?? plain
        default: return plain
        }
    }

    /// A field or a calculation, and what stands in for it: a field of the same form, or another such value.
    private mutating func coalesce(_ depth: Int, in scopes: Int) -> FormValue {
        if isOne(in: 4) {
            return FormValue(.coalesce(calculation(depth: 1, in: scopes), calculation(depth: 0, in: scopes)))
        }
        guard let value = field(in: scopes, where: \.isOptional), let other = sameForm(as: value, in: scopes),
            let last = sameForm(as: value, in: scopes)
        else { return calculation(depth: 1, in: scopes) }
        if depth > 0, isOne(in: 3) {
            let chosen = FormValue(.conditional(condition(depth: 0, in: scopes), other, last))
            return FormValue(.coalesce(value, chosen))
        }
        return FormValue(.coalesce(value, isOne(in: 3) ? FormValue(.coalesce(other, last)) : other))
    }

    /// A part of a date, a computed date or the days between two.
    private mutating func date(_ depth: Int, in scopes: Int) -> FormValue? {
        guard var value = field(in: scopes, where: \.isDate) else { return nil }
        for _ in 0..<number(0...2) {
            value = FormValue(.date(FormDateFunction.drawDate(&generator), value))
        }
        switch number(0...3) {
        case 0, 1: return FormValue(.date(FormDateFunction.drawPart(&generator), value))
        case 2: return field(in: scopes, where: \.isDate).map { FormValue(.days(value, since: $0)) }
        default: return FormValue(.date(FormDateFunction.drawDate(&generator), value))
        }
    }

    private mutating func inner(_ depth: Int, in scopes: Int) -> FormCondition? {
        isOne(in: 3) ? nil : condition(depth: max(depth - 1, 0), in: scopes + 1)
    }

    mutating func calculation(depth: Int, in scopes: Int) -> FormValue {
        let row = row(in: scopes)
        let field = isOne(in: 2) ? FormFields.numbers[0] : FormFields.numbers[1]
        let leaf = FormValue(.field(field, row))
        guard depth > 0, !isOne(in: 3) else { return leaf }
        if isOne(in: 6) { return FormValue(.negated(calculation(depth: depth - 1, in: scopes))) }
        let operation = FormOperator.allCases.randomElement(using: &generator) ?? .add
        return FormValue(
            .calculation(operation, calculation(depth: depth - 1, in: scopes), calculation(depth: 0, in: scopes)))
    }

    /// A calculation with decimals, or the sum of those of related rows.
    private mutating func decimals(in scopes: Int) -> FormValue? {
        if isOne(in: 3) {
            guard let value = field(in: scopes + 1, where: { $0.domain.name == FormTypes.decimal.name }) else {
                return nil
            }
            return FormValue(.decimalSum(related(in: scopes), value, isDistinct: isOne(in: 2)))
        }
        guard let a = field(in: scopes, where: { $0.domain.name == FormTypes.decimal.name }),
            let b = field(in: scopes, where: { $0.domain.name == FormTypes.decimal.name }),
            let operation = FormDecimalOperator.allCases.randomElement(using: &generator)
        else { return nil }
        return FormValue(.decimals(operation, a, b))
    }

    private mutating func length(in scopes: Int) -> FormValue? {
        field(in: scopes) { $0.domain.name == FormTypes.text.name }.map { FormValue(.length($0)) }
    }

    /// A text that is computed of a member or of two, by one function or by one after the other.
    mutating func text(in scopes: Int) -> FormValue? {
        guard var value = field(in: scopes, where: { $0.domain.name == FormTypes.text.name }) else { return nil }
        if isOne(in: 3), let other = field(in: scopes, where: { $0.domain.name == FormTypes.text.name }) {
            value = FormValue(.joined(value, other))
            if isOne(in: 2) { return value }
        }
        for _ in 0..<number(1...2) {
            guard let function = FormTextFunction.all.randomElement(using: &generator) else { break }
            value = FormValue(.text(function, value))
        }
        return value
    }

    /// SQL of one's own. What overflows within it is not noticed.
    private mutating func fragment(in scopes: Int) -> FormValue? {
        guard isOne(in: 2) else { return FormValue(.fragment(.remainder, calculation(depth: 0, in: scopes))) }
        return text(in: scopes).map { FormValue(.fragment(.exclaimed, $0)) }
    }

    /// The texts of related rows, one behind the other.
    private mutating func joinedTexts(in scopes: Int) -> FormValue? {
        text(in: scopes + 1).map { FormValue(.joinedTexts(related(in: scopes), $0, join())) }
    }

    /// A number of a text, the text of a number, another kind of number, or one that is rounded.
    private mutating func converted(in scopes: Int) -> FormValue? {
        let rounding = ValueFunction.roundings.randomElement(using: &generator)?.function ?? .rounded
        switch number(0...6) {
        case 0: return text(in: scopes).map { FormValue(.converted(numeric(.integer, .double, .decimal), $0)) }
        case 1: return FormValue(.converted(.string, calculation(depth: 1, in: scopes)))
        case 2:
            let text = FormValue(.converted(.string, calculation(depth: 1, in: scopes)))
            let end = FormValue(.text(isOne(in: 2) ? .suffix(2) : .prefix(1), text))
            return FormValue(.converted(numeric(.integer, .double, .decimal), isOne(in: 2) ? end : text))
        case 3:
            let double = FormValue(.double(calculation(depth: 1, in: scopes)))
            return FormValue(.converted(isOne(in: 2) ? .integer : rounding, double))
        case 4: return FormValue(.converted(.decimal, calculation(depth: 1, in: scopes)))
        case 5:
            let decimal = decimals(in: scopes) ?? field(in: scopes) { $0.domain.name == FormTypes.decimal.name }
            return decimal.map { FormValue(.converted(numeric(.integer, .double, .string), $0)) }
        default:
            guard let number = field(in: scopes, where: { $0.domain.name == FormTypes.number.name }) else { return nil }
            let rounded = FormValue(.converted(rounding, number))
            return isOne(in: 2)
                ? rounded : FormValue(.converted(numeric(.integer, .decimal), isOne(in: 2) ? rounded : number))
        }
    }

    private mutating func numeric(_ functions: ValueFunction...) -> ValueFunction {
        functions.randomElement(using: &generator) ?? .integer
    }

    private mutating func extreme(_ depth: Int, in scopes: Int) -> FormValue? {
        let related = related(in: scopes)
        guard let value = field(in: scopes + 1, where: { $0.domain.isComparable }) else { return nil }
        return FormValue(.extreme(isMaximum: isOne(in: 2), related, value, inner(depth, in: scopes)))
    }
}

// Tables

extension FormGrammar {
    /// A table whose rows refer to each other, to themselves, and to rows that are not there.
    mutating func table() -> FormTable {
        let count = number(3...12)
        return FormTable(
            rows: (1...count).map { id in
                var row = Specimen(id: id)
                for field in FormFields.all { field.fill(&row, &generator) }
                row.code = Specimen.code(UInt8(id))
                row.parentID = isOne(in: 4) ? nil : number(1...(count + 1))
                row.twinCode = isOne(in: 3) ? nil : Specimen.code(UInt8(number(1...(count + 1))))
                return row
            })
    }
}
