#if canImport(SwiftUI)
public import FetchingCore
public import SwiftUI

extension EnvironmentValues {
    /// The database of ``Fetch``, nil if none was set.
    public var listSource: (any ListSource)? {
        get { self[ListSourceKey.self] }
        set { self[ListSourceKey.self] = newValue }
    }
}

private struct ListSourceKey: EnvironmentKey {
    static var defaultValue: (any ListSource)? { nil }
}

extension View {
    /// Sets the database of ``Fetch`` in a view and in those below it.
    ///
    /// ```swift
    /// ContentView().listSource(dbQueue)
    /// ```
    ///
    /// A property keeps the database that it was first read with.
    public func listSource(_ source: some ListSource) -> some View { environment(\.listSource, source) }
}
#endif
