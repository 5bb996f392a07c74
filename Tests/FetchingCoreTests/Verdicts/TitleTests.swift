import Fetching
import Foundation
import Testing

@Fetchable
private struct TitledShop {
    let id: Int
    @Title("Name of the shop") var name: String
    @Title("Address") @FetchingStorage(.columns) var address: TitledAddress
    /// A comment is no title.
    var isOpen: Bool

    @Title("Offers") static let offers = ToMany<TitledShop, TitledOffer>(\.shopID)
}

@FetchableFields(.columns)
private struct TitledAddress {
    var city: String
}

@Fetchable
private struct TitledOffer {
    let id: Int
    var shopID: Int
    @Title("Price") var price: Double
    @Title("Old price") var oldPrice: Double?

    @Title("Shop") static let shop = ToOne<TitledOffer, TitledShop>(\.shopID)
    static let rivals = ToMany<TitledOffer, TitledOffer>(\.shopID, to: \.shopID)
}

@Suite("Titles of members") struct TitleTests {
    private static let shop = TitledShop(id: 1, name: "Vinyl", address: TitledAddress(city: "Rome"), isOpen: false)
    private static let offer = TitledOffer(id: 1, shopID: 1, price: 24.5, oldPrice: nil)
    private static var store: MemoryStore { MemoryStore().adding([shop]).adding([offer]) }

    private func offers(
        _ words: VerdictWords = VerdictWords(),
        _ condition: (TitledOffer.FetchableMembers) -> FetchPredicate<TitledOffer>
    ) throws -> String {
        try TitledOffer.predicate(condition).verdict(for: Self.offer, in: Self.store)
            .description(showingValues: true, words: words)
    }

    private func shops(
        _ words: VerdictWords = VerdictWords(), _ condition: (TitledShop.FetchableMembers) -> FetchPredicate<TitledShop>
    ) throws -> String {
        try TitledShop.predicate(condition).verdict(for: Self.shop, in: Self.store)
            .description(showingValues: true, words: words)
    }

    @Test("are in verdicts, along relationships and within structs")
    func verdicts() throws {
        #expect(try offers { $0.price < 20 } == "Price < 20.0 fails: it is 24.5")
        #expect(
            try offers { $0.oldPrice > $0.price } == "Old price > Price fails: Old price is nil, Price is 24.5")
        #expect(try offers { $0.shop.name == "CD" } == #"Shop.Name of the shop == "CD" fails: it is "Vinyl""#)
        #expect(try offers { $0.shop.isOpen == true } == "Shop.isOpen == true fails: it is false")
        #expect(try shops { $0.address.city == "Oslo" } == #"Address.city == "Oslo" fails: it is "Rome""#)
        #expect(
            try offers { $0.shop.address.city == "Oslo" } == #"Shop.Address.city == "Oslo" fails: it is "Rome""#)
        #expect(try shops { $0.offers.count == 2 } == "Offers.count == 2 fails: it is 1")
        #expect(
            try shops { $0.offers.contains { $0.price < 20 } } == """
                Offers.contains { … } fails: decided by all 1
                  Number 1, with the key 1: Offers.Price < 20.0 fails: it is 24.5
                """)
        #expect(
            try shops { shop in shop.offers.contains { offer in offer.rivals.contains { $0.price < offer.price } } }
                == """
                Offers.contains { … } fails: decided by all 1
                  Number 1, with the key 1: Offers.rivals.contains { … } fails: decided by all 1
                    Number 1, with the key 1: rivals.Price < Offers.Price fails: rivals.Price is 24.5, Offers.Price is 24.5
                """)
    }

    @Test("are in the reader's language, and give way to those of the words")
    func words() throws {
        var words = VerdictWords()
        words.localizedTitle = { ["Price": "Preis", "Shop": "Laden"][$0] }
        #expect(try offers(words) { $0.price < 20 } == "Preis < 20.0 fails: it is 24.5")
        #expect(try offers(words) { $0.shop.name == "CD" } == #"Laden.Name of the shop == "CD" fails: it is "Vinyl""#)
        words.title = { ["price": "Kosten", "shop.name": "Ladenname"][$0] }
        #expect(try offers(words) { $0.price < 20 } == "Kosten < 20.0 fails: it is 24.5")
        #expect(try offers(words) { $0.shop.name == "CD" } == #"Ladenname == "CD" fails: it is "Vinyl""#)
        #expect(try offers(words) { $0.shop.isOpen == true } == "Laden.isOpen == true fails: it is false")
    }

    @Test("are in obstacles and witnesses")
    func others() throws {
        let obstacles = try TitledOffer.request().all().where { $0.price < 20 }.obstacles(in: [Self.offer])
        #expect(
            obstacles.description == """
                0 of 1 match
                Without 'Price < ?' there are 1: it excludes 1, 1 of them alone
                """)
        let witnesses = try TitledOffer.witnesses(for: TitledOffer.predicate { $0.shop.isOpen == true })
        #expect(
            witnesses.description(showingValues: true)
                == "Shop.isOpen == true: passes where Shop.isOpen is true; fails where Shop.isOpen is false")
    }

    @Test("are not in Swift, SQL and errors, which have the names")
    func names() throws {
        let predicate = TitledOffer.predicate { $0.price < 20.0 && $0.shop.isOpen == true }
        #expect(predicate.description == "price < ? && shop.isOpen == ?")
        let verdict = try TitledOffer.predicate { $0.price < 20 }.verdict(for: Self.offer)
        #expect(verdict.values.map(\.expression) == ["price"])
        #expect(TitledOffer.fetchableEntity.labels["price"] == MemberLabel(title: "Price"))
        #expect(TitledShop.fetchableEntity.labels["isOpen"] == MemberLabel(comment: "A comment is no title."))
        #expect(TitledShop.fetchableEntity.labels["offers"] == MemberLabel(title: "Offers"))
        #expect(TitledShop.fetchableEntity.labels["id"] == nil)
    }
}
