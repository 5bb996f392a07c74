public import FetchingCore
public import Foundation

extension Fetchable {
    /// Makes a predicate from one of Foundation's, such as one that was written for SwiftData.
    ///
    /// ```swift
    /// let old = #Predicate<Book> { $0.pages > 300 && $0.title.starts(with: "Th") }
    /// let isLong = try Book.predicate(from: old)
    /// // "pages" > 300 AND "title" >= 'Th' COLLATE BINARY AND "title" < 'Ti' COLLATE BINARY
    /// ```
    ///
    /// Properties are recognised by their key paths. A relationship is followed where the model has a property of its name
    /// that holds the related models:
    ///
    /// ```swift
    /// static let author = ToOne<Book, Author>(\.authorID)
    /// @FetchingIgnored var author: Author?
    /// ```
    ///
    /// - Parameter predicate: Any predicate of Foundation's standard expressions; by default the one that always holds.
    /// - Throws: ``FetchError`` with the code `unsupported`, which names the expression, for parts that no database can
    ///   express.
    public static func predicate(from predicate: Predicate<Self> = .true) throws -> FetchPredicate<Self> {
        // Without a default, the type checker would try this function for the closure of each `User.predicate { … }` too, and
        // check `filters.append(User.predicate { … })` twice.
        do {
            let model = Translation.model(TranslatedModel(row: .root, type: Self.self))
            let translator = Translator().binding(predicate.variable, to: model)
            return try FetchPredicate(translator.condition(predicate.expression).measured())
        } catch {
            throw FetchError.located(error, in: Self.self)
        }
    }
}

extension FetchError {
    static func located(_ error: any Error, in model: any Fetchable.Type) -> FetchError {
        var located = error as? FetchError ?? FetchError.unstorable(error)
        located.model = located.model ?? "\(model)"
        return located
    }
}

extension ExpressionTree {
    /// - Throws: ``FetchError`` if something was found wrong while the tree was built.
    func checked() throws -> ExpressionTree {
        if case .failure(let error) = node { throw error }
        return self
    }

    /// The largest tree that is made: what a variable stands for is there each time that the variable is.
    static let maximumSize = 100_000

    /// - Throws: ``FetchError`` if something was found wrong while the tree was built, or if the tree is too large.
    func measured() throws -> ExpressionTree {
        var size = 0
        try checked().count(into: &size)
        return self
    }

    private func count(into size: inout Int) throws {
        size += 1
        guard size <= Self.maximumSize else { throw FetchError.tooLargeForTranslation(limit: Self.maximumSize) }
        try forEachChild { try $0.count(into: &size) }
    }
}
