/// The way out for a row that would break the uniqueness of some columns.
@usableFromInline
package struct InsertConflict: Sendable {
    package enum Resolution: Sendable {
        case ignore
        /// The row that is there is updated, if it meets a condition.
        case update([MemberAssignment], where: ExpressionTree?)
    }

    /// The unique columns; nil for those of any constraint.
    package let target: [FetchableColumn]?

    package let resolution: Resolution

    /// The row that was to be inserted, in the assignments and the condition.
    package let excluded: RowSource

    /// Whether a row that is left out is an error: it was changed since its model was fetched.
    package var needsEveryRow = false

    /// Whether a row that is there is given values, which may be computed.
    package var assignsValues: Bool {
        if case .update = resolution { true } else { false }
    }
}

extension RowSource {
    /// The row that was to be inserted, by the name that it has in SQL.
    static func excludedRow() -> RowSource { RowSource(.element(name: "excluded")) }
}

extension ExpressionTree {
    /// Whether it reads related rows, which the update of a conflict does not.
    func readsRelatedRows(besides excluded: RowSource) -> Bool {
        contains { tree in
            switch tree.node {
            case .value(.related(_, let row)): row !== excluded
            case .value(.aggregate), .condition(.exists), .condition(.isMissing): true
            // Everything else reads what its parts do.
            case .value, .condition, .failure: false
            }
        }
    }
}

extension InsertConflict {
    /// - Throws: ``FetchError`` if an assignment or the condition has no meaning here.
    package func check() throws {
        if let target, target.isEmpty { throw FetchError.conflictWithoutTarget }
        guard case .update(let assignments, let condition) = resolution else { return }
        for assignment in assignments where assignment.value.readsRelatedRows(besides: excluded) {
            throw FetchError.conflictReadsRelatedRows(member: assignment.column.property)
        }
        if let condition, condition.readsRelatedRows(besides: excluded) {
            throw FetchError.conflictReadsRelatedRows(member: nil)
        }
    }

    /// - Throws: ``FetchError`` if fewer rows were written than must be.
    package func check(_ count: Int, of wanted: Int, _ model: any Fetchable.Type) throws {
        if needsEveryRow, count < wanted { throw FetchError.staleModel(nil).on(model) }
    }

    /// - Throws: ``FetchError`` with the model, if an assignment or the condition has no meaning here.
    @usableFromInline
    package func check(_ model: any Fetchable.Type) throws {
        do { try check() } catch let error as FetchError { throw error.on(model) }
    }
}
