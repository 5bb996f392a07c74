#if Postgres
import FetchingPostgres

/// A thing that happens to a server of a cluster for a moment.
enum Disturbance: CustomStringConvertible {
    case stop(String)
    case pause(String)
    case rule(String, PostgresProxy, PostgresProxy.Rule)

    var description: String {
        switch self {
        case .stop(let name): "stop \(name)"
        case .pause(let name): "pause \(name)"
        case .rule(let name, _, let rule): "\(rule) at \(name)"
        }
    }
}

extension ClusterBed {
    /// Does one thing after the other, again and again, with pauses between them.
    ///
    /// - Parameter note: Is told of each.
    func disturb(_ things: [Disturbance], for time: Duration, _ note: (Disturbance) -> Void) async throws {
        let end = ContinuousClock.now + time
        var round = 0
        while ContinuousClock.now < end {
            let thing = things[round % things.count]
            note(thing)
            switch thing {
            case .stop(let name):
                try node(name, .stop)
                try await Task.sleep(for: .milliseconds(300))
                try node(name, .start)
            case .pause(let name):
                try node(name, .pause)
                try await Task.sleep(for: .milliseconds(300))
                try node(name, .resume)
            case .rule(_, let proxy, let rule):
                proxy.set(rule)
                try await Task.sleep(for: .milliseconds(300))
            }
            try await Task.sleep(for: .milliseconds(300))
            if case .rule(_, let proxy, _) = thing { proxy.set(.pass) }
            round += 1
        }
    }

    /// The address of a server behind what cuts and delays.
    func configuration(_ name: String, behind proxy: PostgresProxy) -> PostgresConfiguration {
        var configuration = configuration(name)
        proxy.apply(to: &configuration)
        return configuration
    }
}
#endif
