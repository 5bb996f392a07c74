import FetchingCoreData

/// A format that was compared with memory, and what memory says of each object: nil where it has no answer.
struct ComparedFormat {
    let rendered: PredicateFormat
    let program: PredicateFormatProgram
    let answers: [(object: StoredObject, isMatch: Bool?)]
}
