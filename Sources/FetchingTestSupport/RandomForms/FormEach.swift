import Fetching
import FetchingCore

/// The first rows of each group of those of a request.
struct FormEach: Sendable {
    var keys: [FormValue]
    var limit: Int
    var offset: Int

    /// One request, in an array since it may itself be about the first of each.
    private var bases: [FormBase]

    init(keys: [FormValue], limit: Int, offset: Int, base: FormBase) {
        self.keys = keys
        self.limit = limit
        self.offset = offset
        bases = [base]
    }

    var base: FormBase {
        get { bases[0] }
        set { bases[0] = newValue }
    }
}

extension FormGrammar {
    /// - Parameter depth: The most requests of this kind, one within another.
    mutating func each(depth: Int = 2) -> FormEach {
        let keys = (0..<number(1...2)).map { _ in value(depth: number(0...1)) }
        return FormEach(
            keys: keys, limit: number(0...3), offset: isOne(in: 4) ? number(0...2) : 0,
            base: base(maximumDepth: 1, eachDepth: isOne(in: 4) ? depth - 1 : 0))
    }
}

extension FormEach {
    /// The request in the library.
    var request: FetchableRequest<Specimen, [Specimen]> {
        base.request().firstOfEach(keys.map { $0.tree() }, limit, after: offset)
    }

    /// The rows in plain Swift.
    func rows(in part: FormTable, relatedTo table: FormTable) -> [Specimen] {
        // The order of the groups decides, which is that of the rows where these are limited.
        let rows = base.orderOfParts.sort(base.rows(in: part, relatedTo: table), in: table)
        let groups = Dictionary(grouping: rows) { row in keys.map { $0.key(FormRows(table: table, scopes: [row])) } }
        return groups.values.flatMap { $0.dropFirst(offset).prefix(limit) }
    }

    var smaller: [FormEach] {
        var variants = FormVariants(of: self)
        for base in base.smaller { variants.add { $0.base = base } }
        if offset > 0 { variants.add { $0.offset = 0 } }
        if keys.count > 1 { variants.addWithoutEach(of: \.keys) }
        variants.add(\.smaller, of: \.keys)
        return variants.all
    }
}

extension FormEach: CustomStringConvertible {
    var description: String {
        "the first \(limit)" + (offset > 0 ? " after \(offset)" : "") + " of each \(keys.names) of (\(base))"
    }
}
