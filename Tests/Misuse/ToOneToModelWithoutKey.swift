import Fetching

@Fetchable
struct Label {
    let id: Int
    var tag: String

    // expected-error@+3 {{initializer 'init(_:)' requires that 'Tag' conform to 'KeyedFetchable'}}
    // expected-error@+2 {{initializer 'init(_:)' requires that 'Tag.PrimaryKey' conform to 'FetchableValue'}}
    // expected-error@+1 {{initializer 'init(_:)' requires the types 'String' and 'Tag.PrimaryKey.Base' be equivalent}}
    static let tagged = ToOne<Label, Tag>(\.tag)
}
