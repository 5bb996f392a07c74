public import FetchingCore
public import GRDB

// What is said of objects that a framework makes. Without it, the compiler takes the database for a list of models.

extension FetchableRequest {
    /// Says that a database does not fetch the objects of a framework.
    @available(*, unavailable, message: "objects are not made of rows: fetch them in the context of their framework")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func fetch(in db: Database) throws -> Result { throw FetchError.objectsOfRows(Model.self) }

    /// Says that a database does not fetch the objects of a framework.
    @available(*, unavailable, message: "objects are not made of rows: fetch them in the context of their framework")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func fetch(in reader: some DatabaseReader) throws -> Result { throw FetchError.objectsOfRows(Model.self) }
}

extension FetchError {
    fileprivate static func objectsOfRows(_ model: any Fetchable.Type) -> FetchError {
        FetchError(
            .unsupported, reason: "objects are not made of rows", cure: "Fetch them in the context of their framework"
        ).on(model)
    }
}
