// GRDB's types for opening a database, writing rows and migrating tables, for files that import FetchingSQLite alone.
//
// Each is named: all of GRDB would bring its operators into sight, which the type checker tries in the place of ours. A chain
// of conditions then costs hundreds of times as much. `ScopedImportTests` holds that these types suffice, and cost nothing.

@_exported public import class GRDB.ColumnDefinition
@_exported public import struct GRDB.Configuration
@_exported public import class GRDB.Database
@_exported public import struct GRDB.DatabaseError
@_exported public import struct GRDB.DatabaseMigrator
@_exported public import class GRDB.DatabasePool
@_exported public import class GRDB.DatabaseQueue
@_exported public import protocol GRDB.DatabaseReader
@_exported public import class GRDB.DatabaseSnapshot
@_exported public import struct GRDB.DatabaseValue
@_exported public import protocol GRDB.DatabaseValueConvertible
@_exported public import protocol GRDB.DatabaseWriter
@_exported public import protocol GRDB.FetchableRecord
@_exported public import class GRDB.ForeignKeyDefinition
@_exported public import struct GRDB.IndexOptions
@_exported public import protocol GRDB.MutablePersistableRecord
@_exported public import protocol GRDB.PersistableRecord
@_exported public import struct GRDB.ResultCode
@_exported public import class GRDB.Row
@_exported public import class GRDB.Statement
@_exported public import struct GRDB.StatementArguments
@_exported public import class GRDB.TableAlteration
@_exported public import class GRDB.TableDefinition
@_exported public import struct GRDB.TableOptions
@_exported public import protocol GRDB.TableRecord
