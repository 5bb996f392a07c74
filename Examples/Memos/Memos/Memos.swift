import MemoFilters

/// Filters that are joined at run time, as by a person who switches them on and off, on three engines.
@main
struct Memos {
    static func main() throws { try MemoTour.run() }
}
