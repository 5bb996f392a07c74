extension String {
    /// Whether the source of a type contains a name.
    func mentionsType(_ name: String) -> Bool {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
}
