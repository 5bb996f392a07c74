import Fetching
import Foundation

// Windows over values of each type, in each form.

extension ConformanceGroup {
    private static let zeros = Holder<Double?>.rows(of: [0, -0.0, nil, nil, 1e300, .infinity])

    private static let salesByID = Sale.request().all().sorted(by: .ascending(\.id))

    private static let fraction = "0.000000000000000000000000000001"

    private static let numbers = ["1.25", "2.5", fraction, "-1.25"].enumerated().map { index, text in
        Sale(index + 1, text, index % 2 == 1 ? nil : text)
    }

    private static let codes = Holder<UUID?>.rows(
        of: [9, 0, 0x7F, 0xA0].map { $0 == 0 ? nil : UUID(uuid: (1, $0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) })

    static let typesOfWindows: [ConformanceCase] = [
        form("zero and minus zero are equal, as nils are", in: zeros, "[3, 3, 1, 1, 5, 6]") {
            try $0.fetch(
                Holder<Double?>.request().all().sorted(by: .ascending(\.id)).select {
                    $0.over(order: .ascending(\.value)).rank
                })
        },
        form("zero and minus zero are one partition, as nils are", in: zeros, "[2, 2, 2, 2, 1, 1]") {
            try $0.fetch(
                Holder<Double?>.request().all().sorted(by: .ascending(\.id)).select {
                    $0.over(partition: \.value).count
                })
        },
        form(
            "sums of decimals", in: numbers,
            "1.25 3.75 3.750000000000000000000000000001 2.500000000000000000000000000001"
        ) {
            try $0.fetch(
                salesByID.select { $0.over(order: .ascending(\.id)).sum(\.price) }
            ).map { "\($0)" }.joined(separator: " ")
        },
        form(
            "averages of decimals", in: numbers,
            "1.25 1.25 0.6250000000000000000000000000005 0.6250000000000000000000000000005"
        ) {
            try $0.fetch(
                salesByID.select {
                    $0.over(order: .ascending(\.id)).average(\.discount)
                }
            ).map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
        },
        form("the least decimal", in: numbers, "1.25 1.25 0.000000000000000000000000000001 -1.25") {
            try $0.fetch(
                salesByID.select { $0.over(order: .ascending(\.id)).min(\.price) }
            ).map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
        },
        form("the decimal before", in: numbers, "0.5 1.25 2.5 0.000000000000000000000000000001") {
            try $0.fetch(
                salesByID.select {
                    $0.over(order: .ascending(\.id)).lag(\.price, default: Sale.decimal("0.5"))
                }
            ).map { "\($0)" }.joined(separator: " ")
        },
        form("the different decimals before", in: numbers, "3") {
            try $0.fetch(
                Sale.request().all().select {
                    $0.over(order: .ascending(\.id)).lag(\.price, default: Sale.decimal("1.25"))
                }.distinct()
            ).count.description
        },
        form("the least identifier", in: codes, "9 9 9 9") {
            try $0.fetch(
                Holder<UUID?>.request().all().sorted(by: .ascending(\.id)).select {
                    $0.over(order: .ascending(\.id)).min(\.value)
                }
            ).map { "\($0?.uuid.1 ?? 0)" }.joined(separator: " ")
        },
        form("the greatest identifier", in: codes, "9 9 127 160") {
            try $0.fetch(
                Holder<UUID?>.request().all().sorted(by: .ascending(\.id)).select {
                    $0.over(order: .ascending(\.id)).max(\.value)
                }
            ).map { "\($0?.uuid.1 ?? 0)" }.joined(separator: " ")
        },
        form("truth values in a form of their own", in: Switch.all, "[true, false, true, false]") {
            try $0.fetch(
                Switch.where { $0.id < 5 }.sorted(by: .ascending(\.id)).select {
                    $0.over(order: .ascending(\.id)).lag(\.isOn, default: true)
                })
        },
        form("dates in a form of their own", in: stampsOfWindows, "[100.0, 1.0, 2.0]") {
            try $0.fetch(
                Stamp.request().all().sorted(by: .ascending(\.id)).select {
                    $0.over(order: .ascending(\.id)).lag(\.wholeSecond, default: Date(timeIntervalSince1970: 100))
                }
            ).map(\.timeIntervalSince1970)
        },
        form("the latest date in a form of its own", in: stampsOfWindows, "[3.0, 3.0, 3.0]") {
            try $0.fetch(Stamp.request().all().select { $0.over().max(\.millisecond) })
                .map { $0?.timeIntervalSince1970 ?? 0 }
        },
        form("texts in a form without an order", in: stampsOfWindows, "the error 'unsupported'") {
            try $0.fetch(Stamp.request().all().select { $0.over(order: .ascending(\.secret)).rank })
        },
        form("the greatest text in a form without an order", in: stampsOfWindows, "the error 'unsupported'") {
            try $0.fetch(Stamp.request().all().select { $0.over().max(\.secret) })
        },
        // A model without a key.
        form("rows that are the same", in: copiesOfWindows, "[1, 1, 3]") {
            try $0.fetch(Copy.request().all().select { $0.over(order: .ascending(\.id)).rank }).sorted()
        },
    ]

    private static let stampsOfWindows = (1...3).map { Stamp(id: $0, seconds: Double($0), uuid: UUID()) }

    private static let copiesOfWindows = [
        Copy(id: 1, name: "a", size: 1), Copy(id: 1, name: "a", size: 1), Copy(id: 2, name: "b", size: nil),
    ]
}
