import FetchingCore

// The wording of what can be wrong with streams.

extension FetchError {
    static var changedDuringStream: FetchError {
        FetchError(
            .changedDuringStream, reason: "the tables were changed while their rows were streamed",
            cure: "Stream from a 'DatabasePool', where a stream sees one state of the database, "
                + "or fetch the models at once")
    }

    static var interruptedStream: FetchError {
        FetchError(
            .databaseFailure,
            reason:
                "the statement was ended from outside, as happens when another task that uses the connection is cancelled",
            cure: "Stream from a 'DatabasePool', where a stream has a connection of its own, or stream again")
    }

    static var streamFromUnknownReader: FetchError {
        FetchError(
            .unsupported, reason: "a stream needs a reader that gives it the same connection each time",
            cure: "Pass the 'DatabasePool', the 'DatabaseQueue' or the 'DatabaseSnapshot' itself")
    }
}
