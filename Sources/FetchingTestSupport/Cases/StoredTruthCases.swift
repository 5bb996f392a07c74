import Fetching

extension ConformanceGroup {
    /// Truth values that are stored in forms of their own: a condition, its negation and its value are what the property is.
    static let storedTruth = ConformanceGroup(
        "Stored truth values", plain + mixed + related + values + storedTruthChanges)

    private static func rows(
        _ name: String,
        @PredicateBuilder<Switch> _ condition:
            @escaping @Sendable (Switch.FetchableMembers) -> FetchPredicate<Switch>,
        are expected: (Switch) -> Bool
    ) -> ConformanceCase {
        let keys = Switch.all.filter(expected).map(\.id)
        return value(name, "\(keys)") {
            try $0.fetch(Switch.request().all().where(condition).sorted(by: .ascending(\.id)).loading).map(\.id)
        }
    }

    private static func value<Value>(
        _ name: String, _ expected: String, _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got = "\(try fetch(try engine.store(ofRelated: [ConformanceCollection(Switch.all)])))"
            return got == expected ? nil : (expected, got)
        }
    }

    private static let plain: [ConformanceCase] = [
        rows("a word") {
            $0.isOn
        } are: {
            $0.isOn
        },
        rows("not a word") {
            !$0.isOn
        } are: {
            !$0.isOn
        },
        rows("a number") {
            $0.isEnabled
        } are: {
            $0.isEnabled
        },
        rows("not a number") {
            !$0.isEnabled
        } are: {
            !$0.isEnabled
        },
        rows("twice negated") {
            !(!$0.isOn)
        } are: {
            $0.isOn
        },
        rows("and") {
            $0.isOn && !$0.isEnabled && $0.isPlain
        } are: {
            $0.isOn && !$0.isEnabled && $0.isPlain
        },
        rows("or") {
            $0.isEnabled || !$0.isOn
        } are: {
            $0.isEnabled || !$0.isOn
        },
        rows("not both") {
            !($0.isOn && $0.isEnabled)
        } are: {
            !($0.isOn && $0.isEnabled)
        },
        rows("statements") {
            $0.isOn
            $0.isEnabled
        } are: {
            $0.isOn && $0.isEnabled
        },
        rows("compared with true") {
            $0.isEnabled == true
        } are: {
            $0.isEnabled
        },
        rows("compared with false") {
            $0.isEnabled == false
        } are: {
            !$0.isEnabled
        },
        rows("an optional") {
            $0.wasOn == true
        } are: {
            $0.wasOn == true
        },
        rows("an optional that is not true") {
            $0.wasOn != true
        } are: {
            $0.wasOn != true
        },
        rows("by its key path") { members in
            Switch.predicate { $0.isEnabled } && members.id > 0
        } are: {
            $0.isEnabled
        },
        value("where, by its key path", "\(Switch.all.filter(\.isEnabled).map(\.id))") {
            try $0.fetch(
                Switch.request().all().where(\.isEnabled).sorted(by: .ascending(\.id)).select(\.id))
        },
        rows("simplified") {
            (Switch.predicate { $0.isOn && $0.isOn } || Switch.predicate { $0.isOn }).simplified() && $0.id > 0
        } are: {
            $0.isOn
        },
    ]

    private static let mixed: [ConformanceCase] = [
        rows("a word in a list of numbers") {
            $0.isOn.isIn(Switch.where { $0.id < 3 }.select(\.isEnabled))
        } are: { model in
            Switch.all.contains { $0.id < 3 && $0.isEnabled == model.isOn }
        },
        rows("a number not in a list of optional words") {
            $0.isEnabled.isNotIn(Switch.where { !$0.wasOn }.select(\.wasOn))
        } are: { model in
            !Switch.all.contains { $0.wasOn != true && $0.wasOn == model.isEnabled }
        },
        rows("an optional number in a list of optional words") {
            $0.wasEnabled.isIn(Switch.where { $0.id > 2 }.select(\.wasOn))
        } are: { model in
            Switch.all.contains { $0.id > 2 && $0.wasOn == model.wasEnabled }
        },
        rows("a plain one in a list of words, of all") { model in
            model.all(Switch.self).contains { $0.isOn == model.isPlain && $0.isEnabled }
        } are: { model in
            Switch.all.contains { $0.isOn == model.isPlain && $0.isEnabled }
        },
        rows("a condition and a word") {
            ($0.id > 9) == $0.isOn
        } are: {
            ($0.id > 9) == $0.isOn
        },
        rows("a word and a condition") {
            $0.isOn != ($0.id > 9)
        } are: {
            $0.isOn != ($0.id > 9)
        },
        rows("a condition on a plain one and a word") {
            ($0.isPlain == true) == $0.isOn
        } are: {
            $0.isPlain == $0.isOn
        },
        rows("a plain one and a number") {
            $0.isPlain == $0.isEnabled
        } are: {
            $0.isPlain == $0.isEnabled
        },
        rows("a word and a number") {
            $0.isOn == $0.isEnabled
        } are: {
            $0.isOn == $0.isEnabled
        },
        rows("optionals in two forms") {
            $0.wasOn == $0.wasEnabled
        } are: {
            $0.wasOn == $0.wasEnabled
        },
        rows("optionals in two forms, different") {
            $0.wasOn != $0.wasEnabled
        } are: {
            $0.wasOn != $0.wasEnabled
        },
        rows("an optional and a plain one") {
            $0.wasEnabled == $0.wasPlain
        } are: {
            $0.wasEnabled == $0.wasPlain
        },
        rows("an optional and a condition") {
            $0.wasOn == ($0.id > 9)
        } are: {
            $0.wasOn == ($0.id > 9)
        },
        rows("not an optional and a condition") {
            !($0.wasOn == ($0.id > 9))
        } are: {
            $0.wasOn != ($0.id > 9)
        },
        rows("a negation and a word") {
            !$0.isEnabled == $0.isOn
        } are: {
            !$0.isEnabled == $0.isOn
        },
    ]

    private static let related: [ConformanceCase] = [
        rows("a to-one's") {
            $0.master.isOn == true
        } are: {
            $0.itsMaster?.isOn == true
        },
        rows("not a to-one's") {
            !($0.master.isEnabled == true)
        } are: {
            $0.itsMaster?.isEnabled != true
        },
        rows("a to-one that satisfies") {
            $0.master.satisfies { $0.isEnabled }
        } are: {
            $0.itsMaster?.isEnabled ?? false
        },
        rows("a to-one that does not satisfy") {
            !$0.master.satisfies { $0.isOn }
        } are: {
            !($0.itsMaster?.isOn ?? false)
        },
        rows("a to-one that satisfies the opposite") {
            $0.master.satisfies { !$0.isOn }
        } are: {
            $0.itsMaster.map { !$0.isOn } ?? false
        },
        rows("a to-one's and its own") {
            $0.master.isOn == $0.isEnabled
        } are: {
            $0.itsMaster?.isOn == $0.isEnabled
        },
        rows("contains") {
            $0.servants.contains { $0.isEnabled }
        } are: {
            $0.itsServants.contains { $0.isEnabled }
        },
        rows("contains none") {
            $0.servants.contains { !$0.isOn }
        } are: {
            $0.itsServants.contains { !$0.isOn }
        },
        rows("all satisfy") {
            $0.servants.allSatisfy { $0.isEnabled }
        } are: {
            $0.itsServants.allSatisfy { $0.isEnabled }
        },
        rows("counted") {
            $0.servants.count { $0.isEnabled } == 1
        } are: {
            $0.itsServants.filter(\.isEnabled).count == 1
        },
    ]

    private static let values: [ConformanceCase] = [
        value("selected", "\(Switch.all.map(\.isEnabled))") {
            try $0.fetch(Switch.request().all().sorted(by: .ascending(\.id)).select(\.isEnabled))
        },
        value("its negation, selected", "\(Switch.all.map { !$0.isEnabled })") {
            try $0.fetch(Switch.request().all().sorted(by: .ascending(\.id)).select({ !$0.isEnabled }))
        },
        value("both, selected", "\(Switch.all.map { $0.isOn && $0.isEnabled })") {
            try $0.fetch(Switch.request().all().sorted(by: .ascending(\.id)).select({ $0.isOn && $0.isEnabled }))
        },
        value("grouped by", counted(Switch.all.map(\.isEnabled))) {
            ordered(try $0.fetch(Switch.request().all().grouped(by: \.isEnabled).select(\.key, \.count)))
        },
        value("grouped by its negation", counted(Switch.all.map { !$0.isOn })) {
            ordered(try $0.fetch(Switch.request().all().grouped { !$0.isOn }.select(\.key, \.count)))
        },
        value("groups having it", "[true]") {
            try $0.fetch(Switch.request().all().grouped(by: \.isOn).having { $0.key }.select(\.key))
        },
        value("groups not having it", "[false]") {
            try $0.fetch(Switch.request().all().grouped(by: \.isEnabled).having { !$0.key }.select(\.key))
        },
        value("counted", "\(Switch.all.filter(\.isEnabled).count)") {
            try $0.fetch(Switch.request().all().aggregate { $0.count { $0.isEnabled } })
        },
        value("counted, its negation", "\(Switch.all.filter { !$0.isOn }.count)") {
            try $0.fetch(Switch.request().all().aggregate { $0.count { !$0.isOn } })
        },
        value(
            "sorted by its negation",
            "\(Switch.all.sorted { ($0.isOn ? 0 : 1, $0.id) < ($1.isOn ? 0 : 1, $1.id) }.map(\.id))"
        ) {
            try $0.fetch(
                Switch.request().all().sorted(by: .ascending { !$0.isOn }, .ascending(\.id)).select(\.id))
        },
    ]

    private static func counted(_ values: [Bool]) -> String {
        ordered(Dictionary(grouping: values) { $0 }.map { ($0, $1.count) })
    }

    private static func ordered(_ counts: [(Bool, Int)]) -> String { "\(counts.sorted { !$0.0 && $1.0 })" }
}
