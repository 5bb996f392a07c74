import Fetching
import FetchingCore

extension RandomFormComparison {
    /// The failures of engines in pages that are sorted by each property in turn, whatever way the cursors take.
    package func pageFailures(of engines: [any ConformanceEngine]) -> [ConformanceFailure] {
        var grammar = FormGrammar(seed: seed, for: engines)
        let table = grammar.table()
        let requests = FormFields.all.filter(\.domain.isOrdered).flatMap { field in
            FormPages.Way.allCases.map { FormPages(by: FormValue(.field(field, .root)), way: $0) }
        }
        return engines.flatMap { engine in
            var runner = FormRunner(engine: engine, seed: seed, table: table, foreign: [])
            return runner.failures(of: requests)
        }
    }
}

extension FormPages {
    fileprivate init(by value: FormValue, way: Way) {
        let order = FormOrder(value: value, isAscending: way != .sealed)
        self.init(
            base: FormBase(condition: nil, isSimplified: false, isDistinct: false, orders: [order]), size: 2,
            values: [value], way: way)
    }
}
