/// A part of the result of a request, with the cursors of its neighbours.
///
/// ```swift
/// let page = try request.page(size: 50).fetch(in: db)
/// for user in page.elements { … }
/// let next = try request.page(size: 50, after: page.next).fetch(in: db)
/// ```
public struct Page<Element> {
    /// The models or rows, in the order of the request.
    public var elements: [Element]

    /// Leads to the elements after this page, nil if there were none.
    public var next: PageCursor?

    /// Leads to the elements before this page, nil if there were none.
    public var previous: PageCursor?

    /// Makes a page.
    public init(elements: [Element], next: PageCursor? = nil, previous: PageCursor? = nil) {
        self.elements = elements
        self.next = next
        self.previous = previous
    }

    /// The page with other elements.
    ///
    /// ```swift
    /// page.map { UserDTO($0) }
    /// ```
    public func map<Mapped>(_ transform: (Element) throws -> Mapped) rethrows -> Page<Mapped> {
        Page<Mapped>(elements: try elements.map(transform), next: next, previous: previous)
    }
}

extension Page: Sendable where Element: Sendable {}
extension Page: Equatable where Element: Equatable {}
extension Page: Hashable where Element: Hashable {}
extension Page: Encodable where Element: Encodable {}
extension Page: Decodable where Element: Decodable {}
