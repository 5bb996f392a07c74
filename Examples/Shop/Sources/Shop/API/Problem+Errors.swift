import Fetching
import FetchingPredicate
import HTTPTypes
import Hummingbird

extension Problem {
    /// The problem that an error is for a client. Nil is the server's own failure, of which a client learns nothing.
    init?(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let error as SearchError: self.init(error)
        case let error as StoredFilterError: self.init(error)
        case let error as FetchError: self.init(error)
        case let error as HTTPError:
            self.init(error.status, "http", error.status.reasonPhrase, detail: error.body)
        case let error as any HTTPResponseError:
            self.init(error.status, "http", error.status.reasonPhrase)
        case is QueryTookTooLong: self = .busy
        default: return nil
        }
    }

    private init(_ error: SearchError) {
        self.init(.badRequest, "search", "The search cannot be read", detail: Self.sentences(error.reason, error.cure))
        range = Place(
            start: error.range.lowerBound.utf16Offset(in: error.text),
            end: error.range.upperBound.utf16Offset(in: error.text))
    }

    /// The library reads the order and the page in the form of JSON:API, and says where in it an error is.
    private init(_ error: StoredFilterError) {
        let detail = Self.sentences(error.reason, error.cure)
        if error.path == "page[after]" {
            self = .lostPage
        } else if error.path == "page[size]" {
            self = .invalid("size", detail)
        } else if error.path.hasPrefix("sort") {
            self = .invalid("sort", detail)
            path = error.path
        } else {
            self.init(.badRequest, "filter", "The filter is not allowed", detail: detail)
            path = error.path
        }
    }

    /// What is wrong with a request is said in its words, which hold no values. What is wrong with the database is not said.
    private init?(_ error: FetchError) {
        switch error.code {
        case .invalidCursor: self = .lostPage
        case .invalidValue, .outOfRange, .invalidPattern, .abandonedMatch, .invalidLimit, .tooDeep, .tooLarge,
            .arithmeticOverflow:
            self.init(
                .badRequest, "request", "The list cannot be read", detail: Self.sentences(error.reason, error.cure))
        case .locked:
            self = .busy
        // A policy does not allow it.
        case .forbidden:
            self = .forbidden
        // It was deleted after it had been found.
        case .missingModel:
            self = .notFound
        // Any other error is one of the shop, such as a table that is missing.
        default:
            return nil
        }
    }

    private static func sentences(_ reason: String, _ cure: String) -> String {
        reason.prefix(1).uppercased() + reason.dropFirst() + (cure.isEmpty ? "" : ". " + cure)
    }
}
