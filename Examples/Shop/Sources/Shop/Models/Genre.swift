import Fetching

enum Genre: String, FetchableValue, CaseIterable, Codable {
    case chanson, classical, electronic, folk
    case hipHop = "hip hop"
    case jazz, pop, rock, soul
}
