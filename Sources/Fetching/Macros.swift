@_exported public import FetchingCore

@attached(
    member, names: named(FetchableMembers), named(fetchableMembers), named(PrimaryKey), named(init))
@attached(
    extension, conformances: Fetchable, KeyedFetchable,
    names: named(primaryKeyColumns), named(primaryKeyValues), named(primaryKey), named(fetchableEntity), named(init))
public macro Fetchable(_ table: String = "", naming: FetchableNaming = .asWritten) =
    #externalMacro(module: "FetchingMacros", type: "FetchableMacro")

@attached(peer)
public macro FetchingIgnored() = #externalMacro(module: "FetchingMacros", type: "FetchingIgnoredMacro")

@attached(peer)
public macro FetchingName(_ column: String) = #externalMacro(module: "FetchingMacros", type: "FetchingNameMacro")

@attached(peer)
public macro PrimaryKey() = #externalMacro(module: "FetchingMacros", type: "PrimaryKeyMacro")

@attached(peer)
public macro FetchingStorage<Storage: FetchableStorage>(_ storage: Storage) =
    #externalMacro(module: "FetchingMacros", type: "FetchingStorageMacro")
