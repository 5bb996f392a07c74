/// The rows of a list as they were fetched together.
struct ListContent<Element> {
    private(set) var elements: [Element] = []
    private(set) var identities: [RowIdentity] = []

    /// The key of the section of each row, nothing for a list without sections.
    private(set) var keys: [AnyHashable] = []
    private(set) var sections: [SectionRange] = []

    /// The difference from the content before.
    private(set) var difference: ListDifference<Element>?

    /// The content with the rows of a page, nil if these are the same.
    func changed(
        to page: ListPage<Element>, _ identifier: (Element) -> AnyHashable, _ areEqual: ElementEquality<Element>
    ) -> ListContent? {
        var content = self
        content.elements = page.elements
        content.identities = RowIdentity.identities(of: page.elements, by: identifier)
        content.keys = page.keys
        let difference = content.difference(from: self, areEqual)
        guard !difference.isEmpty else { return nil }
        content.sections = SectionRange.ranges(of: page.keys)
        content.difference = difference
        return content
    }

    /// The difference from another content. A row in another section is an updated one.
    func difference(from old: ListContent, _ areEqual: ElementEquality<Element>) -> ListDifference<Element> {
        ListDifference(from: old.identities, to: identities, elements: elements) { before, after in
            areEqual(old.elements[before], elements[after])
                && (old.keys.isEmpty || keys.isEmpty || old.keys[before] == keys[after])
        }
    }
}
