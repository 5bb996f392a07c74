/// Hints that the name of a column gives about its values, where the database does not say it.
struct NameHints {
    private let words: [String]

    init(_ column: String) { words = NameWords(of: column).words }

    /// `created_at`, `OrderDate`, `last_update`, `expires`.
    var suggestsDate: Bool {
        guard let last = words.last else { return false }
        let endings: Set<String> = [
            "at", "date", "datetime", "timestamp", "time", "day", "created", "updated", "modified", "deleted",
            "expires",
            "expiry", "expiration", "birthday", "birthdate", "since", "until", "update", "started", "ended", "seen",
            "published", "ts",
        ]
        return endings.contains(last) || (words.count > 1 && last == "on")
    }

    /// `is_admin`, `HasDiscount`, `active`.
    var suggestsTruth: Bool {
        guard let first = words.first, let last = words.last else { return false }
        let beginnings: Set<String> = ["is", "has", "can", "should", "was", "did", "does", "allow", "allows", "needs"]
        let endings: Set<String> = [
            "active", "enabled", "disabled", "deleted", "visible", "hidden", "archived", "flag", "discontinued", "paid",
            "verified", "confirmed", "published", "done", "completed", "locked", "favorite", "favourite", "starred",
            "admin", "read", "public", "private", "lent",
        ]
        return (words.count > 1 && beginnings.contains(first)) || endings.contains(last)
    }

    /// `price`, `unit_price`, `Total`.
    var suggestsAmount: Bool {
        let amounts: Set<String> = [
            "price", "amount", "total", "cost", "balance", "fee", "salary", "tax", "freight", "subtotal", "payment",
        ]
        return words.last.map { amounts.contains($0) } ?? false
    }

    /// `uuid`, `device_guid`.
    var suggestsUUID: Bool { words.contains { ["uuid", "guid"].contains($0) } }

    /// `uuid`, `id`, `owner_id`: a blob of 16 bytes there is an identifier.
    var suggestsIdentifier: Bool { suggestsUUID || words.last == "id" }
}
