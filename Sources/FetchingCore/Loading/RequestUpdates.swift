/// The results of a request, now and after each change.
///
/// `updates(in:)` makes it. Each loop over it is an observation of its own, which ends with the loop.
public struct RequestUpdates<Element: Sendable>: AsyncSequence, Sendable {
    private let observe: @Sendable () -> any RequestObservation<Element>

    /// - Parameter observe: Makes the observation of one loop.
    package init(_ observe: @escaping @Sendable () -> any RequestObservation<Element>) { self.observe = observe }

    public func makeAsyncIterator() -> Iterator { Iterator(observation: observe()) }

    /// Gives the results of an observed request.
    public struct Iterator: AsyncIteratorProtocol {
        /// The observation, nil when it has ended.
        fileprivate var observation: (any RequestObservation<Element>)?

        /// The next result, nil if the task was cancelled.
        ///
        /// - Throws: `FetchError`.
        public mutating func next() async throws -> Element? {
            guard let observation else { return nil }
            do {
                if let result = try await observation.next() { return result }
                self.observation = nil
                return nil
            } catch {
                self.observation = nil
                if error is CancellationError { return nil }
                throw error
            }
        }
    }
}

// An iterator belongs to one task.
@available(*, unavailable)
extension RequestUpdates.Iterator: Sendable {}

/// The observation of a request for one loop, which ends when nobody has it any more.
package protocol RequestObservation<Element>: AnyObject, Sendable {
    associatedtype Element: Sendable

    /// The next result: the first one at once, each further one after a change; nil if the task was cancelled.
    func next() async throws -> Element?
}
