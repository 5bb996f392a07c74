import Foundation
import Testing

@testable import FetchingCore

@Suite("The signature of a node") struct NodeSignatureTests {
    /// An expression of each kind of node, and the digest that stored cursors have of it. No number may be changed.
    private static let digests: [(tree: ExpressionTree, digest: UInt64)] = [
        (number, 18_249_355_083_217_296_309),
        (text, 1_626_983_374_713_827_920),
        (Self.column(of: owner), 9_053_351_385_684_419_598),
        (Self.column(of: RowSource(.element(name: "pets"))), 1_380_951_735_054_816_398),
        (ExpressionTree(.literal(.text("\u{E9}"))), 17_808_593_421_992_213_927),
        (ExpressionTree(.literal(.null)), 15_475_553_698_035_801_466),
        (ExpressionTree(.literal(.double(-0.0))), 429_092_089_980_443_694),
        (ExpressionTree(.literal(.date(Date(timeIntervalSinceReferenceDate: 1.23456)))), 7_826_245_058_453_824_665),
        (ExpressionTree(.literal(.decimal(Decimal(15) / 10))), 930_121_316_106_059_934),
        (.arithmetic(.add, number, number, of: Int.self), 14_211_986_158_922_865_043),
        (ExpressionTree(.function(.scalarCount, text), above: text), 18_270_711_185_403_279_158),
        (ExpressionTree(.function(.double, number), above: number), 10_500_447_034_184_405_889),
        (.function(.integer, of: text), 7_118_792_426_989_204_423),
        (.function(.string, of: number), 13_147_385_242_985_252_753),
        (.function(.roundedToEven, of: number), 2_483_964_025_133_664_374),
        (.arithmetic(.bitXor, number, number, of: Int.self), 12_779_635_056_517_469_452),
        (.conditional(number > 1, then: number, else: ExpressionTree(.literal(.int64(2)))), 7_682_138_361_231_344_938),
        (.coalesce(number, ExpressionTree(.literal(.int64(2)))), 9_734_288_361_865_012_455),
        (.date(.part(.year, offset: -3600), of: date), 6_084_419_269_654_689_457),
        (.date(.start(.month, offset: 0), of: date), 10_863_044_083_996_852_595),
        (.date(.adding(DateStep(3, .days), offset: 7200), of: date), 6_161_428_032_422_355_975),
        (.date(.microseconds, of: date), 3_736_226_520_306_231_530),
        (ExpressionTree(.date(.plain, number, .unixSeconds), above: number), 2_370_748_171_932_469_627),
        (ExpressionTree(.date(.stored(.dayText), date, .plain), above: date), 5_310_129_194_258_388_685),
        (
            .matchesText(
                FullTextMatch(
                    query: "Zola -x", entity: Model.fetchableEntity, index: FetchableFullText([]), hasSingleKey: true),
                [number, text]), 1_292_743_827_215_298_845
        ),
        (.text(.trimmed, of: text), 15_695_910_913_359_507_391),
        (.text(.prefix(3), of: text), 12_542_389_148_215_971_962),
        (.text(.suffix(3), of: text), 16_750_723_918_278_715_031),
        (.text(.replacing(ExactText(text: "a"), with: ExactText(text: "b")), of: text), 10_576_448_502_764_812_767),
        (.text(.lowercased, of: text), 12_535_527_155_088_258_816),
        (.text(.uppercased, of: text), 15_027_598_327_314_021_919),
        (.aggregate(.count, in: pets), 14_788_994_876_383_415_563),
        (.aggregate(.count, of: Self.column(of: pet), in: pets), 2_680_976_064_567_242_695),
        (.aggregate(.sum, of: Self.column(of: pet), in: pets), 4_760_235_560_719_250_550),
        (.aggregate(.joined(separator: ", "), of: text, in: pets), 7_580_784_803_570_537_491),
        (.aggregate(.joined(separator: ","), of: text, in: pets), 7_763_521_921_650_221_671),
        (.aggregate(.distinctJoined(separator: ", "), of: text, in: pets), 386_099_147_843_288_526),
        (
            .groupAggregate(.joined(separator: ", "), of: text, order: [SortKey(number, isAscending: false)]),
            1_419_166_417_599_369_950
        ),
        (
            .groupAggregate(.joined(separator: ", "), of: text, order: [SortKey(number, isAscending: true)]),
            3_820_792_715_307_279_362
        ),
        (.exists(pets), 2_792_801_280_898_530_516),
        (
            .exists(RelatedRows(parent: owner, relationship: relationship, element: pet, condition: nil)),
            9_451_818_700_780_051_277
        ),
        (.groupAggregate(.count), 1_185_357_832_019_005_706),
        (.groupAggregate(.sum, of: number, isDistinct: true, where: number > 1), 5_270_719_901_258_078_199),
        (.groupAggregate(.count, where: number > 1), 12_364_726_072_757_063_504),
        (.groupKey(text), 748_835_868_901_595_686),
        (
            .window(
                .lag(2), of: number, or: ExpressionTree(.literal(.int64(1))), partition: [text],
                order: [SortKey(number, isAscending: false)]), 4_122_287_609_361_275_399
        ),
        (.window(.aggregate(.sum), of: number, partition: [], order: []), 123_973_468_796_219_484),
        (ExpressionTree(.constant(true)), 2_853_685_704_894_118_448),
        (number > 7, 1_403_724_736_648_806_685),
        (ExpressionTree(.isNull(text), above: text), 11_468_807_424_648_833_518),
        (.membership(number, in: [.int64(3), .int64(1), .int64(3)], includesNull: true), 14_558_167_709_524_768_115),
        (.membership(number, in: [.decimal(1), .decimal(1)], includesNull: false), 5_240_647_485_200_408_773),
        (.range(number, from: .int64(1), to: .int64(4), includesUpper: false), 3_743_894_154_793_694_933),
        (.range(number, from: nil, to: .int64(4), includesUpper: true), 14_234_771_215_896_214_006),
        (.text(.hasPrefix, text, "x\u{E9}", .caseInsensitive), 14_821_351_227_324_759_565),
        (ExpressionTree(.bits(.contains, number, 5), above: number), 2_796_564_051_312_039_418),
        (.joined((1...5).map { number > $0 }, by: .and), 11_013_778_394_151_163_865),
        (
            .joined([number > 1, .joined([number > 2, number > 3], by: .and), number > 4], by: .or),
            2_432_899_842_306_845_633
        ),
        (.negated(number > 1), 9_832_018_569_706_165_733),
        (.isMissing(owner), 15_912_078_257_483_888_601),
        (
            .isObject(owner, in: ["q", "p"].map { name in ObjectIdentity(name) { _ in true } }),
            6_476_387_822_722_211_443
        ),
        (.isSameObject(owner, .root), 2_437_502_604_634_460_589),
        (
            ExpressionTree(.parameter(QueryParameter(index: 1, of: nil, type: Int.self, value: nil))),
            16_021_985_569_964_486_958
        ),
        (ExpressionTree(failure: .notANumber), 16_156_085_876_284_863_637),
        (ExpressionTree(.literal(tags(["a", "e\u{301}"]))), 17_384_937_916_301_909_041),
        (.array(.includes, list, ["b", "a"]), 3_921_758_098_788_481_394),
        (.array(.overlaps, list, ["b", "a"]), 12_888_057_522_577_227_695),
        (ExpressionTree(.function(.elementCount, list), above: list), 5_750_447_191_375_417_389),
        (raw([.text("f("), .operand, .text(")")], [number]), 925_272_429_147_025_541),
        (raw([.text("f("), .operand, .text(")")], [number], hasMeaning: true), 925_272_429_147_025_541),
        (raw([.text("f("), .operand, .text(")")], [number], type: .text), 14_721_550_418_761_105_883),
        (raw([.text("f("), .operand, .text(")")], [number], engines: .sqlite), 8_593_712_012_199_231_935),
        (raw([.text("f"), .operand, .text(")")], [number]), 9_544_063_329_537_043_449),
        (raw([.text("f("), .operand, .text(")")], [text]), 4_533_216_584_949_651_902),
        (raw([.table(Model.self), .operand], [text]), 3_779_052_936_093_356_951),
    ]

