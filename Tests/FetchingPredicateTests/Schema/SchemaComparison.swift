import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

/// Rules, their schema, and what the decoder makes of documents.
struct SchemaSubject: Sendable, CustomTestStringConvertible {
    let name: String
    let schema: JSONSchema
    let seed: UInt64

    /// The error of the decoder, nil if it reads the document.
    let error: @Sendable (String) -> StoredFilterError?

    var testDescription: String { name }

    init<Model: Fetchable>(
        _ name: String, _ rules: StoredFilterRules<Model>, seed: UInt64, isRequest: Bool = false, outerRows: Int = 2
    ) throws {
        self.name = name
        self.seed = seed
        schema =
            try isRequest ? rules.requestJSONSchema(outerRows: outerRows) : rules.jsonSchema(outerRows: outerRows)
        error = { document in
            do {
                let data = Data(document.utf8)
                if isRequest {
                    _ = try Model.request(stored: data, rules: rules)
                } else {
                    _ = try Model.predicate(stored: data, rules: rules)
                }
                return nil
            } catch {
                return error as? StoredFilterError ?? .malformed("\(error)")
            }
        }
    }

    /// A limit that a schema cannot say.
    static func isUnsaid(_ error: StoredFilterError) -> Bool { [.tooMany, .tooLarge, .tooDeep].contains(error.code) }
}

/// How often the decoder and the schema were of one mind.
struct SchemaFigures {
    var documents = 0
    var admitted = 0
    var read = 0
    /// Documents that only one of them takes, for a reason that the article names.
    var excused: [String: Int] = [:]
}

extension SchemaSubject {
    /// Documents of the schema that the decoder refuses, and why.
    func refused(count: Int, _ figures: inout SchemaFigures) -> [String] {
        var documents = SchemaDocuments(schema, seed: seed)
        var refused: [String] = []
        for index in 0..<count {
            let document = documents.document(depth: index % 9).documentText
            figures.documents += 1
            guard let error = error(document) else {
                figures.read += 1
                continue
            }
            if Self.isUnsaid(error) {
                figures.excused["\(error.code)", default: 0] += 1
            } else if refused.count < 5 {
                refused.append("\(error): \(document)")
            }
        }
        return refused
    }

    /// Mutated documents of which the decoder and the schema, as the judge reads it, think differently.
    func disputed(count: Int, _ figures: inout SchemaFigures) throws -> [String] {
        var documents = SchemaDocuments(schema, seed: seed)
        var mutations = StoredMutations(seed: seed)
        var texts: [String] = []
        while texts.count < count {
            texts.append(mutations.changingTree(documents.document(depth: texts.count % 7)).0.documentText)
        }
        let answers = try SchemaJudge.answers(schema, texts)
        var disputed: [String] = []
        for (text, isAdmitted) in zip(texts, answers) {
            let error = error(text)
            figures.documents += 1
            figures.admitted += isAdmitted ? 1 : 0
            figures.read += error == nil ? 1 : 0
            if isAdmitted == (error == nil) { continue }
            if let excuse = Self.excuse(for: text, error) {
                figures.excused[excuse, default: 0] += 1
            } else if disputed.count < 10 {
                disputed.append("\(error.map { "\($0)" } ?? "read, not admitted"): \(text)")
            }
        }
        return disputed
    }

    /// The reason for which the two may differ, nil if there is none.
    private static func excuse(for document: String, _ error: StoredFilterError?) -> String? {
        if let error {
            if isUnsaid(error) { return "\(error.code)" }
            // To a validator, 1.0 is an integer, and what is too small for it is 0.
            let isNumber =
                document.contains(#/[\[:,]-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?[,\]}]/#)
                && document.contains(#/[0-9](?:\.[0-9]+|[eE])/#)
            return isNumber && [.wrongType, .invalidValue, .unknownVersion].contains(error.code) ? "spelling" : nil
        }
        if document.contains("\"../../../") { return "outer rows" }
        if document.contains(#/"-?[0-9.]{39,}"/#) { return "long decimals" }
        return nil
    }
}
