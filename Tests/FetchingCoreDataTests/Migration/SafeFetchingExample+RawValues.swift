@_spi(Fetching) import Fetching
@_spi(Fetching) import FetchingCore

extension SafeFetchingExample {
    private static let both: Argument = .list([.int(1), .int(2)])

    static let enums: [SafeFetchingExample] = [
        .init({ $0.color == .red }, "%K == %@", ["color", .int(1)], "color == 1"),
        .init(
            { $0.color != .blue }, "(%K != %@ OR %K == nil)", ["color", .int(2), "color"],
            "(color != 2 OR color == nil)"),
        .init({ $0.color == nil }, "%K == nil", ["color"], "color == nil"),
        .init({ $0.mainColor >= .red }, "%K >= %@", ["mainColor", .int(1)], "mainColor >= 1"),
        .init({ $0.mainColor > .red }, "%K > %@", ["mainColor", .int(1)], "mainColor > 1"),
        .init({ $0.mainColor <= .red }, "%K <= %@", ["mainColor", .int(1)], "mainColor <= 1"),
        .init({ $0.mainColor < .red }, "%K < %@", ["mainColor", .int(1)], "mainColor < 1"),
        .init({ $0.mainColor.isIn([.red, .blue]) }, "%K IN %@", ["mainColor", both], "mainColor IN {1, 2}"),
        .init({ $0.mainColor.isIn(.red, .blue) }, "%K IN %@", ["mainColor", both], "mainColor IN {1, 2}"),
        .init(
            { $0.mainColor.isNotIn([.red, .blue]) }, "(NOT %K IN %@)", ["mainColor", both], "(NOT mainColor IN {1, 2})"),
        .init(
            { $0.mainColor.isNotIn(.red, .blue) }, "(NOT %K IN %@)", ["mainColor", both], "(NOT mainColor IN {1, 2})"),
        .init({ [.red, .blue].contains($0.mainColor) }, "%K IN %@", ["mainColor", both], "mainColor IN {1, 2}"),
        .init(
            { ![.red, .blue].contains($0.mainColor) }, "(NOT %K IN %@)", ["mainColor", both],
            "(NOT mainColor IN {1, 2})"),
        .init(
            { $0.color.isIn(.red, .blue) }, "(%K != nil AND %K IN %@)", ["color", "color", both],
            "(color != nil AND color IN {1, 2})"),
    ]

    static let optionSets: [SafeFetchingExample] = [
        .init(
            { $0.mainColors.intersects([.red, .blue]) }, "(%K & %@) != 0", ["mainColors", .int(3)],
            "(mainColors & 3) != 0"),
        .init(
            { !$0.mainColors.intersects([.red, .blue]) }, "(%K & %@) == 0", ["mainColors", .int(3)],
            "(mainColors & 3) == 0"),
        .init(
            { $0.colors.intersects([.red, .blue]) }, "(%K != nil AND (%K & %@) != 0)", ["colors", "colors", .int(3)],
            "(colors != nil AND (colors & 3) != 0)"),
        .init(
            { !$0.colors.intersects([.red, .blue]) }, "(%K == nil OR (%K & %@) == 0)", ["colors", "colors", .int(3)],
            "(colors == nil OR (colors & 3) == 0)"),
        .init(
            { $0.mainColors.contains([.red, .blue]) }, "(%K & %@) == %@", ["mainColors", .int(3), .int(3)],
            "(mainColors & 3) == 3"),
        .init({ $0.mainColors == .blue }, "%K == %@", ["mainColors", .int(2)], "mainColors == 2"),
    ]
}
