import Fetching
import Foundation

extension Benchmark {
    /// A collection of structs, three conditions, of which each leaves out some.
    static func inMemory(models: Int) throws -> Benchmark {
        let players = (0..<models).map(Player.example)
        let predicate = #Predicate<Player> { $0.score >= 100 && $0.level < 80 && $0.isAdmin }
        return Benchmark(
            "In memory: \(models) structs, three conditions", repetitions: 1,
            limits: [
                .time(of: "Fetching", atMost: 1.5, times: "closure", usually: 1.3),
                .time(of: "Fetching", atMost: 1 / 15.0, times: "Foundation.Predicate", usually: 0.035),
            ],
            contenders: [
                Contender("closure") {
                    let found = players.filter { $0.score >= 100 && $0.level < 80 && $0.isAdmin }
                    return { found.checksum }
                },
                Contender("Fetching") {
                    let found = try Player.request().all()
                        .where { $0.score >= 100 && $0.level < 80 && $0.isAdmin }.fetch(in: players)
                    return { found.checksum }
                },
                Contender("Foundation.Predicate") {
                    let found = try players.filter(predicate)
                    return { found.checksum }
                },
            ])
    }

    /// The same with a prefix as one of the conditions, on a predicate that was made before.
    static func inMemoryWithPrefix(models: Int) throws -> Benchmark {
        let players = (0..<models).map(Player.example)
        let predicate = #Predicate<Player> {
            $0.score >= 100 && $0.name.starts(with: "Player number 1") && $0.level < 80
        }
        let ours = Player.predicate { $0.score >= 100 && $0.name.hasPrefix("Player number 1") && $0.level < 80 }
        return Benchmark(
            "In memory: \(models) structs, three conditions, one of them a prefix", repetitions: 1,
            limits: [
                .time(of: "Fetching", atMost: 4, times: "closure", usually: 1.7),
                .time(of: "Fetching", atMost: 1 / 15.0, times: "Foundation.Predicate", usually: 0.045),
            ],
            contenders: [
                Contender("closure") {
                    let found = players.filter {
                        $0.score >= 100 && $0.name.hasPrefix("Player number 1") && $0.level < 80
                    }
                    return { found.checksum }
                },
                Contender("Fetching") {
                    let found = try Player.request().all().where(ours).fetch(in: players)
                    return { found.checksum }
                },
                Contender("Foundation.Predicate") {
                    let found = try players.filter(predicate)
                    return { found.checksum }
                },
            ])
    }
}
