import Fetching
import FetchingSQLite

extension Player {
    /// The SQL of a request of two conditions, in a shape that differs from those of the many indices before.
    static func request(ofShape index: Int) throws -> String {
        var request = request().all()
        switch index & 3 {
        case 0: request = request.where { comparison($0.score, index >> 2) && comparison($0.level, index >> 5) }
        case 1: request = request.where { comparison($0.level, index >> 2) && comparison($0.id, index >> 5) }
        case 2: request = request.where { comparison($0.id, index >> 2) && comparison($0.rating, index >> 5) }
        default: request = request.where { comparison($0.rating, index >> 2) && comparison($0.score, index >> 5) }
        }
        return try request.sql(for: .sqlite)
    }

    @inline(__always)
    private static func comparison<Value: FetchableValue & Comparable>(
        _ member: FetchableMember<Player, Value>, _ index: Int
    ) -> FetchPredicate<Player> where Value: ExpressibleByIntegerLiteral, Value.Base == Value {
        switch index & 7 {
        case 0: member < 1
        case 1: member <= 2
        case 2: member > 3
        case 3: member >= 4
        case 4: member == 5
        case 5: member != 6
        case 6: member.isIn([7, 8])
        default: member.isIn(9...10)
        }
    }
}