    private static func raw(
        _ parts: [RawFragment.Part], _ operands: [ExpressionTree], type: PrimitiveType = .int64,
        engines: SQLEngines = .all, hasMeaning: Bool = false
    ) -> ExpressionTree {
        .raw(
            RawFragment(
                parts: parts, type: type, engines: engines,
                meaning: hasMeaning ? RawMeaning { (value: Int) in value } : nil, operation: "sql"),
            operands)
    }

    @Test func digestsStayAsTheyAre() {
        #expect(Self.digests.map { RequestDigest($0.tree).value } == Self.digests.map(\.digest))
    }

    @Test func anExpressionEqualsItselfAndNoOther() {
        for (index, (tree, _)) in Self.digests.enumerated() {
            #expect(Self.digests.indices.filter { Self.digests[$0].tree.isEqual(to: tree) } == [index])
        }
    }

    @Test func everyKindIsThere() {
        #expect(Set(Self.digests.map { $0.tree.node.kind }) == Set(0..<31))
    }
}

extension NodeSignatureTests {
    private static func column(_ name: String, _ type: PrimitiveType, isOptional: Bool = false) -> FetchableColumn {
        FetchableColumn(
            property: name, name: name, type: type, isOptional: isOptional, storage: nil, model: Model.self,
            valueType: Int.self, keyPath: nil, reader: ColumnReader(.null))
    }

