extension [String] {
    /// The lines, four spaces to the right.
    var indented: [String] {
        map { "    " + $0 }
    }
}
