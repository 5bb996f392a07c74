/// A request for a page of another request.
///
/// ```swift
/// let page = try User.request().all().sorted(by: .descending(\.score)).page(size: 50, after: cursor).fetch(in: db)
/// // SELECT …, "score", "id" FROM "User" WHERE "score" = 10.0 AND "id" < 42
/// //     UNION ALL SELECT …, "score", "id" FROM "User" WHERE "score" < 10.0 ORDER BY 9 DESC, 10 DESC LIMIT 51
/// ```
///
/// A page begins after the last row of the page before, by its values and not by a number of rows. Rows that are
/// inserted or deleted in between neither hide nor repeat others. With an index on the sorted columns, a page far
/// behind costs as much as the first.
public struct PageRequest<Model: KeyedFetchable, Element>: ValueRequest {
    @_documentation(visibility: internal)
    public typealias Result = Page<Element>

    @_documentation(visibility: internal)
    public let plan: ValuePlan<Model, Page<Element>>
}

/// The position of a page: its size, and where it begins.
struct PageRange: Sendable {
    let size: Int
    let cursor: PageCursor?
    let isBackward: Bool
}

extension PageRequest {
    init(of rows: ValuePlan<Model, [Element]>, _ range: PageRange) {
        var query = rows.query
        query.query = query.query.forPage()
        let digest = RequestDigest(query.query, of: Model.self).value
        if range.isBackward { query.query.reverse(of: Model.self) }
        query.readsOrder = true
        query.query.position = range.cursor?.position
        // One more, to see whether there is one.
        query.pageSize = range.size
        let (limit, overflow) = range.size.addingReportingOverflow(1)
        query.query.limit(to: range.size < 0 ? range.size : overflow ? .max : limit, after: 0)
        let order = query.query.totalOrder(of: Model.self)
        let collect = rows.collect
        var plan = ValuePlan<Model, Page<Element>>(query) { query, reader, _ in
            try range.check(digest, order)
            guard !query.isDistinct else { throw FetchError.pageOfDistinctRows }
            guard query.combination == nil else { throw FetchError.pageOfCombination }
            guard !rows.query.query.isLimited || !query.hasWindows else { throw FetchError.pageOfLimitedWindows }
            guard !query.query.repeatsModels else { throw FetchError.pageOfRepeatedModels }
            let reader = PageReader(reader, size: range.size)
            var positions: [[PrimitiveValue]] = []
            let elements = try collect(query, reader) { row in
                positions.append(try order.map { try row.decodePrimitive(of: $0.tree.valueType) })
            }
            return range.page(of: elements, positions, hasMore: reader.hasMore, digest)
        }
        plan.loadsRelatedModels = rows.loadsRelatedModels
        self.plan = plan
    }
}

extension PageRange {
    /// - Throws: ``FetchError`` if the cursor belongs to another request, or the size is not a number of rows.
    fileprivate func check(_ digest: UInt64, _ order: [SortKey]) throws {
        guard size > 0 else { throw FetchError.invalidPageSize }
        guard let cursor else { return }
        guard cursor.request == digest, cursor.position.values.count == order.count else {
            throw FetchError.cursorOfOtherRequest
        }
        for (key, value) in zip(order, cursor.position.values) where !value.isNull {
            guard value.type == key.tree.valueType, !value.isNaN else { throw FetchError.cursorOfOtherRequest }
        }
    }

    fileprivate func page<Element>(
        of rows: [Element], _ positions: [[PrimitiveValue]], hasMore: Bool, _ digest: UInt64
    ) -> Page<Element> {
        // Without models, as when a request is checked, there may be positions of no element.
        let count = min(rows.count, positions.count)
        func cursor(at index: Int) -> PageCursor {
            PageCursor(request: digest, position: PagePosition(values: positions[index], isInclusive: false))
        }
        let elements = Array(rows.prefix(count))
        guard count > 0 else {
            // Where nothing follows, the way back begins with the row at the cursor itself.
            let back = self.cursor.map {
                PageCursor(
                    request: digest,
                    position: PagePosition(values: $0.position.values, isInclusive: !$0.position.isInclusive))
            }
            return isBackward ? Page(elements: [], next: back) : Page(elements: [], previous: back)
        }
        let onward = hasMore ? cursor(at: count - 1) : nil
        let back = self.cursor == nil ? nil : cursor(at: 0)
        return isBackward
            ? Page(elements: elements.reversed(), next: back, previous: onward)
            : Page(elements: elements, next: onward, previous: back)
    }
}

extension FetchError {
    fileprivate static var invalidPageSize: FetchError {
        FetchError(.invalidLimit, reason: "the size of the page is not positive", cure: "Pass 1 or more")
    }

    fileprivate static var pageOfLimitedWindows: FetchError {
        FetchError(
            .unsupported, reason: "pages of rows that a limit leaves have values of windows",
            cure: "Leave the limit out, or use 'first(nth:after:)'", operation: "over")
    }

    fileprivate static var pageOfDistinctRows: FetchError {
        FetchError(
            .unsupported, reason: "distinct rows have no key for pages",
            cure: "Use 'first(nth:after:)', or group by the values and sort by them")
    }
}
