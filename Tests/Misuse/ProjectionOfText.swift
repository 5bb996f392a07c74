import Fetching

@Projection struct Line { var name: String; var score: Double }
// expected-error@+1 {{argument type 'String' does not conform to expected type 'FetchableSelection'}}
let lines = User.request().all().select { Line.selecting(name: $0.name, score: "3") }
