import Fetching
import FetchingCore

/// Compares what is said of a predicate by its witnesses, and by proofs, with the engine for collections.
struct WitnessJudgement<Model: RowDecodable> {
    let predicate: FetchPredicate<Model>

    /// Rows for which it is known whether predicates hold.
    let rows: [Model]

    /// The rows that are related to them.
    let store: MemoryStore

    private(set) var failures: [String] = []
    private(set) var conditions = 0
    private(set) var found = 0
    private(set) var findings = 0

    init(_ predicate: FetchPredicate<Model>, rows: [Model], in store: MemoryStore) {
        self.predicate = predicate
        self.rows = rows
        self.store = store
    }

    private mutating func fail(_ reason: String) { failures.append("\(reason): \(predicate)") }

    /// Whether a predicate holds for a model, nil where the engine rejects it.
    static func holds(_ predicate: FetchPredicate<Model>, _ model: Model, in store: MemoryStore) -> Bool? {
        try? predicate.verdict(for: model, in: store).holds
    }

    mutating func checkWitnesses() {
        let witnesses: FetchWitnesses<Model>
        do {
            witnesses = try Model.witnesses(for: predicate)
        } catch let error as FetchError where error.isOfMissingValues {
            // The type of a property lists no values.
            return
        } catch {
            return fail("\(error)")
        }
        conditions += witnesses.conditions.count
        findings += witnesses.findings.count
        for condition in witnesses.conditions {
            if condition.passing != nil, condition.failing != nil { found += 1 }
            if condition.passing?.matches == false {
                fail("a model does not pass that should, by \(condition.condition)")
            }
            if condition.failing?.matches == true { fail("a model passes that should not, by \(condition.condition)") }
        }
        for witness in witnesses.all where Self.holds(predicate, witness.model, in: witness.store) != witness.matches {
            fail("the engine does not agree about a model")
        }
        for finding in witnesses.findings { check(finding, witnesses.all) }
    }

    /// Compares the findings with the rows: a part that never holds does so for none, and so on.
    private mutating func check(_ finding: FetchWitnesses<Model>.Finding, _ witnesses: [FetchWitness<Model>]) {
        guard finding.kind != .makesNoDifference else { return checkRest(of: finding) }
        guard let part = finding.part else { return fail("a part of a closure is said to be decided") }
        let holds =
            rows.map { Self.holds(part, $0, in: store) }
            + witnesses.map { Self.holds(part, $0.model, in: $0.store) }
        for case let holds? in holds where holds == (finding.kind == .neverHolds) {
            return fail("it is said of \(part) that it \(finding.kind)")
        }
    }

    /// A condition that makes no difference can be taken out, as one that holds or as one that fails.
    private mutating func checkRest(of finding: FetchWitnesses<Model>.Finding) {
        guard let part = finding.part else { return fail("a part of a closure is said to make no difference") }
        // One that is written twice may be needed once.
        guard predicate.count(of: part) == 1 else { return }
        let without = [predicate, predicate.with(part, true), predicate.with(part, false)]
        let outcomes = rows.map { row in without.map { Self.holds($0, row, in: store) } }
        let known = outcomes.filter { !$0.contains(nil) }
        if known.allSatisfy({ $0[0] == $0[1] }) || known.allSatisfy({ $0[0] == $0[2] }) { return }
        fail("it is said of \(part) that it makes no difference")
    }

    /// - Returns: The answer, nil where it is wrong.
    mutating func implication(of other: FetchPredicate<Model>) -> FetchImplication<Model>? {
        do {
            let answer = try predicate.implies(other)
            switch answer {
            case .unknown: break
            case .no(let witness):
                let holds = [predicate, other].map { Self.holds($0, witness.model, in: witness.store) }
                if holds != [true, false] { fail("a witness is said to show that it does not imply \(other)") }
            case .yes:
                for row in rows {
                    let holds = [predicate, other].map { Self.holds($0, row, in: store) }
                    if holds == [true, false] {
                        fail("it is said to imply \(other)")
                        return nil
                    }
                }
            }
            return answer
        } catch {
            fail("\(error)")
            return nil
        }
    }
}

extension FetchPredicate {
    /// The predicate with a truth value in the place of a condition, wherever it stands.
    fileprivate func with(_ part: FetchPredicate, _ holds: Bool) -> FetchPredicate {
        FetchPredicate(tree.replacing(part.tree, by: ExpressionTree(.constant(holds))))
    }
}

extension FetchPredicate {
    fileprivate func count(of part: FetchPredicate) -> Int {
        var count = 0
        tree.visitNodes { node in
            if node.isEqual(to: part.tree) { count += 1 }
            return true
        }
        return count
    }
}

extension ExpressionTree {
    fileprivate func replacing(_ part: ExpressionTree, by other: ExpressionTree) -> ExpressionTree {
        isEqual(to: part) ? other : mapChildren { $0.replacing(part, by: other) }
    }
}

extension FetchError {
    fileprivate var isOfMissingValues: Bool { code == .unsupported && reason.contains("is known") }
}
