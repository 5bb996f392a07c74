import Fetching

enum Genre: String, FetchableValue, CaseIterable, Codable {
    case chanson, classical, electronic, folk, hipHop, jazz, pop, rock, soul
}
