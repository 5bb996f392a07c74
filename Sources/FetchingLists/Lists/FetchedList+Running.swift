import FetchingCore

extension FetchedList {
    /// Fetches the rows and follows the changes of the database, until the task is cancelled.
    ///
    /// ```swift
    /// List(list.elements) { pet in Text(pet.name) }
    ///     .task { await list.run() }              // SwiftUI cancels it when the view disappears
    /// ```
    ///
    /// The rows that are shown are fetched again by one request, however many pages they were loaded by. Changes that come while
    /// a fetch is under way give one further fetch. After cancellation nothing is observed, and the next `run()` begins with
    /// the current rows.
    ///
    /// If several tasks run a list, one of them observes, and another one takes its place when it is cancelled. After an error
    /// the observation begins anew: at once with ``reload()`` or ``load(_:)``, and otherwise after a pause, from a tenth of a second
    /// to five seconds, unless the request itself is invalid.
    public func run() async {
        while isRunning, !Task.isCancelled { await wait { !isRunning } }
        guard !Task.isCancelled else { return }
        isRunning = true
        defer {
            isRunning = false
            steps.send()
        }
        var pause = RetryPause()
        while !Task.isCancelled {
            let version = version
            let observation = Observation()
            let observer = Task { await observe(version, observation) }
            self.observer = observer
            await withTaskCancellationHandler {
                await observer.value
            } onCancel: {
                observer.cancel()
            }
            self.observer = nil
            guard version == self.version, !Task.isCancelled else { continue }
            if observation.hasBegun { pause = RetryPause() }
            await waitForRestart(after: observation.isHopeless ? nil : pause.next())
        }
    }

    /// The course of one observation.
    private final class Observation {
        /// Whether changes were noticed.
        var hasBegun = false

        /// Whether it would end in the same way again.
        var isHopeless = true
    }

    /// Fetches after each signal, until the stream ends or the task is cancelled.
    private func observe(_ version: Int, _ observation: Observation) async {
        let isFirst = !isLoaded
        if isFirst { beginLoading() }
        var isBeginning = isFirst
        do {
            for try await _ in feed.changes() {
                guard version == self.version, !Task.isCancelled else { break }
                observation.hasBegun = true
                await refresh()
                if isBeginning { endLoading() }
                isBeginning = false
            }
        } catch {
            observation.isHopeless = (error as? FetchError)?.isOfRequest ?? false
            if version == self.version, !Task.isCancelled { fail(error) }
        }
        if isBeginning { endLoading() }
    }

    /// Waits until a step makes a condition true, or until the task is cancelled.
    func wait(until isMet: () -> Bool) async {
        let steps = steps.stream()
        if isMet() { return }
        for await _ in steps where isMet() { return }
    }

    /// Waits until somebody asks for rows, or until a time has passed.
    private func waitForRestart(after duration: Duration?) async {
        let signals = restarts.stream()
        let timer = duration.map { duration in
            Task { [restarts] in
                try? await Task.sleep(for: duration)
                restarts.send()
            }
        }
        defer { timer?.cancel() }
        for await _ in signals { return }
    }
}

/// The pauses between attempts: a tenth of a second, and then twice as long each time, up to five seconds.
private struct RetryPause {
    private var milliseconds = 100

    mutating func next() -> Duration {
        defer { milliseconds = min(milliseconds * 2, 5000) }
        return .milliseconds(milliseconds)
    }
}

extension FetchError {
    /// Whether the request itself is wrong, so that there is nothing to wait for.
    fileprivate var isOfRequest: Bool {
        let codes: [Code] = [
            .unsupported, .invalidValue, .invalidPattern, .invalidLimit, .invalidCursor, .tooDeep, .tooLarge,
        ]
        return codes.contains(code)
    }
}
