import Fetching
import FetchingCore

/// A property of specimens.
struct FormField: Sendable {
    let name: String
    let domain: FormDomain
    let isOptional: Bool
    let column: FetchableColumn
    let tree: @Sendable (FormScopes, FormRow) -> ExpressionTree
    let key: @Sendable (Specimen) -> FormKey?
    let set: @Sendable (inout Specimen, FormKey?) -> Void
    let fill: @Sendable (inout Specimen, inout SplitMix64) -> Void

    /// Assigns an expression in an update.
    let assign: @Sendable (inout Specimen.FetchableUpdate, ExpressionTree) -> Void

    /// Draws a value to assign.
    let drawAssignment: @Sendable (inout SplitMix64) -> FormAssignment
}

/// A value that an update assigns.
struct FormAssignment: Sendable {
    let key: FormKey?
    let assign: @Sendable (inout Specimen.FetchableUpdate) -> Void
}

extension FormField {
    typealias Member<Value: FetchableValue> = any KeyPath<Specimen.FetchableMembers, FetchableMember<Specimen, Value>>
        & Sendable
    typealias Property<Value> = any WritableKeyPath<Specimen, Value> & Sendable

    init<Base: FetchableValue>(
        _ member: Member<Base>, _ property: Property<Base>, _ type: FormType<Base>
    ) where Base.Base == Base {
        let column = Specimen.fetchableMembers[keyPath: member].column
        name = column.property
        domain = FormDomain(type)
        isOptional = false
        self.column = column
        tree = { $0.tree(member, of: $1) }
        key = { type.key($0[keyPath: property]) }
        set = { specimen, key in
            if let value = key.flatMap(type.base) { specimen[keyPath: property] = value }
        }
        fill = { specimen, generator in specimen[keyPath: property] = type.draw(&generator) }
        assign = { $0[dynamicMember: member] = FetchExpression<Specimen, Base>($1) }
        drawAssignment = { generator in
            let value = type.drawLiteral(&generator)
            return FormAssignment(key: type.key(value)) { update in
                guard let value = value as? any FetchableValue<Base> else { return }
                update[dynamicMember: member] = value
            }
        }
    }

    init<Base: FetchableValue>(
        optional member: Member<Base?>, _ property: Property<Base?>, _ type: FormType<Base>
    ) where Base.Base == Base {
        let column = Specimen.fetchableMembers[keyPath: member].column
        name = column.property
        domain = FormDomain(type)
        isOptional = true
        self.column = column
        tree = { $0.tree(member, of: $1) }
        key = { $0[keyPath: property].map(type.key) }
        set = { specimen, key in specimen[keyPath: property] = key.flatMap(type.base) }
        fill = { specimen, generator in
            specimen[keyPath: property] = generator.isOne(in: 4) ? nil : type.draw(&generator)
        }
        assign = { $0[dynamicMember: member] = FetchExpression<Specimen, Base?>($1) }
        drawAssignment = { generator in
            let value = generator.isOne(in: 4) ? nil : type.drawLiteral(&generator)
            return FormAssignment(key: value.map(type.key)) { $0[dynamicMember: member] = value }
        }
    }
}

/// The properties of specimens.
enum FormFields {
    static let all: [FormField] = booleans + numbers + texts + dates + identifiers + others + arrays + parts

    static let booleans: [FormField] = [
        FormField(\.flag, \.flag, FormTypes.bool), FormField(optional: \.maybeFlag, \.maybeFlag, FormTypes.bool),
        FormField(\.inverted, \.inverted, FormTypes.invertedBool),
        FormField(optional: \.maybeInverted, \.maybeInverted, FormTypes.invertedBool),
        FormField(\.zeroIsTrue, \.zeroIsTrue, FormTypes.zeroIsTrue),
        FormField(optional: \.maybeZeroIsTrue, \.maybeZeroIsTrue, FormTypes.zeroIsTrue),
        FormField(\.yesOrNo, \.yesOrNo, FormTypes.yesOrNo),
        FormField(optional: \.maybeYesOrNo, \.maybeYesOrNo, FormTypes.yesOrNo),
    ]

    static let numbers: [FormField] = [
        FormField(\.integer, \.integer, FormTypes.integer),
        FormField(optional: \.maybeInteger, \.maybeInteger, FormTypes.integer),
        FormField(\.negated, \.negated, FormTypes.negated),
        FormField(optional: \.maybeNegated, \.maybeNegated, FormTypes.negated),
        FormField(\.number, \.number, FormTypes.number),
        FormField(optional: \.maybeNumber, \.maybeNumber, FormTypes.number),
    ]

    private static let texts: [FormField] = [
        FormField(\.text, \.text, FormTypes.text), FormField(optional: \.maybeText, \.maybeText, FormTypes.text),
        FormField(\.reversed, \.reversed, FormTypes.reversed),
        FormField(optional: \.maybeReversed, \.maybeReversed, FormTypes.reversed),
        FormField(\.data, \.data, FormTypes.data), FormField(optional: \.maybeData, \.maybeData, FormTypes.data),
        FormField(\.url, \.url, FormTypes.url), FormField(optional: \.maybeURL, \.maybeURL, FormTypes.url),
    ]

