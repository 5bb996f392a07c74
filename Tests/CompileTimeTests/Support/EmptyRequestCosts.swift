import Foundation

/// What a request without conditions costs, measured once for each list of imports.
///
/// A compiler that starts takes longer than most sources.
final class EmptyRequestCosts: @unchecked Sendable {
    private let lock = NSLock()
    private var scopes: [[String]: Int] = [:]

    func scopes(imports: [String], measured: () throws -> Int) rethrows -> Int {
        if let known = lock.withLock({ scopes[imports] }) { return known }
        let new = try measured()
        lock.withLock { scopes[imports] = new }
        return new
    }
}
