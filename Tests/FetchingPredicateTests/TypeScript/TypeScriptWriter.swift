import Foundation

@testable import FetchingFilters

/// Writes documents as programs in TypeScript that build them.
struct TypeScriptWriter {
    /// The name of the builder.
    let builder: String

    func predicate(_ document: JSONValue) -> String {
        "\(builder).predicate(\(document["where"].map { condition($0) } ?? ""))"
    }

    func request(_ document: JSONValue) -> String {
        var parts = ["where: \(document["where"].map { condition($0) } ?? "")"]
        if case .array(let terms)? = document["sort"], !terms.isEmpty {
            parts.append("sort: [\(terms.map(term).joined(separator: ", "))]")
        }
        for key in ["limit", "offset"] {
            if case .number(let number)? = document[key] { parts.append("\(key): \(number)") }
        }
        return "\(builder).request({ \(parts.joined(separator: ", ")) })"
    }

    private func condition(_ json: JSONValue) -> String {
        guard case .object(let members) = json, let first = members.first else { return json.documentText }
        if first.key == "not" { return "\(builder).not(\(condition(first.value)))" }
        if first.key == "and", case .array(let conditions) = first.value {
            return "\(builder).and(\(conditions.map(condition).joined(separator: ", ")))"
        }
        if let row = json["row"] { return "\(builder).missing(\(row.typeScript))" }
        let arguments = [json["member"], json["is"], json["value"] ?? json["values"]].compactMap { $0 }
        return "\(builder).test(\(arguments.map(\.typeScript).joined(separator: ", ")))"
    }

    private func term(_ json: JSONValue) -> String {
        guard case .text(let order)? = json["order"], let member = json["member"], let nils = json["nils"] else {
            return ""
        }
        let options = order.firstIndex(of: "[").map { String(order[$0...]) } ?? ""
        let function = order.hasPrefix("descending") ? "descending" : "ascending"
        return "\(builder).\(function)(\(member.typeScript), \"\(options)\", \(nils.typeScript))"
    }
}
