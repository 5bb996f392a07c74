#if Postgres
import FetchingCore
import Foundation

/// The tries of one request in a cluster: who is asked, and whether another is asked after an error.
struct ClusterAttempts {
    /// The next step of a request.
    enum Step {
        case ask(ClusterChoice)

        /// There is no primary that can be asked, and there may be one soon.
        case wait
    }

    /// The time between two looks for a primary.
    static let pause = Duration.milliseconds(20)

    private let state: ClusterState

    /// Where a read goes, nil for a write.
    private var preference: PostgresReadPreference?
    private let deadline: ContinuousClock.Instant
    private var failed: Set<Int> = []
    private var isRepeated = false
    private var lastFailure: (any Error)?
    private var mustWait = false

    init(_ state: ClusterState, _ preference: PostgresReadPreference?) {
        self.state = state
        self.preference = preference
        deadline = .now + state.configuration.primaryTimeout
    }

    /// - Throws: `FetchError` if there has been no primary for too long.
    mutating func next() throws -> Step {
        if !mustWait, let choice = choice { return .ask(choice) }
        mustWait = false
        guard ContinuousClock.now < deadline, !state.isOver else {
            throw lastFailure ?? FetchError.noPrimary(state.status(), after: state.configuration.primaryTimeout)
        }
        state.lookSoon()
        return .wait
    }

    private var choice: ClusterChoice? {
        guard let preference else {
            return state.takePrimary(isWrite: true).map { ClusterChoice(node: $0, isReplica: false) }
        }
        return state.choose(preference, without: failed)
    }

    /// Notes that a server has failed.
    ///
    /// - Parameter hasBegun: Whether the server may have been asked for something.
    /// - Throws: The error with the name of the server, if no other is to be asked.
    mutating func fail(_ error: any Error, _ choice: ClusterChoice, hasBegun: Bool) throws {
        if error is MissingToken {
            preference = .fromPrimary
            return
        }
        let named = error.on(choice.node)
        guard let failure = error.nodeFailure(isReplica: choice.isReplica) else { throw named }
        switch failure {
        case .connection: state.noteFailure(error, of: choice.node, isLook: false)
        case .conflict: state.noteConflict(of: choice.node)
        }
        if hasBegun {
            // A write may have been done, and a read has had its second try.
            guard preference != nil, !isRepeated else { throw named }
            isRepeated = true
            state.noteRepetition()
        }
        guard state.hasSeenServers else { throw named }
        lastFailure = named
        failed.insert(choice.node.index)
        if case .conflict = failure { preference = .fromPrimary }
        // The primary itself: another may take its place.
        mustWait = !choice.isReplica
    }
}

/// A standby has not replayed a write within the time for it.
struct MissingToken: Error {}

/// Whether something has begun.
///
/// Unchecked, because it is set by the thread that runs a closure, and read when that has ended.
final class ClusterFlag: @unchecked Sendable {
    var isSet = false
}

extension PostgresConnection {
    /// Waits until a standby has replayed a write.
    ///
    /// - Throws: ``MissingToken`` after the time for it; `FetchError`, `PostgresError`.
    func awaitReplay(of token: PostgresWriteToken, within timeout: Duration) throws {
        let deadline = ContinuousClock.now + timeout
        var pause = 0.001
        while true {
            let observation = try observeNode()
            if !observation.isStandby || observation.position >= token.position { return }
            guard ContinuousClock.now + .seconds(pause) < deadline else { throw MissingToken() }
            Thread.sleep(forTimeInterval: pause)
            pause = min(pause * 2, 0.02)
        }
    }
}
#endif
