public import Foundation

/// Where the shop listens, where its rows are, and what it allows.
public struct ShopConfiguration: Sendable {
    public var host = "127.0.0.1"
    public var port = 8080
    /// The address of a PostgreSQL server. Without one, the rows are in a file of SQLite.
    public var databaseURL: String?
    /// The folder of that file: one for temporary files, unless another is given.
    public var folder = FileManager.default.temporaryDirectory.appending(component: "record-shop")
    /// The secret by which cursors and tokens are sealed, in Base64. Without one, they are good until the server ends.
    public var cursorKey: String?
    /// Whether anyone may see the statements and their plans.
    public var showsSQL = true
    /// Whether anyone may sign in as a customer of the demo, without a password.
    public var allowsDemoSignIn = true
    public var limits = ShopLimits()

    public var file: URL { folder.appending(component: "shop.sqlite") }

    public init() {}

    /// Reads `HOST`, `PORT`, `DATABASE_URL`, `SHOP_FOLDER`, `SHOP_CURSOR_KEY`, `SHOP_SHOWS_SQL` and `SHOP_DEMO_SIGN_IN`.
    ///
    /// - Throws: An error where a value is not a port or a key. The default in its place would hide the mistake.
    public init(environment: [String: String]) throws {
        host = environment["HOST"] ?? host
        if let text = environment["PORT"] {
            guard let number = UInt16(text) else {
                throw SettingError(description: "PORT must be a number up to 65535")
            }
            port = Int(number)
        }
        databaseURL = environment["DATABASE_URL"]
        folder = environment["SHOP_FOLDER"].map { URL(filePath: $0) } ?? folder
        cursorKey = environment["SHOP_CURSOR_KEY"]
        if let cursorKey, Data(base64Encoded: cursorKey)?.count != 32 {
            throw SettingError(description: "SHOP_CURSOR_KEY must be 32 bytes in Base64: openssl rand -base64 32")
        }
        showsSQL = environment["SHOP_SHOWS_SQL"] != "no"
        allowsDemoSignIn = environment["SHOP_DEMO_SIGN_IN"] != "no"
    }
}

/// What one client, or all of them together, can ask of the shop.
public struct ShopLimits: Sendable {
    /// The greatest number of characters in the search box, and of its words.
    public var searchLength = 200
    public var searchTerms = 12
    /// The size of a stored filter, how deep it is nested, and the number of its conditions.
    public var filterBytes = 8192
    public var filterDepth = 6
    public var filterConditions = 30
    /// The greatest number of rows of a page, and the number where a client says nothing.
    public var pageSize = 500
    public var usualPageSize = 40
    /// The number of filters that a customer can save, and the greatest number of characters of a title.
    public var savedFilters = 50
    public var titleLength = 60
    /// The number of connections, of requests that are answered at the same time, and of clients that follow a list.
    public var connections = 2000
    public var requests = 200
    public var listeners = 500

    public init() {}
}
