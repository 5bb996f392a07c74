import Fetching

@Fetchable
public struct PublicModel {
    public let id: Int
    public private(set) var title: String
    package var shared: Int
    var hidden: Int
    private var secret: Int
}

@Fetchable
public struct PublicCompositeModel {
    @PrimaryKey public let a: Int
    @PrimaryKey public let b: String
}

@Fetchable
package struct PackageModel {
    public let id: Int
    fileprivate var secret: Int
}

@Fetchable
public final class PublicClass {
    public let id: Int
    private var secret = 3
}

@Fetchable
private struct PrivateModel {
    let id: Int
    private var title: String
}

enum AccessProbe {
    static let columns = PrivateModel.columnNames
}
