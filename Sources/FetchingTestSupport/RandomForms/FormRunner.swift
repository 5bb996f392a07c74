import Fetching
import FetchingCore

/// Runs the requests of a batch on one engine.
struct FormRunner {
    let engine: any ConformanceEngine
    let seed: UInt64
    var table: FormTable
    var foreign: [ForeignValue]

    /// How many requests the engine refused because they nest deeper than its database reads. The grammar draws such by chance.
    private(set) var tooDeep = 0

    private static let mostAttempts = 2_000

    mutating func failures(of requests: [any FormRequest]) -> [ConformanceFailure] {
        do {
            try readForeignValues()
            var failures: [ConformanceFailure] = []
            var store = try makeStore()
            for request in requests {
                let answer = answer(request, in: store)
                if answer == .tooDeep { tooDeep += 1 }
                if answer == .refusal || answer == .tooDeep || isRefusal(answer, of: request) { continue }
                let isRight = answer == .rows(request.expected(in: table))
                if !isRight { failures.append(smallest(request)) }
                let changed = request.changed(table)
                guard request.changesTable else { continue }
                foreign = foreign.filter { value in changed.rows.contains { $0.id == value.id } }
                table = changed
                if !isRight { store = try makeStore() }
            }
            let left = answer(FormSelect.everything, in: store)
            if left != .rows(FormSelect.everything.expected(in: table)) {
                failures.append(
                    failure("all rows at the end", expected: "\(table.rows.map(\.formText))", got: "\(left)"))
            }
            return failures
        } catch {
            return [failure("storing the rows", expected: "no error", got: "\(error)")]
        }
    }

    private func makeStore() throws -> FormStore {
        FormStore(try engine.store(ofRelated: [table.collection(with: foreign)]))
    }

    /// Foreign values that the engine reads become those of the rows; those that it rejects are taken away.
    private mutating func readForeignValues() throws {
        guard !foreign.isEmpty else { return }
        let store = try makeStore()
        foreign = try foreign.filter { value in
            let request = Specimen.request().all().where { $0.id == value.id }
            do {
                guard let read = try store.fetch(request).first else { return false }
                guard let index = table.rows.firstIndex(where: { $0.id == value.id }) else { return false }
                table.rows[index] = read
                return true
            } catch is FetchError {
                return false
            }
        }
    }

    private enum Answer: Equatable, CustomStringConvertible {
        case rows([String])
        case error(String)
        /// An error that the engine may give.
        case refusal
        case tooDeep

        var description: String {
            switch self {
            case .rows(let rows): rows.isEmpty ? "nothing" : rows.joined(separator: " / ")
            case .error(let text): "the error \(text)"
            case .refusal: "a refusal"
            case .tooDeep: "a refusal of what nests too deep"
            }
        }
    }

    private func answer(_ request: any FormRequest, in store: FormStore) -> Answer {
        do {
            return .rows(try request.run(in: store))
        } catch {
            if let error = error as? FetchError, engine.mayReject(with: error) { return .refusal }
            if (error as? FetchError)?.code == .tooDeep { return .tooDeep }
            return .error("\(error)")
        }
    }

    /// Whether the engine rejected a change of all rows, as it should.
    private func isRefusal(_ answer: Answer, of request: any FormRequest) -> Bool {
        answer == .rows([FormChange.refusal]) && (request as? FormChange)?.mayBeRefused(in: table) ?? false
    }

    private func failure(_ request: String, expected: String, got: String) -> ConformanceFailure {
        // What reads failures may stop at the first NUL.
        func shown(_ text: String) -> String { text.replacing("\0", with: "\\0") }
        return ConformanceFailure(
            caseName: "seed \(seed)", engine: engine.name, request: shown(request), expected: shown(expected),
            got: shown(got))
    }
}

// Making failures small

extension FormRunner {
    /// The failure of the smallest request on the smallest table that still fails.
    private func smallest(_ request: any FormRequest) -> ConformanceFailure {
        var (request, runner) = (request, self)
        var attempts = 0
        while attempts < Self.mostAttempts {
            if let smaller = request.smaller.first(where: {
                attempts += 1
                return runner.fails($0)
            }) {
                request = smaller
            } else if let fewer = runner.smaller.first(where: {
                attempts += 1
                return $0.fails(request)
            }) {
                runner = fewer
            } else {
                break
            }
        }
        return runner.shown(request)
    }

    private func fails(_ request: any FormRequest) -> Bool {
        guard let store = try? makeStore() else { return false }
        let answer = answer(request, in: store)
        return answer != .tooDeep && !isRefusal(answer, of: request) && answer != .rows(request.expected(in: table))
    }

    /// The same with a row or a foreign value less.
    private var smaller: [FormRunner] {
        let fewerRows = table.rows.indices.map { index in
            var runner = self
            runner.table.rows.remove(at: index)
            return runner
        }
        let fewerForeign = foreign.indices.map { index in
            var runner = self
            runner.foreign.remove(at: index)
            return runner
        }
        return fewerRows + fewerForeign
    }

    private func shown(_ request: any FormRequest) -> ConformanceFailure {
        let expected = request.expected(in: table).joined(separator: " / ")
        guard let store = try? makeStore() else { return failure("\(request)", expected: expected, got: "no store") }
        store.statements = []
        let got = answer(request, in: store)
        let statements = store.statements?.joined(separator: "; ") ?? ""
        let read = FormFields.all.filter {
            "\(request)".contains(".\($0.name)") || "\(request)".contains("\($0.name) =")
        }
        let rows = table.rows.map { row in
            "\(row.id)(" + read.map { "\($0.name) \($0.key(row).shown)" }.joined(separator: ", ")
                + (row.parentID.map { ", parent \($0)" } ?? "") + ")"
        }
        let kept = foreign.filter { value in table.rows.contains { $0.id == value.id } }
        let context = " on \(rows.joined(separator: " "))" + (kept.isEmpty ? "" : " with \(kept)")
        return failure(
            "\(request)" + context, expected: expected,
            got: "\(got)" + (statements.isEmpty ? "" : " from \(statements)"))
    }
}

extension FormSelect {
    static let everything = FormSelect(
        base: FormBase(condition: nil, isSimplified: false, isDistinct: false, orders: []), values: [])
}
