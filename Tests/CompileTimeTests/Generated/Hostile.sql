-- Names that could break out of a comment, a literal or an identifier, and those that Swift and Fetching use.
CREATE TABLE "evil
*/ let x = 1 // " ("a "" b" TEXT, "default" INT, "self" INT, "self " INT, "1st" INT, "größe" REAL, "GRÖSSE" INT, "É" INT, "é" INT, "x" JSON, "" TEXT, "o̊" INT, "\(danger)" TEXT, "tab	nl
x" INT, "*/" TEXT, "/*" TEXT, "///" TEXT, "a'b" TEXT, "‮rtl" INT, "👍" INT, "Type" INT, "Protocol" INT, "init" INT, "primary_key" INT, "fetchable_members" INT, "request" INT, "where" TEXT, "count" INT, "first" INT, "hash" INT, "hash_value" INT, "description" TEXT, "all" INT, "contains" TEXT, "required" INT, "key" INT, "model" INT, "members" INT, "prefix" TEXT, "is_empty" INT, "min" INT, "max" INT, "sum" INT, "row" INT, "select" INT, "any" INT, "some" INT, "actor" INT, "await" INT, "async" INT, "get" INT, "set" INT, "open" INT, "final" INT, "lazy" INT, "weak" INT, "unowned" INT, "nil" INT, "true" INT, "is" INT, "try" INT, "throws" INT, "operator" INT, "satisfies" INT, "and" INT, "or" INT, "not" INT, "column" INT, "tree" INT, "encode" INT, "decode" INT, "version" INT, "draft" INT, "value" INT, "values" INT, "name" TEXT, "id" INT);
CREATE TABLE words (id INTEGER PRIMARY KEY, any INT, "await" INT, borrow INT, consume INT, copy INT, discard INT, each INT, some INT, "then" INT, unsafe INT, yield INT, async INT, actor INT, get INT, "set" INT, "didSet" INT, package INT, nonisolated INT, isolated INT, sending INT, macro INT, dynamic INT, mutating INT, "left" INT, "right" INT, none INT, "precedence" INT, "throw" INT, "return" INT, "guard" INT, "if" INT, "let" INT, "var" INT, "inout" INT, "associatedtype" INT, "rethrows" INT, "super" INT, "switch" INT, "self_id" INT REFERENCES "model");
CREATE TABLE "model" (id INTEGER PRIMARY KEY, "model" INT REFERENCES "model"); 
CREATE TABLE "fetchable members" (id INTEGER PRIMARY KEY);
CREATE TABLE "int" (id INTEGER PRIMARY KEY, s TEXT);
CREATE TABLE "string" (id INTEGER PRIMARY KEY, s TEXT, d DATE, u UUID, b BLOB, n INTEGER REFERENCES "int", p TEXT CHECK (p in ('a','self','init','Type','', ' ', 'b"c', 'x
y', '\(z)')));
CREATE TABLE "request" (id INTEGER PRIMARY KEY, predicate_id INT REFERENCES "where", all_id INT REFERENCES "all");
CREATE TABLE "where" (id INTEGER PRIMARY KEY); CREATE TABLE "all" (id INTEGER PRIMARY KEY);
CREATE TABLE "optional" (id INTEGER PRIMARY KEY); CREATE TABLE "task"(id INTEGER PRIMARY KEY); CREATE TABLE "row"(id INTEGER PRIMARY KEY); CREATE TABLE "fetching"(id INTEGER PRIMARY KEY);CREATE TABLE "self"(id INTEGER PRIMARY KEY);CREATE TABLE "error"(id INTEGER PRIMARY KEY);CREATE TABLE "class"(id INTEGER PRIMARY KEY);CREATE TABLE "actor"(id INTEGER PRIMARY KEY);CREATE TABLE "sequence"(id INTEGER PRIMARY KEY);CREATE TABLE "draft"(id INTEGER PRIMARY KEY);CREATE TABLE "fetchable row"(id INTEGER PRIMARY KEY);CREATE TABLE "to one"(id INTEGER PRIMARY KEY);CREATE TABLE "fetchable value"(id INTEGER PRIMARY KEY);CREATE TABLE "database"(id INTEGER PRIMARY KEY);CREATE TABLE "member"(id INTEGER PRIMARY KEY);CREATE TABLE "key"(k TEXT PRIMARY KEY); CREATE TABLE "primitive value"(id INTEGER PRIMARY KEY); CREATE TABLE "bool"(id INTEGER PRIMARY KEY, is_x BOOLEAN);
CREATE TABLE "" (n INT);
CREATE TABLE empty_key ("default" INT, "in" INT, PRIMARY KEY ("default", "in"));
CREATE TABLE child (id INTEGER PRIMARY KEY, "default" INT, "in" INT, FOREIGN KEY ("default", "in") REFERENCES empty_key);
CREATE UNIQUE INDEX u1 ON child ("default", "in");
CREATE UNIQUE INDEX u2 ON child ("in");
CREATE VIRTUAL TABLE texts USING fts5(title, body);
INSERT INTO texts VALUES ('a','b');
INSERT INTO "string" VALUES (1,'a','2024-01-01',x'6F9619FF8B864011B42D00C04FC964FF',x'00',NULL,'b"c'),(2,'a','2024-01-01',NULL,x'',NULL,'x
y');
