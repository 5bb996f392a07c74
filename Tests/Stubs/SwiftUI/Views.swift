// The views that programs of the tests are made of. None of them is drawn.

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError("There is no view.") }
}

/// A view of the stub, which has no body.
public protocol StubPrimitiveView: View where Body == Never {}

extension StubPrimitiveView {
    public var body: Never { fatalError("The stub draws nothing.") }
}

public struct Text: StubPrimitiveView {
    public init(_ content: some StringProtocol) {}
}

public struct EmptyView: StubPrimitiveView {
    public init() {}
}

public struct List<Content: View>: StubPrimitiveView {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {}

    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    ) {}

    public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: StubPrimitiveView {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {}

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
}

public struct Section<Content: View>: StubPrimitiveView {
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

public struct Button: StubPrimitiveView {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

public struct TupleView<each Content: View>: StubPrimitiveView {
    nonisolated init(_ content: repeat each Content) {}
}

public struct ConditionalView<First: View>: StubPrimitiveView {
    nonisolated init(_ content: First?) {}
}

@resultBuilder
public struct ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> ConditionalView<Content> {
        ConditionalView(content)
    }
}

public struct ModifiedView<Content: View>: StubPrimitiveView {
    let content: Content
}

extension View {
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        ModifiedView(content: self)
    }

    public func task(_ action: sending @escaping @isolated(any) () async -> Void) -> some View {
        ModifiedView(content: self)
    }

    public func task<ID: Equatable>(id: ID, _ action: sending @escaping @isolated(any) () async -> Void) -> some View {
        ModifiedView(content: self)
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { ModifiedView(content: self) }

    public func onAppear(perform action: (() -> Void)? = nil) -> some View { ModifiedView(content: self) }

    public func searchable(text: Binding<String>) -> some View { ModifiedView(content: self) }

    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        ModifiedView(content: self)
    }
}
