/// Why conditions are refused. No other reason may arise, and none may be missed.
enum FormatRefusals {
    static let ofConditions: Set<String> = [
        cannotAsk("a quotient of integers, which Core Data rounds in its SQLite store and not in memory"),
        cannotAsk("the length of a text, which Core Data counts in other units or not at all"),
        "a predicate format compares a condition with no value that may be nil, nor conditions with many levels",
    ]

    /// Only the suite has arrays.
    static let ofArrays: Set<String> = [cannotAsk("an array or its elements")]

    static let ofOrdersOfArrays: Set<String> = ["Core Data does not sort by an array"]

    /// Only the suite has structs that are stored as JSON.
    static let ofJSON: Set<String> = [cannotAsk("a value within JSON")]

    static let ofOrdersOfJSON: Set<String> = ["Core Data does not sort by a value within JSON"]

    /// Only the suite has structs in columns.
    static let ofStructs: Set<String> = [cannotAsk("a member of a struct in columns")]

    static let ofOrdersOfStructs: Set<String> = ["Core Data does not sort by a member of a struct in columns"]

    static let ofRaw: Set<String> = [cannotAsk("a fragment of SQL")]

    /// Truth values in two forms are compared as choices of one form.
    static let ofStoredTruth: Set<String> = [cannotAsk("a value that a condition chooses")]

    static let ofTexts: Set<String> = [cannotAsk("a text that is computed of another")]

    /// Only the suite joins texts of related models.
    static let ofTextAggregates: Set<String> = [cannotAsk("texts that are joined")]

    /// Only the suite searches texts.
    static let ofFullText: Set<String> = ["Core Data has no full text search"]
    static let ofSubqueries: Set<String> = [cannotAsk("objects beside those that are related")]
    static let ofTrees: Set<String> = [cannotAsk("objects that are found step by step")]

    static let ofNumbers: Set<String> = [
        cannotAsk("a number that is rounded"),
        cannotAsk("an integer that is computed of bits"),
    ]

    /// The random requests draw no other function of a number than those that are choices.
    static let ofRandomNumbers: Set<String> = [cannotAsk("a value that a condition chooses")]
    static let ofDates: Set<String> = [cannotAsk("a part of a date, or a date that is computed")]

    /// Only the suite has values that stand in for nil.
    static let ofChoices: Set<String> = [
        cannotAsk("a value that stands in for nil"), cannotAsk("a value that a condition chooses"),
    ]

    /// The random requests convert no number.
    static let ofConversions: Set<String> = [cannotAsk("a number or a text that is made of another value")]

    static let ofText: Set<String> = [cannotAsk("a regular expression without regard to accents")]

    static let ofRelatedModels: Set<String> = [
        outerObject, cannotAsk("the number of what is related to a related object beside another value that is read"),
        cannotAsk("a calculation with the number of what is related to a related object"), beyondComparison,
        cannotAsk("the number of distinct values of related objects"),
    ]

    static let ofDecimals: Set<String> = [
        cannotAsk("a calculation with decimals, which Core Data's SQLite store makes with floating-point numbers"),
        cannotAsk("the sum of decimals, which Core Data's SQLite store makes with floating-point numbers"),
        cannotAsk("the average of decimals, which Core Data's SQLite store makes with floating-point numbers"),
        cannotAsk("the sum of distinct values"),
    ]

    static let ofRandomLeagues: Set<String> = Set(
        [
            outerObject,
            cannotAsk("the number of what is related to a related object beside another value that is read"),
        ]
            + ["max", "min", "sum"].flatMap { function in
                [
                    cannotAsk("the \(function) of some of the related objects"),
                    cannotAsk("the \(function) of what is computed"),
                ]
            }
            + ["max", "min", "sum", "average"].map {
                cannotAsk("the \($0) of what is related to a related object of a list")
            })

    static let ofAggregates: Set<String> = [
        cannotAsk("the sum of what is computed"), cannotAsk("the max of what is computed"),
        cannotAsk("the sum of some of the related objects"), cannotAsk("the max of some of the related objects"),
        cannotAsk("the average of some of the related objects"),
        cannotAsk("the average of an optional attribute, in which objects in memory count nil as zero"),
    ]

    static let ofOrders: Set<String> = [
        "Core Data does not sort by nil as the largest value", "Core Data does not sort by a computed value",
        "Core Data does not sort by text without its accents, but by the rules of a language",
        "Core Data does not sort by data or URLs, which have no order in memory",
    ]

    /// Only the suite sorts as a given locale has texts.
    static let ofLocalizedOrders: Set<String> = [
        "Core Data does not sort by text as a given locale has it, but as the user's locale has it alone"
    ]

    static let ofRequests: Set<String> = [
        cannotAsk("objects among the results of another request"), cannotAsk("the first objects of each group"),
        cannotAsk("the results of several requests together"),
        cannotAsk("distinct objects, each of which is there once"),
        cannotAsk("what follows a text when case is ignored"),
    ]

    private static let beyondComparison = cannotAsk(
        "a number or a sum of related objects, other than beside a comparison operator")

    private static let outerObject = cannotAsk(
        "related objects by a condition that reads the object outside as well")

    private static func cannotAsk(_ what: String) -> String { "Core Data's predicates cannot ask for \(what)" }
}
