import Fetching

extension ConformanceGroup {
    private static let all = Dwelling.all
    private static let hosted = Dwelling.request().all().where { $0.host.id > 5 }
    private static let early = Dwelling.request().all().where { $0.id < 6 }

    private static func isHosted(_ dwelling: Dwelling) -> Bool { (dwelling.itsHost?.id ?? 0) > 5 }

    /// Models with JSON, and arrays in it, as the rows of a statement that another reads.
    static let nestedJSON: [ConformanceCase] = [
        jsonValue("the first of those that are related", "true") { store in
            let rows = try store.fetch(
                Dwelling.ordered.including { $0.guests.sorted(by: .ascending(\.id)).first(nth: 2) })
            return rows.map(\.1) == all.map { Array($0.itsGuests.prefix(2)) }
        },
        jsonValue("all that are related, distinct", "true") { store in
            let rows = try store.fetch(
                Dwelling.ordered.including { $0.guests.distinct().sorted(by: .ascending(\.id)) })
            return rows.map(\.1) == all.map(\.itsGuests)
        },
        jsonValue("beside the rows of another request, by a related model", "true") { store in
            let rows = try store.fetch(hosted.union(early).sorted(by: .ascending(\.id)).loading)
            return rows == all.filter { isHosted($0) || $0.id < 6 }
        },
        jsonValue("beside the rows of another request, both by related models", "true") { store in
            let rows = try store.fetch(
                hosted.intersection(Dwelling.where { $0.guests.count >= 0 && $0.host.id != 7 })
                    .sorted(by: .ascending(\.id)).loading)
            return rows == all.filter { isHosted($0) && $0.itsHost?.id != 7 }
        },
        jsonValue("the first ones beside the rows of another request", "true") { store in
            let rows = try store.fetch(
                hosted.sorted(by: .ascending(\.id)).first(nth: 3).union(early.where { $0.words.count > 0 })
                    .where { $0.words.count >= 0 }.sorted(by: .ascending(\.id)).loading)
            let first = all.filter(isHosted).prefix(3)
            return rows == all.filter { first.contains($0) || $0.id < 6 && !$0.words.isEmpty }
        },
        jsonValue("the first of each of the first", "true") { store in
            let rows = try store.fetch(
                hosted.sorted(by: .ascending(\.id)).first(nth: 9).first(nth: 1, ofEach: \.name)
                    .sorted(by: .ascending(\.id)).loading)
            var names: Set<String> = []
            return rows == all.filter(isHosted).prefix(9).filter { names.insert($0.name).inserted }
        },
        jsonValue("arrays of distinct models", "\(Set(all.map(\.words)).count)") { store in
            try store.fetch(Dwelling.request().all().distinct().select(\.words).distinct()).count
        },
        jsonValue("distinct models with those that are related", "true") { store in
            let rows = try store.fetch(Dwelling.ordered.distinct().including(\.host))
            return rows.map(\.0) == all && rows.map(\.1) == all.map(\.itsHost)
        },
        jsonValue("with windows, in pages", "true") { store in
            let request = Dwelling.ordered.annotated(with: { $0.over(order: .descending(\.id)).rank })
            let first = try store.fetch(request.page(size: 7))
            let second = try store.fetch(request.page(size: 7, after: first.next))
            return (first.elements + second.elements).map(\.0) == Array(all.prefix(14))
                && second.elements.map(\.1) == (7..<14).map { all.count - $0 }
        },
    ]
}
