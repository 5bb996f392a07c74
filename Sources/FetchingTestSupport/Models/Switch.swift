import Fetching

/// A model whose truth values are stored in forms of their own, among them one in which true is 0.
@Fetchable
struct Switch: ConformanceModel, Hashable {
    let id: Int
    @FetchingStorage(.yesOrNo) var isOn: Bool
    @FetchingStorage(.yesOrNo) var wasOn: Bool?
    @FetchingStorage(.zeroForTrue) var isEnabled: Bool
    @FetchingStorage(.zeroForTrue) var wasEnabled: Bool?
    var isPlain: Bool
    var wasPlain: Bool?
    var masterID: Int?

    static let master = ToOne<Switch, Switch>(\.masterID)
    static let servants = ToMany<Switch, Self>(\.masterID)
}

/// A truth value as a word.
struct YesOrNo: FetchableStorage {
    func encode(_ value: Bool) -> String { value ? "yes" : "no" }
    func decode(_ storedValue: String) -> Bool { storedValue == "yes" }
}

/// A truth value as the number that stands for its opposite elsewhere.
struct ZeroForTrue: FetchableStorage {
    func encode(_ value: Bool) -> Int { value ? 0 : 1 }
    func decode(_ storedValue: Int) -> Bool { storedValue == 0 }
}

extension FetchableStorage where Self == YesOrNo {
    static var yesOrNo: YesOrNo { YesOrNo() }
}

extension FetchableStorage where Self == ZeroForTrue {
    static var zeroForTrue: ZeroForTrue { ZeroForTrue() }
}

extension Switch {
    /// Each of the values beside each of the others.
    static let all: [Switch] = (1...24).map { id in
        let maybe: [Bool?] = [nil, true, false]
        return Switch(
            id: id, isOn: id & 1 == 0, wasOn: maybe[id % 3], isEnabled: id & 2 == 0, wasEnabled: maybe[id / 3 % 3],
            isPlain: id & 4 == 0, wasPlain: maybe[(id + id / 3) % 3], masterID: id % 5 == 0 ? nil : id * 7 % 26)
    }

    // In plain Swift

    var itsMaster: Switch? { Self.all.first { $0.id == masterID } }
    var itsServants: [Switch] { Self.all.filter { $0.masterID == id } }
}
