import Fetching

extension ConformanceGroup {
    /// `contains` asks for all of the options, `intersects` for any.
    static let optionSets = ConformanceGroup(
        "Option sets",
        [
            ConformanceCase("contains one", in: people, keys: [2, 3, 5]) { $0.rights.contains(.read) },
            ConformanceCase("contains all", in: people, keys: [3]) { $0.rights.contains([.read, .write]) },
            ConformanceCase("contains none", in: people, keys: [1, 2, 3, 4, 5]) { $0.rights.contains([]) },
            ConformanceCase("contains the highest bit", in: people, keys: [4, 5]) {
                $0.rights.contains(.everythingElse)
            },
            ConformanceCase("not contains", in: people, keys: [1, 2, 4, 5]) { !$0.rights.contains([.read, .write]) },
            ConformanceCase("intersects", in: people, keys: [2, 3, 5]) { $0.rights.intersects([.read, .write]) },
            ConformanceCase("intersects none", in: people, keys: []) { $0.rights.intersects([]) },
            ConformanceCase("intersects the highest bit", in: people, keys: [3, 4, 5]) {
                $0.rights.intersects([.everythingElse, .write])
            },
            ConformanceCase("not intersects", in: people, keys: [1, 4]) { !$0.rights.intersects([.read, .write]) },
            ConformanceCase("equals", in: people, keys: [3]) { $0.rights == [.read, .write] },
            ConformanceCase("equals none", in: people, keys: [1]) { $0.rights == [] },
            ConformanceCase("optional contains", in: people, keys: [2]) { $0.previousRights.contains(.share) },
            ConformanceCase("optional contains none is false for nil", in: people, keys: [1, 2]) {
                $0.previousRights.contains([])
            },
            ConformanceCase("not optional contains is true for nil", in: people, keys: [1, 3, 4, 5]) {
                !$0.previousRights.contains(.share)
            },
            ConformanceCase("optional intersects", in: people, keys: [2]) {
                $0.previousRights.intersects([.share, .read])
            },
            ConformanceCase("not optional intersects is true for nil", in: people, keys: [1, 3, 4, 5]) {
                !$0.previousRights.intersects([.share, .read])
            },
        ])

    private static let people = [
        Person(id: 1, rights: [], previousRights: []),
        Person(id: 2, rights: .read, previousRights: [.share, .write]),
        Person(id: 3, rights: [.read, .write]),
        Person(id: 4, rights: .everythingElse),
        Person(id: 5, rights: [.everythingElse, .read]),
    ]

    /// A member is a condition, with or without a comparison.
    static let booleans = ConformanceGroup(
        "Bool",
        [
            ConformanceCase("a member", in: flags, keys: [1, 2]) { $0.isAdmin },
            ConformanceCase("not a member", in: flags, keys: [3]) { !$0.isAdmin },
            ConformanceCase("== true", in: flags, keys: [1, 2]) { $0.isAdmin == true },
            ConformanceCase("== false", in: flags, keys: [3]) { $0.isAdmin == false },
            ConformanceCase("!= true", in: flags, keys: [3]) { $0.isAdmin != true },
            ConformanceCase("isIn", in: flags, keys: [1, 2, 3]) { $0.isAdmin.isIn([true, false]) },
            ConformanceCase("optional == true", in: flags, keys: [1]) { $0.isActive == true },
            ConformanceCase("optional == false", in: flags, keys: [2]) { $0.isActive == false },
            ConformanceCase("optional != true", in: flags, keys: [2, 3]) { $0.isActive != true },
            ConformanceCase("not optional == true", in: flags, keys: [2, 3]) { !($0.isActive == true) },
            ConformanceCase("optional == nil", in: flags, keys: [3]) { $0.isActive == nil },
            ConformanceCase("optional isIn with nil", in: flags, keys: [1, 3]) { $0.isActive.isIn([true, nil]) },
            ConformanceCase("member == optional member", in: flags, keys: [1]) { $0.isAdmin == $0.isActive },
            ConformanceCase("member != optional member", in: flags, keys: [2, 3]) { $0.isAdmin != $0.isActive },
            ConformanceCase("members in 'and'", in: flags, keys: [1]) { $0.isAdmin && $0.isActive == true },
            ConformanceCase("a negated member in 'or'", in: flags, keys: [1, 3]) { !$0.isAdmin || $0.isActive == true },
        ])

    private static let flags = [
        Person(id: 1, isAdmin: true, isActive: true), Person(id: 2, isAdmin: true, isActive: false),
        Person(id: 3, isAdmin: false, isActive: nil),
    ]
}
