import Fetching

enum Width: Int, FetchableValue { case narrow, wide }

@Fetchable
class Shelf {
    let id: Int
    var width = Width.wide  // expected-error {{'width' needs a type annotation, because '@Fetchable' cannot read the type from its initial value}} expected-note {{Add the type of 'width'}}

    init(id: Int) { self.id = id }
}

class Bookcase: Shelf {}
