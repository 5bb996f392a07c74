import Fetching
import Foundation

// Values in different forms, and changes of the models that several requests give.

extension ConformanceGroup {
    private static let switches = Switch.request().all()
    private static let stamps = Stamp.request().all()

    private static let stampsOfSeconds = (1...3).map { id in
        Stamp(
            id: id, seconds: Double(id),
            uuid: UUID(uuid: (id == 1 ? 1 : 2, 0xAB, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    }

    static let combinedForms: [ConformanceCase] = [
        form("truth values in two forms", in: Switch.all, "[true]") {
            try $0.fetch(
                switches.where { $0.isOn }.select(\.isOn).union(switches.where { $0.isEnabled }.select(\.isEnabled)))
        },
        form("truth values in a form and without one", in: Switch.all, "false, true") {
            try $0.fetch(
                switches.where { $0.isPlain }.select(\.isPlain).union(switches.where { !$0.isOn }.select(\.isOn))
            )
            .map(\.description).sorted().joined(separator: ", ")
        },
        form("optional truth values without a form in one", in: Switch.all, "false, nil, true") {
            try $0.fetch(
                switches.where { $0.wasOn == true }.select(\.wasOn).union(switches.select(\.wasPlain))
            )
            .map { $0.map(\.description) ?? "nil" }.sorted().joined(separator: ", ")
        },
        form("dates in two forms", in: stampsOfSeconds, "[1.0, 2.0, 3.0]") {
            let seconds = stamps.where { $0.id < 3 }.select(\.wholeSecond)
            return try $0.fetch(
                seconds.union(stamps.select(\.millisecond)).union(stamps.where { $0.id > 1 }.select(\.plainDate))
                    .sorted(by: .ascending(\.wholeSecond))
            ).map(\.timeIntervalSince1970)
        },
        form("dates in a form and without one", in: stampsOfSeconds, "[2.0]") {
            try $0.fetch(
                stamps.where { $0.id < 3 }.select(\.plainDate).intersection(
                    stamps.where { $0.id > 1 }.select(\.exactTime))
            ).map(\.timeIntervalSince1970)
        },
        form("identifiers in two forms", in: stampsOfSeconds, "the error 'unsupported'") {
            try $0.fetch(stamps.select(\.upper).union(stamps.select(\.lower)))
        },
        form("identifiers in a form and without one", in: stampsOfSeconds, "the error 'unsupported'") {
            try $0.fetch(stamps.select(\.plainUUID).union(stamps.select(\.lower)))
        },
        form("identifiers in one form", in: stampsOfSeconds, "2") {
            try $0.fetch(stamps.select(\.lower).union(stamps.select(\.lower))).count
        },
        form("a list of values in two forms", in: Switch.all, "the error 'unsupported'") {
            try $0.fetch(
                Switch.where {
                    $0.isPlain.isIn(switches.where { $0.isOn }.select(\.isEnabled).union(switches.select(\.isPlain)))
                }.loading
            ).count
        },
    ]

    static func form<Model: ConformanceModel, Value>(
        _ name: String, in models: [Model], _ expected: String,
        _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let store = try engine.store(ofRelated: [ConformanceCollection(models)])
            var got: String
            do {
                got = "\(try fetch(store))"
            } catch let error as FetchError where !engine.mayReject(with: error) {
                got = "the error '\(error.code)'"
            }
            return got == expected ? nil : (expected, got)
        }
    }
}
