import Fetching

@Fetchable
struct Label {
    let id: Int
    var tag: String

    // expected-error@+1 {{'init(_:)' is unavailable: the model has no key of this type: name the property that is referred to with 'to:'}}
    static let tagged = ToOne<Label, Tag>(\.tag)
}
