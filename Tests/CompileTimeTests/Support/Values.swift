import Testing

/// Six values that a request asks for, one a line.
struct Values: CustomTestStringConvertible, Sendable {
    let step: String
    let values: [String]

    /// What a value more may cost, in scopes: a quarter more than it does.
    let scopes: Int

    /// What is wrong in the place of a value.
    let mistakes: [String]

    var testDescription: String { values.first ?? "" }

    func request(of count: Int) -> String {
        "let request = User.request().all().\(step)(\n\(values.prefix(count).joined(separator: ",\n"))\n)"
    }

    /// The request with a mistake, which stands at the line `index + 2`.
    func request(of count: Int, replacing index: Int, with mistake: String) -> String {
        var values = values
        values[index] = mistake
        return Values(step: step, values: values, scopes: scopes, mistakes: mistakes).request(of: count)
    }
}

extension Values {
    static let keyPaths = Values(
        step: "select", values: [#"\.name"#, #"\.nickname"#, #"\.score"#, #"\.id"#, #"\.plan"#, #"\.isAdmin"#],
        scopes: 4, mistakes: [#"\.nam"#, "{ $0.nam }", #"\.house.stret"#])

    static let closures = Values(
        step: "select",
        values: [
            "{ $0.score * 2 }", "{ $0.bonus + 1 }", "{ $0.score > 5 }", "{ $0.name.isEmpty }",
            "{ $0.score - $0.bonus }",
            #"{ $0.pets.sum(\.weight) }"#,
        ],
        scopes: 24, mistakes: ["{ $0.scor * 2 }", "{ $0.name > 5 }", #"{ $0.pets.sum(\.name) }"#])

    static let relationships = Values(
        step: "select",
        values: [
            #"\.house.street"#, #"\.house.floors"#, #"\.pets.count"#, #"{ $0.pets.max(\.weight) }"#,
            "{ $0.pets.count { $0.weight > 3 } }", "{ !$0.pets.isEmpty }",
        ],
        scopes: 30, mistakes: [#"\.hous.street"#, #"\.house.stret"#, "{ $0.pets.count { $0.weigt > 3 } }"])

    static let aggregates = Values(
        step: "aggregate",
        values: [
            #"\.count"#, #"{ $0.sum(\.score) }"#, #"{ $0.average(\.bonus) }"#, #"{ $0.min(\.name) }"#,
            #"{ $0.max(\.visits) }"#, #"{ $0.count(distinct: \.plan) }"#,
        ],
        scopes: 18, mistakes: [#"\.score"#, #"{ $0.sum(\.name) }"#, #"{ $0.sum(\.scor) }"#, "{ $0.score }"])

    static let conditionalAggregates = Values(
        step: "aggregate",
        values: [
            "{ $0.count { $0.score > 5 } }", #"{ $0.sum(\.score) { $0.isAdmin } }"#,
            #"{ $0.average(\.bonus) { $0.score > 5 } }"#, #"{ $0.min(\.name) { $0.isAdmin } }"#,
            #"{ $0.max(\.visits) { $0.isAdmin } }"#, #"{ $0.count(distinct: \.plan) { $0.isAdmin } }"#,
        ],
        scopes: 36, mistakes: ["{ $0.count { $0.scor > 5 } }", "{ $0.count { $0.score } }"])

    static let all = [keyPaths, closures, relationships, aggregates, conditionalAggregates]
}
