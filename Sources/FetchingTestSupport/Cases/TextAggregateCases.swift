import Fetching
import Foundation

extension ConformanceGroup {
    /// The texts of many rows as one.
    static let textAggregates = ConformanceGroup(
        "Texts of many rows",
        (ofAll + orders + distinct + ofGroups + ofRelated + textErrors).map { ConformanceCase($0, in: .small) })

    private static let players = Player.request().all()
    private static let nobody = players.where { $0.id > 99 }
    private static let teams = Team.request().all()

    private static let ofAll: [RelationshipCheck] = [
        .init("in their own order, without nil", "Ann, Bea, Cid, Flo, Reds") {
            try $0.fetch(players.joined(\.name, separator: ", "))
        },
        .init("without a separator", "AnnBeaCidFloReds") { try $0.fetch(players.joined(\.name)) },
        .init("a separator of SQL", "Ann'; $1 ?Bea") {
            try $0.fetch(players.where { $0.id < 3 }.joined(\.name, separator: "'; $1 ?"))
        },
        .init("of nothing", "") { try $0.fetch(nobody.joined(\.name, separator: ", ")) },
        .init("of nil alone", "") { try $0.fetch(players.where { $0.id == 4 }.joined(\.name, separator: ", ")) },
        .init("of one", "Ann") { try $0.fetch(players.where { $0.id == 1 }.joined(\.name, separator: ", ")) },
        .init("of what is computed", "Ann!, Bea!, Cid!, Flo!, Reds!") {
            try $0.fetch(players.joined({ $0.name + "!" }, separator: ", "))
        },
        .init("of texts of numbers, in the order of texts", "-5 0 10 20 30 7") {
            try $0.fetch(players.joined({ $0.score.asString }, separator: " "))
        },
        .init("along a to-one", "Blues|Little Reds|Reds|Reds") {
            try $0.fetch(players.joined(\.team.name, separator: "|"))
        },
        .init("of the first", "Bea,Cid") {
            try $0.fetch(players.sorted(by: .descending(\.score)).first(nth: 2).joined(\.name, separator: ","))
        },
        .init("under conditions, beside others", "(\"Ann,Bea,Cid\", \"\", 6)") {
            try $0.fetch(
                players.aggregate(
                    { $0.joined(\.name, separator: ",") { $0.score >= 10 } },
                    { $0.joined(\.name, separator: ",") { $0.score > 99 } }, \.count))
        },
        .init("in a condition of an aggregate", "true") {
            try $0.fetch(players.aggregate { $0.joined(\.name).hasSuffix("Reds") })
        },
    ]

    private static let orders: [RelationshipCheck] = [
        .init("from the largest", "Cid, Bea, Ann, Flo, Reds") {
            try $0.fetch(players.joined(\.name, separator: ", ", order: .descending(\.score)))
        },
        .init("nil first, equals by themselves", "Bea+Reds+Flo+Ann+Cid") {
            try $0.fetch(players.joined(\.name, separator: "+", order: .ascending(\.weight)))
        },
        .init("nil last", "Flo+Ann+Cid+Bea+Reds") {
            try $0.fetch(players.joined(\.name, separator: "+", order: .ascending(\.weight).nilsLast))
        },
        .init("from the largest, nil first", "Bea+Reds+Cid+Ann+Flo") {
            try $0.fetch(players.joined(\.name, separator: "+", order: .descending(\.weight).nilsFirst))
        },
        .init("by two terms", "Bea, Flo, Cid, Ann, Reds") {
            try $0.fetch(
                players.joined(\.name, separator: ", ", order: .ascending { $0.id % 2 }, .descending(\.score)))
        },
        .init("along a to-one", "Reds, Flo, Cid, Ann, Bea") {
            try $0.fetch(
                players.joined(\.name, separator: ", ", order: .ascending(\.team.name), .ascending(\.id)))
        },
        .init("without regard to case", "B|missing|R|R|r") {
            try $0.fetch(
                players.joined(\.teamCode, separator: "|", order: .ascending(\.teamCode, options: .caseInsensitive)))
        },
        .init("as a locale has them, and not by case", "B|missing|r|R|R") {
            try $0.fetch(
                players.joined(
                    \.teamCode, separator: "|", order: .ascending(\.teamCode, locale: Locale(identifier: "en"))))
        },
        .init("by the number of related models", "Reds,Blues,Little Reds,Nobody") {
            try $0.fetch(teams.joined(\.name, separator: ",", order: .descending { $0.players.count }))
        },
        .init("by what overflows, which is nil", "Reds,Ann,Bea,Cid,Flo") {
            try $0.fetch(players.joined(\.name, separator: ",", order: .descending { $0.score * (.max) }))
        },
    ]

    private static let distinct: [RelationshipCheck] = [
        .init("distinct, by case", "B|R|missing|r") {
            try $0.fetch(players.aggregate { $0.joined(distinct: \.teamCode, separator: "|") })
        },
        .init("distinct along a to-one, under conditions", "Little Reds|Reds") {
            try $0.fetch(
                players.aggregate { $0.joined(distinct: \.team.name, separator: "|") { $0.score > 5 } })
        },
        .init("distinct of what is computed of constants", "AnneBaaeCideFloeRads") {
            try $0.fetch(players.aggregate { $0.joined(distinct: \.changed, separator: "e") })
        },
        .init("distinct of what is computed of constants, of related models", teams: [1]) {
            $0.players.joined(distinct: \.changed, separator: "e") == "AnneBaa"
        },
        .init("distinct of related models", "[\"Ann,Bea\", \"Cid\", \"\", \"\"]") {
            try $0.fetch(
                teams.sorted(by: .ascending(\.id)).select { $0.players.joined(distinct: \.rival.name, separator: ",") })
        },
    ]

