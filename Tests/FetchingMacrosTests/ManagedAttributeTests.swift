import Fetching
import FetchingCoreData
import Foundation
import Testing

/// The accessors of `@ManagedAttribute`.
@Suite struct ManagedAttributeTests {
    private let animal = Animal()

    @Test func coreDataIsTold() {
        #expect(animal.diet == .plants)
        #expect(animal.takeCalls() == ["willAccess diet", "read diet", "didAccess diet"])
        animal.diet = .meat
        #expect(animal.takeCalls() == ["willChange diet", "write diet", "didChange diet"])
        animal.nickname = "Rex"
        #expect(animal.takeCalls() == ["willChange nick", "write nick", "didChange nick"])
    }

    @Test func rawValues() {
        animal.attributes = ["diet": "meat", "size": Int16(1), "formerSize": NSNumber(value: 2), "traits": 3]
        #expect(animal.diet == .meat && animal.size == .small && animal.formerSize == .large)
        #expect(animal.traits == [.tame, .loud])
        animal.diet = .plants
        animal.size = .large
        animal.formerSize = nil
        animal.traits = .loud
        #expect(animal.attributes["diet"] as? String == "plants")
        #expect(animal.attributes["size"] as? NSNumber == 2)
        #expect(animal.attributes["formerSize"] == nil)
        #expect(animal.attributes["traits"] as? NSNumber == 2)
    }

    @Test(
        "What has no case is the value for it, or nil",
        arguments: [99, -1, Int64.max, 2.5, "large", Date(), true] as [any Sendable])
    func unknownRawValues(_ value: any Sendable) {
        animal.attributes = ["diet": value, "size": value, "formerSize": value, "nextSize": value]
        let isOne = value is Bool
        #expect(animal.diet == .plants)
        #expect(animal.size == (isOne ? .small : .large))
        #expect(animal.formerSize == (isOne ? .small : nil))
        #expect(animal.nextSize == .small)
    }

    @Test func missingValues() {
        #expect(animal.diet == .plants && animal.size == .large && animal.traits == [])
        #expect(animal.formerSize == nil && animal.nextSize == nil)
        #expect(animal.age == nil && animal.isTame == nil && animal.home == nil)
        #expect(animal.den == Home(street: "?", height: 0))
    }

    @Test(
        "A number of any width is read, if the type can hold it",
        arguments: [
            Int8(7), Int16(7), Int32(7), Int64(7), UInt8(7), UInt64(7), Double(7), NSNumber(value: 7),
        ] as [any Sendable])
    func widths(_ number: any Sendable) {
        animal.attributes = ["age": number, "weight": number]
        #expect(animal.age == 7)
        #expect(animal.weight == 7)
    }

    @Test func scalars() {
        animal.attributes = [
            "age": UInt64.max, "isTame": NSNumber(value: true), "birth": NSDate(timeIntervalSince1970: 5),
        ]
        #expect(animal.age == nil)
        #expect(animal.isTame == true)
        animal.attributes["birth"] = Date(timeIntervalSince1970: 5)
        #expect(animal.birth == Date(timeIntervalSince1970: 5))
        animal.age = 5
        animal.isTame = false
        #expect(animal.attributes["age"] as? NSNumber == 5)
        #expect(animal.attributes["isTame"] as? Bool == false)
        animal.age = nil
        #expect(animal.attributes["age"] == nil)
    }

    @Test func codableValues() throws {
        let home = Home(street: "Main", height: .infinity)
        animal.home = home
        #expect(animal.home == home)
        let data = try #require(animal.attributes["home"] as? Data)
        #expect(String(decoding: data, as: UTF8.self) == #"{"height":"inf","street":"Main"}"#)
        animal.attributes["home"] = Data("{}".utf8)
        animal.attributes["den"] = Data("{}".utf8)
        #expect(animal.home == nil && animal.den.street == "?")
        animal.home = nil
        #expect(animal.attributes["home"] == nil)
    }

    @Test("A value that cannot be stored leaves what is there")
    func unstorableValues() throws {
        struct Sealed: Encodable {
            func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }
        let kept = Data("kept".utf8)
        #expect(ManagedAttributeCoding.codable(Sealed(), keeping: kept) as? Data == kept)
        #expect(ManagedAttributeCoding.codable(Sealed?.none, keeping: kept) == nil)
        #expect(ManagedAttributeCoding.scalar(UInt64.max, keeping: 3) as? Int == 3)
        #expect(ManagedAttributeCoding.scalar(UInt64?.none, keeping: 3) == nil)
    }
}
