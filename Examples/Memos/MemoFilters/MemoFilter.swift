import Fetching

/// A filter that a person can switch on to see fewer memos.
enum MemoFilter: Hashable {
    case all
    case global
    case ofRootNote(Note.PrimaryKey)
    case withImage
    case starred
    case containing(String)

    var predicate: FetchPredicate<Memo> {
        switch self {
        case .all: .all([])
        case .global: Memo.predicate { $0.itemData == nil }
        case .ofRootNote(let id):
            Memo.predicate { $0.itemData.item.note == id || $0.itemData.item.note.parent == id }
        case .withImage: Memo.predicate { $0.hasImages }
        case .starred: Memo.predicate { $0.isStarred }
        case .containing(let keyword): Memo.predicate { $0.content.contains(keyword) }
        }
    }
}

extension MemoFilter {
    /// How the filters that are switched on are joined.
    enum Junction: CaseIterable { case and, or }

    /// One predicate for any number of filters. None of them shows every memo.
    static func predicate(for filters: some Collection<MemoFilter>, joinedBy junction: Junction) -> FetchPredicate<Memo>
    {
        let predicates = filters.map(\.predicate)
        guard !predicates.isEmpty else { return .all([]) }
        return switch junction {
        case .and: predicates.conjunction()
        case .or: predicates.disjunction()
        }
    }
}
