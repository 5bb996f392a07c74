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
                .time(of: "Fetching", atMost: 4, times: "closure"),
                .time(of: "Fetching", atMost: 1 / 15.0, times: "Foundation.Predicate"),
            ],
            contenders: [
                Contender("closure") {
                    players.filter { $0.score >= 100 && $0.level < 80 && $0.isAdmin }.checksum
                },
                Contender("Fetching") {
                    try Player.request().all().where { $0.score >= 100 && $0.level < 80 && $0.isAdmin }
                        .fetch(in: players).checksum
                },
                Contender("Foundation.Predicate") { try players.filter(predicate).checksum },
            ])
    }
}
