import Fetching

func change(_ tag: Tag) {
    // expected-error@+1 {{type 'Tag' has no member 'save'}}
    _ = Tag.save(tag)
}
