/// A sort key of rows: a value, a direction, and the place of nil.
package struct SortKey: Sendable {
    package enum NilOrder: Sendable {
        case smallest, first, last
    }

    package let tree: ExpressionTree
    package let isAscending: Bool
    package let options: TextOptions

    /// The locale in whose order texts are, nil for that of their scalars.
    package let locale: SortLocale?
    package var nilOrder = NilOrder.smallest

    init(_ tree: ExpressionTree, isAscending: Bool, options: TextOptions = [], locale: SortLocale? = nil) {
        self.tree = tree
        self.isAscending = isAscending
        self.options = options
        self.locale = locale
    }

    /// Sorts by the value that the sections of a list share.
    package init(section tree: ExpressionTree) { self.init(tree, isAscending: true) }

    /// The order by another value.
    func with(_ tree: ExpressionTree) -> SortKey {
        var key = SortKey(tree, isAscending: isAscending, options: options, locale: locale)
        key.nilOrder = nilOrder
        return key
    }

    /// The same value in the other direction.
    var reversed: SortKey {
        var key = SortKey(tree, isAscending: !isAscending, options: options, locale: locale)
        key.nilOrder =
            switch nilOrder {
            case .smallest: .smallest
            case .first: .last
            case .last: .first
            }
        return key
    }

    /// Whether nil comes before every value.
    package var nilIsFirst: Bool {
        switch nilOrder {
        case .smallest: isAscending
        case .first: true
        case .last: false
        }
    }
}

extension [SortKey] {
    /// The order in which the key decides last, in the direction of the last term.
    func total(of model: any Fetchable.Type) -> [SortKey] {
        let key = model.keyColumns
        guard !key.isEmpty else { return self }
        let isAscending = last?.isAscending ?? true
        let sorted = filter { $0.options.folding.isEmpty }.compactMap(\.tree.member)
        return self
            + key.filter { !sorted.contains($0.property) }.map { column in
                SortKey(ExpressionTree(.column(column)), isAscending: isAscending)
            }
    }
}

extension Fetchable {
    /// The columns that make up the key, which a subclass has of its superclass.
    fileprivate static var keyColumns: [FetchableColumn] {
        if let keyed { return keyed.primaryKeyColumns }
        return _parentModel?.keyColumns ?? []
    }
}
