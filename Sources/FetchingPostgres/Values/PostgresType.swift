/// The identifiers of PostgreSQL's own types, which are the same in every database (`pg_type.dat`).
@usableFromInline
enum PostgresType {
    @usableFromInline static var bool: UInt32 { 16 }
    @usableFromInline static var bytea: UInt32 { 17 }
    @usableFromInline static var name: UInt32 { 19 }
    @usableFromInline static var int8: UInt32 { 20 }
    @usableFromInline static var int2: UInt32 { 21 }
    @usableFromInline static var int4: UInt32 { 23 }
    @usableFromInline static var text: UInt32 { 25 }
    @usableFromInline static var json: UInt32 { 114 }
    @usableFromInline static var float4: UInt32 { 700 }
    @usableFromInline static var float8: UInt32 { 701 }
    @usableFromInline static var varchar: UInt32 { 1043 }
    @usableFromInline static var date: UInt32 { 1082 }
    @usableFromInline static var timestamp: UInt32 { 1114 }
    @usableFromInline static var timestamptz: UInt32 { 1184 }
    @usableFromInline static var numeric: UInt32 { 1700 }
    @usableFromInline static var uuid: UInt32 { 2950 }
    @usableFromInline static var jsonb: UInt32 { 3802 }

    /// Types that a database declares itself begin here: enums, domains, those of extensions.
    @usableFromInline static var firstDeclared: UInt32 { 16_384 }
}