    private static let ofGroups: [RelationshipCheck] = [
        .init("of groups", #"[(Optional(0), "Bea,Flo"), (Optional(1), "Ann,Cid,Reds")]"#) {
            try $0.fetch(
                players.grouped { $0.id % 2 }.sorted(by: .ascending { $0.key }).select(
                    \.key, { $0.joined(\.name, separator: ",") }))
        },
        .init("of groups, in an order", #"[(Optional(0), "Flo,Bea"), (Optional(1), "Reds,Cid,Ann")]"#) {
            try $0.fetch(
                players.grouped { $0.id % 2 }.sorted(by: .ascending { $0.key }).select(
                    \.key, { $0.joined(\.name, separator: ",", order: .descending(\.id)) }))
        },
        .init("in the condition of groups", "[Optional(0)]") {
            try $0.fetch(players.grouped { $0.id % 2 }.having { $0.joined(\.name) == "BeaFlo" }.select(\.key))
        },
        .init("in the order of groups", "[Optional(0), Optional(1)]") {
            try $0.fetch(
                players.grouped { $0.id % 2 }.sorted(by: .descending { $0.joined(\.name) }).select(\.key))
        },
    ]

    private static let ofRelated: [RelationshipCheck] = [
        .init("of related models", teams: [1]) { $0.players.joined(\.name, separator: ",") == "Ann,Bea" },
        .init("of no related models, and of nil", teams: [3, 4]) { $0.players.joined(\.name).isEmpty },
        .init("of a missing model's", [4, 5, 6]) { $0.team.players.joined(\.name, separator: ",") == "" },
        .init("of related models, in an order", teams: [1]) {
            $0.players.joined(\.name, separator: ",", order: .descending(\.score)) == "Bea,Ann"
        },
        .init("of related models, in the order of a to-one's", teams: [1]) {
            $0.players.joined(\.name, separator: ",", order: .descending(\.rival.name)) == "Ann,Bea"
        },
        .init("of related models, under conditions", teams: [1]) {
            $0.players.joined(\.name, separator: ",") { $0.score > 15 && $0.score < 25 } == "Bea"
        },
        .init("of related models that are not equal", teams: [2, 3, 4]) { $0.players.joined(\.name) != "AnnBea" },
        .init("of joined models, each once", teams: [1]) { $0.tags.joined(\.label, separator: "+") == "old+rich" },
        .init("of two to-many relationships", teams: [1]) {
            $0.admirers.joined(\.name, separator: "+", order: .ascending(\.id)) == "Ann+Bea+Flo"
        },
        .init("within a condition", teams: [1]) { $0.daughters.contains { $0.players.joined(\.name) == "Cid" } },
        .init("of the joined texts of others", "[\"Cid;\", \"\", \"\", \";\"]") {
            try $0.fetch(
                teams.sorted(by: .ascending(\.id)).select { $0.daughters.joined { $0.players.joined(\.name) + ";" } })
        },
        .init("of the row outside", "[\"RedsReds\", \"\", \"Blues\", \"\"]") {
            try $0.fetch(
                teams.sorted(by: .ascending(\.id)).select { team in team.tags.joined { _ in team.name } })
        },
        .init("in an order of models", teams: [3, 4, 1, 2]) {
            teams.sorted(by: .ascending { $0.players.joined(\.name) }, .ascending(\.id))
        },
        .init("as a text", teams: [1]) {
            $0.players.joined(\.name, separator: " ").hasPrefix("Ann ")
                && ($0.name + $0.players.joined(\.name)).unicodeScalarCount > 9
        },
        .init("in a list", "[1]") {
            try $0.fetch(
                teams.where {
                    $0.players.joined(\.name).isIn(players.where { $0.id < 2 }.select { ($0.name ?? "") + "Bea" })
                }.select(\.id))
        },
    ]

    private static let textErrors: [RelationshipCheck] = [
        .init("a text that overflows", error: .arithmeticOverflow) {
            try $0.fetch(players.joined { ($0.score * (.max)).asString })
        },
        .init("a group's text in a condition", error: .unsupported) { store in
            let text = StolenText()
            _ = try store.fetch(players.aggregate { text.keep($0.joined(\.name)) })
            return try store.fetch(players.where { _ in text.value == "" }.count())
        },
    ]
}

/// A value of a group, carried to where there is none.
private final class StolenText: @unchecked Sendable {
    private(set) var value = Player.fetchableMembers.score.asString

    func keep(_ value: FetchExpression<Player, String>) -> FetchExpression<Player, String> {
        self.value = value
        return value
    }
}

extension Player.FetchableMembers {
    /// A value that has a name.
    fileprivate var changed: FetchExpression<Player, String?> { name.replacing("e", with: "a") }
}
