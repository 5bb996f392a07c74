import Fetching
import Foundation

/// The members of samples as operands with a meaning in plain Swift.
enum RandomFields {
    typealias Field<Value: FetchableValue> = RandomField<FetchableMember<Sample, Value>>

    private static let members = Sample.fetchableMembers

    static let integer = Field<Int>("integer", members.integer, Pools.integers) { $0.integer }
    static let maybeInteger = Field<Int?>("maybeInteger", members.maybeInteger, Pools.integers) { $0.maybeInteger }
    static let small = Field<Int8>("small", members.small, Pool(0, 1, -3, 7, .min, .max)) { $0.small }
    static let maybeUnsigned = Field<UInt64?>("maybeUnsigned", members.maybeUnsigned, Pools.unsigned) {
        $0.maybeUnsigned
    }
    static let number = Field<Double>("number", members.number, Pools.numbers) { $0.number }
    static let maybeNumber = Field<Double?>("maybeNumber", members.maybeNumber, Pools.numbers) { $0.maybeNumber }
    static let maybeFloat = Field<Float?>("maybeFloat", members.maybeFloat, Pools.floats) { $0.maybeFloat }
    static let flag = Field<Bool>("flag", members.flag, Pools.flags) { $0.flag }
    static let maybeFlag = Field<Bool?>("maybeFlag", members.maybeFlag, Pools.flags) { $0.maybeFlag }

    static let text = Field<String>("text", members.text, Pools.texts) { $0.text }
        .comparing(by: PlainText.isEqual)
    static let maybeText = Field<String?>("maybeText", members.maybeText, Pools.texts) { $0.maybeText }
        .comparing(by: PlainText.isEqual)

    static let data = Field<Data>("data", members.data, Pools.data) { $0.data }
    static let maybeData = Field<Data?>("maybeData", members.maybeData, Pools.data) { $0.maybeData }
    static let uuid = Field<UUID>("uuid", members.uuid, Pools.uuids) { $0.uuid }
    static let maybeUUID = Field<UUID?>("maybeUUID", members.maybeUUID, Pools.uuids) { $0.maybeUUID }
    static let maybeUUIDText = Field<UUID?>("maybeUUIDText", members.maybeUUIDText, Pools.uuids) { $0.maybeUUIDText }
    static let maybeURL = Field<URL?>("maybeURL", members.maybeURL, Pools.urls) { $0.maybeURL }
    static let maybeDecimal = Field<Decimal?>("maybeDecimal", members.maybeDecimal, Pools.decimals) {
        $0.maybeDecimal
    }

    static let plan = Field<Plan>("plan", members.plan, Pools.plans) { $0.plan }
    static let maybePlan = Field<Plan?>("maybePlan", members.maybePlan, Pools.plans) { $0.maybePlan }
    static let maybeLevel = Field<Level?>("maybeLevel", members.maybeLevel, Pools.levels) { $0.maybeLevel }
    static let rights = Field<Rights>("rights", members.rights, Pools.rights) { $0.rights }
    static let maybeRights = Field<Rights?>("maybeRights", members.maybeRights, Pools.rights) { $0.maybeRights }
}

extension RandomFields {
    static let date = Field<Date>("date", members.date, Pools.dates) { $0.date }
        .comparing(by: isSimultaneous, drawing: drawDate)
    static let maybeDate = Field<Date?>("maybeDate", members.maybeDate, Pools.dates) { $0.maybeDate }
        .comparing(by: isSimultaneous, drawing: drawDate)
    static let maybeStamp = Field<Date?>("maybeStamp", members.maybeStamp, Pools.dates) { $0.maybeStamp }
        .comparing(by: isSimultaneous, drawing: drawDate)

    static let isSimultaneous: @Sendable (Date, Date) -> Bool = { milliseconds($0) == milliseconds($1) }
    static let isEarlier: @Sendable (Date, Date) -> Bool = { milliseconds($0) < milliseconds($1) }

    /// A date beside one of the pool, by less than half a millisecond.
    private static let drawDate: @Sendable (inout SplitMix64) -> Date = { generator in
        Pools.dates.pick(&generator) + generator.drawDateDeviation()
    }

    private static func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1000).rounded()) }
}
