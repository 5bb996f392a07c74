// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreData

@MainActor @propertyWrapper @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    /// What the wrapper was made with.
    public let stub_request: NSFetchRequest<Result>
    public let stub_sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public let stub_animation: Animation?

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        stub_request = fetchRequest
        stub_sectionIdentifier = sectionIdentifier
        stub_animation = animation
    }

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        self.init(
            fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier, animation: transaction.animation)
    }

    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(sections: [])
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            entity: Result.entity(), sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors,
            predicate: predicate, animation: animation)
    }

    // The stub drops these sort descriptors: on Linux they cannot become those of a request.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            entity: Result.entity(), sectionIdentifier: sectionIdentifier, sortDescriptors: [],
            predicate: predicate, animation: animation)
    }
}

@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier, Result>: @preconcurrency RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    @MainActor @preconcurrency
    public struct Section: @preconcurrency Identifiable, @preconcurrency RandomAccessCollection {
        public let id: SectionIdentifier
        let elements: [Result]

        public var startIndex: Int { elements.startIndex }
        public var endIndex: Int { elements.endIndex }

        public subscript(position: Int) -> Result {
            elements[position]
        }
    }

    let sections: [Section]

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }

    public subscript(position: Int) -> Section {
        sections[position]
    }
}