    private static let number = ExpressionTree(.column(column("a", .int64)))
    private static let text = ExpressionTree(.column(column("b", .text, isOptional: true)))

    private static let date = ExpressionTree(.column(column("d", .date)))

    private static let list = ExpressionTree(.column(column("c", .array(of: .text), isOptional: true)))

    private static func tags(_ texts: [String]) -> PrimitiveValue {
        .array(PrimitiveArray(unchecked: texts.map(PrimitiveValue.text), of: .text))
    }

    private static let relationship = Relationship([
        RelationshipHop(
            columns: [column("k", .int64)], targetColumns: [column("id", .int64)], model: Model.self,
            target: Model.self)
    ])
    private static let owner = RowSource(.toOne(from: .root, relationship, name: "owner"))
    private static let pet = RowSource(.element(name: "pets"))

    /// Those with a number above 3 that have another with the same number.
    private static var pets: RelatedRows {
        let other = RowSource(.element(name: "pets"))
        let others = RelatedRows(
            parent: pet, relationship: relationship, element: other,
            condition: .comparison(.equal, column(of: pet), column(of: other)))
        return RelatedRows(
            parent: .root, relationship: relationship, element: pet,
            condition: .joined(column(of: pet) > 3, .exists(others), by: .and))
    }

    private static func column(of row: RowSource) -> ExpressionTree { .column(column("x", .int64), of: row) }

    private struct Model: RowDecodable {
        struct FetchableMembers: FetchableMemberContainer { typealias Model = NodeSignatureTests.Model }
        static let fetchableMembers = FetchableMembers()
        static let fetchableEntity = FetchableEntity(name: "m", columns: [])

        init<Row: FetchableRow>(fetching row: inout Row) throws {}
    }
}

extension ExpressionTree {
    fileprivate static func > (lhs: ExpressionTree, rhs: Int64) -> ExpressionTree {
        .comparison(.greater, lhs, with: .int64(rhs))
    }
}

extension ExpressionNode {
    /// A number for each kind of node: a new one needs a digest above.
    fileprivate var kind: Int {
        switch self {
        case .value(let value): value.kind
        case .condition(let condition): condition.kind
        case .failure: 23
        }
    }
}

extension ValueNode {
    fileprivate var kind: Int {
        switch self {
        case .column: 0
        case .related: 1
        case .literal: 2
        case .arithmetic: 3
        case .function: 4
        case .conditional: 5
        case .aggregate: 6
        case .groupAggregate: 7
        case .groupKey: 8
        case .parameter: 24
        case .coalesce: 25
        case .date: 26
        case .text: 27
        case .raw: 28
        case .window: 29
        }
    }
}

extension ConditionNode {
    fileprivate var kind: Int {
        switch self {
        case .constant: 9
        case .comparison: 10
        case .isNull: 11
        case .membership: 12
        case .range: 13
        case .text: 14
        case .bits: 15
        case .and: 16
        case .or: 17
        case .not: 18
        case .isMissing: 19
        case .isObject: 20
        case .isSameObject: 21
        case .exists: 22
        case .array: 25
        case .fullText: 30
        }
    }
}
