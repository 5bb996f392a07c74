extension ToOneMember where Model == Target {
    /// The model that this one refers to, that to which it refers, and so on: the way to the root of a tree.
    ///
    /// ```swift
    /// Category.where { $0.parent.recursively.contains { $0.name == "Music" } }
    /// // SELECT … FROM "Category" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE … SELECT …) AS "fetching.links"
    /// //     JOIN "Category" AS "parent.recursively" ON … WHERE "parent.recursively"."name" = 'Music')
    /// ```
    ///
    /// Each model is there once, and a circle ends where it began: a model within one is among its own. It has what a to-many
    /// relationship has, in conditions, values and `including`. Core Data, Foundation and stored filters reject it.
    ///
    /// Declare what is used often, or from another model, as a relationship: `ToMany(recursively: Category.parent)`.
    public var recursively: ToManyMember<Model, Target> { recursively(depth: nil) }

    /// The models that are reached by a limited number of references.
    ///
    /// ```swift
    /// Category.where { $0.parent.recursively(depth: 2).contains { $0.name == "Music" } }       // the parent, or its parent
    /// ```
    ///
    /// - Parameter depth: The largest number of references on the way. One is the model that this one refers to. Less, or more
    ///   than 1,000, is an error when the request runs.
    public func recursively(depth: Int) -> ToManyMember<Model, Target> { recursively(depth: depth as Int?) }

    private func recursively(depth: Int?) -> ToManyMember<Model, Target> {
        guard rowSource.failure == nil, case .toOne(let source, let relationship, let name) = rowSource.kind else {
            return ToManyMember(RelatedModelsSource(parent: rowSource, relationship: relationship, name: ""))
        }
        return ToManyMember(
            RelatedModelsSource(parent: source, relationship: relationship, name: name).recursive(depth: depth))
    }
}

extension ToManyMember where Model == Target {
    /// The related models, those that are related to them, and so on: all that is below a model in a tree.
    ///
    /// ```swift
    /// Category.request().all().including { $0.children.recursively.sorted(by: .ascending(\.name)) }
    /// // [(Category, [Category])]
    ///
    /// Category.where { $0.children.recursively.count > 10 }
    /// // SELECT … FROM "Category" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE … SELECT …) AS "fetching.links"
    /// //     JOIN "Category" AS "children.recursively" ON …) > 10
    /// ```
    ///
    /// Each model is there once, and a circle ends where it began: a model within one is among its own. A relationship through a
    /// joining model is rejected. Core Data, Foundation and stored filters reject `recursively`.
    ///
    /// Declare what is used often, or from another model, as a relationship: `ToMany(recursively: Category.children)`.
    public var recursively: ToManyMember<Model, Target> { ToManyMember(source.recursive(depth: nil)) }

    /// The models that are reached by a limited number of steps.
    ///
    /// ```swift
    /// Category.sorted(by: .descending { $0.children.recursively(depth: 2).count })       // children and grandchildren
    /// ```
    ///
    /// - Parameter depth: The largest number of steps. Less than one, or more than 1,000, is an error when the request runs.
    public func recursively(depth: Int) -> ToManyMember<Model, Target> { ToManyMember(source.recursive(depth: depth)) }
}

extension ToMany where Model == Target {
    /// Declares the models on the way that a reference to the same type begins: parents of parents.
    ///
    /// ```swift
    /// static let parent = ToOne<Category, Category>(\.parentID)
    /// static let ancestors = ToMany<Category, Category>(recursively: Category.parent)
    ///
    /// Product.where { $0.category.ancestors.contains { $0.name == "Music" } }
    /// ```
    ///
    /// - Parameters:
    ///   - reference: The reference.
    ///   - depth: The largest number of references on the way, nil for any number. Less than one, or more than 1,000, is
    ///     an error when a request runs.
    public init(recursively reference: ToOne<Target, Target>, depth: Int? = nil) {
        relationship = reference.relationship.recursive(depth: depth)
    }

    /// Declares the models below a model in a tree: children of children.
    ///
    /// ```swift
    /// static let children = ToMany<Category, Category>(\.parentID)
    /// static let descendants = ToMany<Category, Category>(recursively: Category.children)
    /// static let allProducts = ToMany<Category, Product>(through: Category.descendants, Category.products)
    /// ```
    ///
    /// - Parameters:
    ///   - models: The relationship to the models that are directly below.
    ///   - depth: The largest number of steps, nil for any number. Less than one, or more than 1,000, is an error when a request
    ///     runs.
    public init(recursively models: ToMany<Target, Target>, depth: Int? = nil) {
        relationship = models.relationship.recursive(depth: depth)
    }
}

extension RelatedModelsSource {
    func recursive(depth: Int?) -> RelatedModelsSource {
        RelatedModelsSource(
            parent: parent, relationship: relationship.recursive(depth: depth),
            name: name + ".recursively" + (depth.map { "(depth: \($0))" } ?? ""))
    }
}
