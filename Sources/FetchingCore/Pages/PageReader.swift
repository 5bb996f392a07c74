/// Reads the rows of a page, and of the one behind them nothing but that it is there.
///
/// That row is not given back. What overflows in it, or cannot be read, is an error of the next page.
final class PageReader: EngineReader {
    private let base: any EngineReader
    private let size: Int

    /// Whether there is a row behind the page.
    private(set) var hasMore = false

    init(_ base: any EngineReader, size: Int) {
        self.base = base
        self.size = size
    }

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        try base.read(load, into: collector)
    }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        var count = 0
        try base.read(selection, of: model) { row in
            guard count < size else {
                hasMore = true
                return
            }
            count += 1
            try body(&row)
        }
    }
}
