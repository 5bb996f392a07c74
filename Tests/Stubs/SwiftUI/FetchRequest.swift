// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreData

@MainActor @propertyWrapper @preconcurrency
public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
    @MainActor @preconcurrency
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    /// What the wrapper was made with. Apple's makes a request of an entity, too.
    public let stub_request: NSFetchRequest<Result>
    public let stub_animation: Animation?

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        stub_request = fetchRequest
        stub_animation = animation
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest, animation: transaction.animation)
    }

    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, animation: animation)
    }

    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(elements: [], configuration: projectedValue)
    }

    public var projectedValue: Binding<Configuration> {
        let request = stub_request
        return Binding(
            get: {
                Configuration(nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate)
            },
            set: {
                request.sortDescriptors = $0.nsSortDescriptors
                request.predicate = $0.nsPredicate
            })
    }
}

extension FetchRequest where Result: NSManagedObject {
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    }

    // The stub drops these sort descriptors: on Linux they cannot become those of a request.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(entity: Result.entity(), sortDescriptors: [], predicate: predicate, animation: animation)
    }
}

@MainActor @preconcurrency
public struct FetchedResults<Result>: @preconcurrency RandomAccessCollection where Result: NSFetchRequestResult {
    let elements: [Result]
    let configuration: Binding<FetchRequest<Result>.Configuration>

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    public subscript(position: Int) -> Result {
        elements[position]
    }

    public var nsPredicate: NSPredicate? {
        get { configuration.wrappedValue.nsPredicate }
        nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
    }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { configuration.wrappedValue.nsSortDescriptors }
        nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
    }
}
