import Fetching

/// A category of products, below another one.
@Fetchable
struct Category {
    let id: Int
    var name: String
    var parentID: Int?
    static let parent = ToOne<Category, Category>(\.parentID)
    static let children = ToMany<Category, Category>(\.parentID)
    static let ancestors = ToMany<Category, Category>(recursively: Category.parent)
    static let descendants = ToMany<Category, Category>(recursively: Category.children)
    static let products = ToMany<Category, Product>(\.categoryID)
}

@Fetchable
struct Product {
    let id: Int
    var name: String
    var categoryID: Int?
    static let category = ToOne<Product, Category>(\.categoryID)
}
