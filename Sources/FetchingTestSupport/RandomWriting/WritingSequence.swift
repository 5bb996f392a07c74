import Fetching
import FetchingCore
import Foundation

/// Random changes of one table, one after the other.
package struct WritingSequence {
    private var generator: SplitMix64
    private var nextCode = 0

    package init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    /// Makes the same changes in several databases, and compares results and tables after each.
    ///
    /// - Parameter databases: The databases with their names. The first one is the reference.
    /// - Returns: What differs first, nil where nothing does.
    package mutating func difference(
        after count: Int, in reference: WrittenMemory, _ databases: [(name: String, database: any WrittenDatabase)]
    ) throws -> String? {
        let all = Ledger.request().all().sorted(by: .ascending(\.id))
        for number in 1...count {
            let step = self.step(depth: 0, from: try reference.fetch(all))
            let expected = step.run(in: reference)
            let rows = try reference.fetch(all)
            for (name, database) in databases {
                let result = run(step, in: database)
                let found = try database.fetch(all)
                if result != expected || found != rows {
                    return """
                        \(name) differs at step \(number): \(step)
                        results: \(result), expected \(expected)
                        rows: \(found.filter { !rows.contains($0) }), expected \(rows.filter { !found.contains($0) })
                        """
                }
            }
        }
        return nil
    }

    private func run(_ step: WritingStep, in database: some WrittenDatabase) -> String { step.run(in: database) }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func isOne(in count: Int) -> Bool { number(1...count) == 1 }

    private mutating func step(depth: Int, from rows: [Ledger]) -> WritingStep {
        switch number(0...12) {
        case 0, 1: return .insert(newRows(from: rows))
        case 2: return .insertReturning(newRows(from: rows))
        case 3: return .ignore(newRows(from: rows))
        case 4: return .upsert(newRows(from: rows))
        case 5: return .save(isOne(in: 2) ? newRows(from: rows) : changed(rows))
        case 6: return .updateModels(changed(rows))
        case 7: return .deleteModels(Array(changed(rows).prefix(2)))
        case 8:
            guard let old = rows.randomElement(using: &generator) else { return .insert(newRows(from: rows)) }
            return .changes(from: old, to: changed(old))
        case 9: return .copy(below: number(0...20), shift: number(100...1000))
        case 10: return .update(below: number(0...60), returning: isOne(in: 2))
        case 11: return .delete(below: number(-5...5))
        default:
            guard depth < 2 else { return .update(below: 10, returning: false) }
            let steps = (0..<number(1...5)).map { _ in step(depth: depth + 1, from: rows) }
            return .transaction(steps, isGivenUp: isOne(in: 3))
        }
    }

    /// Rows some of which are in the way of others, by their keys or by their codes.
    private mutating func newRows(from rows: [Ledger]) -> [Ledger] {
        let count = isOne(in: 5) ? number(30...70) : number(0...6)
        // Among many, most are in nobody's way.
        let largest = count > 10 ? 100_000 : 60
        return (0..<count).map { _ in
            let id = number(1...largest)
            let code = isOne(in: 4) ? rows.randomElement(using: &generator)?.code : nil
            return Ledger(
                id: id, code: count > 10 && !isOne(in: 200) ? newCode() : code ?? "code \(id)", amount: number(-9...50),
                note: isOne(in: 3) ? nil : "note \(number(0...9))",
                seen: isOne(in: 3) ? nil : Date(timeIntervalSince1970: Double(number(0...1000))))
        }
    }

    private mutating func newCode() -> String {
        nextCode += 1
        return "new \(nextCode)"
    }

    /// Rows as somebody has changed them, some of whom have fetched them before others did.
    private mutating func changed(_ rows: [Ledger]) -> [Ledger] {
        let count = isOne(in: 4) ? rows.count : min(rows.count, number(0...4))
        let old = Array(rows.shuffled(using: &generator).prefix(count))
        var new = old.map { changed($0) }
        guard count > 1, isOne(in: 2) else { return new }
        // What one row gives up, a later one takes.
        let giver = number(0...(count - 2))
        let taker = number((giver + 1)...(count - 1))
        new[giver].code = newCode()
        new[taker].code = old[giver].code
        return new
    }

    private mutating func changed(_ row: Ledger) -> Ledger {
        var row = row
        if isOne(in: 3) { row.amount = number(-9...50) }
        if isOne(in: 3) { row.note = isOne(in: 2) ? nil : "changed" }
        if isOne(in: 4) { row.code = newCode() }
        if isOne(in: 30) { row.version -= 1 }
        return row
    }
}
