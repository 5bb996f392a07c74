import Fetching

func change(_ tag: Tag) {
    // expected-error@+1 {{referencing static method 'save' on 'KeyedFetchable' requires that 'Tag' conform to 'KeyedFetchable'}}
    _ = Tag.save(tag)
}
