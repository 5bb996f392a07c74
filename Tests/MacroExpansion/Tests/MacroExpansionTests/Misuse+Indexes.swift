extension Misuse {
    static let indexes: [Misuse] = [
        Misuse(
            #"@Fetchable @FullText(\.b) struct A { let id: Int; var b: Int }"#,
            "1:22 'b' is of type 'Int', and a full text index is one of 'String' and 'String?'"),
        Misuse(
            #"@Fetchable @FullText(\.c) struct A { let id: Int; var b: String }"#,
            "1:24 'A' has no property 'c'; it has 'id', 'b'"),
        Misuse(
            #"@Fetchable @FullText(\.b.descending) struct A { let id: Int; var b: String }"#,
            "1:22 A full text index has no direction"),
        Misuse(
            #"@Fetchable @FullText(\.b) struct A { let id: Int; @FetchingStorage(.form) var b: String }"#,
            "1:22 'b' has a storage of its own, and a full text index reads texts as they are"),
        Misuse(
            #"@Fetchable @FullText(\.b) struct A { var b: String? }"#,
            "1:12 'A' has no key, by which a full text index finds its rows: mark it with '@PrimaryKey'"),
        Misuse(
            #"@Fetchable @FullText(\.b) @FullText(\.c) struct A { let id: Int; var b: String; var c = "" }"#,
            "1:27 A model has one full text index: name all of its properties in the first '@FullText'",
            fixes: [
                Fix(
                    "Remove '@FullText'",
                    #"@Fetchable @FullText(\.b) struct A { let id: Int; var b: String; var c = "" }"#)
            ]),
        Misuse(
            #"@Fetchable @Index(\.nam) struct A { let id: Int; var name: Int }"#,
            "1:21 'A' has no property 'nam'; it has 'id', 'name'"),
        Misuse(
            #"@Fetchable @Index(\.a) struct A { let id: Int; @FetchingIgnored var a = 1 }"#,
            "1:21 'a' cannot be indexed: an ignored property has no column"),
        Misuse(
            #"@Fetchable @Unique(\.a) struct A { let id: Int; var a: Int { 1 } }"#,
            "1:22 'a' cannot be indexed: a computed property has no column"),
        Misuse(
            #"@Fetchable @Unique(\.a) struct A { let id: Int; static let a = ToOne<A, A>(\.id) }"#,
            "1:22 'a' cannot be indexed: a static property has no column"),
        Misuse(
            #"@Fetchable @Index(\.b, \.b) struct A { let id: Int; var b: Int }"#,
            "1:26 'b' stands twice in the same index"),
        Misuse(
            #"@Fetchable @Index(\.b) @Unique(\.b) struct A { let id: Int; var b: Int }"#,
            "1:24 'b' already has such an index",
            fixes: [
                Fix("Remove '@Unique'", #"@Fetchable @Index(\.b) struct A { let id: Int; var b: Int }"#)
            ]),
        Misuse(
            #"@Fetchable @Index(\.b) struct A { let id: Int; @Unique var b: Int }"#,
            "1:12 'b' already has such an index",
            fixes: [Fix("Remove '@Index'", "@Fetchable struct A { let id: Int; @Unique var b: Int }")]),
        Misuse(
            #"@Fetchable @Index(\.a, \.b) @Index(\.a, \.b) struct A { let id: Int; var a, b: Int }"#,
            "1:29 'a', 'b' already have such an index",
            fixes: [
                Fix("Remove '@Index'", #"@Fetchable @Index(\.a, \.b) struct A { let id: Int; var a, b: Int }"#)
            ]),
        Misuse(
            "@Fetchable struct A { @Unique let id: Int }", "1:35 'id' needs no index, because the key has a unique one"),
        Misuse(
            #"@Fetchable @Unique(\.a, \.b) struct A { @PrimaryKey let a: Int; @PrimaryKey let b: Int }"#,
            "1:12 'a', 'b' needs no index, because the key has a unique one"),
        Misuse(
            "@Fetchable struct A { let id: Int; @Index @Unique var b: Int }",
            "1:36 '@Index' adds nothing to '@Unique', which makes an index",
            fixes: [Fix("Remove '@Index'", "@Fetchable struct A { let id: Int; @Unique var b: Int }")]),
        Misuse(
            #"@Fetchable struct A { let id: Int; @Index(\.b) var b: Int }"#,
            "1:36 '@Index' on a property takes no arguments: declare an index of several properties on the type"),
        Misuse(
            #"@Index(\.id) struct A { let id: Int }"#,
            "1:1 '@Index' has no effect, because 'A' does not have '@Fetchable'",
            fixes: [Fix("Remove '@Index'", "struct A { let id: Int }")]),
        Misuse(
            #"@Fetchable @Index(\A.b, \.b.first, "b") struct A { let id: Int; var b: Int }"#,
            "1:19 The properties of an index must be written as '\\.name' or '\\.name.descending', because they are read at compile time",
            "1:25 The properties of an index must be written as '\\.name' or '\\.name.descending', because they are read at compile time",
            "1:36 The properties of an index must be written as '\\.name' or '\\.name.descending', because they are read at compile time"
        ),
        Misuse(
            "@Fetchable @Index(\\.b) struct A {\n    let id: Int\n    #if DEBUG\n    var b: Int\n    #endif\n}",
            "1:21 'b' cannot be indexed here, because it exists in some builds only: mark the property itself"),
        Misuse(
            "@Fetchable struct A { let id: Int; @FetchingIgnored @Index var b = 1 }",
            "1:53 '@Index' cannot be combined with '@FetchingIgnored', because an ignored property has no column",
            fixes: [Fix("Remove '@Index'", "@Fetchable struct A { let id: Int; @FetchingIgnored var b = 1 }")]),
        Misuse(
            "struct A { let id: Int; @Unique var b: Int { 1 } }",
            "1:25 '@Unique' can only be applied to a stored property: a computed property has no column",
            fixes: [Fix("Remove '@Unique'", "struct A { let id: Int; var b: Int { 1 } }")]),
        Misuse(
            #"@Fetchable @Index(\.b) final class A: NSManagedObject { @NSManaged var b: Int }"#,
            "1:12 '@Index' has no meaning for Core Data and SwiftData, whose models declare their indexes",
            fixes: [Fix("Remove '@Index'", "@Fetchable final class A: NSManagedObject { @NSManaged var b: Int }")]),
        Misuse(
            "@Fetchable final class A: NSManagedObject { @Unique @NSManaged var b: Int }",
            "1:45 '@Unique' has no meaning for Core Data and SwiftData, whose models declare their indexes",
            fixes: [Fix("Remove '@Unique'", "@Fetchable final class A: NSManagedObject { @NSManaged var b: Int }")]),
    ]
}
