// swift-format-ignore-file
// What is tested here, swift-format would rewrite.

import Fetching

public extension World2 {
    @Fetchable
    struct Inside {
        let id: Int
    }
}

public enum World2 {}

@Fetchable
fileprivate struct FileprivateModel {
    let id: Int
    public var title: String
}

let columnNamesOfFileprivateModel = FileprivateModel.columnNames

@Fetchable struct Odd { let id: Int; // the key
    /* odd */ var /* x */ odd /* y */ : /* z */
        Dictionary // the
        <String, Int>.Index? /* t */ = nil ; var a:Int,b
        : Int
}

extension Dictionary.Index: FetchableValue, ChosenValue where Key == String, Value == Int {
    public typealias StoredValue = Int
    public init(storedValue: Int) throws { self = [:].startIndex }
    public var storedValue: Int { 0 }
}
