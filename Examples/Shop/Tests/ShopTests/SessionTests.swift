import Crypto
import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Shop

@Suite("Customers") struct SessionTests {
    private struct Session: Decodable {
        struct Customer: Decodable { var name: String }
        var customer: Customer?
        var customers: [Customer]
    }

    @Test("A browser has the token as a cookie that scripts and other sites do not")
    func cookie() async throws {
        try await withShop { shop in
            let signedIn = try await Client(shop).send(.post, "/api/session", #"{"customer":2}"#)
            let cookie = try #require(signedIn.headers[.setCookie])
            #expect(["HttpOnly", "SameSite=Strict", "Path=/api"].allSatisfy(cookie.contains))
            var browser = Client(shop)
            browser.headers[.cookie] = "other=1; " + cookie.prefix { $0 != ";" }
            let session = try await JSONDecoder().decode(
                Session.self, from: Data(buffer: browser.send(.get, "/api/session").body))
            #expect(session.customer?.name == "Ben" && session.customers.map(\.name) == ["Ada", "Ben"])
            let signedOut = try await browser.send(.delete, "/api/session")
            #expect(signedOut.headers[.setCookie]?.contains("Max-Age=0") == true)
            let nobody = try await shop.get("/api/session", as: Session.self)
            #expect(nobody.customer == nil)
            for id in ["99", "-1", "null", "\"2\"", "1e99"] {
                #expect(try await Client(shop).problem(.post, "/api/session", #"{"customer":\#(id)}"#).status == 400)
            }
        }
        try await withShop {
            $0.allowsDemoSignIn = false
        } _: { shop in
            let problem = try await Client(shop).problem(.post, "/api/session", #"{"customer":1}"#)
            #expect(problem.status == 404)
            let session = try await shop.get("/api/session", as: Session.self)
            #expect(session.customers.isEmpty)
        }
    }

    @Test("A token that the shop has not made, or is too old, is nobody's")
    func tokens() async throws {
        let secret = Data(repeating: 7, count: 32)
        let key = SymmetricKey(data: secret)
        let good = VisitorToken(customerID: 1).sealed(with: key)
        let parts = good.split(separator: ".")
        let month = 31.0 * 24 * 60 * 60
        let otherUse = Data(HMAC<SHA256>.authenticationCode(for: Data("1.\(parts[1])".utf8), using: key))
        let hostile = [
            "", " ", ".", "..", "...", "1", "1.2.3", " \(good)", "\(good).", "\(good)A", String(good.dropLast(4)),
            "2.\(parts[1]).\(parts[2])", "1.99999999999.\(parts[2])", "1.99999999999.", "nil.\(parts[1]).\(parts[2])",
            "99999999999999999999.\(parts[1]).\(parts[2])", "+\(good)", "01.\(parts[1]).\(parts[2])",
            "1.\(parts[1]).\(otherUse.base64EncodedString())", String(repeating: "A", count: 5000),
            VisitorToken(customerID: 1).sealed(with: SymmetricKey(data: Data(repeating: 8, count: 32))),
            VisitorToken(customerID: 1).sealed(with: key, now: Date(timeIntervalSinceNow: -month)),
        ]
        try await withShop {
            $0.cursorKey = secret.base64EncodedString()
        } _: { shop in
            #expect(try await Client(shop, token: good).send(.get, "/api/saved").status == .ok)
            for token in hostile {
                var browser = Client(shop)
                browser.headers[.cookie] = "shop-customer=\(token)"
                // An empty cookie, or one of spaces, is none.
                let isNone = token.allSatisfy { $0 == " " }
                for client in [Client(shop, token: token), isNone ? Client(shop, token: "x") : browser] {
                    for (method, path) in [(HTTPRequest.Method.get, "/api/saved"), (.get, "/api/session")] {
                        let problem = try await client.problem(method, path)
                        #expect(problem.status == 401 && problem.type == "/problems/session", "\(token)")
                    }
                    #expect(try await client.problem(.post, "/api/saved", #"{"title":"a"}"#).status == 401, "\(token)")
                }
            }
            var other = Client(shop)
            other.headers[.authorization] = "Basic YWRhOmFkYQ=="
            let response = try await other.send(.get, "/api/saved")
            #expect(response.status == .unauthorized && response.headers[.wwwAuthenticate] == "Bearer")
            // The lists are for everybody, whoever one claims to be.
            #expect(try await other.send(.get, "/api/tracks").status == .ok)
        }
    }

    @Test("A shop of an earlier version gets the tables of customers, and keeps its own")
    func opens() async throws {
        var configuration = ShopConfiguration()
        configuration.folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: configuration.folder) }
        let earlier = try ShopDatabase(configuration)
        let steps = try ShopDatabase.steps(with: .bundled())
        try await earlier.open(Array(steps.prefix(1)))
        _ = try await earlier.transaction { db in
            try db.run(Sale.insert(Sale.Draft(albumID: 1, copies: 1, date: Date())))
        }
        await earlier.close()
        for _ in 0..<2 {
            let later = try ShopDatabase(configuration)
            try await later.open(with: .bundled())
            #expect(try await later.fetch(Sale.request().all().count()) == 1)
            #expect(try await later.fetch(Customer.request().all().count()) == 2)
            await later.close()
        }
    }

    @Test("The policies are text for PostgreSQL")
    func statements() throws {
        let statements = try ShopPolicies.statements()
        for table in ["customers", "saved_filters"] {
            #expect(statements.contains(#"ALTER TABLE "\#(table)" FORCE ROW LEVEL SECURITY"#))
            #expect(statements.count { $0.hasPrefix("CREATE POLICY") && $0.contains(#"ON "\#(table)""#) } == 5)
        }
        #expect(statements.contains { $0.contains("FOR UPDATE") && $0.contains(#""owner_id""#) && $0.contains("'id'") })
    }
}
