public import FetchingCore
public import Foundation

extension Fetchable {
    /// Makes a value from one of Foundation's expressions, to compare, sort or select by.
    ///
    /// ```swift
    /// let long = #Expression<Author, Int> { $0.books.filter { $0.pages > 300 }.count }
    /// let count = try Author.expression(from: long)
    /// // (SELECT COUNT(*) FROM "Book" AS "books" WHERE "books"."authorID" = "Author"."id" AND "books"."pages" > 300)
    /// ```
    ///
    /// - Parameter expression: Any expression of Foundation's standard ones.
    /// - Throws: ``FetchError`` with the code `unsupported`, which names the expression, for parts that no database can
    ///   express.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    public static func expression<Output: FetchableValue>(
        from expression: Expression<Self, Output>
    ) throws -> FetchExpression<Self, Output> {
        FetchExpression(
            try .evaluating(expression, of: .model(TranslatedModel(row: .root, type: Self.self))).measured())
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension FetchableMemberContainer {
    /// The value that one of Foundation's expressions has for the model.
    ///
    /// ```swift
    /// let length = #Expression<Book, Int> { $0.pages / 10 }
    /// Book.request().all().where { $0.evaluate(length) > 30 }      // fetching_int64("pages" / 10) > 30
    /// ```
    ///
    /// - Throws: When the request runs, ``FetchError`` for parts that no database can express.
    public func evaluate<Output: FetchableValue>(
        _ expression: Expression<Model, Output>
    ) -> FetchExpression<Model, Output> {
        FetchExpression(.evaluating(expression, of: .model(TranslatedModel(row: .root, type: Model.self))))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension ModelUpdate {
    /// The value that one of Foundation's expressions has for the model.
    ///
    /// ```swift
    /// let length = #Expression<Book, Int> { $0.pages / 10 }
    /// try Book.request().all().update(in: db) { $0.length = $0.evaluate(length) }
    /// // UPDATE "Book" SET "length" = fetching_int64("pages" / 10)
    /// ```
    ///
    /// - Throws: When the update runs, ``FetchError`` for parts that no database can express.
    public func evaluate<Output: FetchableValue>(
        _ expression: Expression<Model, Output>
    ) -> FetchExpression<Model, Output> {
        let tree = ExpressionTree.evaluating(expression, of: .model(TranslatedModel(row: .root, type: Model.self)))
        return FetchExpression(current(tree))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension SpreadUpdate where Self: MembersUpdate {
    /// The value that one of Foundation's expressions has for the model.
    ///
    /// - Throws: When the update runs, ``FetchError`` for parts that no database can express.
    @_documentation(visibility: internal)
    public func evaluate<Output: FetchableValue>(
        _ expression: Expression<Model, Output>
    ) -> FetchExpression<Model, Output> { _update.evaluate(expression) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension ToManyMember {
    /// The value that one of Foundation's expressions has for the related models.
    ///
    /// ```swift
    /// let passing = #Expression<[Record], Int> { records in records.filter { $0.score >= 90 }.count }
    ///
    /// Item.request().all().where { $0.records.count > 2 && $0.records.evaluate(passing) > 1 }
    /// // (SELECT COUNT(*) FROM "Record" AS "records" WHERE "records"."itemID" = "Item"."id") > 2
    /// //     AND (SELECT COUNT(*) FROM "Record" AS "records" WHERE … AND "records"."score" >= 90) > 1
    /// ```
    ///
    /// - Throws: When the request runs, ``FetchError`` for parts that no database can express.
    public func evaluate<Output: FetchableValue>(
        _ expression: Expression<[Target], Output>
    ) -> FetchExpression<Model, Output> {
        let models = TranslatedModels(parent: source.parent, relationship: source.relationship, name: source.name)
        return FetchExpression(.evaluating(expression, of: .models(models)))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension ToOneMember {
    /// The value that one of Foundation's expressions has for the related model; nil where the model is missing.
    ///
    /// ```swift
    /// let age = #Expression<Author, Int> { 2000 - $0.bornIn }
    /// Book.request().all().where { $0.author.evaluate(age) > 50 }      // 2000 - "author"."bornIn" > 50
    /// ```
    ///
    /// - Throws: When the request runs, ``FetchError`` for parts that no database can express.
    public func evaluate<Output: FetchableValue>(
        _ expression: Expression<Target, Output>
    ) -> FetchExpression<Model, Output.Base?> {
        let model = Translation.model(TranslatedModel(row: rowSource, type: Target.self))
        return FetchExpression(.evaluating(expression, of: model))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension RelatedMembers {
    /// The value that one of Foundation's expressions has for one of the related models.
    ///
    /// ```swift
    /// let length = #Expression<Book, Int> { $0.pages / 10 }
    /// Author.request().all().where { $0.books.contains { $0.evaluate(length) > 30 } }
    /// // EXISTS (SELECT 1 FROM "Book" AS "books" WHERE … AND fetching_int64("books"."pages" / 10) > 30)
    /// ```
    ///
    /// - Throws: When the request runs, ``FetchError`` for parts that no database can express.
    public func evaluate<Output: FetchableValue>(
        _ expression: Expression<Target, Output>
    ) -> FetchExpression<Model, Output> {
        let model = Translation.model(TranslatedModel(row: rowSource, type: Target.self))
        return FetchExpression(.evaluating(expression, of: model))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension ExpressionTree {
    /// The value of an expression, nil where what it is given is nil. What is wrong with it is kept in the tree, for there is
    /// nobody to throw it to in a closure of conditions.
    fileprivate static func evaluating<Input, Output: FetchableValue>(
        _ expression: Expression<Input, Output>, of input: Translation
    ) -> ExpressionTree {
        do {
            let translator = Translator().binding(expression.variable, to: input)
            let result = try translator.translate(expression.expression)
            let value = result.isNil(whereverIsNil: input) ? result : result.optional(isNil: input.isNil)
            return try translator.operand(value, for: "evaluate").measured()
        } catch {
            return ExpressionTree(failure: FetchError.located(error, in: "evaluate"))
        }
    }
}

extension FetchError {
    fileprivate static func located(_ error: any Error, in operation: String) -> FetchError {
        var located = error as? FetchError ?? FetchError.unstorable(error)
        located.operation = located.operation ?? operation
        return located
    }
}
