#if Postgres
public import CLibPQ

/// The identifiers of PostgreSQL's own types, which are the same in every database (`pg_type.dat`).
@usableFromInline
enum PostgresType {
    @usableFromInline static var bool: Oid { 16 }
    @usableFromInline static var bytea: Oid { 17 }
    @usableFromInline static var name: Oid { 19 }
    @usableFromInline static var int8: Oid { 20 }
    @usableFromInline static var int2: Oid { 21 }
    @usableFromInline static var int4: Oid { 23 }
    @usableFromInline static var text: Oid { 25 }
    @usableFromInline static var json: Oid { 114 }
    @usableFromInline static var float4: Oid { 700 }
    @usableFromInline static var float8: Oid { 701 }
    @usableFromInline static var varchar: Oid { 1043 }
    @usableFromInline static var date: Oid { 1082 }
    @usableFromInline static var timestamp: Oid { 1114 }
    @usableFromInline static var timestamptz: Oid { 1184 }
    @usableFromInline static var numeric: Oid { 1700 }
    @usableFromInline static var uuid: Oid { 2950 }
    @usableFromInline static var jsonb: Oid { 3802 }

    /// Types that a database declares itself begin here: enums, domains, those of extensions.
    @usableFromInline static var firstDeclared: Oid { 16_384 }
}
#endif
