/// The text of the error that a closure throws, nil if it throws none.
func errorText(_ body: () throws -> Any) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return "\(error)"
    }
}
