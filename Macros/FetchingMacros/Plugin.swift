import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct FetchingPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        FetchableMacro.self,
        FetchingIgnoredMacro.self,
        FetchingNameMacro.self,
        FetchingStorageMacro.self,
        FetchingRelationshipMacro.self,
        PrimaryKeyMacro.self,
        IndexMacro.self,
        UniqueMacro.self,
        FullTextMacro.self,
        VersionMacro.self,
        ShardKeyMacro.self,
        TitleMacro.self,
        ManagedAttributeMacro.self,
        ProjectionMacro.self,
        FetchableFieldsMacro.self,
    ]
}
