#if Postgres
import Fetching
import Foundation

/// A model whose values are stored in one form, in the column `value` of the table `cells`.
protocol Cell: RowDecodable {
    associatedtype Value: FetchableValue & Equatable
    var value: Value { get }
    static var member: FetchableMember<Self, Value> { get }
}

enum Mood: String, FetchableValue { case a, b }

enum Level: Int, FetchableValue { case low, high }

struct Cents: FetchableStorage {
    func encode(_ value: Decimal) -> Int { NSDecimalNumber(decimal: value * 100).intValue }
    func decode(_ storedValue: Int) -> Decimal { Decimal(storedValue) / 100 }
}
extension FetchableStorage where Self == Cents { static var cents: Cents { Cents() } }

@Fetchable("cells") struct BoolCell { var value: Bool }
@Fetchable("cells") struct IntCell { var value: Int }
@Fetchable("cells") struct ByteCell { var value: Int8 }
@Fetchable("cells") struct LevelCell { var value: Level }
@Fetchable("cells") struct DoubleCell { var value: Double }
@Fetchable("cells") struct FloatCell { var value: Float }
@Fetchable("cells") struct TextCell { var value: String }
@Fetchable("cells") struct MoodCell { var value: Mood }
@Fetchable("cells") struct NativeMoodCell { @FetchingStorage(.postgresEnum("mood")) var value: Mood }
@Fetchable("cells") struct LinkCell { var value: URL }
@Fetchable("cells") struct DataCell { var value: Data }
@Fetchable("cells") struct DateCell { var value: Date }
@Fetchable("cells") struct UUIDCell { var value: UUID }
@Fetchable("cells") struct DecimalCell { var value: Decimal }
@Fetchable("cells") struct SecondsCell { @FetchingStorage(.unixSeconds) var value: Date }
@Fetchable("cells") struct MillisecondsCell { @FetchingStorage(.unixMilliseconds) var value: Date }
@Fetchable("cells") struct TimeCell { @FetchingStorage(.unixTime) var value: Date }
@Fetchable("cells") struct ISO8601Cell { @FetchingStorage(.iso8601Text) var value: Date }
@Fetchable("cells") struct DateTimeCell { @FetchingStorage(.dateTimeText) var value: Date }
@Fetchable("cells") struct DayCell { @FetchingStorage(.dayText) var value: Date }
@Fetchable("cells") struct UUIDTextCell { @FetchingStorage(.uuidText) var value: UUID }
@Fetchable("cells") struct CentsCell { @FetchingStorage(.cents) var value: Decimal }

extension BoolCell: Cell { static var member: FetchableMember<Self, Bool> { fetchableMembers.value } }
extension IntCell: Cell { static var member: FetchableMember<Self, Int> { fetchableMembers.value } }
extension ByteCell: Cell { static var member: FetchableMember<Self, Int8> { fetchableMembers.value } }
extension LevelCell: Cell { static var member: FetchableMember<Self, Level> { fetchableMembers.value } }
extension DoubleCell: Cell { static var member: FetchableMember<Self, Double> { fetchableMembers.value } }
extension FloatCell: Cell { static var member: FetchableMember<Self, Float> { fetchableMembers.value } }
extension TextCell: Cell { static var member: FetchableMember<Self, String> { fetchableMembers.value } }
extension MoodCell: Cell { static var member: FetchableMember<Self, Mood> { fetchableMembers.value } }
extension NativeMoodCell: Cell { static var member: FetchableMember<Self, Mood> { fetchableMembers.value } }
extension LinkCell: Cell { static var member: FetchableMember<Self, URL> { fetchableMembers.value } }
extension DataCell: Cell { static var member: FetchableMember<Self, Data> { fetchableMembers.value } }
extension DateCell: Cell { static var member: FetchableMember<Self, Date> { fetchableMembers.value } }
extension UUIDCell: Cell { static var member: FetchableMember<Self, UUID> { fetchableMembers.value } }
extension DecimalCell: Cell { static var member: FetchableMember<Self, Decimal> { fetchableMembers.value } }
extension SecondsCell: Cell { static var member: FetchableMember<Self, Date> { fetchableMembers.value } }
extension MillisecondsCell: Cell { static var member: FetchableMember<Self, Date> { fetchableMembers.value } }
extension TimeCell: Cell { static var member: FetchableMember<Self, Date> { fetchableMembers.value } }
extension ISO8601Cell: Cell { static var member: FetchableMember<Self, Date> { fetchableMembers.value } }
extension DateTimeCell: Cell { static var member: FetchableMember<Self, Date> { fetchableMembers.value } }
extension DayCell: Cell { static var member: FetchableMember<Self, Date> { fetchableMembers.value } }
extension UUIDTextCell: Cell { static var member: FetchableMember<Self, UUID> { fetchableMembers.value } }
extension CentsCell: Cell { static var member: FetchableMember<Self, Decimal> { fetchableMembers.value } }
#endif