    private static let dates: [FormField] = [
        FormField(\.date, \.date, FormTypes.date), FormField(optional: \.maybeDate, \.maybeDate, FormTypes.date),
        FormField(\.seconds, \.seconds, FormTypes.seconds),
        FormField(optional: \.maybeSeconds, \.maybeSeconds, FormTypes.seconds),
        FormField(\.milliseconds, \.milliseconds, FormTypes.milliseconds),
        FormField(optional: \.maybeMilliseconds, \.maybeMilliseconds, FormTypes.milliseconds),
        FormField(\.time, \.time, FormTypes.time), FormField(optional: \.maybeTime, \.maybeTime, FormTypes.time),
        FormField(\.isoText, \.isoText, FormTypes.isoText),
        FormField(optional: \.maybeISOText, \.maybeISOText, FormTypes.isoText),
        FormField(\.dateTime, \.dateTime, FormTypes.dateTime),
        FormField(optional: \.maybeDateTime, \.maybeDateTime, FormTypes.dateTime),
        FormField(\.day, \.day, FormTypes.day), FormField(optional: \.maybeDay, \.maybeDay, FormTypes.day),
    ]

    private static let identifiers: [FormField] = [
        FormField(\.uuid, \.uuid, FormTypes.uuid), FormField(optional: \.maybeUUID, \.maybeUUID, FormTypes.uuid),
        FormField(\.upperUUID, \.upperUUID, FormTypes.upperUUID),
        FormField(optional: \.maybeUpperUUID, \.maybeUpperUUID, FormTypes.upperUUID),
        FormField(\.lowerUUID, \.lowerUUID, FormTypes.lowerUUID),
        FormField(optional: \.maybeLowerUUID, \.maybeLowerUUID, FormTypes.lowerUUID),
        FormField(\.code, \.code, FormTypes.lowerUUID),
        FormField(optional: \.twinCode, \.twinCode, FormTypes.lowerUUID),
    ]

    static let arrays: [FormField] = [
        FormField(\.tags, \.tags, FormTypes.tags), FormField(optional: \.maybeTags, \.maybeTags, FormTypes.tags),
        FormField(\.numbers, \.numbers, FormTypes.numbers),
        FormField(optional: \.maybeNumbers, \.maybeNumbers, FormTypes.numbers),
        FormField(\.measures, \.measures, FormTypes.measures),
        FormField(optional: \.maybeMeasures, \.maybeMeasures, FormTypes.measures),
        FormField(optional: \.maybeFlags, \.maybeFlags, FormTypes.flags),
        FormField(optional: \.maybeCodes, \.maybeCodes, FormTypes.codes),
        FormField(optional: \.maybeLevels, \.maybeLevels, FormTypes.levels),
        FormField(\.nativePlans, \.nativePlans, FormTypes.nativePlans),
        FormField(optional: \.maybeNativePlans, \.maybeNativePlans, FormTypes.nativePlans),
    ]

    /// Those of structs in columns.
    private static let parts: [FormField] = [
        FormField(\.part.yesOrNo, \.part.yesOrNo, FormTypes.yesOrNo),
        FormField(optional: \.part.maybeInteger, \.part.maybeInteger, FormTypes.integer),
        FormField(\.part.number, \.part.number, FormTypes.number),
        FormField(\.part.text, \.part.text, FormTypes.text),
        FormField(\.part.core.seconds, \.part.core.seconds, FormTypes.seconds),
        FormField(optional: \.part.core.maybeCents, \.part.core.maybeCents, FormTypes.cents),
        FormField(\.part.core.lowerUUID, \.part.core.lowerUUID, FormTypes.lowerUUID),
    ]

    private static let others: [FormField] = [
        FormField(\.decimal, \.decimal, FormTypes.decimal),
        FormField(optional: \.maybeDecimal, \.maybeDecimal, FormTypes.decimal),
        FormField(\.cents, \.cents, FormTypes.cents), FormField(optional: \.maybeCents, \.maybeCents, FormTypes.cents),
        FormField(\.plan, \.plan, FormTypes.plan), FormField(optional: \.maybePlan, \.maybePlan, FormTypes.plan),
        FormField(\.nativePlan, \.nativePlan, FormTypes.nativePlan),
        FormField(optional: \.maybeNativePlan, \.maybeNativePlan, FormTypes.nativePlan),
        FormField(\.planNumber, \.planNumber, FormTypes.planNumber),
        FormField(optional: \.maybePlanNumber, \.maybePlanNumber, FormTypes.planNumber),
        FormField(\.level, \.level, FormTypes.level), FormField(optional: \.maybeLevel, \.maybeLevel, FormTypes.level),
        FormField(optional: \.parentID, \.parentID, FormTypes.integer),
    ]
}
