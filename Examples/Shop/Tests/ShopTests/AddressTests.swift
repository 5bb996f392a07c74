import Foundation
import Hummingbird
import HummingbirdTesting
import Shop
import Testing

@Suite("Addresses and settings") struct AddressTests {
    @Test(
        "A space is '+' or '%20', a plus sign '%2B', and the first of two parameters counts",
        arguments: [
            ("q=album:%22kind%20of%20blue%22", 5), ("size=1&q=album:%22kind+of+blue%22&q=other", 5),
            ("q=album:%22kind%2Bof%2Bblue%22", 0), ("q", 406), ("q=%", 0),
        ])
    func spaces(query: String, count: Int) async throws {
        try await withShop { shop in
            let response = try await shop.execute(uri: "/api/tracks?" + query, method: .get)
            #expect(try JSONDecoder().decode(Tracks.self, from: Data(buffer: response.body)).total == count)
        }
    }

    @Test(
        "A setting that cannot be used is an error, not the default",
        arguments: [("PORT", "http"), ("PORT", "70000"), ("SHOP_CURSOR_KEY", "secret"), ("SHOP_CURSOR_KEY", "AAAA")])
    func settings(name: String, value: String) throws {
        #expect(throws: (any Error).self) { try ShopConfiguration(environment: [name: value]) }
        let key = Data(repeating: 1, count: 32).base64EncodedString()
        let good = try ShopConfiguration(environment: ["PORT": "8081", "SHOP_CURSOR_KEY": key])
        #expect(good.port == 8081)
        #expect(good.cursorKey == key)
    }
}
