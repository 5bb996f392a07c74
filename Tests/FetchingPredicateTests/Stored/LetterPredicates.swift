import Fetching
import Foundation

@testable import FetchingFilters

/// A predicate for each thing that can be said, and the document of version 1 that says it. These documents decode for ever.
enum LetterPredicates {
    typealias Golden = (predicate: FetchPredicate<Letter>, condition: String)

    static let all: [Golden] =
        values + storages + tests + texts + computedTexts + dates + logic + calculations + relationships

    static let documents: [String] = all.map { document($0.condition) }

    static func document(_ condition: String) -> String {
        #"{"version":1,"model":"Letter","where":\#(condition)}"#
    }

    private static func golden(
        _ condition: String, @PredicateBuilder<Letter> _ predicate: (Letter.FetchableMembers) -> FetchPredicate<Letter>
    ) -> Golden { (Letter.predicate(predicate), condition) }

    private static let date = Date(timeIntervalSinceReferenceDate: 700_000_000.125)

    private static let values: [Golden] = [
        golden(#"{"member":"title","is":"==","value":"Ma \"\\\n\u0000é"}"#) { $0.title == "Ma \"\\\n\0\u{E9}" },
        golden(#"{"member":"stars","is":"==","value":9223372036854775807}"#) { $0.stars == .max },
        golden(#"{"member":"stars","is":"!=","value":-9223372036854775808}"#) { $0.stars != .min },
        golden(#"{"member":"weight","is":"<","value":0.1}"#) { $0.weight < 0.1 },
        golden(#"{"member":"weight","is":"<=","value":"infinity"}"#) { $0.weight <= .infinity },
        golden(#"{"member":"weight","is":">","value":"-infinity"}"#) { $0.weight > -.infinity },
        golden(#"{"member":"weight","is":">=","value":5e-324}"#) { $0.weight >= .leastNonzeroMagnitude },
        golden(#"{"member":"isPinned","is":"==","value":false}"#) { $0.isPinned == false },
        golden(#"{"member":"created","is":"<","value":"2023-03-08T20:26:40.125Z"}"#) { $0.created < date },
        golden(#"{"member":"created","is":">","value":"0000-12-30T00:00:00Z"}"#) { $0.created > .distantPast },
        golden(#"{"member":"price","is":"==","value":"-12.5"}"#) { $0.price == Decimal(-125) / 10 },
        golden(#"{"member":"token","is":"==","value":"00000000-0000-0000-0000-00000000ABCD"}"#) {
            $0.token == UUID(uuidString: "00000000-0000-0000-0000-00000000ABCD")
        },
        golden(#"{"member":"seal","is":"==","value":"AAH/"}"#) { $0.seal == Data([0, 1, 255]) },
        golden(#"{"member":"urgency","is":"==","value":2}"#) { $0.urgency == .high },
        golden(#"{"member":"paper","is":"!=","value":"lined"}"#) { $0.paper != .lined },
    ]

    private static let storages: [Golden] = [
        golden(#"{"member":"seen","is":"==","value":"2023-03-08T20:26:40Z"}"#) { $0.seen == date },
        golden(#"{"member":"seen","is":"in","values":["2023-03-08T20:26:40Z",null]}"#) { $0.seen.isIn([date, nil]) },
        golden(#"{"member":"seen","is":"between","values":["2023-03-08T20:26:40Z","2023-03-08T20:26:41Z"]}"#) {
            $0.seen.isIn(date...date.addingTimeInterval(1))
        },
    ]

    private static let tests: [Golden] = [
        (FetchPredicate(Letter.fetchableMembers.isPinned.tree), #"{"member":"isPinned","is":"true"}"#),
        golden(#"{"member":"body","is":"null"}"#) { $0.body == nil },
        golden(#"{"not":{"member":"body","is":"null"}}"#) { $0.body != nil },
        golden(#"{"member":"stars","is":"in","values":[1,2,3]}"#) { $0.stars.isIn([1, 2, 3]) },
        golden(#"{"not":{"member":"paper","is":"in","values":["plain",null]}}"#) { $0.paper.isNotIn([.plain, nil]) },
        golden(#"{"member":"stars","is":"between","values":[1,5]}"#) { $0.stars.isIn(1...5) },
        golden(#"{"member":"stars","is":"betweenUpTo","values":[1,5]}"#) { $0.stars.isIn(1..<5) },
        golden(#"{"member":"stars","is":"from","value":1}"#) { $0.stars.isIn(1...) },
        golden(#"{"member":"stars","is":"through","value":5}"#) { $0.stars.isIn(...5) },
        golden(#"{"member":"stars","is":"upTo","value":5}"#) { $0.stars.isIn(..<5) },
        golden(#"{"member":"marks","is":"hasAllBits","value":3}"#) { $0.marks.contains([.read, .answered]) },
        golden(#"{"member":"marks","is":"hasAnyBit","value":1}"#) { $0.marks.intersects(.read) },
        golden(#"{"member":"title","is":"==","other":{"member":"body"}}"#) { $0.title == $0.body },
        golden(#"{"member":"stars","is":">=","other":{"member":"id"}}"#) { $0.stars >= $0.id },
    ]

    private static let texts: [Golden] = [
        golden(#"{"member":"title","is":"hasPrefix","value":"Ma"}"#) { $0.title.hasPrefix("Ma") },
        golden(#"{"member":"body","is":"hasSuffix[c]","value":"a"}"#) {
            $0.body.hasSuffix("a", options: .caseInsensitive)
        },
        golden(#"{"member":"title","is":"contains[cd]","value":"%"}"#) {
            $0.title.contains("%", options: .diacriticAndCaseInsensitive)
        },
        golden(#"{"member":"title","is":"like[d]","value":"a*"}"#) {
            $0.title.isLike("a*", options: .diacriticInsensitive)
        },
        golden(#"{"member":"title","is":"matches","value":"[a-z]+"}"#) { $0.title.matches("[a-z]+") },
        golden(#"{"member":"title","is":"equals[n]","value":"a"}"#) { $0.title.isEqual(to: "a", options: .normalized) },
        golden(#"{"operand":{"length":{"member":"title"}},"is":">","value":3}"#) { $0.title.unicodeScalarCount > 3 },
    ]

    private static let computedTexts: [Golden] = [
        golden(#"{"operand":{"trimmed":{"member":"title"}},"is":"==","value":"a"}"#) { $0.title.trimmed() == "a" },
        golden(#"{"operand":{"prefix":3,"of":{"member":"body"}},"is":"<","value":"a"}"#) {
            $0.body.prefix(unicodeScalars: 3) < "a"
        },
        golden(#"{"operand":{"suffix":0,"of":{"trimmed":{"member":"body"}}},"is":"==","other":{"member":"title"}}"#) {
            $0.body.trimmed().suffix(unicodeScalars: 0) == $0.title
        },
        golden(#"{"operand":{"+":[{"member":"title"},{"text":"!"}]},"is":"==","value":"a!"}"#) {
            $0.title + "!" == "a!"
        },
        golden(
            #"{"operand":{"+":[{"+":[{"text":"<"},{"member":"body"}]},{"member":"title"}]},"is":"hasPrefix","value":"<"}"#
        ) {
            ("<" + $0.body + $0.title).hasPrefix("<")
        },
        golden(#"{"operand":{"lowercased":{"member":"title"}},"is":"==","value":"a"}"#) {
            $0.title.lowercased() == "a"
        },
        golden(#"{"operand":{"uppercased":{"lowercased":{"member":"body"}}},"is":"hasPrefix","value":"A"}"#) {
            $0.body.lowercased().uppercased().hasPrefix("A")
        },
        golden(#"{"operand":{"replacing":"a","with":"","of":{"member":"title"}},"is":"hasPrefix","value":"b"}"#) {
            $0.title.replacing("a", with: "").hasPrefix("b")
        },
    ]

    private static let dates: [Golden] = [
        golden(#"{"operand":{"datePart":"year","of":{"member":"created"},"offset":0},"is":"==","value":2024}"#) {
            $0.created.year == 2024
        },
        golden(#"{"operand":{"datePart":"hour","of":{"member":"seen"},"offset":-3600},"is":"<","value":12}"#) {
            $0.seen.part(.hour, in: .offset(hours: -1)) < 12
        },
        golden(
            #"{"operand":{"startOf":"month","of":{"member":"seen"},"offset":0},"is":"==","value":"2024-05-01T00:00:00Z"}"#
        ) {
            $0.seen.start(of: .month) == Date(timeIntervalSince1970: 1_714_521_600)
        },
        golden(
            #"{"operand":{"adding":-3,"unit":"months","of":{"member":"created"},"offset":7200},"is":"<","other":{"member":"seen"}}"#
        ) {
            $0.created.adding(.months(-3), in: .offset(hours: 2)) < $0.seen
        },
        golden(
            #"{"operand":{"/":[{"-":[{"microseconds":{"member":"created"}},{"microseconds":{"member":"seen"}}]},{"integer":86400000000}]},"is":">","value":1}"#
        ) {
            $0.created.days(from: $0.seen) > 1
        },
    ]

    private static let logic: [Golden] = [
        (FetchPredicate.all([]), "true"),
        (FetchPredicate.any([]), "false"),
        golden(
            #"{"and":[{"member":"stars","is":">","value":1},{"member":"isPinned","is":"true"},{"member":"id","is":"==","value":7}]}"#
        ) {
            $0.stars > 1 && $0.isPinned && $0.id == 7
        },
        golden(
            #"{"or":[{"and":[{"member":"stars","is":">","value":1},{"member":"isPinned","is":"true"}]},{"not":{"member":"isPinned","is":"true"}}]}"#
        ) {
            ($0.stars > 1 && $0.isPinned) || !$0.isPinned
        },
        golden(
            #"{"operand":{"condition":{"member":"stars","is":">","value":1}},"is":"==","other":{"member":"isPinned"}}"#
        ) {
            ($0.stars > 1) == $0.isPinned
        },
    ]

    private static let calculations: [Golden] = [
        golden(#"{"operand":{"+":[{"member":"stars"},{"integer":1}]},"is":">","value":3}"#) { $0.stars + 1 > 3 },
        golden(#"{"operand":{"-":[{"integer":1},{"member":"stars"}]},"is":"<","other":{"member":"id"}}"#) {
            1 - $0.stars < $0.id
        },
        golden(#"{"operand":{"*":[{"member":"weight"},{"asNumber":{"member":"stars"}}]},"is":">","value":3.5}"#) {
            $0.weight * $0.stars.asDouble > 3.5
        },
        golden(#"{"operand":{"*":[{"asNumber":{"member":"title"}},{"number":2.0}]},"is":">","value":3.5}"#) {
            $0.title.asDouble * 2 > 3.5
        },
        golden(#"{"operand":{"rounded":"up","of":{"member":"weight"}},"is":">","value":3.5}"#) {
            $0.weight.rounded(.up) > 3.5
        },
        golden(#"{"operand":{"asInteger":{"rounded":"toNearestOrEven","of":{"member":"weight"}}},"is":"<","value":3}"#)
        {
            $0.weight.rounded(.toNearestOrEven).asInt < 3
        },
        golden(#"{"operand":{"asInteger":{"member":"title"}},"is":"==","value":3}"#) { $0.title.asInt == 3 },
        golden(#"{"operand":{"asText":{"member":"stars"}},"is":"hasPrefix","value":"3"}"#) {
            $0.stars.asString.hasPrefix("3")
        },
        golden(#"{"operand":{"asText":{"member":"weight"}},"is":"==","value":"3.5"}"#) { $0.weight.asString == "3.5" },
        golden(#"{"operand":{"asDecimal":{"member":"stars"}},"is":">","other":{"member":"price"}}"#) {
            $0.stars.asDecimal > $0.price
        },
        golden(#"{"operand":{"asDecimal":{"member":"title"}},"is":"==","other":{"asDecimal":{"member":"weight"}}}"#) {
            $0.title.asDecimal == $0.weight.asDecimal
        },
        golden(#"{"operand":{"asNumber":{"member":"price"}},"is":">","value":3.5}"#) { $0.price.asDouble > 3.5 },
        golden(#"{"operand":{"asInteger":{"member":"price"}},"is":"==","value":3}"#) { $0.price.asInt == 3 },
        golden(#"{"operand":{"asText":{"member":"price"}},"is":"==","value":"3.5"}"#) { $0.price.asString == "3.5" },
        golden(#"{"operand":{"&":[{"member":"stars"},{"integer":6}]},"is":"==","value":2}"#) {
            $0.stars.bitwiseAnd(6) == 2
        },
        golden(#"{"operand":{"|":[{"member":"stars"},{"^":[{"member":"id"},{"integer":1}]}]},"is":">","value":2}"#) {
            $0.stars.bitwiseOr(with: $0.id.bitwiseXor(1)) > 2
        },
        golden(#"{"operand":{"*":[{"member":"weight"},{"number":2.0}]},"is":">=","value":3.5}"#) {
            $0.weight * 2 >= 3.5
        },
        golden(#"{"operand":{"/":[{"member":"stars"},{"member":"id"}]},"is":"null"}"#) { $0.stars / $0.id == nil },
        golden(#"{"operand":{"%":[{"member":"stars"},{"integer":2}]},"is":"in","values":[0,1]}"#) {
            ($0.stars % 2).isIn([0, 1])
        },
        (
            conditional(then: \.body, else: .literal(.text("none"))),
            #"{"operand":{"if":{"member":"isPinned","is":"true"},"then":{"member":"body"},"else":{"text":"none"}},"is":"==","value":"a"}"#
        ),
        (
            conditional(then: \.body, else: .literal(.null)),
            #"{"operand":{"if":{"member":"isPinned","is":"true"},"then":{"member":"body"},"else":null},"is":"==","value":"a"}"#
        ),
        golden(#"{"operand":{"coalesce":[{"member":"body"},{"text":"none"}]},"is":"==","value":"a"}"#) {
            $0.body ?? "none" == "a"
        },
        golden(#"{"operand":{"coalesce":[{"member":"body"},{"member":"title"}]},"is":"hasPrefix","value":"a"}"#) {
            ($0.body ?? $0.title).hasPrefix("a")
        },
        (
            storedConditional,
            #"{"operand":{"if":{"member":"isPinned","is":"true"},"then":{"date":"2023-03-08T20:26:40Z"},"else":{"member":"seen"}},"is":"==","value":"2023-03-08T20:26:40Z"}"#
        ),
    ]

    private static func conditional(
        then member: KeyPath<Letter.FetchableMembers, FetchableMember<Letter, String?>>, else value: ValueNode
    ) -> FetchPredicate<Letter> {
        let members = Letter.fetchableMembers
        let tree = ExpressionTree.conditional(
            members.isPinned.tree, then: members[keyPath: member].tree, else: ExpressionTree(value))
        return FetchPredicate(.comparison(.equal, tree, with: .text("a")))
    }

    private static var storedConditional: FetchPredicate<Letter> {
        let members = Letter.fetchableMembers
        let seconds = PrimitiveValue.int64(Int64(date.timeIntervalSince1970))
        let tree = ExpressionTree.conditional(
            members.isPinned.tree, then: ExpressionTree(.literal(seconds)), else: members.seen.tree)
        return FetchPredicate(.comparison(.equal, tree, with: seconds))
    }

    private static let relationships: [Golden] = [
        golden(#"{"member":"box.name","is":"==","value":"In"}"#) { $0.box.name == "In" },
        golden(#"{"member":"box.parent.name","is":"null"}"#) { $0.box.parent.name == nil },
        golden(#"{"row":"box","is":"missing"}"#) { $0.box == nil },
        golden(#"{"not":{"row":"box.parent","is":"missing"}}"#) { $0.box.parent != nil },
        golden(#"{"exists":"enclosures","where":true}"#) { !$0.enclosures.isEmpty },
        golden(
            #"{"exists":"enclosures","where":{"and":[{"member":"pages","is":">","value":3},{"member":"label","is":"hasPrefix","value":"a"}]}}"#
        ) {
            $0.enclosures.contains { $0.pages > 3 && $0.label.hasPrefix("a") }
        },
        golden(#"{"not":{"exists":"enclosures","where":{"not":{"member":"pages","is":">","value":3}}}}"#) {
            $0.enclosures.allSatisfy { $0.pages > 3 }
        },
        golden(
            #"{"exists":"box.letters","where":{"and":[{"member":"stars","is":">","other":{"member":"../stars"}},{"exists":"enclosures","where":{"member":"pages","is":"==","other":{"member":"../../box.id"}}},{"row":"../box.parent","is":"missing"}]}}"#
        ) { letter in
            letter.box.letters.contains { other in
                other.stars > letter.stars && other.enclosures.contains { $0.pages == letter.box.id }
                    && letter.box.parent == nil
            }
        },
        golden(#"{"operand":{"count":"enclosures","where":{"member":"pages","is":">","value":1}},"is":">","value":2}"#)
        {
            $0.enclosures.count { $0.pages > 1 } > 2
        },
        golden(#"{"operand":{"sum":{"member":"pages"},"of":"enclosures","where":true},"is":"<=","value":100}"#) {
            $0.enclosures.sum { $0.pages } <= 100
        },
        golden(#"{"operand":{"average":{"member":"area"},"of":"enclosures","where":true},"is":">","value":1.5}"#) {
            $0.enclosures.average { $0.area } > 1.5
        },
        golden(#"{"operand":{"*":[{"member":"price"},{"decimal":"1.19"}]},"is":">","value":"10"}"#) {
            $0.price * (Decimal(119) / 100) > 10
        },
        golden(#"{"operand":{"min":{"member":"label"},"of":"enclosures","where":true},"is":"==","value":"a"}"#) {
            $0.enclosures.min { $0.label } == "a"
        },
        golden(
            #"{"operand":{"max":{"+":[{"member":"pages"},{"member":"../stars"}]},"of":"enclosures","where":{"member":"label","is":"!=","value":""}},"is":">","other":{"member":"stars"}}"#
        ) { letter in
            letter.enclosures.max {
                $0.pages + letter.stars
            } where: {
                $0.label != ""
            } > letter.stars
        },
        golden(
            #"{"operand":{"max":{"member":"seen"},"of":"box.letters","where":true},"is":"<","value":"2023-03-08T20:26:40Z"}"#
        ) {
            $0.box.letters.max { $0.seen } < date
        },
    ]
}
