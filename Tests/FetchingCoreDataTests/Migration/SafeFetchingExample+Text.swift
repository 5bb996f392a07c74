import Fetching

extension SafeFetchingExample {
    static let text: [SafeFetchingExample] = [
        .init({ $0.motto.hasPrefix("Ma") }, "%K BEGINSWITH %@", ["motto", .text("Ma")], #"motto BEGINSWITH "Ma""#),
        .init(
            { $0.name.hasPrefix("Ma") }, "(%K != nil AND %K BEGINSWITH %@)", ["name", "name", .text("Ma")],
            #"(name != nil AND name BEGINSWITH "Ma")"#),
        .init({ $0.motto.hasSuffix("ry") }, "%K ENDSWITH %@", ["motto", .text("ry")], #"motto ENDSWITH "ry""#),
        .init({ $0.motto.contains("ar") }, "%K CONTAINS %@", ["motto", .text("ar")], #"motto CONTAINS "ar""#),
        .init(
            { $0.motto.matches("[A-Z].+") }, "%K MATCHES %@", ["motto", .text("[A-Z].+")],
            #"motto MATCHES "[A-Z].+""#),
        .init(
            { $0.motto == #"a "b" \c ("# }, "%K == %@", ["motto", .text(#"a "b" \c ("#)],
            #"motto == "a \"b\" \\c (""#),
    ]

    static let negatedText: [SafeFetchingExample] = [
        .init(
            { !$0.motto.hasPrefix("Ma") }, "(NOT %K BEGINSWITH %@)", ["motto", .text("Ma")],
            #"(NOT motto BEGINSWITH "Ma")"#),
        .init(
            { !$0.name.hasPrefix("Ma") }, "(%K == nil OR (NOT %K BEGINSWITH %@))", ["name", "name", .text("Ma")],
            #"(name == nil OR (NOT name BEGINSWITH "Ma"))"#),
        .init(
            { !$0.motto.hasSuffix("ry") }, "(NOT %K ENDSWITH %@)", ["motto", .text("ry")],
            #"(NOT motto ENDSWITH "ry")"#),
        .init(
            { !$0.motto.contains("ar") }, "(NOT %K CONTAINS %@)", ["motto", .text("ar")],
            #"(NOT motto CONTAINS "ar")"#),
        .init(
            { !$0.motto.matches("[A-Z].+") }, "(NOT %K MATCHES %@)", ["motto", .text("[A-Z].+")],
            #"(NOT motto MATCHES "[A-Z].+")"#),
    ]

    static let textOptions: [SafeFetchingExample] = [
        .init(
            { $0.motto.hasPrefix("ma", options: .caseInsensitive) }, "%K BEGINSWITH[c] %@", ["motto", .text("ma")],
            #"motto BEGINSWITH[c] "ma""#),
        .init(
            { $0.motto.hasPrefix("ma", options: .diacriticInsensitive) }, "%K BEGINSWITH[d] %@",
            ["motto", .text("ma")], #"motto BEGINSWITH[d] "ma""#),
        .init(
            { $0.motto.hasPrefix("ma", options: .diacriticAndCaseInsensitive) }, "%K BEGINSWITH[cd] %@",
            ["motto", .text("ma")], #"motto BEGINSWITH[cd] "ma""#),
        .init(
            { $0.motto.hasPrefix("ma", options: .normalized) }, "%K BEGINSWITH[n] %@", ["motto", .text("ma")],
            #"motto BEGINSWITH[n] "ma""#),
        .init(
            { $0.motto.hasSuffix("ry", options: .caseInsensitive) }, "%K ENDSWITH[c] %@", ["motto", .text("ry")],
            #"motto ENDSWITH[c] "ry""#),
        .init(
            { $0.motto.contains("ar", options: .diacriticAndCaseInsensitive) }, "%K CONTAINS[cd] %@",
            ["motto", .text("ar")], #"motto CONTAINS[cd] "ar""#),
        .init(
            { $0.motto.matches("[a-z]+", options: .caseInsensitive) }, "%K MATCHES[c] %@", ["motto", .text("[a-z]+")],
            #"motto MATCHES[c] "[a-z]+""#),
        .init(
            { $0.name.hasPrefix("ma", options: .caseInsensitive) }, "(%K != nil AND %K BEGINSWITH[c] %@)",
            ["name", "name", .text("ma")], #"(name != nil AND name BEGINSWITH[c] "ma")"#),
    ]
}
