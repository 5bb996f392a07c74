import Fetching

enum Grade: String, Codable, FetchableValue {
    case low, high

    init(storedValue: Int) throws { self = storedValue == 0 ? .low : .high }

    var storedValue: Int { self == Grade.low ? 0 : 1 }
}

@FetchableFields
struct Outcome: Codable, Sendable {
    var grade: Grade
}

@Fetchable
struct Exam {
    let id: Int
    @FetchingStorage(.json) var outcome: Outcome
}

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: conditions cannot ask JSON for a value of this type}}
let exams = Exam.request().all().where { $0.outcome.grade == Grade.low && $0.id > 3 }
