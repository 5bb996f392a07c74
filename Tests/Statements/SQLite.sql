-- Logic: and
SELECT …, "previousRights" FROM "Person" WHERE "age" > ? AND "isAdmin" = 1
-- Logic: or
SELECT …, "previousRights" FROM "Person" WHERE "age" > ? OR "isAdmin" = 1
-- Logic: not
SELECT …, "previousRights" FROM "Person" WHERE "age" <= ?
-- Logic: not twice
SELECT …, "previousRights" FROM "Person" WHERE "age" > ?
-- Logic: 'and' binds more closely than 'or'
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = 1 OR ("age" = ? AND "rank" = ?)
-- Logic: parentheses before 'and'
SELECT …, "previousRights" FROM "Person" WHERE ("isAdmin" = 1 OR "age" = ?) AND "rank" = ?
-- Logic: De Morgan, and
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" > ? AND "isAdmin" = 1)
-- Logic: De Morgan, or
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" > ? OR "isAdmin" = 1)
-- Logic: all of nothing is true
SELECT …, "previousRights" FROM "Person"
-- Logic: any of nothing is false
SELECT …, "previousRights" FROM "Person" WHERE FALSE
-- Logic: a constant within a condition
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = 1 AND TRUE
-- Logic: a false constant within a condition
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = 1 OR FALSE
-- Logic: a comparison with nil is false
SELECT …, "previousRights" FROM "Person" WHERE "rank" > ?
-- Logic: its negation is true
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > ?) IS NOT TRUE
-- Logic: a negated 'and' over nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > ? AND "isAdmin" = 1) IS NOT TRUE
-- Logic: a negated 'or' over nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > ? OR "isAdmin" = 1) IS NOT TRUE
-- Logic: 'and' with a negation over nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > ?) IS NOT TRUE AND "isAdmin" = 1
-- Logic: 'or' with a negation over nil
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS NOT TRUE) OR "isAdmin" = 1
-- Logic: negations inside negations over nil
SELECT …, "previousRights" FROM "Person" WHERE NOT (("rank" > ?) IS NOT TRUE AND "isAdmin" = 0)
-- Logic: a negated 'or' of a negated '!='
SELECT …, "previousRights" FROM "Person" WHERE (("rank" = ?) OR "isAdmin" = 1) IS NOT TRUE
-- Logic: a negated 'and' of a negated '!='
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = ? AND "isAdmin" = 1) IS NOT TRUE
-- Logic: a condition and its negation
SELECT …, "previousRights" FROM "Person" WHERE "rank" > ? AND ("rank" > ?) IS NOT TRUE
-- Logic: a condition or its negation
SELECT …, "previousRights" FROM "Person" WHERE "rank" > ? OR (("rank" > ?) IS NOT TRUE)
-- Logic: both sides nil, ordered
SELECT …, "previousRights" FROM "Person" WHERE "rank" < "previousRank"
-- Logic: both sides nil, ordered or equal
SELECT …, "previousRights" FROM "Person" WHERE "rank" <= "previousRank"
-- Logic: both sides nil, negated
SELECT …, "previousRights" FROM "Person" WHERE ("rank" >= "previousRank") IS NOT TRUE
-- Nil: == nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NULL
-- Nil: != nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT NULL
-- Nil: == a value
SELECT …, "previousRights" FROM "Person" WHERE "nickname" = ? COLLATE BINARY
-- Nil: not == a value keeps nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT ? COLLATE BINARY
-- Nil: zero is not nil
SELECT …, "previousRights" FROM "Person" WHERE "bonus" = ?
-- Nil: != false keeps nil
SELECT …, "previousRights" FROM "Person" WHERE "isActive" IS NOT ?
-- Nil: an enum that is nil
SELECT …, "previousRights" FROM "Person" WHERE "previousPlan" IS NOT ? COLLATE BINARY
-- Nil: optional == optional
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS "motto" COLLATE BINARY
-- Nil: optional != optional
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT "motto" COLLATE BINARY
-- Nil: value == optional
SELECT …, "previousRights" FROM "Person" WHERE "name" = "nickname" COLLATE BINARY
-- Nil: value != optional
SELECT …, "previousRights" FROM "Person" WHERE "name" IS NOT "nickname" COLLATE BINARY
-- Nil: optional == value
SELECT …, "previousRights" FROM "Person" WHERE "nickname" = "name" COLLATE BINARY
-- Nil: value == value
SELECT …, "previousRights" FROM "Person" WHERE "name" = "name" COLLATE BINARY
-- Nil: optional == itself
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS "nickname" COLLATE BINARY
-- Nil: optional != itself
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT "nickname" COLLATE BINARY
-- Nil: not hasPrefix is true for nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" >= ? COLLATE BINARY AND "nickname" < ? COLLATE BINARY) IS NOT TRUE
-- Nil: not contains is true for nil
SELECT …, "previousRights" FROM "Person" WHERE (instr(fetching_fold("nickname", 1), ?) > 0) IS NOT TRUE
-- Nil: not hasSuffix keeps the empty text
SELECT …, "previousRights" FROM "Person" WHERE NOT (substr(CAST("name" AS BLOB), -1) IS ?)
-- Nil: not hasPrefix, folded, keeps the empty text
SELECT …, "previousRights" FROM "Person" WHERE NOT (substr(CAST(fetching_fold("name", 1) AS BLOB), 1, 1) IS ?)
-- Nil: isLike is false for nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_like("nickname", ?, 0)
-- Nil: not isLike is true for nil
SELECT …, "previousRights" FROM "Person" WHERE (fetching_like("nickname", ?, 0)) IS NOT TRUE
-- Nil: matches is false for nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_matches("nickname", ?, 0, ?)
-- Nil: not matches is true for nil
SELECT …, "previousRights" FROM "Person" WHERE (fetching_matches("nickname", ?, 0, ?)) IS NOT TRUE
-- Nil: not isEmpty is true for nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" = ? COLLATE BINARY) IS NOT TRUE
-- Nil: the length of nil is nil
SELECT …, "previousRights" FROM "Person" WHERE (fetching_scalar_count("nickname") BETWEEN ? AND ?) IS NOT TRUE
-- Membership: a list
SELECT …, "previousRights" FROM "Person" WHERE "name" COLLATE BINARY IN (?, ?, ?)
-- Membership: not in a list
SELECT …, "previousRights" FROM "Person" WHERE "name" COLLATE BINARY NOT IN (?, ?, ?)
-- Membership: one value
SELECT …, "previousRights" FROM "Person" WHERE "name" COLLATE BINARY IN (?)
-- Membership: values of which one is there twice
SELECT …, "previousRights" FROM "Person" WHERE "name" COLLATE BINARY IN (?, ?)
-- Membership: several arguments
SELECT …, "previousRights" FROM "Person" WHERE "plan" COLLATE BINARY IN (?, ?)
-- Membership: not several arguments
SELECT …, "previousRights" FROM "Person" WHERE "plan" COLLATE BINARY NOT IN (?, ?)
-- Membership: a set
SELECT …, "previousRights" FROM "Person" WHERE "id" IN (?, ?)
-- Membership: not in a set
SELECT …, "previousRights" FROM "Person" WHERE "id" NOT IN (?, ?)
-- Membership: a list without nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" COLLATE BINARY IN (?, ?)
-- Membership: not in a list without nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" COLLATE BINARY IN (?, ?)) IS NOT TRUE
-- Membership: a list with nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" COLLATE BINARY IN (?) OR "nickname" IS NULL)
-- Membership: not in a list with nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT NULL AND "nickname" COLLATE BINARY NOT IN (?)
-- Membership: a sequence of values for an optional
SELECT …, "previousRights" FROM "Person" WHERE "rank" IN (?, ?)
-- Membership: a sequence of optionals for an optional
SELECT …, "previousRights" FROM "Person" WHERE ("rank" IN (?) OR "rank" IS NULL)
-- Membership: not in a sequence of optionals for an optional
SELECT …, "previousRights" FROM "Person" WHERE "rank" IS NOT NULL AND "rank" NOT IN (?)
-- Membership: a calculated value
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("rank" * ?) IN (?, ?)
-- Membership: not a calculated value, for nil too
SELECT …, "previousRights" FROM "Person" WHERE (fetching_int64("rank" * ?) IN (?, ?)) IS NOT TRUE
-- Membership: a calculated nil
SELECT …, "previousRights" FROM "Person" WHERE (fetching_int64("rank" * ?) IN (?) OR fetching_int64("rank" * ?) IS NULL)
-- Membership: lists of every length
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT NULL AND "nickname" COLLATE BINARY NOT IN (?, ?)
-- Builder: statements are joined by 'and'
SELECT …, "previousRights" FROM "Person" WHERE "name" = ? COLLATE BINARY AND "age" > ?
-- Builder: several 'where' are joined by 'and'
SELECT …, "previousRights" FROM "Person" WHERE "age" > ? AND "name" = ? COLLATE BINARY
-- Builder: 'or' in one 'where' and another 'where'
SELECT …, "previousRights" FROM "Person" WHERE ("age" > ? OR "name" = ? COLLATE BINARY) AND "nickname" IS NULL
-- Builder: an 'if' that is taken
SELECT …, "previousRights" FROM "Person" WHERE "name" = ? COLLATE BINARY
-- Builder: 'if' and 'else'
SELECT …, "previousRights" FROM "Person" WHERE "age" < ?
-- Builder: a loop
SELECT …, "previousRights" FROM "Person" WHERE instr("nickname", ?) > 0 AND instr("nickname", ?) > 0
-- Builder: a member
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = 1
-- Builder: a stored predicate
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = 0
-- Ranges: closed
SELECT …, "previousRights" FROM "Person" WHERE "age" BETWEEN ? AND ?
-- Ranges: half-open
SELECT …, "previousRights" FROM "Person" WHERE "age" >= ? AND "age" < ?
-- Ranges: half-open keeps all below the bound
SELECT …, "previousRights" FROM "Person" WHERE "score" >= ? AND "score" < ?
-- Ranges: from
SELECT …, "previousRights" FROM "Person" WHERE "age" >= ?
-- Ranges: not closed
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" BETWEEN ? AND ?)
-- Ranges: not half-open
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" >= ? AND "age" < ?)
-- Ranges: not from
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" >= ?)
-- Ranges: not through
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" <= ?)
-- Ranges: not up to
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" < ?)
-- Ranges: infinite
SELECT …, "previousRights" FROM "Person" WHERE "score" BETWEEN ? AND ?
-- Ranges: calculated
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64(fetching_int64("age" * ?) - ?) BETWEEN ? AND ?
-- Ranges: closed, of text
SELECT …, "previousRights" FROM "Person" WHERE "name" COLLATE BINARY BETWEEN ? AND ?
-- Ranges: half-open, of text
SELECT …, "previousRights" FROM "Person" WHERE "name" >= ? COLLATE BINARY AND "name" < ? COLLATE BINARY
-- Ranges: from, of text
SELECT …, "previousRights" FROM "Person" WHERE "name" >= ? COLLATE BINARY
-- Ranges: of an enum, by raw value
SELECT …, "previousRights" FROM "Person" WHERE "plan" COLLATE BINARY BETWEEN ? AND ?
-- Ranges: closed, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" BETWEEN ? AND ?
-- Ranges: not closed, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" BETWEEN ? AND ?) IS NOT TRUE
-- Ranges: half-open, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" >= ? AND "rank" < ?
-- Ranges: not half-open, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" >= ? AND "rank" < ?) IS NOT TRUE
-- Ranges: from, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" >= ?
-- Ranges: not from, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" >= ?) IS NOT TRUE
-- Ranges: through, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" <= ?
-- Ranges: not through, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" <= ?) IS NOT TRUE
-- Ranges: up to, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" < ?
-- Ranges: not up to, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" < ?) IS NOT TRUE
-- Ranges: calculated, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("rank" + ?) <= ?
-- Conditions as values: a condition that equals true
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) = ?
-- Conditions as values: a condition that differs from true, for nil too
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) <> ?
-- Conditions as values: a condition that equals another
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) = ("rank" IS NOT NULL)
-- Conditions as values: a condition that equals a member
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) = "isAdmin"
-- Conditions as values: a condition that differs from a member
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) <> "isAdmin"
-- Conditions as values: a condition that equals an optional member
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) = "isActive"
-- Conditions as values: a condition that differs from an optional member
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) IS NOT "isActive"
-- Conditions as values: a condition in a list
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) IN (?)
-- Conditions as values: a negated condition that equals true
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS NOT TRUE) = ?
-- Conditions as values: a text condition that equals false, for nil too
SELECT …, "previousRights" FROM "Person" WHERE (("nickname" >= ? COLLATE BINARY AND "nickname" < ? COLLATE BINARY) IS TRUE) = ?
-- Conditions as values: 'and' that equals false
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ? AND "isAdmin" = 1) IS TRUE) = ?
-- Conditions as values: '== nil' of a member that equals a member
SELECT …, "previousRights" FROM "Person" WHERE ("rank" IS NULL) = "isAdmin"
-- Conditions as values: a member that equals '== nil'
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = ("rank" IS NULL)
-- Conditions as values: a member that differs from '!= nil'
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" <> ("rank" IS NOT NULL)
-- Conditions as values: conditions over nil on both sides
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > ?) IS TRUE) = (("rank" > ? AND "isAdmin" = ?) IS TRUE)
-- Conditions as values: sorted by a condition
SELECT …, "previousRights" FROM "Person" ORDER BY (("rank" > ?) IS TRUE), "id"
-- Conditions as values: sorted by a negated condition, from true to false
SELECT …, "previousRights" FROM "Person" ORDER BY (("rank" > ?) IS NOT TRUE) DESC, "id"
-- Text: % is a character
SELECT …, "previousRights" FROM "Person" WHERE instr("name", ?) > 0
-- Text: \ is a character
SELECT …, "previousRights" FROM "Person" WHERE substr(CAST("name" AS BLOB), -2) IS ?
-- Text: every text begins with nothing
SELECT …, "previousRights" FROM "Person" WHERE TRUE
-- Text: isLike, * is any text
SELECT …, "previousRights" FROM "Person" WHERE "name" >= ? COLLATE BINARY AND "name" < ? COLLATE BINARY AND fetching_like("name", ?, 0)
-- Text: isLike, many *
SELECT …, "previousRights" FROM "Person" WHERE fetching_like("name", ?, 0)
-- Text: isLike, without case
SELECT …, "previousRights" FROM "Person" WHERE fetching_like("name", ?, 1)
-- Text: isLike, without accents
SELECT …, "previousRights" FROM "Person" WHERE fetching_like("name", ?, 2)
-- Text: matches the whole text
SELECT …, "previousRights" FROM "Person" WHERE fetching_matches("name", ?, 0, ?)
-- Text: matches without case
SELECT …, "previousRights" FROM "Person" WHERE fetching_matches("name", ?, 1, ?)
-- Text: matches without accents
SELECT …, "previousRights" FROM "Person" WHERE fetching_matches("name", ?, 2, ?)
-- Text: the length in scalars
SELECT …, "previousRights" FROM "Person" WHERE fetching_scalar_count("name") = ?
-- Text: calculating with the length
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64(fetching_scalar_count("name") * ?) >= ?
-- Folding: without case
SELECT …, "previousRights" FROM "Person" WHERE fetching_fold("name", 1) = ? COLLATE BINARY
-- Folding: without accents
SELECT …, "previousRights" FROM "Person" WHERE fetching_fold("name", 2) = ? COLLATE BINARY
-- Folding: without case and accents
SELECT …, "previousRights" FROM "Person" WHERE fetching_fold("name", 3) = ? COLLATE BINARY
-- Folding: hasPrefix
SELECT …, "previousRights" FROM "Person" WHERE substr(CAST(fetching_fold("name", 3) AS BLOB), 1, 2) IS ?
-- Folding: hasSuffix
SELECT …, "previousRights" FROM "Person" WHERE substr(CAST(fetching_fold("name", 3) AS BLOB), -4) IS ?
-- Folding: contains
SELECT …, "previousRights" FROM "Person" WHERE instr(fetching_fold("name", 3), ?) > 0
-- Folding: one of many words
SELECT …, "previousRights" FROM "Person" WHERE fetching_contains_any("name", ?, 3) OR fetching_contains_any("nickname", ?, 3)
-- Folding: none of many words
SELECT …, "previousRights" FROM "Person" WHERE NOT (fetching_contains_any("name", ?, 3))
-- Folding: one of many words, or something else
SELECT …, "previousRights" FROM "Person" WHERE "id" = ? OR (instr(fetching_fold("name", 3), ?) > 0) OR (instr(fetching_fold("name", 3), ?) > 0) OR (instr(fetching_fold("name", 3), ?) > 0) OR (instr(fetching_fold("name", 3), ?) > 0) OR (instr(fetching_fold("name", 3), ?) > 0) OR (instr(fetching_fold("name", 3), ?) > 0) OR (instr(fetching_fold("name", 3), ?) > 0) OR (instr(fetching_fold("name", 3), … -- 528 characters
-- Folding: one of many words as they are
SELECT …, "previousRights" FROM "Person" WHERE fetching_contains_any("name", ?, 0)
-- Folding: one of many words in a nickname that is nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_contains_any("nickname", ?, 0)
-- Every text: hasPrefix
SELECT "id", "value", "other" FROM "holder" WHERE TRUE
-- Every text: not hasPrefix
SELECT "id", "value", "other" FROM "holder" WHERE NOT (TRUE)
-- Every text: hasSuffix
SELECT "id", "value", "other" FROM "holder" WHERE substr(CAST("value" AS BLOB), -1) IS ?
-- Every text: not hasSuffix
SELECT "id", "value", "other" FROM "holder" WHERE NOT (substr(CAST("value" AS BLOB), -5) IS ?)
-- Every text: contains
SELECT "id", "value", "other" FROM "holder" WHERE instr("value", ?) > 0
-- Every text: not contains
SELECT "id", "value", "other" FROM "holder" WHERE NOT (instr("value", ?) > 0)
-- Every text: isEqual
SELECT "id", "value", "other" FROM "holder" WHERE "value" = ? COLLATE BINARY
-- Every text: not isEqual
SELECT "id", "value", "other" FROM "holder" WHERE NOT ("value" = ? COLLATE BINARY)
-- Every text: isLike
SELECT "id", "value", "other" FROM "holder" WHERE fetching_like("value", ?, 0)
-- Every text: not isLike
SELECT "id", "value", "other" FROM "holder" WHERE NOT (fetching_like("value", ?, 0))
-- Every text: hasPrefix without case
SELECT "id", "value", "other" FROM "holder" WHERE substr(CAST(fetching_fold("value", 1) AS BLOB), 1, 1) IS ?
-- Every text: not hasPrefix without case
SELECT "id", "value", "other" FROM "holder" WHERE NOT (substr(CAST(fetching_fold("value", 1) AS BLOB), 1, 5) IS ?)
-- Every text: hasSuffix without case
SELECT "id", "value", "other" FROM "holder" WHERE substr(CAST(fetching_fold("value", 1) AS BLOB), -1) IS ?
-- Every text: not hasSuffix without case
SELECT "id", "value", "other" FROM "holder" WHERE NOT (substr(CAST(fetching_fold("value", 1) AS BLOB), -5) IS ?)
-- Every text: contains without case
SELECT "id", "value", "other" FROM "holder" WHERE instr(fetching_fold("value", 1), ?) > 0
-- Every text: not contains without case
SELECT "id", "value", "other" FROM "holder" WHERE NOT (instr(fetching_fold("value", 1), ?) > 0)
-- Every text: isEqual without case
SELECT "id", "value", "other" FROM "holder" WHERE fetching_fold("value", 1) = ? COLLATE BINARY
-- Every text: not isEqual without case
SELECT "id", "value", "other" FROM "holder" WHERE NOT (fetching_fold("value", 1) = ? COLLATE BINARY)
-- Every text: isLike without case
SELECT "id", "value", "other" FROM "holder" WHERE fetching_like("value", ?, 1)
-- Every text: not isLike without case
SELECT "id", "value", "other" FROM "holder" WHERE NOT (fetching_like("value", ?, 1))
-- Every text: hasPrefix without accents
SELECT "id", "value", "other" FROM "holder" WHERE substr(CAST(fetching_fold("value", 2) AS BLOB), 1, 1) IS ?
-- Every text: not hasPrefix without accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (substr(CAST(fetching_fold("value", 2) AS BLOB), 1, 5) IS ?)
-- Every text: hasSuffix without accents
SELECT "id", "value", "other" FROM "holder" WHERE substr(CAST(fetching_fold("value", 2) AS BLOB), -1) IS ?
-- Every text: not hasSuffix without accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (substr(CAST(fetching_fold("value", 2) AS BLOB), -5) IS ?)
-- Every text: contains without accents
SELECT "id", "value", "other" FROM "holder" WHERE instr(fetching_fold("value", 2), ?) > 0
-- Every text: not contains without accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (instr(fetching_fold("value", 2), ?) > 0)
-- Every text: isEqual without accents
SELECT "id", "value", "other" FROM "holder" WHERE fetching_fold("value", 2) = ? COLLATE BINARY
-- Every text: not isEqual without accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (fetching_fold("value", 2) = ? COLLATE BINARY)
-- Every text: isLike without accents
SELECT "id", "value", "other" FROM "holder" WHERE fetching_like("value", ?, 2)
-- Every text: not isLike without accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (fetching_like("value", ?, 2))
-- Every text: hasPrefix without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE substr(CAST(fetching_fold("value", 3) AS BLOB), 1, 1) IS ?
-- Every text: not hasPrefix without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (substr(CAST(fetching_fold("value", 3) AS BLOB), 1, 5) IS ?)
-- Every text: hasSuffix without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE substr(CAST(fetching_fold("value", 3) AS BLOB), -1) IS ?
-- Every text: not hasSuffix without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (substr(CAST(fetching_fold("value", 3) AS BLOB), -5) IS ?)
-- Every text: contains without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE instr(fetching_fold("value", 3), ?) > 0
-- Every text: not contains without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (instr(fetching_fold("value", 3), ?) > 0)
-- Every text: isEqual without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE fetching_fold("value", 3) = ? COLLATE BINARY
-- Every text: not isEqual without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (fetching_fold("value", 3) = ? COLLATE BINARY)
-- Every text: isLike without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE fetching_like("value", ?, 3)
-- Every text: not isLike without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (fetching_like("value", ?, 3))
-- Integers: Int is read back
SELECT "id", "value", "other" FROM "holder"
-- Integers: Int ==
SELECT "id", "value", "other" FROM "holder" WHERE "value" = ?
-- Integers: Int !=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> ?
-- Integers: Int isIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?)
-- Integers: Int isNotIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" NOT IN (?)
-- Integers: Int == member
SELECT "id", "value", "other" FROM "holder" WHERE "value" = "other"
-- Integers: Int != member
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> "other"
-- Integers: Int isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
-- Integers: Int ? ==
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NULL
-- Integers: Int ? !=
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NOT ?
-- Integers: Int ? isIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?)
-- Integers: Int ? isNotIn
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?)) IS NOT TRUE
-- Integers: Int ? == member
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS "other"
-- Integers: Int ? != member
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NOT "other"
-- Integers: Int? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) OR "value" IS NULL)
-- Integers: Int? sorted, ascending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value", "id"
-- Integers: Int? sorted, descending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" DESC, "id"
-- Integers: Int <
SELECT "id", "value", "other" FROM "holder" WHERE "value" < ?
-- Integers: Int <=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= ?
-- Integers: Int >
SELECT "id", "value", "other" FROM "holder" WHERE "value" > ?
-- Integers: Int >=
SELECT "id", "value", "other" FROM "holder" WHERE "value" >= ?
-- Integers: Int isIn(a...a)
SELECT "id", "value", "other" FROM "holder" WHERE "value" BETWEEN ? AND ?
-- Integers: Int? at value 0 not >
SELECT "id", "value", "other" FROM "holder" WHERE ("value" > ?) IS NOT TRUE
-- Integers: Int? at value 0 isNotIn(a...)
SELECT "id", "value", "other" FROM "holder" WHERE ("value" >= ?) IS NOT TRUE
-- Integers: Int < member
SELECT "id", "value", "other" FROM "holder" WHERE "value" < "other"
-- Integers: Int >= member
SELECT "id", "value", "other" FROM "holder" WHERE "value" >= "other"
-- Integers: Int ? <= member
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= "other"
-- Integers: Int ? not < member
SELECT "id", "value", "other" FROM "holder" WHERE ("value" < "other") IS NOT TRUE
-- Integers: Int ? > member
SELECT "id", "value", "other" FROM "holder" WHERE "value" > "other"
-- Integers: Int8 isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?, ?, ?, ?, ?, ?, ?)
-- Integers: Int8? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?, ?, ?, ?, ?, ?, ?) OR "value" IS NULL)
-- Integers: UInt8 isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?, ?, ?, ?, ?, ?)
-- Integers: UInt8? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?, ?, ?, ?, ?, ?) OR "value" IS NULL)
-- Integers: UInt isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?, ?, ?, ?)
-- Integers: UInt? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?, ?, ?, ?) OR "value" IS NULL)
-- Floating point: Double isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
-- Floating point: Double? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) OR "value" IS NULL)
-- Floating point: == NaN
-- invalidValue
-- Values as text: String !=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> ? COLLATE BINARY
-- Values as text: String isIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE BINARY IN (?, ?)
-- Values as text: String isNotIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE BINARY NOT IN (?)
-- Values as text: String == member
SELECT "id", "value", "other" FROM "holder" WHERE "value" = "other" COLLATE BINARY
-- Values as text: String != member
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> "other" COLLATE BINARY
-- Values as text: String isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE BINARY IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
-- Values as text: String ? !=
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NOT ? COLLATE BINARY
-- Values as text: String ? isIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE BINARY IN (?)
-- Values as text: String ? isNotIn
SELECT "id", "value", "other" FROM "holder" WHERE ("value" COLLATE BINARY IN (?)) IS NOT TRUE
-- Values as text: String ? == member
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS "other" COLLATE BINARY
-- Values as text: String ? != member
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NOT "other" COLLATE BINARY
-- Values as text: String? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" COLLATE BINARY IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) OR "value" IS NULL)
-- Values as text: String? sorted, ascending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE BINARY, "id"
-- Values as text: String? sorted, descending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE BINARY DESC, "id"
-- Values as text: String <
SELECT "id", "value", "other" FROM "holder" WHERE "value" < ? COLLATE BINARY
-- Values as text: String <=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= ? COLLATE BINARY
-- Values as text: String >
SELECT "id", "value", "other" FROM "holder" WHERE "value" > ? COLLATE BINARY
-- Values as text: String isIn(a...a)
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE BINARY BETWEEN ? AND ?
-- Values as text: String? at value 0 not >
SELECT "id", "value", "other" FROM "holder" WHERE ("value" > ? COLLATE BINARY) IS NOT TRUE
-- Values as text: String? at value 0 isNotIn(a...)
SELECT "id", "value", "other" FROM "holder" WHERE ("value" >= ? COLLATE BINARY) IS NOT TRUE
-- Values as text: String < member
SELECT "id", "value", "other" FROM "holder" WHERE "value" < "other" COLLATE BINARY
-- Values as text: String >= member
SELECT "id", "value", "other" FROM "holder" WHERE "value" >= "other" COLLATE BINARY
-- Values as text: String ? <= member
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= "other" COLLATE BINARY
-- Values as text: String ? not < member
SELECT "id", "value", "other" FROM "holder" WHERE ("value" < "other" COLLATE BINARY) IS NOT TRUE
-- Values as text: String ? > member
SELECT "id", "value", "other" FROM "holder" WHERE "value" > "other" COLLATE BINARY
-- Values as text: URL isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE BINARY IN (?, ?, ?, ?, ?, ?)
-- Values as text: URL? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" COLLATE BINARY IN (?, ?, ?, ?, ?, ?) OR "value" IS NULL)
-- Values as text: A value of one's own isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE BINARY IN (?, ?, ?, ?)
-- Values as text: A value of one's own? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" COLLATE BINARY IN (?, ?, ?, ?) OR "value" IS NULL)
-- Values as text: A value over a value isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE BINARY IN (?, ?, ?)
-- Values as text: A value over a value? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" COLLATE BINARY IN (?, ?, ?) OR "value" IS NULL)
-- Foundation: Decimal ==
SELECT "id", "value", "other" FROM "holder" WHERE +("value" = ? COLLATE fetching_decimal)
-- Foundation: Decimal !=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> ? COLLATE fetching_decimal
-- Foundation: Decimal isIn
SELECT "id", "value", "other" FROM "holder" WHERE +("value" COLLATE fetching_decimal IN (?, ?))
-- Foundation: Decimal isNotIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE fetching_decimal NOT IN (?)
-- Foundation: Decimal == member
SELECT "id", "value", "other" FROM "holder" WHERE +("value" = "other" COLLATE fetching_decimal)
-- Foundation: Decimal != member
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> "other" COLLATE fetching_decimal
-- Foundation: Decimal isIn all
SELECT "id", "value", "other" FROM "holder" WHERE +("value" COLLATE fetching_decimal IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))
-- Foundation: Decimal ? !=
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NOT ? COLLATE fetching_decimal
-- Foundation: Decimal ? isIn
SELECT "id", "value", "other" FROM "holder" WHERE +("value" COLLATE fetching_decimal IN (?))
-- Foundation: Decimal ? isNotIn
SELECT "id", "value", "other" FROM "holder" WHERE (+("value" COLLATE fetching_decimal IN (?))) IS NOT TRUE
-- Foundation: Decimal ? == member
SELECT "id", "value", "other" FROM "holder" WHERE +("value" IS "other" COLLATE fetching_decimal)
-- Foundation: Decimal ? != member
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NOT "other" COLLATE fetching_decimal
-- Foundation: Decimal? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE (+("value" COLLATE fetching_decimal IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)) OR "value" IS NULL)
-- Foundation: Decimal? sorted, ascending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_decimal, "id"
-- Foundation: Decimal? sorted, descending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_decimal DESC, "id"
-- Foundation: Decimal <
SELECT "id", "value", "other" FROM "holder" WHERE "value" < ? COLLATE fetching_decimal
-- Foundation: Decimal <=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= ? COLLATE fetching_decimal
-- Foundation: Decimal >
SELECT "id", "value", "other" FROM "holder" WHERE "value" > ? COLLATE fetching_decimal
-- Foundation: Decimal >=
SELECT "id", "value", "other" FROM "holder" WHERE "value" >= ? COLLATE fetching_decimal
-- Foundation: Decimal isIn(a...a)
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE fetching_decimal BETWEEN ? AND ?
-- Foundation: Decimal? at value 0 not >
SELECT "id", "value", "other" FROM "holder" WHERE ("value" > ? COLLATE fetching_decimal) IS NOT TRUE
-- Foundation: Decimal? at value 0 isNotIn(a...)
SELECT "id", "value", "other" FROM "holder" WHERE ("value" >= ? COLLATE fetching_decimal) IS NOT TRUE
-- Foundation: Decimal < member
SELECT "id", "value", "other" FROM "holder" WHERE "value" < "other" COLLATE fetching_decimal
-- Foundation: Decimal >= member
SELECT "id", "value", "other" FROM "holder" WHERE "value" >= "other" COLLATE fetching_decimal
-- Foundation: Decimal ? <= member
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= "other" COLLATE fetching_decimal
-- Foundation: Decimal ? not < member
SELECT "id", "value", "other" FROM "holder" WHERE ("value" < "other" COLLATE fetching_decimal) IS NOT TRUE
-- Foundation: Decimal ? > member
SELECT "id", "value", "other" FROM "holder" WHERE "value" > "other" COLLATE fetching_decimal
-- Foundation: Date isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
-- Foundation: Date? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) OR "value" IS NULL)
-- Foundation: Bool? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?) OR "value" IS NULL)
-- Raw values: An enum of numbers isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?, ?)
-- Raw values: An enum of numbers? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?, ?) OR "value" IS NULL)
-- Raw values: An option set of a small number isIn all
SELECT "id", "value", "other" FROM "holder" WHERE "value" IN (?, ?, ?, ?)
-- Raw values: An option set of a small number? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" IN (?, ?, ?, ?) OR "value" IS NULL)
-- Storage: a literal is rounded as what is stored
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" = ?
-- Storage: seconds, ordered
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" > ?
-- Storage: seconds in a range
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" BETWEEN ? AND ?
-- Storage: seconds in a list
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" IN (?, ?)
-- Storage: optional seconds
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_whole_second" = ?
-- Storage: optional seconds that differ
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_whole_second" IS NOT ?
-- Storage: optional seconds that are nil
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_whole_second" IS NULL
-- Storage: optional seconds in a list with nil
SELECT …, "plain_uuid" FROM "stamps" WHERE ("maybe_whole_second" IN (?) OR "maybe_whole_second" IS NULL)
-- Storage: optional seconds not above
SELECT …, "plain_uuid" FROM "stamps" WHERE ("maybe_whole_second" > ?) IS NOT TRUE
-- Storage: members in the same form
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" = "maybe_whole_second"
-- Storage: milliseconds
SELECT …, "plain_uuid" FROM "stamps" WHERE "millisecond" = ?
-- Storage: milliseconds before 1970
SELECT …, "plain_uuid" FROM "stamps" WHERE "millisecond" < ?
-- Storage: exact seconds
SELECT …, "plain_uuid" FROM "stamps" WHERE "exact_time" > ?
-- Storage: sorted by seconds
SELECT …, "plain_uuid" FROM "stamps" ORDER BY "whole_second", "exact_time"
-- Storage: values are read back
SELECT …, "plain_uuid" FROM "stamps"
-- Storage: an identifier as text
SELECT …, "plain_uuid" FROM "stamps" WHERE "upper" = ? COLLATE BINARY
-- Storage: an identifier as small text
SELECT …, "plain_uuid" FROM "stamps" WHERE "lower" = ? COLLATE BINARY
-- Storage: an identifier in a list
SELECT …, "plain_uuid" FROM "stamps" WHERE "lower" COLLATE BINARY IN (?)
-- Storage: an optional identifier
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_lower" IS NOT ? COLLATE BINARY
-- Storage: a storage of one's own
SELECT …, "plain_uuid" FROM "stamps" WHERE "price_in_cents" = ?
-- Storage: a storage of one's own, ordered
SELECT …, "plain_uuid" FROM "stamps" WHERE "price_in_cents" > ?
-- Storage: a storage of one's own, sorted
SELECT …, "plain_uuid" FROM "stamps" ORDER BY "price_in_cents"
-- Storage: a storage without order, equal
SELECT …, "plain_uuid" FROM "stamps" WHERE "secret" = ? COLLATE BINARY
-- Storage: a storage without order, in a list
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_secret" COLLATE BINARY IN (?, ?)
-- Storage: a storage without order rejects <
-- unsupported
-- Storage: a time that cannot be stored
-- outOfRange
-- Stored truth values: a word
SELECT …, "masterID" FROM "Switch" WHERE "isOn" = ? COLLATE BINARY ORDER BY "id"
-- Stored truth values: not a word
SELECT …, "masterID" FROM "Switch" WHERE "isOn" <> ? COLLATE BINARY ORDER BY "id"
-- Stored truth values: a number
SELECT …, "masterID" FROM "Switch" WHERE "isEnabled" = ? ORDER BY "id"
-- Stored truth values: not a number
SELECT …, "masterID" FROM "Switch" WHERE "isEnabled" <> ? ORDER BY "id"
-- Stored truth values: and
SELECT …, "masterID" FROM "Switch" WHERE "isOn" = ? COLLATE BINARY AND "isEnabled" <> ? AND "isPlain" = 1 ORDER BY "id"
-- Stored truth values: or
SELECT …, "masterID" FROM "Switch" WHERE "isEnabled" = ? OR ("isOn" <> ? COLLATE BINARY) ORDER BY "id"
-- Stored truth values: not both
SELECT …, "masterID" FROM "Switch" WHERE NOT ("isOn" = ? COLLATE BINARY AND "isEnabled" = ?) ORDER BY "id"
-- Stored truth values: statements
SELECT …, "masterID" FROM "Switch" WHERE "isOn" = ? COLLATE BINARY AND "isEnabled" = ? ORDER BY "id"
-- Stored truth values: an optional
SELECT …, "masterID" FROM "Switch" WHERE "wasOn" = ? COLLATE BINARY ORDER BY "id"
-- Stored truth values: an optional that is not true
SELECT …, "masterID" FROM "Switch" WHERE "wasOn" IS NOT ? COLLATE BINARY ORDER BY "id"
-- Stored truth values: by its key path
SELECT …, "masterID" FROM "Switch" WHERE "isEnabled" = ? AND "id" > ? ORDER BY "id"
-- Stored truth values: where, by its key path
SELECT "id" FROM "Switch" WHERE "isEnabled" = ? ORDER BY "id"
-- Stored truth values: simplified
SELECT …, "masterID" FROM "Switch" WHERE "isOn" = ? COLLATE BINARY AND "id" > ? ORDER BY "id"
-- Stored truth values: a word in a list of numbers
SELECT …, "Switch"."masterID" FROM "Switch" WHERE ("Switch"."isOn" = ? COLLATE BINARY) IN (SELECT ("Switch2"."isEnabled" = ?) FROM "Switch" AS "Switch2" WHERE "Switch2"."id" < ?) ORDER BY "Switch"."id"
-- Stored truth values: a number not in a list of optional words
SELECT …, "Switch"."masterID" FROM "Switch" WHERE ("Switch"."isEnabled" = ?) NOT IN (SELECT CASE WHEN "Switch2"."wasOn" IS NULL THEN ? ELSE (("Switch2"."wasOn" = ? COLLATE BINARY) IS TRUE) END FROM "Switch" AS "Switch2" WHERE "Switch2"."wasOn" IS NOT ? COLLATE BINARY AND CASE WHEN "Switch2"."wasOn" IS NULL THEN ? ELSE (("Switch2"."wasOn" = ? COLLATE BINARY) IS TRUE) END IS NOT NULL) ORDER BY "Swit… -- 408 characters
-- Stored truth values: an optional number in a list of optional words
SELECT …, "Switch"."masterID" FROM "Switch" WHERE (CASE WHEN "Switch"."wasEnabled" IS NULL THEN ? ELSE (("Switch"."wasEnabled" = ?) IS TRUE) END IS NOT NULL AND CASE WHEN "Switch"."wasEnabled" IS NULL THEN ? ELSE (("Switch"."wasEnabled" = ?) IS TRUE) END IN (SELECT CASE WHEN "Switch2"."wasOn" IS NULL THEN ? ELSE (("Switch2"."wasOn" = ? COLLATE BINARY) IS TRUE) END FROM "Switch" AS "Switch2" WHERE … -- 852 characters
-- Stored truth values: a plain one in a list of words, of all
SELECT …, "Switch"."masterID" FROM "Switch" WHERE EXISTS (SELECT 1 FROM "Switch" AS "Switch2" WHERE ("Switch2"."isOn" = ? COLLATE BINARY) = "Switch"."isPlain" AND "Switch2"."isEnabled" = ?) ORDER BY "Switch"."id"
-- Stored truth values: a condition and a word
SELECT …, "masterID" FROM "Switch" WHERE ("id" > ?) = ("isOn" = ? COLLATE BINARY) ORDER BY "id"
-- Stored truth values: a word and a condition
SELECT …, "masterID" FROM "Switch" WHERE ("isOn" = ? COLLATE BINARY) <> ("id" > ?) ORDER BY "id"
-- Stored truth values: a condition on a plain one and a word
SELECT …, "masterID" FROM "Switch" WHERE ("isPlain" = ?) = ("isOn" = ? COLLATE BINARY) ORDER BY "id"
-- Stored truth values: a plain one and a number
SELECT …, "masterID" FROM "Switch" WHERE "isPlain" = ("isEnabled" = ?) ORDER BY "id"
-- Stored truth values: a word and a number
SELECT …, "masterID" FROM "Switch" WHERE ("isOn" = ? COLLATE BINARY) = ("isEnabled" = ?) ORDER BY "id"
-- Stored truth values: optionals in two forms
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasOn" IS NULL THEN ? ELSE (("wasOn" = ? COLLATE BINARY) IS TRUE) END IS CASE WHEN "wasEnabled" IS NULL THEN ? ELSE (("wasEnabled" = ?) IS TRUE) END ORDER BY "id"
-- Stored truth values: optionals in two forms, different
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasOn" IS NULL THEN ? ELSE (("wasOn" = ? COLLATE BINARY) IS TRUE) END IS NOT CASE WHEN "wasEnabled" IS NULL THEN ? ELSE (("wasEnabled" = ?) IS TRUE) END ORDER BY "id"
-- Stored truth values: an optional and a plain one
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasEnabled" IS NULL THEN ? ELSE (("wasEnabled" = ?) IS TRUE) END IS "wasPlain" ORDER BY "id"
-- Stored truth values: an optional and a condition
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasOn" IS NULL THEN ? ELSE (("wasOn" = ? COLLATE BINARY) IS TRUE) END = ("id" > ?) ORDER BY "id"
-- Stored truth values: not an optional and a condition
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasOn" IS NULL THEN ? ELSE (("wasOn" = ? COLLATE BINARY) IS TRUE) END IS NOT ("id" > ?) ORDER BY "id"
-- Stored truth values: a negation and a word
SELECT …, "masterID" FROM "Switch" WHERE ("isEnabled" <> ?) = ("isOn" = ? COLLATE BINARY) ORDER BY "id"
-- Stored truth values: a to-one's
SELECT …, "Switch"."masterID" FROM "Switch" JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE "master"."isOn" = ? COLLATE BINARY ORDER BY "Switch"."id"
-- Stored truth values: not a to-one's
SELECT …, "Switch"."masterID" FROM "Switch" LEFT JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE "master"."isEnabled" IS NOT ? ORDER BY "Switch"."id"
-- Stored truth values: a to-one that satisfies
SELECT …, "Switch"."masterID" FROM "Switch" JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE "master"."id" IS NOT NULL AND "master"."isEnabled" = ? ORDER BY "Switch"."id"
-- Stored truth values: a to-one that does not satisfy
SELECT …, "Switch"."masterID" FROM "Switch" LEFT JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE ("master"."id" IS NOT NULL AND "master"."isOn" = ? COLLATE BINARY) IS NOT TRUE ORDER BY "Switch"."id"
-- Stored truth values: a to-one that satisfies the opposite
SELECT …, "Switch"."masterID" FROM "Switch" JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE "master"."id" IS NOT NULL AND "master"."isOn" IS NOT ? COLLATE BINARY ORDER BY "Switch"."id"
-- Stored truth values: a to-one's and its own
SELECT …, "Switch"."masterID" FROM "Switch" LEFT JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE CASE WHEN "master"."isOn" IS NULL THEN ? ELSE (("master"."isOn" = ? COLLATE BINARY) IS TRUE) END = ("Switch"."isEnabled" = ?) ORDER BY "Switch"."id"
-- Stored truth values: contains
SELECT …, "Switch"."masterID" FROM "Switch" WHERE EXISTS (SELECT 1 FROM "Switch" AS "servants" WHERE "servants"."masterID" = "Switch"."id" AND "servants"."isEnabled" = ?) ORDER BY "Switch"."id"
-- Stored truth values: contains none
SELECT …, "Switch"."masterID" FROM "Switch" WHERE EXISTS (SELECT 1 FROM "Switch" AS "servants" WHERE "servants"."masterID" = "Switch"."id" AND "servants"."isOn" <> ? COLLATE BINARY) ORDER BY "Switch"."id"
-- Stored truth values: all satisfy
SELECT …, "Switch"."masterID" FROM "Switch" WHERE NOT EXISTS (SELECT 1 FROM "Switch" AS "servants" WHERE "servants"."masterID" = "Switch"."id" AND "servants"."isEnabled" <> ?) ORDER BY "Switch"."id"
-- Stored truth values: counted
SELECT …, "Switch"."masterID" FROM "Switch" WHERE (SELECT COUNT(*) FROM "Switch" AS "servants" WHERE "servants"."masterID" = "Switch"."id" AND "servants"."isEnabled" = ?) = ? ORDER BY "Switch"."id"
-- Stored truth values: selected
SELECT "isEnabled" FROM "Switch" ORDER BY "id"
-- Stored truth values: its negation, selected
SELECT ("isEnabled" <> ?) FROM "Switch" ORDER BY "id"
-- Stored truth values: both, selected
SELECT ("isOn" = ? COLLATE BINARY AND "isEnabled" = ?) FROM "Switch" ORDER BY "id"
-- Stored truth values: grouped by
SELECT "isEnabled", COUNT(*) FROM "Switch" GROUP BY "isEnabled"
-- Stored truth values: grouped by its negation
SELECT ("isOn" <> ? COLLATE BINARY), COUNT(*) FROM "Switch" GROUP BY ("isOn" <> ? COLLATE BINARY)
-- Stored truth values: groups having it
SELECT "isOn" FROM "Switch" GROUP BY "isOn" COLLATE BINARY HAVING "isOn" = ? COLLATE BINARY
-- Stored truth values: groups not having it
SELECT "isEnabled" FROM "Switch" GROUP BY "isEnabled" HAVING "isEnabled" <> ?
-- Stored truth values: counted
SELECT COUNT(*) FILTER (WHERE "isEnabled" = ?) FROM "Switch"
-- Stored truth values: counted, its negation
SELECT COUNT(*) FILTER (WHERE "isOn" <> ? COLLATE BINARY) FROM "Switch"
-- Stored truth values: sorted by its negation
SELECT "id" FROM "Switch" ORDER BY ("isOn" <> ? COLLATE BINARY), "id"
-- Stored truth values: deleted where it is false
DELETE FROM "Switch" WHERE "isEnabled" <> ?
-- Stored truth values: where it is true
UPDATE "Switch" SET "masterID" = ? WHERE "isEnabled" = ?
-- Stored truth values: a value
UPDATE "Switch" SET "isEnabled" = ?, "isOn" = ?
-- Stored truth values: a condition
UPDATE "Switch" SET "isOn" = CASE WHEN "id" > ? THEN ? ELSE ? END, "isEnabled" = CASE WHEN "isEnabled" <> ? THEN ? ELSE ? END
-- Stored truth values: a condition on an optional
UPDATE "Switch" SET "wasEnabled" = CASE WHEN "id" > ? THEN ? ELSE ? END, "wasOn" = CASE WHEN "wasPlain" = ? THEN ? ELSE ? END
-- Stored truth values: another form
UPDATE "Switch" SET "isEnabled" = CASE WHEN "isOn" = ? COLLATE BINARY THEN ? ELSE ? END, "isPlain" = CASE WHEN "isOn" = ? COLLATE BINARY THEN ? ELSE ? END, "wasOn" = CASE WHEN "wasPlain" IS NULL THEN ? WHEN "wasPlain" = 1 THEN ? ELSE ? END
-- Stored truth values: what was assigned before
UPDATE "Switch" SET "isEnabled" = ?, "isOn" = CASE WHEN NOT (? = 1) THEN ? ELSE ? END, "wasOn" = CASE WHEN CASE WHEN NOT (? = 1) THEN ? ELSE ? END IS NULL THEN ? WHEN CASE WHEN NOT (? = 1) THEN ? ELSE ? END = 1 THEN ? ELSE ? END, "wasPlain" = CASE WHEN CASE WHEN NOT (? = 1) THEN ? ELSE ? END IS NULL THEN ? WHEN CASE WHEN NOT (? = 1) THEN ? ELSE ? END = 1 THEN ? ELSE ? END
-- Stored truth values: an optional of another form
UPDATE "Switch" SET "wasEnabled" = CASE WHEN CASE WHEN "wasOn" IS NULL THEN ? ELSE (("wasOn" = ? COLLATE BINARY) IS TRUE) END IS NULL THEN ? WHEN CASE WHEN "wasOn" IS NULL THEN ? ELSE (("wasOn" = ? COLLATE BINARY) IS TRUE) END = 1 THEN ? ELSE ? END, "wasPlain" = CASE WHEN "wasOn" IS NULL THEN ? ELSE (("wasOn" = ? COLLATE BINARY) IS TRUE) END
-- Date calculations: the year
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part year 0', 'plain') = ?
-- Date calculations: the first year
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part year 0', 'plain') < ?
-- Date calculations: the month
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part month 0', 'plain') = ?
-- Date calculations: the month before 1582
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part month 0', 'plain') = ? AND fetching_date("plain", 'part day 0', 'plain') = ?
-- Date calculations: a leap day
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part day 0', 'plain') = ?
-- Date calculations: the last day
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part day 0', 'plain') >= ?
-- Date calculations: the hour
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part hour 0', 'plain') = ?
-- Date calculations: the hour in a list
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part hour 0', 'plain') IN (?, ?)
-- Date calculations: the minute
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part minute 0', 'plain') = ?
-- Date calculations: the second, cut off
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part second 0', 'plain') = ?
-- Date calculations: the day of the week
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part weekday 0', 'plain') = ?
-- Date calculations: other days of the week
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part weekday 0', 'plain') IN (?, ?, ?)
-- Date calculations: in a calculation
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_int64(fetching_int64(fetching_date("plain", 'part year 0', 'plain') * ?) + fetching_date("plain", 'part month 0', 'plain')) = ?
-- Date calculations: the year in the east
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part year 3600', 'plain') = ?
-- Date calculations: the day in the east
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part day 3600', 'plain') = ?
-- Date calculations: the hour in the west
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part hour -12600', 'plain') = ? AND fetching_date("plain", 'part minute -60', 'plain') = ?
-- Date calculations: the month in the west
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part month -3600', 'plain') = ?
-- Date calculations: the day of the week in the west
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'part weekday -43200', 'plain') = ?
-- Date calculations: a day in the west
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start day -7200', 'plain') = ?
-- Date calculations: a year that begins in the year before
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start year 43200', 'plain') = ?
-- Date calculations: the beginning of the year
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start year 0', 'plain') = ?
-- Date calculations: the beginning of the month
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start month 0', 'plain') = ?
-- Date calculations: the beginning of the day
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start day 0', 'plain') = ?
-- Date calculations: the beginning of the hour
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start hour 0', 'plain') = ?
-- Date calculations: the beginning of the minute
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start minute 0', 'plain') = ?
-- Date calculations: the beginning of the second
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start second 0', 'plain') = ?
-- Date calculations: dates of two forms
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start day 0', 'plain') IS fetching_date("day", 'plain', 'dayText')
-- Date calculations: the beginning of a beginning
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date(fetching_date(fetching_date("plain", 'start hour 0', 'plain'), 'start month 0', 'plain'), 'adding hours 0 1', 'plain'), 'start day 0', 'plain') = ?
-- Date calculations: a part of a beginning
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date("plain", 'start month 0', 'plain'), 'part day 0', 'plain') = ?
-- Date calculations: a beginning in a list
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start day 0', 'plain') IN (?, ?)
-- Date calculations: a beginning in a range
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'start year 0', 'plain') >= ? AND fetching_date("plain", 'start year 0', 'plain') < ?
-- Date calculations: a day later
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date("plain", 'adding days 0 1', 'plain'), 'part day 0', 'plain') = ? AND fetching_date(fetching_date("plain", 'adding days 0 1', 'plain'), 'part month 0', 'plain') = ? AND fetching_date("plain", 'part day 0', 'plain') = ?
-- Date calculations: a day before, in years with and without a leap day
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date("plain", 'adding days 0 -1', 'plain'), 'part day 0', 'plain') = ?
-- Date calculations: a century later, and before
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date(fetching_date("plain", 'adding days 0 40000', 'plain'), 'adding days 0 -40000', 'plain'), 'part day 0', 'plain') = ? AND fetching_date(fetching_date(fetching_date("plain", 'adding days 0 -40000', 'plain'), 'adding days 0 40001', 'plain'), 'part month 0', 'plain') = ? AND fetching_date(fetching_date("plain", 'adding days… -- 445 characters
-- Date calculations: a month later is the last day
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date("plain", 'adding months 0 1', 'plain'), 'part day 0', 'plain') = ?
-- Date calculations: a year after a leap day
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date("plain", 'adding years 0 1', 'plain'), 'part day 0', 'plain') = ? AND fetching_date(fetching_date("plain", 'adding months 0 48', 'plain'), 'part day 0', 'plain') = ?
-- Date calculations: seconds
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date("plain", 'adding seconds 0 60', 'plain'), 'part minute 0', 'plain') = ? AND fetching_date(fetching_date("plain", 'adding seconds 0 60', 'plain'), 'part year 0', 'plain') = ?
-- Date calculations: minutes and hours
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'adding minutes 0 30', 'plain') = ? AND fetching_date(fetching_date("plain", 'adding hours 0 -12', 'plain'), 'part hour 0', 'plain') = ?
-- Date calculations: weeks
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'adding weeks 0 -2', 'plain') = ?
-- Date calculations: months in the east
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date("plain", 'adding months 3600 1', 'plain'), 'part day 0', 'plain') = ? AND fetching_date("plain", 'part month 0', 'plain') = ?
-- Date calculations: behind the last year is nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("plain", 'adding days 0 1', 'plain') > ?
-- Date calculations: not behind the last year
SELECT …, "maybeSeconds" FROM "appointments" WHERE (fetching_date("plain", 'adding months 0 1', 'plain') > ?) IS NOT TRUE
-- Date calculations: before the first year is nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE (fetching_date("plain", 'adding years 0 -1', 'plain') < ?) IS NOT TRUE
-- Date calculations: far away is nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date(fetching_date("plain", 'adding days 0 9223372036854775807', 'plain'), 'part year 0', 'plain') > ? OR fetching_date(fetching_date("plain", 'adding years 0 -9223372036854775808', 'plain'), 'part year 0', 'plain') > ? OR fetching_date(fetching_date(fetching_date("plain", 'adding hours 0 -9223372036854775808', 'plain'), 'start day 0', 'p… -- 436 characters
-- Date calculations: seconds between members
SELECT …, "maybeSeconds" FROM "appointments" WHERE CAST(CAST(fetching_int64(fetching_date("plain", 'microseconds', 'plain') - fetching_date("seconds", 'microseconds', 'unixSeconds')) AS REAL) AS REAL) / ? = ?
-- Date calculations: seconds between forms
SELECT …, "maybeSeconds" FROM "appointments" WHERE CAST(CAST(fetching_int64(fetching_date("time", 'microseconds', 'unixTime') - fetching_date("milliseconds", 'microseconds', 'unixMilliseconds')) AS REAL) AS REAL) / ? = ? AND CAST(CAST(fetching_int64(fetching_date("isoText", 'microseconds', 'iso8601Text') - fetching_date("dateTime", 'microseconds', 'dateTimeText')) AS REAL) AS REAL) / ? = ?
-- Date calculations: seconds since a date
SELECT …, "maybeSeconds" FROM "appointments" WHERE CAST(CAST(fetching_int64(fetching_date("milliseconds", 'microseconds', 'unixMilliseconds') - fetching_date(?, 'microseconds', 'plain')) AS REAL) AS REAL) / ? = ?
-- Date calculations: days since a date
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_int64(fetching_int64(fetching_date("plain", 'microseconds', 'plain') - fetching_date(?, 'microseconds', 'plain')) / ?) = ?
-- Date calculations: days are cut off
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_int64(fetching_int64(fetching_date("plain", 'microseconds', 'plain') - fetching_date(?, 'microseconds', 'plain')) / ?) = ? AND fetching_int64(fetching_int64(fetching_date("plain", 'microseconds', 'plain') - fetching_date(?, 'microseconds', 'plain')) / ?) = ?
-- Date calculations: days of computed dates
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_int64(fetching_int64(fetching_date(fetching_date("seconds", 'adding days 0 10', 'unixSeconds'), 'microseconds', 'plain') - fetching_date("isoText", 'microseconds', 'iso8601Text')) / ?) = ?
-- Date calculations: compared seconds since an optional date
SELECT …, "maybeSeconds" FROM "appointments" WHERE CAST(CAST(fetching_int64(fetching_date("plain", 'microseconds', 'plain') - fetching_date("maybeSeconds", 'microseconds', 'unixSeconds')) AS REAL) AS REAL) / ? > ? AND fetching_date("plain", 'part year 0', 'plain') < ?
-- Date calculations: days since an optional date
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_int64(fetching_int64(fetching_date("plain", 'microseconds', 'plain') - fetching_date("maybe", 'microseconds', 'plain')) / ?) IS NULL AND CAST(CAST(fetching_int64(fetching_date("plain", 'microseconds', 'plain') - fetching_date("maybeSeconds", 'microseconds', 'unixSeconds')) AS REAL) AS REAL) / ? IS NULL
-- Date calculations: the year of nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("maybe", 'part year 0', 'plain') IS NULL AND fetching_date("maybeSeconds", 'part hour 0', 'unixSeconds') IS NULL
-- Date calculations: not the year of nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("maybeSeconds", 'part year 0', 'unixSeconds') IS NOT ?
-- Date calculations: a computed nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE fetching_date("maybe", 'adding days 0 1', 'plain') IS NULL
-- Date calculations: ?? a computed date
SELECT …, "maybeSeconds" FROM "appointments" WHERE COALESCE("maybe", fetching_date("seconds", 'start year 0', 'unixSeconds')) = ?
-- Date calculations: a computed date ?? a date
SELECT …, "maybeSeconds" FROM "appointments" WHERE COALESCE(fetching_date("maybeSeconds", 'adding days 0 1', 'unixSeconds'), ?) = ?
-- Date calculations: sorted by the day of the week
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY fetching_date("isoText", 'part weekday 0', 'iso8601Text'), "id"
-- Date calculations: sorted by a beginning
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY fetching_date("seconds", 'start month 0', 'unixSeconds') DESC, "id" LIMIT ?
-- Date calculations: nil comes first
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY fetching_date("maybe", 'adding days 0 1', 'plain'), "id" LIMIT ?
-- Date calculations: update by computed dates
UPDATE "appointments" SET "seconds" = fetching_checked_date(fetching_checked_date("isoText", 'adding hours 0 1', 'iso8601Text'), 'stored unixSeconds', 'plain'), "milliseconds" = fetching_checked_date(fetching_checked_date("milliseconds", 'adding minutes 0 1', 'unixMilliseconds'), 'stored unixMilliseconds', 'plain'), "time" = fetching_checked_date(fetching_checked_date("plain", 'adding seconds 0 1'… -- 1114 characters
-- Date calculations: update to nil
UPDATE "appointments" SET "maybe" = fetching_checked_date("maybeSeconds", 'adding months 0 1', 'unixSeconds') WHERE "maybe" IS NULL
-- Date calculations: update to a month later
UPDATE "appointments" SET "isoText" = fetching_checked_date(fetching_checked_date("seconds", 'adding months 0 1', 'unixSeconds'), 'stored iso8601Text', 'plain') WHERE "id" = ?
-- Date calculations: update to a date behind the last
UPDATE "appointments" SET "plain" = fetching_checked_date("time", 'adding years 0 1', 'unixTime')
-- Date calculations in requests: grouped by the month
SELECT fetching_date("isoText", 'part month 0', 'iso8601Text'), COUNT(*) FROM "appointments" GROUP BY fetching_date("isoText", 'part month 0', 'iso8601Text') ORDER BY fetching_date("isoText", 'part month 0', 'iso8601Text')
-- Date calculations in requests: grouped by a beginning, having a part
SELECT MAX(fetching_checked_date("day", 'start year 0', 'dayText')), COUNT(*) FROM "appointments" GROUP BY fetching_date("day", 'start year 0', 'dayText') HAVING MAX("id") < ? AND fetching_date(fetching_date("day", 'start year 0', 'dayText'), 'part year 0', 'plain') < ? ORDER BY fetching_date("day", 'start year 0', 'dayText')
-- Date calculations in requests: grouped by an optional
SELECT MAX(fetching_checked_date(fetching_checked_date(fetching_checked_date("maybeSeconds", 'start minute 0', 'unixSeconds'), 'adding minutes 0 1', 'plain'), 'start day 0', 'plain')), COUNT(*) FROM "appointments" WHERE "id" <> ? GROUP BY fetching_date(fetching_date(fetching_date("maybeSeconds", 'start minute 0', 'unixSeconds'), 'adding minutes 0 1', 'plain'), 'start day 0', 'plain') ORDER BY fetc… -- 543 characters
-- Date calculations in requests: selected
SELECT fetching_checked_date("maybe", 'adding months 0 1', 'plain'), fetching_checked_date("time", 'part weekday 0', 'unixTime') FROM "appointments" WHERE "id" IN (?, ?, ?) ORDER BY "id"
-- Date calculations in requests: distinct
SELECT DISTINCT fetching_checked_date("milliseconds", 'part hour 0', 'unixMilliseconds') FROM "appointments" WHERE "id" < ?
-- Date calculations in requests: aggregates
SELECT MIN(fetching_checked_date("seconds", 'start day 0', 'unixSeconds')) FROM "appointments" WHERE "id" IN (?, ?)
-- Date calculations in requests: an overflow beside nil in the key of a group
SELECT MAX(fetching_checked_date("maybe", 'adding days 0 1', 'plain')), COUNT(*) FROM "appointments" WHERE "id" IN (?, ?) GROUP BY fetching_date("maybe", 'adding days 0 1', 'plain')
-- Date calculations in requests: an overflow in a selection
SELECT fetching_checked_date("plain", 'adding days 0 1', 'plain') FROM "appointments"
-- Date calculations in requests: pages by a beginning
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY fetching_date("seconds", 'start year 0', 'unixSeconds') DESC, "id" LIMIT ?
-- Date calculations in requests: pages by an optional computed date
SELECT …, fetching_date("maybe", 'adding days 0 1', 'plain'), "id" FROM "appointments" ORDER BY fetching_date("maybe", 'adding days 0 1', 'plain'), "id" LIMIT ?
-- Date calculations in requests: pages by an optional computed date, nil last
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY fetching_date("maybeSeconds", 'adding months 0 -1', 'unixSeconds') DESC, fetching_date("day", 'part weekday 0', 'dayText'), "id" LIMIT ?
-- Date calculations in requests: a deletion by parts
DELETE FROM "appointments" WHERE fetching_date("maybeSeconds", 'part year 0', 'unixSeconds') = ? OR (fetching_date(fetching_date("dateTime", 'start year 0', 'dateTimeText'), 'part day 0', 'plain') < ? AND "id" = ?)
-- Date calculations in requests: a deletion of the first by a computed date
DELETE FROM "appointments" WHERE "id" IN (SELECT "appointments"."id" FROM "appointments" ORDER BY fetching_date("appointments"."time", 'start month 0', 'unixTime'), "appointments"."id" LIMIT ?)
-- Date calculations in requests: optional dates of others
UPDATE "appointments" SET "maybe" = fetching_checked_date("plain", 'adding days 0 3', 'plain'), "maybeSeconds" = fetching_checked_date(fetching_checked_date("seconds", 'start day 0', 'unixSeconds'), 'stored unixSeconds', 'plain') WHERE "id" = ?
-- Date calculations in requests: dates of optional others
UPDATE "appointments" SET "plain" = fetching_checked_date("maybe", 'adding hours 0 -1', 'plain'), "seconds" = fetching_checked_date(fetching_checked_date("maybeSeconds", 'start hour 0', 'unixSeconds'), 'stored unixSeconds', 'plain') WHERE "id" = ?
-- Date calculations in requests: an upsert by a computed date
INSERT INTO "appointments" (…, "maybeSeconds") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "plain" = fetching_checked_date("excluded"."plain", 'adding days 0 1', 'plain'), "isoText" = fetching_checked_date(fetching_checked_date("appointments"."seconds", 'start day 0', 'unixSeconds'), 'stored iso8601Text', 'plain'), "maybeSeconds" = fetching_checked_date(fetching_checked_… -- 498 characters
-- Date calculations in requests: plain in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE "appointments"."plain" IN (SELECT "appointments2"."plain" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of plain in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."plain", 'start day 0', 'plain') IS NOT NULL AND fetching_date("appointments"."plain", 'start day 0', 'plain') IN (SELECT fetching_date("appointments2"."plain", 'start day 0', 'plain') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments2"."pl… -- 724 characters
-- Date calculations in requests: the day of plain in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."plain", 'start day 0', 'plain') IS NOT NULL AND fetching_date("appointments"."plain", 'start day 0', 'plain') IN (SELECT fetching_date("appointments2"."seconds", 'start day 0', 'unixSeconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointmen… -- 748 characters
-- Date calculations in requests: the day of plain in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."plain", 'start day 0', 'plain') IS NOT NULL AND fetching_date("appointments"."plain", 'start day 0', 'plain') IN (SELECT fetching_date("appointments2"."milliseconds", 'start day 0', 'unixMilliseconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("… -- 778 characters
-- Date calculations in requests: the day of plain in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."plain", 'start day 0', 'plain') IS NOT NULL AND fetching_date("appointments"."plain", 'start day 0', 'plain') IN (SELECT fetching_date("appointments2"."time", 'start day 0', 'unixTime') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments2"."… -- 730 characters
-- Date calculations in requests: the day of plain in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."plain", 'start day 0', 'plain') IS NOT NULL AND fetching_date("appointments"."plain", 'start day 0', 'plain') IN (SELECT fetching_date("appointments2"."isoText", 'start day 0', 'iso8601Text') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointmen… -- 748 characters
-- Date calculations in requests: the day of plain in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."plain", 'start day 0', 'plain') IS NOT NULL AND fetching_date("appointments"."plain", 'start day 0', 'plain') IN (SELECT fetching_date("appointments2"."dateTime", 'start day 0', 'dateTimeText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointm… -- 754 characters
-- Date calculations in requests: the day of plain in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."plain", 'start day 0', 'plain') IS NOT NULL AND fetching_date("appointments"."plain", 'start day 0', 'plain') IN (SELECT fetching_date("appointments2"."day", 'start day 0', 'dayText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments2"."da… -- 724 characters
-- Date calculations in requests: seconds in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE "appointments"."seconds" IN (SELECT "appointments2"."seconds" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of seconds in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IS NOT NULL AND fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IN (SELECT fetching_date("appointments2"."plain", 'start day 0', 'plain') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("ap… -- 748 characters
-- Date calculations in requests: the day of seconds in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IS NOT NULL AND fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IN (SELECT fetching_date("appointments2"."seconds", 'start day 0', 'unixSeconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_… -- 772 characters
-- Date calculations in requests: the day of seconds in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IS NOT NULL AND fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IN (SELECT fetching_date("appointments2"."milliseconds", 'start day 0', 'unixMilliseconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND… -- 802 characters
-- Date calculations in requests: the day of seconds in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IS NOT NULL AND fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IN (SELECT fetching_date("appointments2"."time", 'start day 0', 'unixTime') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("… -- 754 characters
-- Date calculations in requests: the day of seconds in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IS NOT NULL AND fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IN (SELECT fetching_date("appointments2"."isoText", 'start day 0', 'iso8601Text') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_… -- 772 characters
-- Date calculations in requests: the day of seconds in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IS NOT NULL AND fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IN (SELECT fetching_date("appointments2"."dateTime", 'start day 0', 'dateTimeText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetchin… -- 778 characters
-- Date calculations in requests: the day of seconds in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IS NOT NULL AND fetching_date("appointments"."seconds", 'start day 0', 'unixSeconds') IN (SELECT fetching_date("appointments2"."day", 'start day 0', 'dayText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("ap… -- 748 characters
-- Date calculations in requests: milliseconds in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE "appointments"."milliseconds" IN (SELECT "appointments2"."milliseconds" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of milliseconds in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IS NOT NULL AND fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IN (SELECT fetching_date("appointments2"."plain", 'start day 0', 'plain') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? A… -- 778 characters
-- Date calculations in requests: the day of milliseconds in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IS NOT NULL AND fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IN (SELECT fetching_date("appointments2"."seconds", 'start day 0', 'unixSeconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ?… -- 802 characters
-- Date calculations in requests: the day of milliseconds in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IS NOT NULL AND fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IN (SELECT fetching_date("appointments2"."milliseconds", 'start day 0', 'unixMilliseconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id"… -- 832 characters
-- Date calculations in requests: the day of milliseconds in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IS NOT NULL AND fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IN (SELECT fetching_date("appointments2"."time", 'start day 0', 'unixTime') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?… -- 784 characters
-- Date calculations in requests: the day of milliseconds in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IS NOT NULL AND fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IN (SELECT fetching_date("appointments2"."isoText", 'start day 0', 'iso8601Text') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ?… -- 802 characters
-- Date calculations in requests: the day of milliseconds in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IS NOT NULL AND fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IN (SELECT fetching_date("appointments2"."dateTime", 'start day 0', 'dateTimeText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN… -- 808 characters
-- Date calculations in requests: the day of milliseconds in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IS NOT NULL AND fetching_date("appointments"."milliseconds", 'start day 0', 'unixMilliseconds') IN (SELECT fetching_date("appointments2"."day", 'start day 0', 'dayText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? A… -- 778 characters
-- Date calculations in requests: time in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE "appointments"."time" IN (SELECT "appointments2"."time" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of time in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."time", 'start day 0', 'unixTime') IS NOT NULL AND fetching_date("appointments"."time", 'start day 0', 'unixTime') IN (SELECT fetching_date("appointments2"."plain", 'start day 0', 'plain') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments2"… -- 730 characters
-- Date calculations in requests: the day of time in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."time", 'start day 0', 'unixTime') IS NOT NULL AND fetching_date("appointments"."time", 'start day 0', 'unixTime') IN (SELECT fetching_date("appointments2"."seconds", 'start day 0', 'unixSeconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appoin… -- 754 characters
-- Date calculations in requests: the day of time in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."time", 'start day 0', 'unixTime') IS NOT NULL AND fetching_date("appointments"."time", 'start day 0', 'unixTime') IN (SELECT fetching_date("appointments2"."milliseconds", 'start day 0', 'unixMilliseconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_da… -- 784 characters
-- Date calculations in requests: the day of time in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."time", 'start day 0', 'unixTime') IS NOT NULL AND fetching_date("appointments"."time", 'start day 0', 'unixTime') IN (SELECT fetching_date("appointments2"."time", 'start day 0', 'unixTime') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments… -- 736 characters
-- Date calculations in requests: the day of time in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."time", 'start day 0', 'unixTime') IS NOT NULL AND fetching_date("appointments"."time", 'start day 0', 'unixTime') IN (SELECT fetching_date("appointments2"."isoText", 'start day 0', 'iso8601Text') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appoin… -- 754 characters
-- Date calculations in requests: the day of time in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."time", 'start day 0', 'unixTime') IS NOT NULL AND fetching_date("appointments"."time", 'start day 0', 'unixTime') IN (SELECT fetching_date("appointments2"."dateTime", 'start day 0', 'dateTimeText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appo… -- 760 characters
-- Date calculations in requests: the day of time in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."time", 'start day 0', 'unixTime') IS NOT NULL AND fetching_date("appointments"."time", 'start day 0', 'unixTime') IN (SELECT fetching_date("appointments2"."day", 'start day 0', 'dayText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments2"… -- 730 characters
-- Date calculations in requests: isoText in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE "appointments"."isoText" COLLATE BINARY IN (SELECT "appointments2"."isoText" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of isoText in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IS NOT NULL AND fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IN (SELECT fetching_date("appointments2"."plain", 'start day 0', 'plain') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("ap… -- 748 characters
-- Date calculations in requests: the day of isoText in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IS NOT NULL AND fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IN (SELECT fetching_date("appointments2"."seconds", 'start day 0', 'unixSeconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_… -- 772 characters
-- Date calculations in requests: the day of isoText in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IS NOT NULL AND fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IN (SELECT fetching_date("appointments2"."milliseconds", 'start day 0', 'unixMilliseconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND… -- 802 characters
-- Date calculations in requests: the day of isoText in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IS NOT NULL AND fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IN (SELECT fetching_date("appointments2"."time", 'start day 0', 'unixTime') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("… -- 754 characters
-- Date calculations in requests: the day of isoText in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IS NOT NULL AND fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IN (SELECT fetching_date("appointments2"."isoText", 'start day 0', 'iso8601Text') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_… -- 772 characters
-- Date calculations in requests: the day of isoText in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IS NOT NULL AND fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IN (SELECT fetching_date("appointments2"."dateTime", 'start day 0', 'dateTimeText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetchin… -- 778 characters
-- Date calculations in requests: the day of isoText in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IS NOT NULL AND fetching_date("appointments"."isoText", 'start day 0', 'iso8601Text') IN (SELECT fetching_date("appointments2"."day", 'start day 0', 'dayText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("ap… -- 748 characters
-- Date calculations in requests: dateTime in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE "appointments"."dateTime" COLLATE BINARY IN (SELECT "appointments2"."dateTime" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of dateTime in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IS NOT NULL AND fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IN (SELECT fetching_date("appointments2"."plain", 'start day 0', 'plain') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date… -- 754 characters
-- Date calculations in requests: the day of dateTime in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IS NOT NULL AND fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IN (SELECT fetching_date("appointments2"."seconds", 'start day 0', 'unixSeconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetch… -- 778 characters
-- Date calculations in requests: the day of dateTime in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IS NOT NULL AND fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IN (SELECT fetching_date("appointments2"."milliseconds", 'start day 0', 'unixMilliseconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?… -- 808 characters
-- Date calculations in requests: the day of dateTime in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IS NOT NULL AND fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IN (SELECT fetching_date("appointments2"."time", 'start day 0', 'unixTime') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_da… -- 760 characters
-- Date calculations in requests: the day of dateTime in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IS NOT NULL AND fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IN (SELECT fetching_date("appointments2"."isoText", 'start day 0', 'iso8601Text') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetch… -- 778 characters
-- Date calculations in requests: the day of dateTime in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IS NOT NULL AND fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IN (SELECT fetching_date("appointments2"."dateTime", 'start day 0', 'dateTimeText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fet… -- 784 characters
-- Date calculations in requests: the day of dateTime in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IS NOT NULL AND fetching_date("appointments"."dateTime", 'start day 0', 'dateTimeText') IN (SELECT fetching_date("appointments2"."day", 'start day 0', 'dayText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date… -- 754 characters
-- Date calculations in requests: day in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE "appointments"."day" COLLATE BINARY IN (SELECT "appointments2"."day" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ?) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of day in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."day", 'start day 0', 'dayText') IS NOT NULL AND fetching_date("appointments"."day", 'start day 0', 'dayText') IN (SELECT fetching_date("appointments2"."plain", 'start day 0', 'plain') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments2"."pl… -- 724 characters
-- Date calculations in requests: the day of day in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."day", 'start day 0', 'dayText') IS NOT NULL AND fetching_date("appointments"."day", 'start day 0', 'dayText') IN (SELECT fetching_date("appointments2"."seconds", 'start day 0', 'unixSeconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointmen… -- 748 characters
-- Date calculations in requests: the day of day in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."day", 'start day 0', 'dayText') IS NOT NULL AND fetching_date("appointments"."day", 'start day 0', 'dayText') IN (SELECT fetching_date("appointments2"."milliseconds", 'start day 0', 'unixMilliseconds') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("… -- 778 characters
-- Date calculations in requests: the day of day in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."day", 'start day 0', 'dayText') IS NOT NULL AND fetching_date("appointments"."day", 'start day 0', 'dayText') IN (SELECT fetching_date("appointments2"."time", 'start day 0', 'unixTime') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments2"."… -- 730 characters
-- Date calculations in requests: the day of day in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."day", 'start day 0', 'dayText') IS NOT NULL AND fetching_date("appointments"."day", 'start day 0', 'dayText') IN (SELECT fetching_date("appointments2"."isoText", 'start day 0', 'iso8601Text') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointmen… -- 748 characters
-- Date calculations in requests: the day of day in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."day", 'start day 0', 'dayText') IS NOT NULL AND fetching_date("appointments"."day", 'start day 0', 'dayText') IN (SELECT fetching_date("appointments2"."dateTime", 'start day 0', 'dateTimeText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointm… -- 754 characters
-- Date calculations in requests: the day of day in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE (fetching_date("appointments"."day", 'start day 0', 'dayText') IS NOT NULL AND fetching_date("appointments"."day", 'start day 0', 'dayText') IN (SELECT fetching_date("appointments2"."day", 'start day 0', 'dayText') FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND fetching_date("appointments2"."da… -- 724 characters
-- Date calculations in requests: optional dates in lists with nil
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ("appointments"."maybe" IS NOT NULL AND "appointments"."maybe" IN (SELECT "appointments2"."maybe" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN ? AND ? AND "appointments2"."maybe" IS NOT NULL) OR "appointments"."maybe" IS NULL AND EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointments… -- 490 characters
-- Computed texts: trimmed
SELECT …, "previousRights" FROM "Person" WHERE fetching_trimmed("name") = ? COLLATE BINARY
-- Computed texts: not trimmed
SELECT …, "previousRights" FROM "Person" WHERE fetching_trimmed("name") <> ? COLLATE BINARY
-- Computed texts: trimmed of white space alone
SELECT …, "previousRights" FROM "Person" WHERE fetching_trimmed("nickname") = ? COLLATE BINARY
-- Computed texts: a prefix
SELECT …, "previousRights" FROM "Person" WHERE fetching_prefix("name", 3) = ? COLLATE BINARY
-- Computed texts: a prefix cuts a character
SELECT …, "previousRights" FROM "Person" WHERE fetching_prefix("name", 4) = ? COLLATE BINARY
-- Computed texts: a prefix of a flag
SELECT …, "previousRights" FROM "Person" WHERE fetching_prefix("name", 1) = ? COLLATE BINARY AND fetching_suffix("name", 1) = ? COLLATE BINARY
-- Computed texts: a prefix of nothing
SELECT …, "previousRights" FROM "Person" WHERE fetching_prefix("name", 0) = ? COLLATE BINARY AND fetching_suffix("name", 0) = ? COLLATE BINARY
-- Computed texts: a prefix of all
SELECT …, "previousRights" FROM "Person" WHERE fetching_prefix("name", 9223372036854775807) = "name" COLLATE BINARY AND fetching_suffix("name", 9223372036854775807) = "name" COLLATE BINARY
-- Computed texts: a suffix
SELECT …, "previousRights" FROM "Person" WHERE fetching_suffix("name", 2) = ? COLLATE BINARY
-- Computed texts: a suffix past NUL
SELECT …, "previousRights" FROM "Person" WHERE fetching_suffix("name", 3) = ? COLLATE BINARY
-- Computed texts: replacing
SELECT …, "previousRights" FROM "Person" WHERE fetching_replacing("name", ?, ?) = ? COLLATE BINARY
-- Computed texts: replacing case-sensitively
SELECT …, "previousRights" FROM "Person" WHERE fetching_replacing("nickname", ?, ?) = ? COLLATE BINARY
-- Computed texts: replacing a scalar of a character
SELECT …, "previousRights" FROM "Person" WHERE fetching_replacing("name", ?, ?) >= ? COLLATE BINARY AND fetching_replacing("name", ?, ?) < ? COLLATE BINARY
-- Computed texts: replacing nothing
SELECT …, "previousRights" FROM "Person" WHERE fetching_replacing("name", ?, ?) = "name" COLLATE BINARY
-- Computed texts: in lower case
SELECT …, "previousRights" FROM "Person" WHERE fetching_lowercased("nickname") = ? COLLATE BINARY
-- Computed texts: in upper case
SELECT …, "previousRights" FROM "Person" WHERE fetching_uppercased("nickname") = ? COLLATE BINARY
-- Computed texts: not in lower case
SELECT …, "previousRights" FROM "Person" WHERE fetching_lowercased("nickname") IS NOT "nickname" COLLATE BINARY AND "id" < ? AND "nickname" IS NOT NULL
-- Computed texts: in lower case past NUL
SELECT …, "previousRights" FROM "Person" WHERE fetching_lowercased("name") = ? COLLATE BINARY
-- Computed texts: in upper case past NUL
SELECT …, "previousRights" FROM "Person" WHERE fetching_uppercased("name") = ? COLLATE BINARY
-- Computed texts: in lower case of each letter
SELECT …, "previousRights" FROM "Person" WHERE fetching_lowercased("name") = "nickname" COLLATE BINARY
-- Computed texts: in upper case by full mappings
SELECT …, "previousRights" FROM "Person" WHERE fetching_uppercased("name") = "nickname" COLLATE BINARY
-- Computed texts: in lower case of nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_lowercased("nickname") IS NULL AND fetching_uppercased("nickname") IS NULL
-- Computed texts: not in lower case of nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_lowercased("nickname") IS NOT ? COLLATE BINARY
-- Computed texts: in lower case in a list
SELECT …, "previousRights" FROM "Person" WHERE fetching_lowercased("name") COLLATE BINARY IN (?, ?)
-- Computed texts: in upper case and back
SELECT …, "previousRights" FROM "Person" WHERE substr(CAST(fetching_lowercased(fetching_uppercased("name")) AS BLOB), -3) IS ? AND fetching_scalar_count(fetching_trimmed(fetching_lowercased("name"))) = ?
-- Computed texts: update in another case
UPDATE "Person" SET "motto" = fetching_lowercased("nickname"), "name" = fetching_uppercased("name")
-- Computed texts: in another case: text 0
SELECT …, "previousRights" FROM "Person" WHERE fetching_lowercased("name") = ? COLLATE BINARY AND fetching_uppercased("name") = ? COLLATE BINARY
-- Computed texts: trimmed nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_trimmed("nickname") IS NULL
-- Computed texts: a part of nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_prefix("nickname", 1) IS NULL AND fetching_suffix("nickname", 1) IS NULL
-- Computed texts: replacing in nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_replacing("nickname", ?, ?) IS NULL
-- Computed texts: not a text of nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_trimmed("nickname") IS NOT ? COLLATE BINARY
-- Computed texts: ?? a computed text
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", fetching_trimmed("name")) = ? COLLATE BINARY
-- Computed texts: a computed text ?? a text
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(fetching_replacing("nickname", ?, ?), ?) = ? COLLATE BINARY
-- Computed texts: operators on a computed text
SELECT …, "previousRights" FROM "Person" WHERE fetching_trimmed("name") >= ? COLLATE BINARY AND fetching_trimmed("name") < ? COLLATE BINARY AND substr(CAST(fetching_trimmed("name") AS BLOB), -1) IS ? AND instr(fetching_trimmed("name"), ?) > 0 AND fetching_trimmed("name") >= ? COLLATE BINARY AND fetching_trimmed("name") < ? COLLATE BINARY AND fetching_like(fetching_trimmed("name"), ?, 0) AND fetchi… -- 445 characters
-- Computed texts: a computed text in a list
SELECT …, "previousRights" FROM "Person" WHERE fetching_trimmed("name") COLLATE BINARY IN (?, ?)
-- Computed texts: a computed text in a range
SELECT …, "previousRights" FROM "Person" WHERE fetching_prefix("name", 1) COLLATE BINARY BETWEEN ? AND ?
-- Computed texts: a computed text without case
SELECT …, "previousRights" FROM "Person" WHERE fetching_fold(fetching_trimmed("name"), 1) = ? COLLATE BINARY
-- Computed texts: functions of functions
SELECT …, "previousRights" FROM "Person" WHERE fetching_replacing(fetching_prefix(fetching_trimmed("name"), 1), ?, ?) = ? COLLATE BINARY
-- Computed texts: a computed text and a column, case-sensitively
SELECT …, "previousRights" FROM "Person" WHERE fetching_replacing("name", ?, ?) = "nickname" COLLATE BINARY
-- Computed texts: a column and a computed text, case-sensitively
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT fetching_suffix("name", 9) COLLATE BINARY
-- Computed texts: two computed texts
SELECT …, "previousRights" FROM "Person" WHERE fetching_trimmed("name") = fetching_prefix("nickname", 9) COLLATE BINARY
-- Computed texts: sorted by a computed text
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_trimmed("name") COLLATE BINARY, "id"
-- Computed texts: sorted by the end, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_suffix("nickname", 1) COLLATE BINARY, "id" DESC LIMIT ?
-- Computed texts: update by computed texts
UPDATE "Person" SET "motto" = fetching_suffix("nickname", 1), "nickname" = fetching_prefix("name", 1), "name" = fetching_trimmed("name")
-- Computed texts: a deletion by another case
DELETE FROM "Person" WHERE (fetching_uppercased("name") = "nickname" COLLATE BINARY AND "id" < ?) OR fetching_lowercased("name") = ? COLLATE BINARY
-- Computed texts: a deletion by computed texts
DELETE FROM "Person" WHERE fetching_replacing("name", ?, ?) = ? COLLATE BINARY OR (fetching_trimmed("nickname") = ? COLLATE BINARY AND "id" = ?) OR "nickname" = ? COLLATE BINARY
-- Computed texts: an upsert by computed texts
INSERT INTO "Person" (…, "previousRights") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "nickname" = fetching_prefix("Person"."name", 3), "name" = fetching_trimmed("excluded"."name") RETURNING fetching_suffix(fetching_trimmed("name"), 1)
-- Computed texts: an upsert in another case
INSERT INTO "Person" (…, "previousRights") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "nickname" = fetching_uppercased("Person"."name"), "name" = fetching_lowercased("excluded"."name") RETURNING fetching_uppercased("name")
-- Computed texts: a part of a to-one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE fetching_prefix("team"."name", 2) = ? COLLATE BINARY
-- Computed texts: not a part of a to-one
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE fetching_replacing("team"."name", ?, ?) IS NOT ? COLLATE BINARY
-- Computed texts: a part within a to-many
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND fetching_suffix("players"."name", 2) = ? COLLATE BINARY)
-- Computed texts: a computed text selected
SELECT fetching_prefix("name", 2) FROM "Player" WHERE "id" = ?
-- Computed texts: pages by a computed text, nil first
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY fetching_suffix("team"."name", 1) COLLATE BINARY, "Player"."id" LIMIT ?
-- Computed texts: pages by a computed text, downwards
SELECT …, "seatNumber" FROM "Player" ORDER BY fetching_prefix(fetching_trimmed("name"), 2) COLLATE BINARY DESC, "id" DESC LIMIT ?
-- Computed texts: a to-one in another case
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE fetching_lowercased("team"."name") = ? COLLATE BINARY AND fetching_uppercased("team"."name") = ? COLLATE BINARY
-- Computed texts: sorted by the case, selected
SELECT fetching_uppercased("name") FROM "Player" WHERE "id" IN (?, ?) ORDER BY 1 COLLATE BINARY
-- Computed texts: grouped by a text in lower case
SELECT fetching_lowercased("team"."name"), COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY GROUP BY fetching_lowercased("team"."name") COLLATE BINARY ORDER BY fetching_lowercased("team"."name") COLLATE BINARY
-- Computed texts: grouped by a computed text
SELECT fetching_suffix(fetching_replacing(fetching_trimmed("team"."name"), ?, ?), 1), COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY GROUP BY fetching_suffix(fetching_replacing(fetching_trimmed("team"."name"), ?, ?), 1) COLLATE BINARY HAVING COUNT(*) > ? ORDER BY fetching_suffix(fetching_replacing(fetching_trimmed("team"."name"), ?, ?), 1) C… -- 413 characters
-- Joined texts: a text and a constant
SELECT …, "previousRights" FROM "Person" WHERE ("name" || ?) = ? COLLATE BINARY
-- Joined texts: a constant and a text
SELECT …, "previousRights" FROM "Person" WHERE (? || "name") = ? COLLATE BINARY
-- Joined texts: two texts
SELECT …, "previousRights" FROM "Person" WHERE ("name" || "nickname") = ? COLLATE BINARY
-- Joined texts: three texts
SELECT …, "previousRights" FROM "Person" WHERE ("name" || ? || "nickname") = ? COLLATE BINARY
-- Joined texts: texts in groups
SELECT …, "previousRights" FROM "Person" WHERE (? || "name" || ? || "nickname" || ?) = ? COLLATE BINARY
-- Joined texts: not two texts
SELECT …, "previousRights" FROM "Person" WHERE ("name" || "nickname") IS NOT ? COLLATE BINARY
-- Joined texts: a text and nil
SELECT …, "previousRights" FROM "Person" WHERE ("name" || "nickname") IS NULL AND ("nickname" || ?) IS NULL AND (? || "nickname") IS NULL
-- Joined texts: a text and nil ?? a text
SELECT …, "previousRights" FROM "Person" WHERE ("name" || COALESCE("nickname", ?)) = ? COLLATE BINARY
-- Joined texts: a letter and its accent are two scalars
SELECT …, "previousRights" FROM "Person" WHERE fetching_scalar_count(("name" || "nickname")) = ? AND ("name" || "nickname") IS NOT ? COLLATE BINARY
-- Joined texts: texts of digits are not numbers
SELECT …, "previousRights" FROM "Person" WHERE ("name" || "nickname") = ? COLLATE BINARY AND ("name" || "nickname") IS NOT ? COLLATE BINARY
-- Joined texts: a number as a text
SELECT …, "previousRights" FROM "Person" WHERE (CAST(CAST("id" AS INTEGER) AS TEXT) || "name") = ? COLLATE BINARY
-- Joined texts: operators on joined texts
SELECT …, "previousRights" FROM "Person" WHERE ("name" || ? || "nickname") >= ? COLLATE BINARY AND ("name" || ? || "nickname") < ? COLLATE BINARY AND instr(("name" || "nickname"), ?) > 0 AND fetching_fold(("name" || "nickname"), 1) = ? COLLATE BINARY AND fetching_suffix(fetching_uppercased(("name" || "nickname")), 3) = ? COLLATE BINARY AND ("name" || "nickname") COLLATE BINARY IN (?, ?) AND ("name… -- 438 characters
-- Joined texts: joined texts of a choice
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "id" = ? THEN ("name" || ?) ELSE ("name" || ?) END COLLATE BINARY IN (?, ?)
-- Joined texts: the length of joined texts
SELECT …, "previousRights" FROM "Person" WHERE fetching_scalar_count(("name" || "nickname")) IS fetching_int64(fetching_scalar_count("name") + fetching_scalar_count("nickname")) AND "name" <> ? COLLATE BINARY
-- Joined texts: sorted by joined texts
SELECT …, "previousRights" FROM "Person" ORDER BY ("name" || ? || "nickname") COLLATE BINARY, "id"
-- Joined texts: update by joined texts
UPDATE "Person" SET "motto" = ("name" || ? || "nickname"), "nickname" = ("nickname" || "name"), "name" = ("name" || "name")
-- Joined texts: update that adds a text
UPDATE "Person" SET "name" = ("name" || ? || "name" || ?), "nickname" = ("nickname" || ?)
-- Joined texts: a deletion by joined texts
DELETE FROM "Person" WHERE ("name" || "nickname") COLLATE BINARY IN (?, ?)
-- Joined texts: an upsert by joined texts
INSERT INTO "Person" (…, "previousRights") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "nickname" = ("Person"."name" || ? || "excluded"."name"), "name" = ("Person"."name" || ?) RETURNING ("name" || ? || CAST(CAST("id" AS INTEGER) AS TEXT))
-- Joined texts: a text of a to-one behind another
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE (? || "team"."name") = ? COLLATE BINARY
-- Joined texts: a text and one of a to-one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("Player"."name" || ? || "team"."name") = ? COLLATE BINARY
-- Joined texts: joined texts within a to-many
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND ("players"."name" || ?) = ? COLLATE BINARY)
-- Joined texts: joined texts selected
SELECT ("Player"."name" || ? || "team"."name") FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "Player"."id" IN (?, ?) ORDER BY "Player"."id"
-- Joined texts: joined texts of groups
SELECT ("team"."name" || ?), COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY GROUP BY ("team"."name" || ?) COLLATE BINARY ORDER BY ("team"."name" || ?) COLLATE BINARY
-- Joined texts: pages by joined texts, nil first
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY ("team"."name" || "Player"."name") COLLATE BINARY, "Player"."id" LIMIT ?
-- Subqueries: all models of another type
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" WHERE "Player"."name" = "Team"."name" COLLATE BINARY)
-- Subqueries: not among all models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" WHERE "Player"."name" = "Team"."name" COLLATE BINARY)
-- Subqueries: all models, one condition
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Tag" WHERE "Tag"."label" = ? COLLATE BINARY)
-- Subqueries: all models, of which there are some
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Tag")
-- Subqueries: the number of all models
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM "Team") = ?
-- Subqueries: the number of some of all models
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM "Team" WHERE "Team"."isOpen" = 1) = ?
-- Subqueries: all models, as a member of a missing model too
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Tag" WHERE "Tag"."label" = ? COLLATE BINARY) AND EXISTS (SELECT 1 FROM "Tag") AND (SELECT COUNT(*) FROM "Tag") = (SELECT COUNT(*) FROM "Tag")
-- Subqueries: above the average of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE CAST("Player"."score" AS REAL) > (SELECT AVG("Player2"."score") FROM "Player" AS "Player2")
-- Subqueries: the largest of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."score" = (SELECT MAX("Player2"."score") FROM "Player" AS "Player2")
-- Subqueries: the smallest of some of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."score" = (SELECT MIN("Player2"."score") FROM "Player" AS "Player2" WHERE "Player2"."score" > ?)
-- Subqueries: the sum of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE fetching_int64("Player"."score" + ?) IS (SELECT fetching_sum("Player2"."score") FROM "Player" AS "Player2")
-- Subqueries: a rank
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM "Player" AS "Player2" WHERE "Player2"."score" > "Player"."score") < ?
-- Subqueries: all of the same type satisfy
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" > "Player"."score")
-- Subqueries: all models beside a relationship of theirs
SELECT …, "Team"."isFirstClass" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" WHERE EXISTS (SELECT 1 FROM "Player" JOIN "Team" AS "Player.team" ON "Player.team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Team" AS "Player.team.mother" ON "Player.team.mother"."id" = "Player.team"."motherID" WHERE "Player.team.mother"."id" IS "mother"."id" AND "Player.team"… -- 446 characters
-- Subqueries: all models within a relationship
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND EXISTS (SELECT 1 FROM "Team" AS "Team2" WHERE fetching_int64("Team2"."id" * ?) = "players"."score" AND "Team2"."id" >= "Team"."id"))
-- Subqueries: all models within all models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" WHERE "Player"."teamCode" = "Team"."code" COLLATE BINARY AND NOT EXISTS (SELECT 1 FROM "Seat" WHERE "Seat"."price" <= "Player"."score"))
-- Subqueries: a number of distinct values of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(DISTINCT "Player2"."rivalID") FROM "Player" AS "Player2") = ?
-- Subqueries: a value of the row outside, of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT MAX(CASE WHEN ("Seat"."row" = "Seat"."row") IS NULL THEN "Player"."score" ELSE "Player"."score" END) FROM "Seat") = "Player"."score"
-- Subqueries: aggregates of what is always nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT fetching_sum(CASE WHEN FALSE THEN "Player2"."score" ELSE ? END) FROM "Player" AS "Player2") = ? AND (SELECT TOTAL(CASE WHEN FALSE THEN "Player2"."weight" ELSE ? END) FROM "Player" AS "Player2") = ? AND (SELECT MAX(CASE WHEN FALSE THEN "Player2"."weight" ELSE ? END) FROM "Player" AS "Player2") IS NULL
-- Subqueries: in a list of another table
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1))
-- Subqueries: not in a list of another table
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1))
-- Subqueries: in an empty list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."id" > ?))
-- Subqueries: not in an empty list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."id" > ?))
-- Subqueries: in a list of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team"))
-- Subqueries: in a list of its own table
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."id" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE ("Player2"."rivalID" = "Player2"."id" OR ("Player2"."rivalID" BETWEEN ? AND ? AND "Player2"."id" < ?)) AND "Player2"."rivalID" IS NOT NULL)
-- Subqueries: in a list of computed values
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."score" IN (SELECT fetching_int64("Team"."id" * ?) FROM "Team" WHERE fetching_int64("Team"."id" * ?) IS NOT NULL)
-- Subqueries: a computed value in a list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (fetching_int64("Player"."score" / ?) IS NOT NULL AND fetching_int64("Player"."score" / ?) IN (SELECT fetching_int64("Team"."id" - ?) FROM "Team" WHERE fetching_int64("Team"."id" - ?) IS NOT NULL) OR fetching_int64("Player"."score" / ?) IS NULL AND EXISTS (SELECT 1 FROM "Team" WHERE fetching_int64("Team"."id" - ?) IS NULL)) AND "Player"."id" <> ?… -- 423 characters
-- Subqueries: in a list along a to-one
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."id" IN (SELECT "Player.team"."id" FROM "Player" AS "Player2" JOIN "Team" AS "Player.team" ON "Player.team"."code" = "Player2"."teamCode" COLLATE BINARY WHERE "Player.team"."id" IS NOT NULL)
-- Subqueries: in a list of truth values
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE "Team"."isOpen" IN (SELECT "Team2"."isOpen" FROM "Team" AS "Team2" WHERE "Team2"."id" = ?)
-- Subqueries: in a sorted list of distinct values
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."id" = ?))
-- Subqueries: a value in a list with nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE "Team"."name" COLLATE BINARY IN (SELECT "Player"."name" FROM "Player" WHERE "Player"."name" IS NOT NULL)
-- Subqueries: a value not in a list with nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE "Team"."name" COLLATE BINARY NOT IN (SELECT "Player"."name" FROM "Player" WHERE "Player"."name" IS NOT NULL)
-- Subqueries: nil in a list without nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."rivalID" IS NOT NULL AND "Player"."rivalID" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" > ? AND "Player2"."rivalID" IS NOT NULL) OR "Player"."rivalID" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" > ? AND "Player2"."rivalID" IS NULL))
-- Subqueries: nil not in a list without nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT ("Player"."rivalID" IS NOT NULL AND "Player"."rivalID" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" > ? AND "Player2"."rivalID" IS NOT NULL) OR "Player"."rivalID" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" > ? AND "Player2"."rivalID" IS NULL))
-- Subqueries: nil in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."rivalID" IS NOT NULL AND "Player"."rivalID" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" >= ? AND "Player2"."rivalID" IS NOT NULL) OR "Player"."rivalID" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" >= ? AND "Player2"."rivalID" IS NULL))
-- Subqueries: nil not in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT ("Player"."rivalID" IS NOT NULL AND "Player"."rivalID" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" >= ? AND "Player2"."rivalID" IS NOT NULL) OR "Player"."rivalID" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" >= ? AND "Player2"."rivalID" IS NULL))
-- Subqueries: an optional not in a list of others
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT ("Player"."name" IS NOT NULL AND "Player"."name" COLLATE BINARY IN (SELECT "Team"."name" FROM "Team"))
-- Subqueries: a member of a missing model in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("team"."name" IS NOT NULL AND "team"."name" COLLATE BINARY IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."name" IS NOT NULL) OR "team"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."name" IS NULL))
-- Subqueries: a member of a missing model not in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE NOT ("team"."name" IS NOT NULL AND "team"."name" COLLATE BINARY IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."name" IS NOT NULL) OR "team"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."name" IS NULL))
-- Subqueries: a list within a list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."id" IN (SELECT "Tagging"."teamID" FROM "Tagging" WHERE "Tagging"."teamID" IS NOT NULL)))
-- Subqueries: a list within a relationship
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" IN (SELECT fetching_int64("Team2"."id" * ?) FROM "Team" AS "Team2" WHERE fetching_int64("Team2"."id" * ?) IS NOT NULL))
-- Subqueries: a list by a condition along a relationship
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND "tags"."label" = ? COLLATE BINARY)))
-- Subqueries: lists, joined by or
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1)) OR "Player"."score" IN (SELECT fetching_int64("Team"."id" * ?) FROM "Team" WHERE fetching_int64("Team"."id" * ?) IS NOT NULL)
-- Subqueries: lists as values
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ((("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team"))) = ("Player"."id" IN (SELECT "Match"."id" FROM "Match" WHERE "Match"."id" > ?)) AND "Player"."id" > ?) OR ("Player"."id" = ? AND (("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Te… -- 433 characters
-- Subqueries: a number of models in a list
SELECT COUNT(*) FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1))
-- Subqueries: selected with a list
SELECT (("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1))) FROM "Player" ORDER BY "Player"."id"
-- Subqueries: selected with a value of all
SELECT COALESCE((SELECT MAX("Player2"."score") FROM "Player" AS "Player2"), ?) FROM "Player" WHERE "Player"."id" < ?
-- Subqueries: sorted by a rank
SELECT …, "Player"."seatNumber" FROM "Player" ORDER BY (SELECT COUNT(*) FROM "Player" AS "Player2" WHERE "Player2"."score" > "Player"."score")
-- Subqueries: grouped by a list
SELECT (("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1))), COUNT(*) FROM "Player" GROUP BY (("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1))) ORDER BY (("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY … -- 465 characters
-- Subqueries: the first of a list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1)) ORDER BY "Player"."id" DESC LIMIT ?
-- Subqueries: pages of a list, by a number of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."id" IN (SELECT "Player2"."id" FROM "Player" AS "Player2" WHERE "Player2"."score" > ?) ORDER BY (SELECT COUNT(*) FROM "Player" AS "Player2" WHERE "Player2"."score" < "Player"."score") DESC, "Player"."id" DESC LIMIT ?
-- Subqueries: a deletion by a list of its own table
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" WHERE "Player"."id" NOT IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" > ? AND "Player2"."rivalID" IS NOT NULL))
-- Subqueries: an update of a list, by a value of all
UPDATE "Player" SET "rivalID" = "new"."value1" FROM (SELECT "Player"."id" AS "key1", (SELECT MAX("Player2"."score") FROM "Player" AS "Player2") AS "value1" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Team"."code" FROM "Team" WHERE "Team"."isOpen" = 1))) AS "new" WHERE "Player"."id" = "new"."key1"
-- Subqueries: an update by a number of its own table, as it was
UPDATE "Player" SET "score" = "new"."value1" FROM (SELECT "Player"."id" AS "key1", (SELECT COUNT(*) FROM "Player" AS "Player2" WHERE "Player2"."score" > "Player"."score") AS "value1" FROM "Player") AS "new" WHERE "Player"."id" = "new"."key1"
-- Trees: a mother of mothers
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Team"."motherID" UNION SELECT "fetching.step"."motherID" FROM "fetching.walk" JOIN "Team" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Team" AS… -- 540 characters
-- Trees: no mother
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Team"."motherID" UNION SELECT "fetching.step"."motherID" FROM "fetching.walk" JOIN "Team" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Team… -- 491 characters
-- Trees: its own mother
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Team"."motherID" UNION SELECT "fetching.step"."motherID" FROM "fetching.walk" JOIN "Team" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Team" AS… -- 523 characters
-- Trees: a circle
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 495 characters
-- Trees: one step
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.depth") AS (SELECT "Player"."rivalID", 1 UNION SELECT "fetching.step"."rivalID", "fetching.walk"."fetching.depth" + 1 FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0" WHERE "fetching.walk"."fetching.de… -- 626 characters
-- Trees: two steps
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.depth") AS (SELECT "Player"."rivalID", 1 UNION SELECT "fetching.step"."rivalID", "fetching.walk"."fetching.depth" + 1 FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0" WHERE "fetching.walk"."fetching.de… -- 626 characters
-- Trees: the other way
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT fetching_sum("admirers.recursively"."id") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS… -- 534 characters
-- Trees: the other way, one step
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT fetching_sum("admirers.recursively(depth: 1)"."id") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.depth") AS (SELECT "Player"."id", 1 UNION SELECT "fetching.step"."id", "fetching.walk"."fetching.depth" + 1 FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.lin… -- 675 characters
-- Trees: all satisfy, over nothing too
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "… -- 534 characters
-- Trees: not contains
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "… -- 530 characters
-- Trees: behind a to-one
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "rival"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"… -- 561 characters
-- Trees: with the model outside
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 544 characters
-- Trees: within another
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 992 characters
-- Trees: within a to-many
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "admirers"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0")… -- 596 characters
-- Trees: with a to-one of theirs
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 713 characters
-- Trees: with a to-many of theirs
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Player" A… -- 759 characters
-- Trees: either of two
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 1004 characters
-- Trees: an order
SELECT …, "Player"."seatNumber" FROM "Player" ORDER BY (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Player… -- 520 characters
-- Trees: an average
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT AVG("rival.recursively"."score") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fe… -- 519 characters
-- Trees: a smallest
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT MIN("rival.recursively"."score") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fe… -- 519 characters
-- Trees: a largest of none
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT MAX("rival.recursively"."score") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fe… -- 523 characters
-- Trees: a count of some
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 556 characters
-- Trees: a count of distinct values
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(DISTINCT "admirers.recursively"."rivalID") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.wa… -- 541 characters
-- Trees: selected
SELECT (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Player" AS "admirers.recursively" ON "admirers.recursi… -- 489 characters
-- Trees: loaded
SELECT …, "isFirstClass" FROM "Team" ORDER BY "id"
-- Trees: loaded the other way
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."motherID", "fetching.origin"."motherID" FROM "Team" AS "fetching.origin" WHERE "fetching.origin"."motherID" IN (SELECT value FROM fetching_list(?)) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."motherID" FROM "fetching.walk" JOIN "Team" AS… -- 632 characters
-- Trees: loaded from circles
SELECT …, "seatNumber" FROM "Player" ORDER BY "id"
-- Trees: loaded to a depth
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0", "fetching.depth") AS (SELECT DISTINCT "fetching.origin"."id", "fetching.origin"."id", 1 FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."id" IN (SELECT value FROM fetching_list(?)) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."id", "fetching.walk"."fetching.depth" + … -- 760 characters
-- Trees: loaded with a limit for each
SELECT …, "fetching.key0" FROM (SELECT …, "via"."fetching.key0" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "via"."fetching.key0" ORDER BY "Player"."id" DESC) AS "fetching.number" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."id", "fetching.origin"."id" FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."id" IN (SELE… -- 858 characters
-- Trees: loaded under conditions
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."rivalID", "fetching.origin"."rivalID" FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."rivalID" IN (SELECT value FROM fetching_list(?)) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS… -- 724 characters
-- Trees: loaded by a to-one
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "via.Player"."id", "via.Player"."rivalID" FROM "Player" AS "via.Player" WHERE "via.Player"."id" IN (SELECT value FROM fetching_list(?)) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.… -- 629 characters
-- Trees: loaded distinct
SELECT DISTINCT "Player"."id", "Player"."name" COLLATE BINARY, "Player"."score", "Player"."weight", "Player"."teamCode" COLLATE BINARY, "Player"."rivalID", "Player"."seatRow", "Player"."seatNumber", "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."id", "fetching.origin"."id" FROM "Player" AS "fetching.origin" WHER… -- 838 characters
-- Trees: loaded values
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."id", "fetching.origin"."id" FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."id" IN (SELECT value FROM fetching_list(?)) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON … -- 649 characters
-- Trees: loaded within what is loaded
SELECT …, "seatNumber" FROM "Player" WHERE "id" < ? ORDER BY "id"
-- Trees: a depth of nothing
-- invalidLimit
-- Trees: by two columns
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."parent_number" UNION SELECT "fetching.step"."region", "fetching.step"."parent_number" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."region" = "fetching.walk"."fetching.link0" AND … -- 813 characters
-- Trees: not across a column
SELECT …, "branches"."parent_day" FROM "branches" WHERE "branches"."region" = ? AND EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."parent_number" UNION SELECT "fetching.step"."region", "fetching.step"."parent_number" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."region" = "fetching… -- 757 characters
-- Trees: below
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."number" UNION SELECT "fetching.step"."region", "fetching.step"."number" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."region" = "fetching.walk"."fetching.link0" AND "fetching.step… -- 789 characters
-- Trees: below to a depth
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1", "fetching.depth") AS (SELECT "branches"."region", "branches"."number", 1 UNION SELECT "fetching.step"."region", "fetching.step"."number", "fetching.walk"."fetching.depth" + 1 FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."re… -- 855 characters
-- Trees: by a text
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "branches"."parent_code" COLLATE BINARY UNION SELECT "fetching.step"."parent_code" COLLATE BINARY FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."code" = "fetching.walk"."fetching.link0" COLLATE BINARY) SELECT "fetching.walk"."fetch… -- 557 characters
-- Trees: by a text whose case counts
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "branches"."parent_code" COLLATE BINARY UNION SELECT "fetching.step"."parent_code" COLLATE BINARY FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."code" = "fetching.walk"."fetching.link0" COLLATE BINARY) SELECT "fetching.walk"."fetch… -- 595 characters
-- Trees: by a date in a form of its own
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "branches"."parent_day" UNION SELECT "fetching.step"."parent_day" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."day" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.li… -- 493 characters
-- Trees: through another relationship
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT fetching_sum("allLeaves"."weight") FROM "leaves" AS "allLeaves" WHERE "allLeaves"."branch_id" IN (SELECT "allLeaves.via"."id" FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."number" UNION SELECT "fetching.step"."region", "fetching.step"."number" FROM "fetching.walk"… -- 863 characters
-- Trees: through another relationship, each once
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT COUNT(*) FROM "leaves" AS "allLeaves" WHERE "allLeaves"."branch_id" IN (SELECT "allLeaves.via"."id" FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."number" UNION SELECT "fetching.step"."region", "fetching.step"."number" FROM "fetching.walk" JOIN "branches" AS "fetch… -- 837 characters
-- Trees: through another relationship, some
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."number" UNION SELECT "fetching.step"."region", "fetching.step"."number" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."region" = "fetching.walk"."fetching.link0" AND "fetching.step… -- 851 characters
-- Trees: behind a relationship, each once
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "childrensDescendants.via"."region", "childrensDescendants.via"."number" FROM "branches" AS "childrensDescendants.via" WHERE "childrensDescendants.via"."region" = "branches"."region" AND "childrensDescendants.via"."parent_number" = "branches"… -- 977 characters
-- Trees: behind a relationship, some
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "childrensDescendants.via"."region", "childrensDescendants.via"."number" FROM "branches" AS "childrensDescendants.via" WHERE "childrensDescendants.via"."region" = "branches"."region" AND "childrensDescendants.via"."parent_number" = "branches"… -- 1011 characters
-- Trees: from another model
SELECT "leaves"."id", "leaves"."branch_id", "leaves"."weight" FROM "leaves" JOIN "branches" AS "branch" ON "branch"."id" = "leaves"."branch_id" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branch"."region", "branch"."parent_number" UNION SELECT "fetching.step"."region", "fetching.step"."parent_number" FROM "fetching.walk" JOIN "branch… -- 846 characters
-- Trees: from another model that is missing
SELECT "leaves"."id", "leaves"."branch_id", "leaves"."weight" FROM "leaves" LEFT JOIN "branches" AS "branch" ON "branch"."id" = "leaves"."branch_id" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branch"."region", "branch"."parent_number" UNION SELECT "fetching.step"."region", "fetching.step"."parent_number" FROM "fetching.walk" JOI… -- 850 characters
-- Trees: loaded through another
SELECT …, "parent_day" FROM "branches" ORDER BY "id"
-- Trees: loaded behind another
SELECT …, "via"."fetching.key0", "via"."fetching.key1" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.key1", "fetching.link0", "fetching.link1") AS (SELECT DISTINCT "via.branches"."region", "via.branches"."parent_number", "via.branches"."region", "via.branches"."number" FROM "branches" AS "via.branches" WHERE ("via.branches"."region", "via.branches"."parent_number") IN (SELECT va… -- 1074 characters
-- Trees: loaded by two columns
SELECT …, "via"."fetching.key0", "via"."fetching.key1" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.key1", "fetching.link0", "fetching.link1") AS (SELECT DISTINCT "fetching.origin"."region", "fetching.origin"."parent_number", "fetching.origin"."region", "fetching.origin"."parent_number" FROM "branches" AS "fetching.origin" WHERE ("fetching.origin"."region", "fetching.origin"."p… -- 1095 characters
-- Trees: loaded by a to-one
SELECT "id", "branch_id", "weight" FROM "leaves" ORDER BY "id"
-- Option sets: contains one
SELECT …, "previousRights" FROM "Person" WHERE ("rights" & ?) = ?
-- Option sets: not contains
SELECT …, "previousRights" FROM "Person" WHERE NOT (("rights" & ?) = ?)
-- Option sets: intersects
SELECT …, "previousRights" FROM "Person" WHERE ("rights" & ?) <> 0
-- Option sets: not intersects
SELECT …, "previousRights" FROM "Person" WHERE NOT (("rights" & ?) <> 0)
-- Option sets: equals
SELECT …, "previousRights" FROM "Person" WHERE "rights" = ?
-- Option sets: optional contains
SELECT …, "previousRights" FROM "Person" WHERE ("previousRights" & ?) = ?
-- Option sets: not optional contains is true for nil
SELECT …, "previousRights" FROM "Person" WHERE (("previousRights" & ?) = ?) IS NOT TRUE
-- Option sets: optional intersects
SELECT …, "previousRights" FROM "Person" WHERE ("previousRights" & ?) <> 0
-- Option sets: not optional intersects is true for nil
SELECT …, "previousRights" FROM "Person" WHERE (("previousRights" & ?) <> 0) IS NOT TRUE
-- Arrays: contains
SELECT …, "plans" FROM "records" WHERE fetching_array_includes("tag_list", ?, ?)
-- Arrays: not contains
SELECT …, "plans" FROM "records" WHERE NOT (fetching_array_includes("tag_list", ?, ?))
-- Arrays: overlaps
SELECT …, "plans" FROM "records" WHERE fetching_array_overlaps("tag_list", ?, ?)
-- Arrays: not overlaps nothing
SELECT …, "plans" FROM "records" WHERE NOT (fetching_array_overlaps("tag_list", ?, ?))
-- Arrays: count
SELECT …, "plans" FROM "records" WHERE fetching_array_count("tag_list", ?) > ?
-- Arrays: count in a calculation
SELECT …, "plans" FROM "records" WHERE fetching_int64(fetching_array_count("tag_list", ?) * ?) = ?
-- Arrays: isEmpty
SELECT …, "plans" FROM "records" WHERE +("tag_list" = ? COLLATE fetching_array)
-- Arrays: !=
SELECT …, "plans" FROM "records" WHERE "tag_list" <> ? COLLATE fetching_array
-- Arrays: isIn
SELECT …, "plans" FROM "records" WHERE +("tag_list" COLLATE fetching_array IN (?, ?))
-- Arrays: isNotIn
SELECT …, "plans" FROM "records" WHERE "tag_list" COLLATE fetching_array NOT IN (?, ?)
-- Arrays: contains an integer
SELECT …, "plans" FROM "records" WHERE fetching_array_includes("years", ?, ?)
-- Arrays: overlaps integers
SELECT …, "plans" FROM "records" WHERE fetching_array_overlaps("years", ?, ?)
-- Arrays: integers ==
SELECT …, "plans" FROM "records" WHERE +("years" = ? COLLATE fetching_array)
-- Arrays: contains a number
SELECT …, "plans" FROM "records" WHERE fetching_array_includes("weights", ?, ?)
-- Arrays: numbers ==
SELECT …, "plans" FROM "records" WHERE +("weights" = ? COLLATE fetching_array)
-- Arrays: contains a truth value
SELECT …, "plans" FROM "records" WHERE fetching_array_includes("flags", ?, ?)
-- Arrays: contains a UUID
SELECT …, "plans" FROM "records" WHERE fetching_array_includes("codes", ?, ?)
-- Arrays: UUIDs ==
SELECT …, "plans" FROM "records" WHERE +("codes" = ? COLLATE fetching_array)
-- Arrays: contains a case of integers
SELECT …, "plans" FROM "records" WHERE fetching_array_includes("levels", ?, ?)
-- Arrays: contains a case of texts
SELECT …, "plans" FROM "records" WHERE fetching_array_includes("plans", ?, ?)
-- Arrays: overlaps cases
SELECT …, "plans" FROM "records" WHERE fetching_array_overlaps("plans", ?, ?)
-- Arrays: cases ==
SELECT …, "plans" FROM "records" WHERE +("plans" = ? COLLATE fetching_array)
-- Arrays: cases !=
SELECT …, "plans" FROM "records" WHERE "plans" <> ? COLLATE fetching_array
-- Arrays: cases isIn
SELECT …, "plans" FROM "records" WHERE +("plans" COLLATE fetching_array IN (?, ?))
-- Arrays: cases, count
SELECT …, "plans" FROM "records" WHERE fetching_array_count("plans", ?) = ?
-- Arrays: optional contains
SELECT …, "plans" FROM "records" WHERE fetching_array_includes("maybe_tags", ?, ?)
-- Arrays: not optional contains is true for nil
SELECT …, "plans" FROM "records" WHERE (fetching_array_includes("maybe_tags", ?, ?)) IS NOT TRUE
-- Arrays: optional overlaps
SELECT …, "plans" FROM "records" WHERE fetching_array_overlaps("maybe_tags", ?, ?)
-- Arrays: optional isEmpty
SELECT …, "plans" FROM "records" WHERE +("maybe_tags" = ? COLLATE fetching_array)
-- Arrays: optional count
SELECT …, "plans" FROM "records" WHERE fetching_array_count("maybe_tags", ?) >= ?
-- Arrays: optional count is nil for nil
SELECT …, "plans" FROM "records" WHERE fetching_array_count("maybe_tags", ?) IS NULL
-- Arrays: optional == nil
SELECT …, "plans" FROM "records" WHERE "maybe_tags" IS NULL
-- Arrays: optional != nil
SELECT …, "plans" FROM "records" WHERE "maybe_tags" IS NOT NULL
-- Arrays: optional !=
SELECT …, "plans" FROM "records" WHERE "maybe_tags" IS NOT ? COLLATE fetching_array
-- Arrays: optional isIn with nil
SELECT …, "plans" FROM "records" WHERE (+("maybe_tags" COLLATE fetching_array IN (?)) OR "maybe_tags" IS NULL)
-- Arrays: member == optional member
SELECT …, "plans" FROM "records" WHERE +("tag_list" = "maybe_tags" COLLATE fetching_array)
-- Arrays: a choice of two
SELECT …, "plans" FROM "records" WHERE fetching_array_count("tag_list", ?) >= ? OR fetching_array_count("maybe_tags", ?) > ?
-- Arrays: sorted by elements, then by length
SELECT …, "plans" FROM "records" ORDER BY "tag_list" COLLATE fetching_array
-- Arrays: sorted with nil first
SELECT …, "plans" FROM "records" ORDER BY "maybe_tags" COLLATE fetching_array, "id"
-- Arrays: are read as they were written
SELECT …, "plans" FROM "records"
-- Arrays: update to literals
UPDATE "records" SET "tag_list" = ?, "maybe_tags" = ?, "levels" = ?, "plans" = ?
-- Arrays: update to variables, nil and members
UPDATE "records" SET "years" = ?, "tag_list" = ?, "maybe_tags" = ?, "weights" = ?
-- Arrays: update to another member
UPDATE "records" SET "maybe_tags" = "tag_list"
-- JSON: a text
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."the ''city''s größe.1[0]$"') = ? COLLATE BINARY ORDER BY "id"
-- JSON: another text
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."the ''city''s größe.1[0]$"') IS NOT ? COLLATE BINARY ORDER BY "id"
-- JSON: a text in a list
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."the ''city''s größe.1[0]$"') COLLATE BINARY IN (?, ?, ?) ORDER BY "id"
-- JSON: an optional text that is nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."?1 -- 🏠"') IS NULL ORDER BY "id"
-- JSON: an optional text that differs
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."?1 -- 🏠"') IS NOT ? COLLATE BINARY ORDER BY "id"
-- JSON: an optional text of a list with nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (json_extract("address", '$."?1 -- 🏠"') COLLATE BINARY IN (?) OR json_extract("address", '$."?1 -- 🏠"') IS NULL) ORDER BY "id"
-- JSON: texts in order
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."the ''city''s größe.1[0]$"') < ? COLLATE BINARY ORDER BY "id"
-- JSON: a beginning
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."the ''city''s größe.1[0]$"') >= ? COLLATE BINARY AND json_extract("address", '$."the ''city''s größe.1[0]$"') < ? COLLATE BINARY ORDER BY "id"
-- JSON: a part, whatever the case
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE instr(fetching_fold(json_extract("address", '$."the ''city''s größe.1[0]$"'), 1), ?) > 0 ORDER BY "id"
-- JSON: a length
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_scalar_count(json_extract("address", '$."the ''city''s größe.1[0]$"')) > ? ORDER BY "id"
-- JSON: a member and a column
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."the ''city''s größe.1[0]$"') = "name" COLLATE BINARY ORDER BY "id"
-- JSON: two members
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."the ''city''s größe.1[0]$"') IS json_extract("old ""address""", '$."the ''city''s größe.1[0]$"') COLLATE BINARY ORDER BY "id"
-- JSON: a raw value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$."$kind"') = ? COLLATE BINARY ORDER BY "id"
-- JSON: another raw value of an optional struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("old ""address""", '$."$kind"') IS NOT ? COLLATE BINARY ORDER BY "id"
-- JSON: a text that stands in
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE COALESCE(json_extract("address", '$."?1 -- 🏠"'), "name") = ? COLLATE BINARY ORDER BY "id"
-- JSON: joined texts
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (json_extract("address", '$."the ''city''s größe.1[0]$"') || ?) = ? COLLATE BINARY ORDER BY "id"
-- JSON: an integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.floor') > ? ORDER BY "id"
-- JSON: the largest integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.floor') = ? ORDER BY "id"
-- JSON: a small integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.room') >= ? ORDER BY "id"
-- JSON: not a small integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (json_extract("address", '$.room') >= ?) IS NOT TRUE ORDER BY "id"
-- JSON: a calculation
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_int64(fetching_int64(json_extract("address", '$.floor') * ?) + ?) = ? ORDER BY "id"
-- JSON: a calculation that overflows
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_int64(json_extract("address", '$.floor') + ?) > ? ORDER BY "id"
-- JSON: a range
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.floor') BETWEEN ? AND ? ORDER BY "id"
-- JSON: a raw value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.rank') = ? ORDER BY "id"
-- JSON: a raw value that is nil or not
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("old ""address""", '$.rank') IS NOT ? ORDER BY "id"
-- JSON: the numbers 0.1 and 42.1, to the last digit
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_json_double("address", '["area"]') = ? OR fetching_json_double("address", '["position","latitude"]') = ? ORDER BY "id"
-- JSON: a truth value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.isOpen') = 1 ORDER BY "id"
-- JSON: not a truth value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (json_extract("address", '$.isOpen') = 1) IS NOT TRUE ORDER BY "id"
-- JSON: an optional truth value that is not true
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.wasOpen') IS NOT ? ORDER BY "id"
-- JSON: truth values, in a choice
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.isOpen') = 1 OR (json_extract("old ""address""", '$.isOpen') = ? AND json_extract("address", '$.wasOpen') = ?) ORDER BY "id"
-- JSON: a struct that is nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE "old ""address""" IS NULL ORDER BY "id"
-- JSON: a struct within a struct that is nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("old ""address""", '$.annex') IS NULL ORDER BY "id"
-- JSON: a struct within a struct that is not nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("address", '$.annex') IS NOT NULL ORDER BY "id"
-- JSON: a value of a struct within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_json_double("address", '["position","longitude"]') < ? ORDER BY "id"
-- JSON: an optional of an optional
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("old ""address""", '$.annex.label') = ? COLLATE BINARY ORDER BY "id"
-- JSON: an optional of an optional that differs
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE json_extract("old ""address""", '$.annex.label') IS NOT ? COLLATE BINARY ORDER BY "id"
-- JSON: a number of an optional struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_json_double("address", '["annex","latitude"]') > ? ORDER BY "id"
-- JSON: another member in the place of nil
SELECT COALESCE("old ""address""", "address") FROM "dwellings" ORDER BY "id"
-- JSON: an element
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_includes("words", ?, ?) ORDER BY "id"
-- JSON: no element
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE +("words" = ? COLLATE fetching_array) ORDER BY "id"
-- JSON: the number of elements
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_count("words", ?) > ? ORDER BY "id"
-- JSON: an optional array
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_includes("maybe_words", ?, ?) OR "maybe_words" IS NULL ORDER BY "id"
-- JSON: no element in an optional array
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (fetching_array_includes("maybe_words", ?, ?)) IS NOT TRUE ORDER BY "id"
-- JSON: lists of elements
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE +("words" COLLATE fetching_array IN (?, ?)) ORDER BY "id"
-- JSON: two arrays
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE +("words" = "maybe_words" COLLATE fetching_array) OR +("words" = json_extract("address", '$.tags') COLLATE fetching_array) ORDER BY "id"
-- JSON: an integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_includes("numbers", ?, ?) OR fetching_array_overlaps("numbers", ?, ?) ORDER BY "id"
-- JSON: a number
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_includes("weights", ?, ?) OR fetching_array_includes("weights", ?, ?) ORDER BY "id"
-- JSON: a raw value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_includes("kinds", ?, ?) ORDER BY "id"
-- JSON: an element within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_includes(json_extract("address", '$.tags'), ?, ?) ORDER BY "id"
-- JSON: no element within an optional struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE +(json_extract("old ""address""", '$.tags') = ? COLLATE fetching_array) ORDER BY "id"
-- JSON: the number of elements within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_count(json_extract("address", '$.years'), ?) IS NULL OR fetching_array_count(json_extract("address", '$.tags'), ?) = ? ORDER BY "id"
-- JSON: a number within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_includes(json_extract("address", '$.rates'), ?, ?) OR fetching_array_includes(json_extract("address", '$.years'), ?, ?) ORDER BY "id"
-- JSON: a raw value within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_includes(json_extract("old ""address""", '$.kinds'), ?, ?) ORDER BY "id"
-- JSON: raw values within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE +(json_extract("address", '$.kinds') = ? COLLATE fetching_array) ORDER BY "id"
-- JSON: along a to-one
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE json_extract("host"."address", '$."the ''city''s größe.1[0]$"') = ? COLLATE BINARY ORDER BY "dwellings"."id"
-- JSON: along a to-one, differs
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" LEFT JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE json_extract("host"."address", '$.position.label') IS NOT ? COLLATE BINARY ORDER BY "dwellings"."id"
-- JSON: along two
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" JOIN "dwellings" AS "host.host" ON "host.host"."id" = "host"."host_id" WHERE json_extract("host.host"."old ""address""", '$.floor') > ? ORDER BY "dwellings"."id"
-- JSON: of some of a to-many
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE EXISTS (SELECT 1 FROM "dwellings" AS "guests" WHERE "guests"."host_id" = "dwellings"."id" AND json_extract("guests"."address", '$.floor') > ? AND fetching_array_includes(json_extract("guests"."address", '$.tags'), ?, ?)) ORDER BY "dwellings"."id"
-- JSON: of some, compared with that outside
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE EXISTS (SELECT 1 FROM "dwellings" AS "guests" WHERE "guests"."host_id" = "dwellings"."id" AND json_extract("guests"."address", '$."the ''city''s größe.1[0]$"') IS json_extract("dwellings"."address", '$."the ''city''s größe.1[0]$"') COLLATE BINARY) ORDER BY "dwellings"."id"
-- JSON: the largest of a to-many
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE (SELECT MAX(json_extract("guests"."address", '$.floor')) FROM "dwellings" AS "guests" WHERE "guests"."host_id" = "dwellings"."id") > ? ORDER BY "dwellings"."id"
-- JSON: in a list of a request
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE (json_extract("dwellings"."address", '$."the ''city''s größe.1[0]$"') IS NOT NULL AND json_extract("dwellings"."address", '$."the ''city''s größe.1[0]$"') COLLATE BINARY IN (SELECT json_extract("dwellings2"."old ""address""", '$."the ''city''s größe.1[0]$"') FROM "dwelling… -- 821 characters
-- JSON: not in a list of a request, with nil
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE NOT (json_extract("dwellings"."address", '$."?1 -- 🏠"') IS NOT NULL AND json_extract("dwellings"."address", '$."?1 -- 🏠"') COLLATE BINARY IN (SELECT json_extract("dwellings2"."address", '$."?1 -- 🏠"') FROM "dwellings" AS "dwellings2" WHERE "dwellings2"."id" < ? AND json_ex… -- 693 characters
-- JSON: read as they were written
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" ORDER BY "id"
-- JSON: read distinct
SELECT DISTINCT "id", "address" COLLATE BINARY, "old ""address""" COLLATE BINARY, "words" COLLATE fetching_array, "maybe_words" COLLATE fetching_array, "numbers" COLLATE fetching_array, "weights" COLLATE fetching_array, "kinds" COLLATE fetching_array, "name" COLLATE BINARY, "host_id" FROM "dwellings"
-- JSON: texts selected
SELECT json_extract("address", '$."the ''city''s größe.1[0]$"') FROM "dwellings" ORDER BY "id"
-- JSON: values selected
SELECT "id", json_extract("old ""address""", '$."?1 -- 🏠"'), fetching_json_double("address", '["area"]'), json_extract("address", '$."$kind"') FROM "dwellings" ORDER BY "id"
-- JSON: more values selected
SELECT json_extract("address", '$.isOpen'), json_extract("old ""address""", '$.wasOpen'), json_extract("address", '$.rank'), json_extract("address", '$.room') FROM "dwellings" ORDER BY "id"
-- JSON: a struct selected
SELECT "old ""address""" FROM "dwellings" ORDER BY "id"
-- JSON: a struct within a struct selected
SELECT json_extract("address", '$.annex') FROM "dwellings" ORDER BY "id"
-- JSON: a struct of a related model
SELECT json_extract("host"."address", '$.position') FROM "dwellings" LEFT JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" ORDER BY "dwellings"."id"
-- JSON: arrays selected
SELECT "words", "maybe_words", json_extract("old ""address""", '$.years'), json_extract("address", '$.rates') FROM "dwellings" ORDER BY "id"
-- JSON: a choice
SELECT CASE WHEN json_extract("address", '$.isOpen') = 1 THEN json_extract("address", '$."the ''city''s größe.1[0]$"') ELSE "name" END FROM "dwellings" ORDER BY "id"
-- JSON: sorted
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" ORDER BY json_extract("old ""address""", '$.floor') DESC, json_extract("address", '$."the ''city''s größe.1[0]$"') COLLATE BINARY, "id"
-- JSON: sorted by an array
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE fetching_array_count("words", ?) = ? AND fetching_array_includes("words", ?, ?) ORDER BY "words" COLLATE fetching_array, json_extract("address", '$.tags') COLLATE fetching_array, "id"
-- JSON: grouped
SELECT json_extract("old ""address""", '$."$kind"'), COUNT(*), MAX(json_extract("address", '$.floor')) FROM "dwellings" GROUP BY json_extract("old ""address""", '$."$kind"') COLLATE BINARY HAVING COUNT(*) > ? ORDER BY json_extract("old ""address""", '$."$kind"') COLLATE BINARY
-- JSON: aggregates
SELECT MAX(fetching_json_double("address", '["position","latitude"]')), COUNT(*) FILTER (WHERE json_extract("address", '$.isOpen') = 1) FROM "dwellings"
-- JSON: the number of different values
SELECT COUNT(DISTINCT json_extract("address", '$."the ''city''s größe.1[0]$"') COLLATE BINARY) FROM "dwellings"
-- JSON: joined texts
SELECT fetching_joined(json_extract("address", '$."the ''city''s größe.1[0]$"'), ?) FROM "dwellings"
-- JSON: joined distinct texts
SELECT fetching_joined(json_extract("address", '$."the ''city''s größe.1[0]$"'), ?, 'DISTINCT') FILTER (WHERE json_extract("address", '$.isOpen') = 1) FROM "dwellings"
-- JSON: pages by values within JSON
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" ORDER BY json_extract("address", '$."the ''city''s größe.1[0]$"') COLLATE BINARY, fetching_json_double("address", '["area"]') DESC, "id" DESC LIMIT ?
-- JSON: pages by a value that may be nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" ORDER BY fetching_json_double("old ""address""", '["annex","latitude"]') DESC, json_extract("old ""address""", '$."?1 -- 🏠"') COLLATE BINARY, "id" LIMIT ?
-- JSON: the first of those that are related
SELECT "id", "address", "old ""address""", …, "fetching.key0" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "dwellings"."host_id" ORDER BY "dwellings"."id") AS "fetching.number" FROM "dwellings" WHERE "dwellings"."host_id" IN (SELECT value FROM fetching_list(?))) AS "fetching.rows" W… -- 454 characters
-- JSON: all that are related, distinct
SELECT DISTINCT "dwellings"."id", "dwellings"."address" COLLATE BINARY, "dwellings"."old ""address""" COLLATE BINARY, "dwellings"."words" COLLATE fetching_array, "dwellings"."maybe_words" COLLATE fetching_array, "dwellings"."numbers" COLLATE fetching_array, "dwellings"."weights" COLLATE fetching_array, "dwellings"."kinds" COLLATE fetching_array, "dwellings"."name" COLLATE BINARY, "dwellings"."host… -- 538 characters
-- JSON: beside the rows of another request, by a related model
SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE "host"."id" > ? UNION SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE "id" < ?) AS "dwellings" ORDER BY "id"
-- JSON: beside the rows of another request, both by related models
SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE "host"."id" > ? INTERSECT SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings… -- 629 characters
-- JSON: the first ones beside the rows of another request
SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE "host"."id" > ? ORDER BY "dwellings"."id" LIMIT ?) AS "dwellings" UNION SELECT "id"… -- 591 characters
-- JSON: the first of each of the first
SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "id", "address", "old ""address""", …, ROW_NUMBER() OVER (PARTITION BY "name" COLLATE BINARY ORDER BY "id") AS "fetching.number" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE "ho… -- 527 characters
-- JSON: arrays of distinct models
SELECT DISTINCT "words" COLLATE fetching_array FROM (SELECT DISTINCT "id", "address" COLLATE BINARY, "old ""address""" COLLATE BINARY, "words" COLLATE fetching_array, "maybe_words" COLLATE fetching_array, "numbers" COLLATE fetching_array, "weights" COLLATE fetching_array, "kinds" COLLATE fetching_array, "name" COLLATE BINARY, "host_id" FROM "dwellings") AS "dwellings"
-- JSON: distinct models with those that are related
SELECT DISTINCT "id", "address" COLLATE BINARY, "old ""address""" COLLATE BINARY, "words" COLLATE fetching_array, "maybe_words" COLLATE fetching_array, "numbers" COLLATE fetching_array, "weights" COLLATE fetching_array, "kinds" COLLATE fetching_array, "name" COLLATE BINARY, "host_id" FROM "dwellings" ORDER BY "id"
-- JSON: with windows, in pages
SELECT "id", "address", "old ""address""", …, RANK() OVER (ORDER BY "id" DESC), "id" FROM "dwellings" ORDER BY "id" LIMIT ?
-- JSON: deleted
DELETE FROM "dwellings" WHERE json_extract("address", '$."the ''city''s größe.1[0]$"') = ? COLLATE BINARY OR json_extract("address", '$.floor') > ?
-- JSON: updated by what a condition finds
UPDATE "dwellings" SET "name" = ? WHERE json_extract("address", '$.isOpen') = 1
-- JSON: updated to values within JSON
UPDATE "dwellings" SET "name" = json_extract("address", '$."the ''city''s größe.1[0]$"'), "host_id" = json_extract("old ""address""", '$.floor')
-- JSON: updated to other structs and arrays
UPDATE "dwellings" SET "address" = ?, "old ""address""" = ?, "words" = ?, "maybe_words" = ?, "numbers" = ?, "kinds" = ? WHERE "id" > ?
-- JSON: updated to other members
UPDATE "dwellings" SET "old ""address""" = "address", "maybe_words" = "words", "words" = json_extract("address", '$.tags')
-- JSON: inserted
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
-- JSON: inserted and returned
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING json_extract("address", '$."the ''city''s größe.1[0]$"'), "words"
-- JSON: saved in the place of others
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "address" = "excluded"."address", "old ""address""" = "excluded"."old ""address""", "words" = "excluded"."words", "maybe_words" = "excluded"."maybe_words", "numbers" = "excluded"."numbers", "weights" = "excluded"."weights", "kinds" = "excluded"."kinds", … -- 460 characters
-- JSON: updated in a conflict, by what was to be inserted
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "address" = "excluded"."address", "words" = "excluded"."words", "name" = COALESCE(json_extract("excluded"."old ""address""", '$."the ''city''s größe.1[0]$"'), json_extract("excluded"."address", '$."the ''city''s größe.1[0]$"'))
-- JSON: inserted from a request
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") SELECT fetching_checked_int64("dwellings"."id" + ?), "dwellings"."address", "host"."address", json_extract("dwellings"."address", '$.tags'), json_extract("host"."address", '$.tags'), "dwellings"."numbers", json_extract("dwellings"."address", '$.rates'), "dwellings"."kinds", json_extract("dwellings"."address", '$."the ''city… -- 576 characters
-- Structs in columns: a text
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 819 characters
-- Structs in columns: an optional text that differs
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 833 characters
-- Structs in columns: a beginning
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 855 characters
-- Structs in columns: a text in a list with nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 865 characters
-- Structs in columns: an integer in a range
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 824 characters
-- Structs in columns: a small integer, calculated with
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 824 characters
-- Structs in columns: a date in seconds
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 809 characters
-- Structs in columns: a part of a date in seconds
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 855 characters
-- Structs in columns: an optional date in seconds
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 824 characters
-- Structs in columns: a truth value in a form of its own
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 822 characters
-- Structs in columns: an optional truth value in a form of its own, not true
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 852 characters
-- Structs in columns: a decimal in a form of its own
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 805 characters
-- Structs in columns: an enum
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 838 characters
-- Structs in columns: an identifier in a form of its own
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 819 characters
-- Structs in columns: a struct within the struct
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 855 characters
-- Structs in columns: a struct within the struct that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 835 characters
-- Structs in columns: JSON within the struct
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 895 characters
-- Structs in columns: a struct without a prefix
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 840 characters
-- Structs in columns: two members compared
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 875 characters
-- Structs in columns: none
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 1526 characters
-- Structs in columns: one
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 1545 characters
-- Structs in columns: none within a struct
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 884 characters
-- Structs in columns: none within one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 908 characters
-- Structs in columns: one within one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 920 characters
-- Structs in columns: a member of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 820 characters
-- Structs in columns: a member of one that may be nil, differs
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 832 characters
-- Structs in columns: a member of one that may be nil, which is nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 824 characters
-- Structs in columns: a truth value of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 830 characters
-- Structs in columns: a date of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 855 characters
-- Structs in columns: JSON of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 915 characters
-- Structs in columns: a struct of a struct of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 820 characters
-- Structs in columns: along a to-one
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1245 characters
-- Structs in columns: along a to-one, differs
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1224 characters
-- Structs in columns: along two
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1275 characters
-- Structs in columns: none along a to-one
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 2046 characters
-- Structs in columns: one along a to-one
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 2043 characters
-- Structs in columns: of some of a to-many
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1409 characters
-- Structs in columns: of some, compared with that outside
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1346 characters
-- Structs in columns: the largest of a to-many
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1217 characters
-- Structs in columns: in a list of a request
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1279 characters
-- Structs in columns: models
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 782 characters
-- Structs in columns: models with a related one
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1149 characters
-- Structs in columns: structs
SELECT "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words" FROM "venues" ORDER BY "id"
-- Structs in columns: structs that may be nil
SELECT "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "old ""hall"" kind", "old ""hall"" rank", "old ""hall"" code", "old ""hall"" point_latitude", "old ""hall"" point_longitude", "old ""hall"" point_point label", "old ""ha… -- 555 characters
-- Structs in columns: structs within others
SELECT "hall_point_latitude", "hall_point_longitude", "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "old ""hall"" alt latitude", "old ""hall"" alt longitude", "old ""hall"" alt point label", "old ""hall"" point_latitude", "old ""hall"" point_longitude", "old ""hall"" point_point label" FROM "venues" ORDER BY "id"
-- Structs in columns: structs of related models
SELECT "venues"."id", "host"."hall_city", "host"."hall_post ""code""", …, "host"."hall_point_point label", "host"."hall_alt latitude", "host"."hall_alt longitude", "host"."hall_alt point label", "host"."hall_position", "host"."hall_words", "host"."old ""hall"" city", "host"."old ""hall"" post ""code""", "host"."old ""hall"" floor_number", "host"."old ""hall"" room", "host"."old ""hall"" opened_at"… -- 1090 characters
-- Structs in columns: members
SELECT "hall_price", "old ""hall"" is_open", "hall_closed_at" FROM "venues" ORDER BY "id"
-- Structs in columns: in order
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 844 characters
-- Structs in columns: different structs
SELECT DISTINCT "latitude", "longitude", "point label" COLLATE BINARY FROM "venues"
-- Structs in columns: the structs of two requests
SELECT "latitude", "longitude", "point label" COLLATE BINARY FROM "venues" UNION SELECT "hall_point_latitude", "hall_point_longitude", "hall_point_point label" COLLATE BINARY FROM "venues"
-- Structs in columns: groups
SELECT "old ""hall"" kind", COUNT(*), MAX("hall_floor_number") FROM "venues" GROUP BY "old ""hall"" kind" COLLATE BINARY HAVING COUNT(*) > ? ORDER BY "old ""hall"" kind" COLLATE BINARY
-- Structs in columns: aggregates
SELECT MAX("hall_price"), COUNT(*) FILTER (WHERE "hall_is_open" = ? COLLATE BINARY) FROM "venues"
-- Structs in columns: joined texts
SELECT fetching_joined("hall_city", ?, 'ASC', "id"), fetching_joined("old ""hall"" post ""code""", ?, 'DESC, ASC', "hall_floor_number", "id") FROM "venues"
-- Structs in columns: in the order of a language
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 822 characters
-- Structs in columns: the number of different values
SELECT COUNT(DISTINCT "hall_city" COLLATE BINARY) FROM "venues"
-- Structs in columns: a window
SELECT COUNT(*) OVER (PARTITION BY "hall_kind" COLLATE BINARY) FROM "venues" ORDER BY "id"
-- Structs in columns: the first of each
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 1681 characters
-- Structs in columns: pages
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 842 characters
-- Structs in columns: pages by members that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 869 characters
-- Structs in columns: deleted
DELETE FROM "venues" WHERE "hall_city" = ? COLLATE BINARY OR ("old ""hall"" city" IS NULL AND "old ""hall"" post ""code""" IS NULL AND "old ""hall"" floor_number" IS NULL AND "old ""hall"" room" IS NULL AND "old ""hall"" opened_at" IS NULL AND "old ""hall"" closed_at" IS NULL AND "old ""hall"" is_open" IS NULL AND "old ""hall"" was_open" IS NULL AND "old ""hall"" price" IS NULL AND "old ""hall"" k… -- 800 characters
-- Structs in columns: updated by what a condition finds
UPDATE "venues" SET "hall_city" = ?, "hall_post ""code""" = ?, "hall_is_open" = ?, "hall_closed_at" = ?, "hall_price" = ?, "hall_kind" = ?, "hall_point_latitude" = "hall_point_latitude" + ?, "hall_room" = ? WHERE "hall_is_open" = ? COLLATE BINARY
-- Structs in columns: updated to other members
UPDATE "venues" SET "name" = "hall_city", "hall_city" = COALESCE("hall_post ""code""", ?), "hall_opened_at" = COALESCE("hall_closed_at", "hall_opened_at"), "longitude" = "old ""hall"" point_longitude", "hall_was_open" = CASE WHEN "hall_is_open" = ? COLLATE BINARY THEN ? ELSE ? END
-- Structs in columns: updated to other structs
UPDATE "venues" SET "hall_city" = ?, "hall_post ""code""" = ?, "hall_floor_number" = ?, "hall_room" = ?, "hall_opened_at" = ?, "hall_closed_at" = ?, "hall_is_open" = ?, "hall_was_open" = ?, "hall_price" = ?, "hall_kind" = ?, "hall_rank" = ?, "hall_code" = ?, "hall_point_latitude" = ?, "hall_point_longitude" = ?, "hall_point_point label" = ?, "hall_alt latitude" = ?, "hall_alt longitude" = ?, "hall… -- 1129 characters
-- Structs in columns: updated to structs within structs
UPDATE "venues" SET "hall_alt latitude" = ?, "hall_alt longitude" = ?, "hall_alt point label" = ?, "hall_point_latitude" = ?, "hall_point_longitude" = ?, "hall_point_point label" = ?
-- Structs in columns: updated to structs of the row
UPDATE "venues" SET "old ""hall"" city" = "hall_city", "old ""hall"" post ""code""" = "hall_post ""code""", "old ""hall"" floor_number" = "hall_floor_number", "old ""hall"" room" = "hall_room", "old ""hall"" opened_at" = "hall_opened_at", "old ""hall"" closed_at" = "hall_closed_at", "old ""hall"" is_open" = "hall_is_open", "old ""hall"" was_open" = "hall_was_open", "old ""hall"" price" = "hall_pri… -- 1330 characters
-- Structs in columns: updated by a copy of a struct
UPDATE "venues" SET "name" = ?, "hall_city" = ?
-- Structs in columns: updated by copies of structs within structs
UPDATE "venues" SET "name" = ?, "hall_alt latitude" = "hall_point_latitude" + ?, "hall_alt longitude" = "hall_point_longitude", "hall_alt point label" = "hall_point_point label", "latitude" = "hall_point_latitude" + ?, "longitude" = "hall_point_longitude", "point label" = "hall_point_point label" WHERE "id" > ?
-- Structs in columns: inserted
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 916 characters
-- Structs in columns: inserted and returned
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 1460 characters
-- Structs in columns: saved in the place of others
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 3374 characters
-- Structs in columns: in the way of another by a member
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 953 characters
-- Structs in columns: updated in a conflict of a member, by what was to be inserted
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 2584 characters
-- Structs in columns: replaced in a conflict, some members
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 1021 characters
-- Structs in columns: the difference of two states
UPDATE "venues" SET "hall_city" = ?, "hall_alt point label" = ?, "name" = ? WHERE "id" = ?
-- Structs in columns: inserted from a request
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 1968 characters
-- Bool: == true
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = ?
-- Bool: != true
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" <> ?
-- Bool: isIn
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" IN (?, ?)
-- Bool: optional == true
SELECT …, "previousRights" FROM "Person" WHERE "isActive" = ?
-- Bool: optional == nil
SELECT …, "previousRights" FROM "Person" WHERE "isActive" IS NULL
-- Bool: optional isIn with nil
SELECT …, "previousRights" FROM "Person" WHERE ("isActive" IN (?) OR "isActive" IS NULL)
-- Bool: member == optional member
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = "isActive"
-- Bool: member != optional member
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" IS NOT "isActive"
-- Bool: members in 'and'
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = 1 AND "isActive" = ?
-- Bool: a negated member in 'or'
SELECT …, "previousRights" FROM "Person" WHERE ("isAdmin" = 0) OR "isActive" = ?
-- Arithmetic: +
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" + ?) >= ?
-- Arithmetic: -
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" - ?) = ?
-- Arithmetic: *
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" * ?) > ?
-- Arithmetic: a number before an operator
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64(? - "age") >= ?
-- Arithmetic: division truncates
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" / ?) = ?
-- Arithmetic: the remainder has the sign of the dividend
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" % ?) = ?
-- Arithmetic: the other sign
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64(? - "age") = ?
-- Arithmetic: members
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" + "rank") = ?
-- Arithmetic: * before +
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" + fetching_int64("rank" * ?)) = ?
-- Arithmetic: parentheses
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64(fetching_int64("age" + "rank") * ?) = ?
-- Arithmetic: from left to right
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64(fetching_int64("age" - "rank") - ?) = ?
-- Arithmetic: parentheses on the right
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" - fetching_int64("rank" - ?)) = ?
-- Arithmetic: division on the right
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" / fetching_int64("rank" / ?)) = ?
-- Arithmetic: calculations on both sides
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" * "age") IS fetching_int64(fetching_int64("age" * "age") + ?) AND fetching_int64("age" * "age") = ?
-- Arithmetic: division has a fraction
SELECT …, "previousRights" FROM "Person" WHERE CAST("score" AS REAL) / ? = ?
-- Arithmetic: members with a fraction
SELECT …, "previousRights" FROM "Person" WHERE CAST("score" AS REAL) / "bonus" = ?
-- Arithmetic: a result that is infinite
SELECT …, "previousRights" FROM "Person" WHERE "score" * ? = ?
-- Arithmetic: a product of members that is infinite
SELECT …, "previousRights" FROM "Person" WHERE "score" * "bonus" = ?
-- Arithmetic: a result that is not a number is nil
SELECT …, "previousRights" FROM "Person" WHERE (("score" * ?) - ("score" * ?) <= ?) IS NOT TRUE
-- Arithmetic: as processors add
SELECT …, "previousRights" FROM "Person" WHERE "score" + ? IS NOT ? AND "score" + ? = ?
-- Arithmetic: minus zero equals zero
SELECT …, "previousRights" FROM "Person" WHERE ? - "score" = ?
-- Arithmetic: whole numbers keep their fraction
SELECT …, "previousRights" FROM "Person" WHERE CAST(("score" + ?) AS REAL) / ? = ?
-- Arithmetic: an integer beside a number
SELECT …, "previousRights" FROM "Person" WHERE "score" * CAST("age" AS REAL) = ?
-- Arithmetic: a quotient of integers with its fraction
SELECT …, "previousRights" FROM "Person" WHERE CAST(CAST("age" AS REAL) AS REAL) / CAST("rank" AS REAL) = ?
-- Arithmetic: nil as a number
SELECT …, "previousRights" FROM "Person" WHERE CAST("rank" AS REAL) IS NULL
-- Arithmetic: what may be nil, less what may not
SELECT …, "previousRights" FROM "Person" WHERE "bonus" - "score" = ?
-- Arithmetic: an overflow as a number
SELECT …, "previousRights" FROM "Person" WHERE CAST(fetching_int64("age" + ?) AS REAL) <= ?
-- Arithmetic: by the nearest number
SELECT …, "previousRights" FROM "Person" WHERE CAST("age" AS REAL) = ?
-- Arithmetic: a sort order of numbers
SELECT …, "previousRights" FROM "Person" ORDER BY CAST(CAST("age" AS REAL) AS REAL) / ?
-- Arithmetic: a calculation with nil is nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("rank" + ?) IS NULL
-- Arithmetic: a calculation with nil differs from every number
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("rank" + ?) IS NOT ?
-- Arithmetic: division by a zero
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" / ?) > ? OR fetching_int64("age" / ?) <= ?
-- Arithmetic: division by zero is nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" / ?) IS NULL
-- Arithmetic: division by a member that is zero
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" / "rank") IS NULL
-- Arithmetic: remainder by zero is nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" % "rank") IS NULL
-- Arithmetic: division of fractions by zero is nil
SELECT …, "previousRights" FROM "Person" WHERE CAST("score" AS REAL) / "bonus" IS NULL
-- Arithmetic: nil against nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" / "rank") IS fetching_int64("rank" / ?)
-- Arithmetic: + above the largest
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" + ?) > ?
-- Arithmetic: - below the smallest
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" - ?) > ?
-- Arithmetic: * above the largest
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" * ?) <= ?
-- Arithmetic: the smallest divided by -1
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" / ?) <= ?
-- Arithmetic: the limits themselves fit
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" + ?) = ?
-- Arithmetic: + above the largest differs
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64("age" + ?) IS NOT ?
-- Arithmetic: + above the largest, not in a range
SELECT …, "previousRights" FROM "Person" WHERE (fetching_int64("age" + ?) BETWEEN ? AND ?) IS NOT TRUE
-- Arithmetic: + above the largest, not in a list
SELECT …, "previousRights" FROM "Person" WHERE (fetching_int64("age" + ?) IN (?, ?)) IS NOT TRUE
-- Arithmetic: a negated condition that overflows
SELECT …, "previousRights" FROM "Person" WHERE (fetching_int64("age" + ?) > ?) IS NOT TRUE
-- Arithmetic: a sort order that overflows
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_int64("age" + ?)
-- Arithmetic: a sort order that overflows, descending
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_int64("age" + ?) DESC
-- Numbers: the magnitude of an integer
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" < ? THEN fetching_int64(? - "age") ELSE "age" END = ?
-- Numbers: the magnitude of a number
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "score" <= ? THEN ? - "score" ELSE "score" END >= ?
-- Numbers: the magnitude of nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "rank" < ? THEN fetching_int64(? - "rank") ELSE "rank" END IS NULL
-- Numbers: the magnitude of the smallest is nil
SELECT …, "previousRights" FROM "Person" WHERE (CASE WHEN "age" < ? THEN fetching_int64(? - "age") ELSE "age" END >= ?) IS NOT TRUE
-- Numbers: the magnitude of the smallest differs
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" < ? THEN fetching_int64(? - "age") ELSE "age" END IS NOT ?
-- Numbers: the magnitude of a calculation
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN fetching_int64("age" - ?) < ? THEN fetching_int64(? - fetching_int64("age" - ?)) ELSE fetching_int64("age" - ?) END = ?
-- Numbers: the magnitude of a decimal
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal_text(CASE WHEN "price" < ? COLLATE fetching_decimal THEN fetching_decimal('-', ?, "price") ELSE "price" END) COLLATE fetching_decimal = ? COLLATE fetching_decimal)
-- Numbers: sorted by magnitude
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN "age" < ? THEN fetching_int64(? - "age") ELSE "age" END, "id" DESC
-- Numbers: clamped to a range
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CASE WHEN "age" < ? THEN ? ELSE "age" END > ? THEN ? WHEN "age" < ? THEN ? ELSE "age" END = ?
-- Numbers: clamped within a range
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CASE WHEN "score" < ? THEN ? ELSE "score" END > ? THEN ? WHEN "score" < ? THEN ? ELSE "score" END = ?
-- Numbers: clamped from below
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "score" < ? THEN ? ELSE "score" END >= ?
-- Numbers: clamped from above
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "rank" > ? THEN ? ELSE "rank" END = ?
-- Numbers: clamped nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CASE WHEN "rank" < ? THEN ? ELSE "rank" END > ? THEN ? WHEN "rank" < ? THEN ? ELSE "rank" END IS NULL
-- Numbers: a clamped text
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CASE WHEN "name" < ? COLLATE BINARY THEN ? ELSE "name" END COLLATE BINARY > ? COLLATE BINARY THEN ? WHEN "name" < ? COLLATE BINARY THEN ? ELSE "name" END COLLATE BINARY = ? COLLATE BINARY
-- Numbers: the lesser of members
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" <= "rank" THEN "age" ELSE "rank" END = ?
-- Numbers: the greater of members
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" >= "rank" THEN "age" ELSE "rank" END IS NOT ? AND "id" > ?
-- Numbers: the lesser is nil where one is
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" <= "rank" THEN "age" ELSE "rank" END IS NULL
-- Numbers: the greater is nil where one is
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" >= "rank" THEN "age" ELSE "rank" END IS NULL
-- Numbers: the lesser of what may be nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN COALESCE(fetching_as_int("bonus"), ?) <= "rank" THEN COALESCE(fetching_as_int("bonus"), ?) ELSE "rank" END IS NOT NULL
-- Numbers: the lesser of calculations
SELECT …, "previousRights" FROM "Person" WHERE (CASE WHEN fetching_int64("age" - ?) <= fetching_int64("age" - ?) THEN fetching_int64("age" - ?) WHEN fetching_int64("age" - ?) <= fetching_int64("age" - ?) THEN fetching_int64("age" - ?) ELSE ? END < ?) IS NOT TRUE
-- Numbers: the greater, with another value for nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" >= COALESCE("rank", "age") THEN "age" ELSE COALESCE("rank", "age") END = ?
-- Numbers: the lesser of three
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" <= CASE WHEN "id" <= COALESCE("rank", ?) THEN "id" ELSE COALESCE("rank", ?) END THEN "age" WHEN "id" <= COALESCE("rank", ?) THEN "id" ELSE COALESCE("rank", ?) END < ?
-- Numbers: the lesser of texts
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "name" <= "nickname" COLLATE BINARY THEN "name" ELSE "nickname" END COLLATE BINARY = ? COLLATE BINARY AND "id" = ?
-- Numbers: the greater of texts
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "name" >= "nickname" COLLATE BINARY THEN "name" ELSE "nickname" END COLLATE BINARY = ? COLLATE BINARY
-- Numbers: rounded
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("score", 'toNearestOrAwayFromZero') = ?
-- Numbers: rounded above 2⁵¹
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("bonus", 'toNearestOrAwayFromZero') = ? AND fetching_rounded("bonus", 'down') = ?
-- Numbers: rounded to even
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("score", 'toNearestOrEven') = ?
-- Numbers: rounded up
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("score", 'up') > ?
-- Numbers: rounded up below zero
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("score", 'up') = ?
-- Numbers: rounded down
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("score", 'down') = ?
-- Numbers: rounded towards zero
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("score", 'towardZero') = ?
-- Numbers: rounded away from zero
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("score", 'awayFromZero') = ?
-- Numbers: rounded nil
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("bonus", 'toNearestOrAwayFromZero') IS NULL
-- Numbers: not rounded nil
SELECT …, "previousRights" FROM "Person" WHERE (fetching_rounded("bonus", 'up') IS NOT ?) OR "id" = ?
-- Numbers: rounded infinity
SELECT …, "previousRights" FROM "Person" WHERE fetching_rounded("score" * ?, 'toNearestOrAwayFromZero') = ?
-- Numbers: sorted by what is rounded
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_rounded("score", 'toNearestOrEven'), "id"
-- Numbers: decimals rounded to the nearest
SELECT …, "cents" FROM "sales" WHERE "id" = ? AND +(fetching_rounded_decimal("price", 'toNearestOrAwayFromZero') = ? COLLATE fetching_decimal)
-- Numbers: decimals rounded to even
SELECT …, "cents" FROM "sales" WHERE "id" = ? AND +(fetching_rounded_decimal("price", 'toNearestOrEven') = ? COLLATE fetching_decimal)
-- Numbers: decimals rounded up
SELECT …, "cents" FROM "sales" WHERE "id" = ? AND +(fetching_rounded_decimal("price", 'up') = ? COLLATE fetching_decimal)
-- Numbers: decimals rounded down
SELECT …, "cents" FROM "sales" WHERE "id" = ? AND +(fetching_rounded_decimal("price", 'down') = ? COLLATE fetching_decimal)
-- Numbers: decimals rounded towards zero
SELECT …, "cents" FROM "sales" WHERE "id" = ? AND +(fetching_rounded_decimal("price", 'towardZero') = ? COLLATE fetching_decimal)
-- Numbers: decimals rounded away from zero
SELECT …, "cents" FROM "sales" WHERE "id" = ? AND +(fetching_rounded_decimal("price", 'awayFromZero') = ? COLLATE fetching_decimal)
-- Numbers: update to what is rounded
UPDATE "Person" SET "age" = CASE WHEN "age" < ? THEN fetching_checked_int64(? - "age") ELSE "age" END, "rank" = CASE WHEN "rank" <= CASE WHEN "age" < ? THEN fetching_int64(? - "age") ELSE "age" END THEN "rank" WHEN CASE WHEN "age" < ? THEN fetching_int64(? - "age") ELSE "age" END <= "rank" THEN CASE WHEN "age" < ? THEN fetching_checked_int64(? - "age") ELSE "age" END ELSE ? END, "score" = CASE WHE… -- 549 characters
-- Numbers: numbers in a selection
SELECT CASE WHEN "age" < ? THEN fetching_checked_int64(? - "age") ELSE "age" END, fetching_rounded("score", 'toNearestOrAwayFromZero') FROM "Person" WHERE "id" < ? ORDER BY "id"
-- Numbers: grouped by what is rounded
SELECT fetching_rounded("score", 'toNearestOrAwayFromZero'), COUNT(*) FROM "Person" WHERE "id" < ? GROUP BY fetching_rounded("score", 'toNearestOrAwayFromZero') ORDER BY fetching_rounded("score", 'toNearestOrAwayFromZero')
-- Numbers: sums of what is rounded
SELECT TOTAL(fetching_rounded("score", 'awayFromZero')) FROM "Person" WHERE "id" < ?
-- Numbers: a magnitude that does not fit
SELECT CASE WHEN "age" < ? THEN fetching_checked_int64(? - "age") ELSE "age" END FROM "Person"
-- Numbers: a sum of magnitudes that do not fit
SELECT fetching_exact_sum(CASE WHEN "age" < ? THEN fetching_checked_int64(? - "age") ELSE "age" END) FROM "Person"
-- Conversions: the number of text 0
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_int("name") = ? AND "id" = ?
-- Conversions: the number of text 4
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_int("name") IS NULL AND "id" = ?
-- Conversions: the number of text 12
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_double("name") IS NULL AND "id" = ?
-- Conversions: the integer of a number
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_int("score") = ?
-- Conversions: no integer of a fraction, or beyond
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_int("bonus") IS NULL
-- Conversions: not an integer of a fraction
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_int("bonus") IS NOT ?
-- Conversions: an integer without its fraction
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_int(fetching_rounded("bonus", 'towardZero')) = ?
-- Conversions: sorted by the integer of a text, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_as_int("name"), "id"
-- Conversions: the text of an integer
SELECT …, "previousRights" FROM "Person" WHERE CAST(CAST("age" AS INTEGER) AS TEXT) = ? COLLATE BINARY
-- Conversions: the text of nil
SELECT …, "previousRights" FROM "Person" WHERE CAST(CAST("rank" AS INTEGER) AS TEXT) IS NULL
-- Conversions: operators on the text of an integer
SELECT …, "previousRights" FROM "Person" WHERE CAST(CAST("age" AS INTEGER) AS TEXT) >= ? COLLATE BINARY AND CAST(CAST("age" AS INTEGER) AS TEXT) < ? COLLATE BINARY AND fetching_scalar_count(CAST(CAST("age" AS INTEGER) AS TEXT)) > ?
-- Conversions: the text of an overflow is nil
SELECT …, "previousRights" FROM "Person" WHERE (CAST(CAST(fetching_int64("age" + ?) AS INTEGER) AS TEXT) >= ? COLLATE BINARY) IS NOT TRUE
-- Conversions: there and back
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_int(CAST(CAST("age" AS INTEGER) AS TEXT)) = "age"
-- Conversions: the text of a number
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_string(CAST("score" AS REAL)) = ? COLLATE BINARY
-- Conversions: the text of a large number
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_string(CAST("bonus" AS REAL)) = ? COLLATE BINARY
-- Conversions: unwrapped in a condition
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_int("name") > ?
-- Conversions: unwrapped nil in a condition
SELECT …, "previousRights" FROM "Person" WHERE (fetching_as_int("name") > ?) IS NOT TRUE
-- Conversions: unwrapped in a selection
SELECT fetching_as_int("name") FROM "Person" WHERE "id" IN (?, ?) ORDER BY "id"
-- Conversions: unwrapped nil in a selection
SELECT fetching_as_int("name") FROM "Person"
-- Conversions: an integer of a calculation that overflows
SELECT fetching_as_int(CAST(CAST(fetching_checked_int64("age" + ?) AS INTEGER) AS TEXT)) FROM "Person"
-- Conversions: the length of the text of an overflow
SELECT MAX(fetching_scalar_count(fetching_trimmed(CAST(CAST(fetching_checked_int64("age" + ?) AS INTEGER) AS TEXT)))) FROM "Person"
-- Conversions: the bits of an overflow
SELECT (fetching_checked_int64("age" + ?) & ?) FROM "Person"
-- Conversions: bits of both
SELECT …, "previousRights" FROM "Person" WHERE ("age" & ?) = ?
-- Conversions: bits of either
SELECT …, "previousRights" FROM "Person" WHERE ("age" | ?) = ?
-- Conversions: bits of one
SELECT …, "previousRights" FROM "Person" WHERE fetching_calculate('^', "age", ?) = ?
-- Conversions: bits of members
SELECT …, "previousRights" FROM "Person" WHERE ("age" & "rank") = ? AND ("age" | "rank") = ? AND fetching_calculate('^', "age", "rank") = ?
-- Conversions: bits of nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" & ?) IS NULL AND fetching_calculate('^', "age", "rank") IS NULL
-- Conversions: bits of the limits
SELECT …, "previousRights" FROM "Person" WHERE fetching_calculate('^', "age", ?) = ? OR ("age" | ?) = ?
-- Conversions: bits of a calculation that overflows
SELECT …, "previousRights" FROM "Person" WHERE ((fetching_int64("age" + ?) & ?) >= ?) IS NOT TRUE
-- Conversions: shifted
SELECT …, "previousRights" FROM "Person" WHERE "id" = ? AND ("age" << ?) = ?
-- Conversions: shifted nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" << ?) IS NULL AND ("rank" >> ?) IS NULL
-- Conversions: update by conversions
UPDATE "Person" SET "motto" = CAST(CAST("age" AS INTEGER) AS TEXT), "age" = fetching_as_int("name"), "rank" = (("rank" | ?) << ?), "bonus" = fetching_as_double("nickname") WHERE "id" IN (?, ?)
-- Conversions: a text without a number in a member that is not optional
UPDATE "Person" SET "age" = fetching_as_int("name")
-- Conversions: conversions in a selection
SELECT fetching_as_int("name"), CAST(CAST("age" AS INTEGER) AS TEXT) FROM "Person" WHERE "id" < ? ORDER BY "id"
-- Conversions: grouped by a conversion
SELECT fetching_as_double("name"), COUNT(*) FROM "Person" GROUP BY fetching_as_double("name") ORDER BY fetching_as_double("name")
-- Conversions: aggregates of conversions
SELECT fetching_exact_sum(fetching_as_int("name")) FROM "Person"
-- Conversions of decimals: decimals of floating-point numbers
SELECT fetching_as_decimal(CAST("score" AS REAL)) FROM "Person" ORDER BY "id"
-- Conversions of decimals: decimals of texts
SELECT fetching_as_decimal("name") FROM "Person" ORDER BY "id"
-- Conversions of decimals: a condition on the decimal of each number
SELECT …, "previousRights" FROM "Person" WHERE +(fetching_as_decimal(CAST("score" AS REAL)) = ? COLLATE fetching_decimal) AND "id" = ?
-- Conversions of decimals: numbers without a decimal
SELECT …, "previousRights" FROM "Person" WHERE fetching_as_decimal(CAST("score" AS REAL)) IS NULL
-- Conversions of decimals: decimals of integers
SELECT …, "previousRights" FROM "Person" WHERE +(fetching_decimal('+', CAST(CAST("age" AS INTEGER) AS TEXT), ?) = ? COLLATE fetching_decimal) AND +(fetching_decimal('/', CAST(CAST("rank" AS INTEGER) AS TEXT), ?) = ? COLLATE fetching_decimal)
-- Conversions of decimals: the decimal of nil
SELECT …, "previousRights" FROM "Person" WHERE CAST(CAST("rank" AS INTEGER) AS TEXT) IS NULL AND fetching_as_decimal("nickname") IS NULL AND fetching_as_decimal(CAST("bonus" AS REAL)) IS NULL
-- Conversions of decimals: sorted by decimals of texts
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_as_decimal("name") COLLATE fetching_decimal
-- Conversions of decimals: other values of decimals
SELECT fetching_decimal_as_double("price") FROM "sales" ORDER BY "id"
-- Conversions of decimals: conditions on other values of each decimal
SELECT …, "cents" FROM "sales" WHERE fetching_decimal_as_double("discount") = ? AND fetching_decimal_as_int("discount") = ? AND fetching_decimal_as_string("discount") = ? COLLATE BINARY AND "id" = ?
-- Conversions of decimals: other values of nil
SELECT …, "cents" FROM "sales" WHERE fetching_decimal_as_double("discount") IS NULL AND fetching_decimal_as_int("discount") IS NULL AND fetching_decimal_as_string("discount") IS NULL
-- Conversions of decimals: there and back
SELECT …, "cents" FROM "sales" WHERE +(fetching_as_decimal(fetching_decimal_as_string("price")) = "price" COLLATE fetching_decimal) OR fetching_scalar_count(fetching_decimal_as_string("price")) > ?
-- Conversions of decimals: sums and averages of conversions
SELECT fetching_checked_decimal_sum(CAST(CAST("quantity" AS INTEGER) AS TEXT)) FROM "sales"
-- Conversions of decimals: grouped by conversions
SELECT fetching_decimal_as_string("price"), COUNT(*) FROM "sales" WHERE "id" < ? GROUP BY fetching_decimal_as_string("price") COLLATE BINARY ORDER BY fetching_decimal_as_string("price") COLLATE BINARY
-- Conversions of decimals: an aggregate of a group as another number
SELECT fetching_decimal_as_double(fetching_checked_decimal_sum("price")) FROM "sales" WHERE "id" < ? GROUP BY "parentID" ORDER BY "parentID"
-- Conversions of decimals: conversions of related values
SELECT CASE WHEN (SELECT COUNT(*) FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") > ? THEN fetching_decimal_as_double("sales"."price") * ? ELSE ? END FROM "sales" ORDER BY "sales"."id"
-- Conversions of decimals: the least and the largest of conversions
SELECT MIN(fetching_decimal_as_double("price") * ?) FROM "sales" WHERE "id" < ?
-- Conversions of decimals: a calculation that overflows, as another value
SELECT …, "cents" FROM "sales" WHERE fetching_decimal_as_double(fetching_decimal('*', "price", ?)) > ? AND fetching_decimal_as_string(fetching_decimal('*', "price", ?)) IS NOT ? COLLATE BINARY AND fetching_decimal_as_int(fetching_decimal('*', "price", ?)) IS NOT ?
-- Conversions of decimals: an integer that overflows, as a decimal
SELECT …, "previousRights" FROM "Person" WHERE (CAST(CAST(fetching_int64("age" + ?) AS INTEGER) AS TEXT) >= ? COLLATE fetching_decimal) IS NOT TRUE
-- Conversions of decimals: a decimal that overflows, converted in a selection
SELECT fetching_decimal_as_double(fetching_checked_decimal('*', "price", ?)) FROM "sales"
-- Conversions of decimals: a decimal that overflows, converted in an aggregate
SELECT MAX(fetching_scalar_count(fetching_decimal_as_string(fetching_rounded_decimal(fetching_checked_decimal('*', "price", ?), 'toNearestOrAwayFromZero')))) FROM "sales"
-- Conversions of decimals: a decimal that overflows, within a decimal
SELECT fetching_decimal_text(MAX(fetching_checked_decimal('+', fetching_as_decimal(CAST(fetching_decimal_as_double(fetching_checked_decimal('*', "price", ?)) AS REAL)), ?) COLLATE fetching_decimal)) FROM "sales"
-- Conversions of decimals: a fraction as an integer, unwrapped
SELECT fetching_decimal_as_int("price") FROM "sales"
-- Conversions of decimals: update by conversions of decimals
UPDATE "sales" SET "price" = fetching_checked_decimal('+', CAST(CAST("quantity" AS INTEGER) AS TEXT), "price"), "quantity" = fetching_decimal_as_int(fetching_checked_decimal('*', fetching_checked_decimal('+', CAST(CAST("quantity" AS INTEGER) AS TEXT), "price"), ?)), "discount" = fetching_as_decimal(CAST(fetching_decimal_as_double(fetching_checked_decimal('+', CAST(CAST("quantity" AS INTEGER) AS TE… -- 445 characters
-- Conversions of decimals: a fraction as an integer in a member that is not optional
UPDATE "sales" SET "quantity" = fetching_decimal_as_int("price")
-- Decimals: + is exact
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('+', "price", "discount") = ? COLLATE fetching_decimal)
-- Decimals: -
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('-', "price", ?) = ? COLLATE fetching_decimal)
-- Decimals: *
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('*', "price", ?) = ? COLLATE fetching_decimal)
-- Decimals: a number before an operator
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('-', ?, "price") = ? COLLATE fetching_decimal)
-- Decimals: the other sign
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('-', ?, "price") > ? COLLATE fetching_decimal AND fetching_decimal('-', ?, "price") < ? COLLATE fetching_decimal
-- Decimals: a quotient
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('/', "price", "discount") = ? COLLATE fetching_decimal)
-- Decimals: * before +
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('+', "price", fetching_decimal('*', "price", ?)) = ? COLLATE fetching_decimal)
-- Decimals: parentheses
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('*', fetching_decimal('+', "price", "discount"), ?) = ? COLLATE fetching_decimal)
-- Decimals: from left to right
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('-', fetching_decimal('-', "price", ?), ?) = ? COLLATE fetching_decimal)
-- Decimals: in a list
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('*', "price", ?) COLLATE fetching_decimal IN (?, ?))
-- Decimals: in a range
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('*', "price", ?) COLLATE fetching_decimal BETWEEN ? AND ?
-- Decimals: on both sides
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('*', "price", ?) IS fetching_decimal('+', "price", "price") COLLATE fetching_decimal)
-- Decimals: many digits
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('+', "price", ?) = ? COLLATE fetching_decimal)
-- Decimals: a sort order of results
SELECT …, "cents" FROM "sales" ORDER BY fetching_decimal('*', "price", ?) COLLATE fetching_decimal
-- Decimals: a calculation with nil is nil
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('+', "discount", ?) IS NULL
-- Decimals: nil differs from every number
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('*', "discount", ?) IS NOT ? COLLATE fetching_decimal
-- Decimals: division by a zero
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('/', "price", ?) IS NULL
-- Decimals: division by a member that is zero
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('/', "price", "discount") IS NULL
-- Decimals: another value for nil
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('-', "price", fetching_decimal_text(COALESCE("discount", ?))) = ? COLLATE fetching_decimal)
-- Decimals: a choice
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal_text(CASE WHEN "price" > ? COLLATE fetching_decimal THEN fetching_decimal('*', "price", ?) ELSE "price" END) COLLATE fetching_decimal = ? COLLATE fetching_decimal)
-- Decimals: a third
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('/', "price", ?) = ? COLLATE fetching_decimal)
-- Decimals: a half, away from zero
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('-', fetching_decimal('+', "price", ?), ?) = ? COLLATE fetching_decimal) OR +(fetching_decimal('*', "price", ?) = ? COLLATE fetching_decimal)
-- Decimals: digits behind the 128th
SELECT …, "cents" FROM "sales" WHERE +(fetching_decimal('*', "price", ?) = ? COLLATE fetching_decimal) AND +(fetching_decimal('*', "price", ?) = ? COLLATE fetching_decimal)
-- Decimals: + above the largest
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('+', "price", fetching_decimal('*', "discount", ?)) <= ? COLLATE fetching_decimal OR "id" > ?
-- Decimals: * above the largest is nil
SELECT …, "cents" FROM "sales" WHERE (fetching_decimal('*', "price", ?) <= ? COLLATE fetching_decimal) IS NOT TRUE AND (fetching_decimal('*', "price", ?) >= ? COLLATE fetching_decimal) IS NOT TRUE
-- Decimals: / above the largest is nil
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('/', "discount", "price") < ? COLLATE fetching_decimal AND "id" = ?
-- Decimals: an overflow, negated
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('*', "price", ?) IS NOT ? COLLATE fetching_decimal
-- Decimals: an overflow within another calculation
SELECT …, "cents" FROM "sales" WHERE fetching_decimal('/', fetching_decimal('*', "price", ?), ?) IS NULL
-- Decimals in requests: sum
SELECT fetching_checked_decimal_sum("price") FROM "sales"
-- Decimals in requests: sum of optionals
SELECT fetching_checked_decimal_sum("discount") FROM "sales"
-- Decimals in requests: sum of nothing
SELECT fetching_checked_decimal_sum("price") FROM "sales" WHERE "id" > ?
-- Decimals in requests: sum of a calculation
SELECT fetching_checked_decimal_sum(fetching_checked_decimal('*', "price", ?)) FROM "sales" WHERE "id" < ?
-- Decimals in requests: sum along a relationship
SELECT fetching_checked_decimal_sum(fetching_checked_decimal('+', "parent"."price", fetching_checked_decimal('/', "parent"."price", ?))) FROM "sales" LEFT JOIN "sales" AS "parent" ON "parent"."id" = "sales"."parentID" WHERE "sales"."id" < ?
-- Decimals in requests: a sum in which parts are too large
SELECT fetching_checked_decimal_sum("price") FROM "sales" WHERE "id" <= ?
-- Decimals in requests: a sum of 38 digits, rounded once
SELECT fetching_checked_decimal_sum("price") FROM "sales" WHERE "id" IN (?, ?, ?, ?, ?)
-- Decimals in requests: average
SELECT fetching_decimal_average("price") FROM "sales" WHERE "id" < ?
-- Decimals in requests: average of optionals
SELECT fetching_decimal_average("discount") FROM "sales" WHERE "id" < ?
-- Decimals in requests: average of nothing
SELECT fetching_decimal_average("price") FROM "sales" WHERE "id" > ?
-- Decimals in requests: sum and average of distinct values
SELECT fetching_checked_decimal_sum(DISTINCT "price" COLLATE fetching_decimal) FROM "sales" WHERE "id" > ?
-- Decimals in requests: sum and average of distinct calculations
SELECT fetching_checked_decimal_sum(DISTINCT fetching_checked_decimal('*', "price", ?) COLLATE fetching_decimal) FROM "sales" WHERE "id" > ?
-- Decimals in requests: sum and average of distinct integers
SELECT fetching_exact_sum(DISTINCT "quantity") FROM "sales" WHERE "id" < ?
-- Decimals in requests: under conditions
SELECT fetching_checked_decimal_sum("price") FILTER (WHERE "price" > ? COLLATE fetching_decimal), fetching_checked_decimal_sum(DISTINCT "price" COLLATE fetching_decimal) FILTER (WHERE "price" < ? COLLATE fetching_decimal AND "price" > ? COLLATE fetching_decimal), fetching_decimal_average("price") FILTER (WHERE "price" > ? COLLATE fetching_decimal), fetching_checked_decimal_sum("price") FROM "sales… -- 416 characters
-- Decimals in requests: a sum that is too large
SELECT fetching_checked_decimal_sum("price") FROM "sales" WHERE "id" < ?
-- Decimals in requests: a calculation that is too large, selected
SELECT fetching_checked_decimal('*', "price", ?) FROM "sales"
-- Decimals in requests: a calculation that is too large, added up
SELECT fetching_checked_decimal_sum(fetching_checked_decimal('*', "price", ?)) FROM "sales"
-- Decimals in requests: selected
SELECT fetching_checked_decimal('*', "price", ?), fetching_checked_decimal('-', fetching_checked_decimal('+', fetching_checked_decimal('/', "discount", "price"), ?), fetching_checked_decimal('*', "price", ?)) FROM "sales" WHERE "id" < ? ORDER BY "id"
-- Decimals in requests: distinct
SELECT DISTINCT fetching_checked_decimal('*', "price", ?) COLLATE fetching_decimal FROM "sales" WHERE "id" > ?
-- Decimals in requests: grouped by a calculation
SELECT MAX(fetching_checked_decimal('*', "price", ?)), COUNT(*) FROM "sales" WHERE "id" > ? GROUP BY fetching_decimal('*', "price", ?) COLLATE fetching_decimal ORDER BY fetching_decimal('*', "price", ?) COLLATE fetching_decimal
-- Decimals in requests: grouped by an average of related ones
SELECT (SELECT fetching_decimal_average("parts"."price") FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id"), COUNT(*) FROM "sales" GROUP BY (SELECT fetching_decimal_average("parts"."price") FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") COLLATE fetching_decimal ORDER BY 2
-- Decimals in requests: groups that have a sum
SELECT "parentID", fetching_checked_decimal_sum("price") FROM "sales" GROUP BY "parentID" HAVING fetching_decimal_sum("price") > ? COLLATE fetching_decimal AND fetching_decimal_average("price") > ? COLLATE fetching_decimal
-- Decimals in requests: groups sorted by an average
SELECT "parentID" FROM "sales" GROUP BY "parentID" ORDER BY fetching_decimal('-', ?, fetching_decimal_text(COALESCE(fetching_decimal_average("price"), ?))) COLLATE fetching_decimal DESC
-- Decimals in requests: along a relationship
SELECT …, "sales"."cents" FROM "sales" JOIN "sales" AS "parent" ON "parent"."id" = "sales"."parentID" WHERE +(fetching_decimal('*', "parent"."price", "sales"."price") = ? COLLATE fetching_decimal)
-- Decimals in requests: to-many sums
SELECT …, "sales"."cents" FROM "sales" WHERE (SELECT fetching_decimal_sum("parts"."price") FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") > ? COLLATE fetching_decimal
-- Decimals in requests: to-many averages
SELECT …, "sales"."cents" FROM "sales" WHERE +((SELECT fetching_decimal_average("parts"."price") FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") = ? COLLATE fetching_decimal)
-- Decimals in requests: to-many sums of distinct values
SELECT …, "sales"."cents" FROM "sales" WHERE +((SELECT fetching_decimal_sum(DISTINCT "parts"."price" COLLATE fetching_decimal) FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") = ? COLLATE fetching_decimal) AND +((SELECT fetching_decimal_sum("parts"."price") FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") = ? COLLATE fetching_decimal)
-- Decimals in requests: pages by a calculation
SELECT …, "cents" FROM "sales" ORDER BY fetching_decimal('*', "price", ?) COLLATE fetching_decimal DESC, "id" LIMIT ?
-- Decimals in requests: pages by a quotient
SELECT …, "cents" FROM "sales" ORDER BY fetching_decimal('/', "price", "discount") COLLATE fetching_decimal, "id" LIMIT ?
-- Decimals in requests: pages by a quotient, nil last
SELECT …, "cents" FROM "sales" ORDER BY fetching_decimal('/', "discount", ?) COLLATE fetching_decimal NULLS LAST, "id" LIMIT ?
-- Decimals in requests: *=
UPDATE "sales" SET "price" = fetching_checked_decimal('*', "price", ?) WHERE "id" < ?
-- Decimals in requests: += and a quotient
UPDATE "sales" SET "price" = fetching_checked_decimal('+', "price", ?), "discount" = fetching_checked_decimal('/', "discount", ?) WHERE "id" < ?
-- Decimals in requests: a member of another form
UPDATE "sales" SET "discount" = fetching_checked_decimal('-', "price", ?), "cents" = ? WHERE "id" < ?
-- Results of decimals: -63929959837714999301e-2 / 3226315642044674719727620741973742629e-22
SELECT fetching_checked_decimal('/', "price", "discount") FROM "sales"
-- Results of decimals: -56180956e-9 - -25e-1
SELECT fetching_checked_decimal('+', fetching_checked_decimal('*', "discount", ?), "price") FROM "sales"
-- Results of decimals: 1e-1 * 8e-18
SELECT fetching_checked_decimal('*', "discount", "price") FROM "sales"
-- Results of decimals: -555555555555555555555555555555e-2 + -999999999999999999999999999999e-2
SELECT fetching_checked_decimal('+', "discount", "price") FROM "sales"
-- Coalescing: ?? a member
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", "name") = ? COLLATE BINARY
-- Coalescing: ?? a text
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", ?) = ? COLLATE BINARY
-- Coalescing: ?? a number
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", ?) < ?
-- Coalescing: ?? in a calculation
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64(COALESCE("rank", ?) + COALESCE("previousRank", ?)) = ?
-- Coalescing: ?? of a calculation
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(fetching_int64("age" / "rank"), ?) = ?
-- Coalescing: ?? of a division by zero
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(fetching_int64("age" / ?), ?) = ?
-- Coalescing: ?? an optional member
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", "previousRank") IS NULL
-- Coalescing: ?? three in a row
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", COALESCE("previousRank", "age")) = ?
-- Coalescing: ?? from the left
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(COALESCE("rank", "previousRank"), "age") = ?
-- Coalescing: != beside ??
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", "previousRank") IS NOT NULL
-- Coalescing: ?? of a Bool as a condition
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("isActive", ?) = 1
-- Coalescing: not ?? of a Bool
SELECT …, "previousRights" FROM "Person" WHERE NOT (COALESCE("isActive", ?) = 1)
-- Coalescing: ?? of an enum
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("previousPlan", "plan") = ? COLLATE BINARY
-- Coalescing: ?? a case of an enum
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("previousPlan", ?) = ? COLLATE BINARY
-- Coalescing: ?? isIn
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", "name") COLLATE BINARY IN (?, ?)
-- Coalescing: ?? within a range
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", "previousRank") BETWEEN ? AND ?
-- Coalescing: ?? hasPrefix
SELECT …, "previousRights" FROM "Person" WHERE (substr(CAST(fetching_fold(COALESCE("nickname", "name"), 1) AS BLOB), 1, 1) IS ?) OR (COALESCE("nickname", ?) >= ? COLLATE BINARY AND COALESCE("nickname", ?) < ? COLLATE BINARY AND fetching_like(COALESCE("nickname", ?), ?, 0))
-- Coalescing: ?? of an option set
SELECT …, "previousRights" FROM "Person" WHERE (COALESCE("previousRights", ?) & ?) = ?
-- Coalescing: ?? both sides
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", "name") < COALESCE("motto", ?) COLLATE BINARY
-- Coalescing: sorted by ??
SELECT …, "previousRights" FROM "Person" ORDER BY COALESCE("nickname", "name") COLLATE BINARY
-- Coalescing: a page behind ??
SELECT …, "previousRights" FROM "Person" ORDER BY COALESCE("nickname", "name") COLLATE BINARY, "id" LIMIT ? OFFSET ?
-- Coalescing: update to ??
UPDATE "Person" SET "name" = COALESCE("nickname", ?), "rank" = COALESCE("rank", "previousRank")
-- Coalescing: update of what ?? finds
UPDATE "Person" SET "motto" = COALESCE("nickname", "motto"), "plan" = COALESCE("previousPlan", ?) WHERE COALESCE("previousPlan", ?) <> ? COLLATE BINARY
-- Coalescing: ?? of a related member
SELECT COALESCE("team"."name", ?) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."id"
-- Coalescing: grouped by ??
SELECT COALESCE("team"."name", ?), COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY GROUP BY COALESCE("team"."name", ?) COLLATE BINARY ORDER BY COALESCE("team"."name", ?) COLLATE BINARY
-- Coalescing: ?? of an aggregate
SELECT COALESCE((SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), ?) FROM "Team"
-- Choices: choose a text
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN ? ELSE ? END = ? COLLATE BINARY
-- Choices: choose a member
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END = ? COLLATE BINARY
-- Choices: choose a constant or a member
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN ? ELSE "name" END = ? COLLATE BINARY
-- Choices: choose between members
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" > ? THEN "name" ELSE ? END <> ? COLLATE BINARY
-- Choices: choose between optional members
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN "previousRank" ELSE "rank" END IS NULL
-- Choices: choose, or nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END IS NULL
-- Choices: choose, or nil, of an optional member
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" > ? THEN "nickname" ELSE ? END IS NULL
-- Choices: choose ?? another
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END, "nickname") = ? COLLATE BINARY
-- Choices: choose in a list of cases
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" > ? THEN ? WHEN "isAdmin" = 1 THEN ? ELSE ? END COLLATE BINARY IN (?, ?)
-- Choices: choose in the first of two values
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" > ? THEN CASE WHEN "isAdmin" = 1 THEN ? ELSE ? END ELSE ? END = ?
-- Choices: choose in a case between nil and nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN ? WHEN "nickname" = ? COLLATE BINARY THEN "name" ELSE ? END COLLATE BINARY = ? COLLATE BINARY
-- Choices: choose by what nil decides
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "rank" > ? THEN ? ELSE ? END = ?
-- Choices: choose by a negation that nil decides
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN ("rank" > ?) IS NOT TRUE THEN ? ELSE ? END = ?
-- Choices: choose by an optional Bool
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isActive" = ? THEN ? ELSE ? END = ?
-- Choices: choose an enum
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN "plan" ELSE ? END = ? COLLATE BINARY
-- Choices: not choose a condition
SELECT …, "previousRights" FROM "Person" WHERE NOT (CASE WHEN "age" > ? THEN ("score" > ?) ELSE ("name" = ? COLLATE BINARY) END = 1)
-- Choices: choose in a calculation
SELECT …, "previousRights" FROM "Person" WHERE (CASE WHEN "isAdmin" = 1 THEN "score" ELSE ? END * ?) + CASE WHEN "age" > ? THEN ? ELSE ? END = ?
-- Choices: choose what only one may compute
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" <> ? THEN fetching_int64(? / "age") WHEN "isAdmin" = 1 THEN ? ELSE ? END > ?
-- Choices: choose an option set
SELECT …, "previousRights" FROM "Person" WHERE (CASE WHEN "isAdmin" = 1 THEN ? ELSE "rights" END & ?) = ?
-- Choices: choose hasPrefix
SELECT …, "previousRights" FROM "Person" WHERE (substr(CAST(fetching_fold(CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END, 1) AS BLOB), 1, 1) IS ?) OR (CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END >= ? COLLATE BINARY AND CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END < ? COLLATE BINARY AND fetching_like(CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END, ?, 0))
-- Choices: choose isIn a range
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN ? ELSE COALESCE("rank", ?) END BETWEEN ? AND ?
-- Choices: choose both sides
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN ? ELSE ? END > CASE WHEN "age" > ? THEN ? ELSE ? END
-- Choices: sorted by choose
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN "isAdmin" = 1 THEN ? ELSE ? END, "name" COLLATE BINARY
-- Choices: a page behind choose
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN "isAdmin" = 1 THEN ? ELSE "name" END COLLATE BINARY, "id" LIMIT ? OFFSET ?
-- Choices: choose in a selection
SELECT CASE WHEN "isAdmin" = 1 THEN ? WHEN "age" = ? THEN ? ELSE ? END FROM "Person" ORDER BY "id"
-- Choices: choose a Bool as a condition
SELECT "id" FROM "Person" WHERE CASE WHEN "age" > ? THEN ? ELSE "isAdmin" END = 1 AND "id" > ? ORDER BY "id"
-- Choices: choose, or nil, in a selection
SELECT CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END FROM "Person" ORDER BY "id"
-- Choices: grouped by choose
SELECT CASE WHEN "isAdmin" = 1 THEN ? ELSE ? END, COUNT(*) FROM "Person" GROUP BY CASE WHEN "isAdmin" = 1 THEN ? ELSE ? END COLLATE BINARY ORDER BY CASE WHEN "isAdmin" = 1 THEN ? ELSE ? END COLLATE BINARY
-- Choices: choose among groups
SELECT CASE WHEN COUNT(*) > ? THEN ? ELSE ? END FROM "Person" GROUP BY "isAdmin" ORDER BY "isAdmin"
-- Choices: the sum of what is chosen
SELECT TOTAL(CASE WHEN "isAdmin" = 1 THEN ? ELSE "score" END) FROM "Person"
-- Choices: update to what is chosen
UPDATE "Person" SET "score" = CASE WHEN "isAdmin" = 1 THEN "score" * ? ELSE ? END, "nickname" = CASE WHEN "age" > ? THEN "name" ELSE ? END, "plan" = CASE WHEN "isAdmin" = 1 THEN ? ELSE "plan" END
-- Choices: update of what is chosen
UPDATE "Person" SET "motto" = CASE WHEN "age" > ? THEN "name" ELSE ? END WHERE CASE WHEN "isAdmin" = 1 THEN "name" ELSE ? END = ? COLLATE BINARY
-- Choices: choose between a date and a constant
SELECT …, "maybeSeconds" FROM "appointments" WHERE CASE WHEN "id" = ? THEN ? ELSE "seconds" END = "seconds" ORDER BY "id"
-- Choices: choose by a related model
SELECT CASE WHEN "team"."code" IS NULL THEN ? ELSE ? END FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."id"
-- Choices: choose within a related condition
SELECT "Team"."id" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND CASE WHEN "players"."score" > ? THEN ? ELSE ? END = ?) ORDER BY "Team"."id"
-- Choices: the number of what is chosen among related models
SELECT (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND CASE WHEN "players"."score" > ? THEN "Team"."name" ELSE ? END = ? COLLATE BINARY) FROM "Team"
-- Identity: != key
SELECT …, "previousRights" FROM "Person" WHERE "id" <> ?
-- Identity: keys in 'or'
SELECT …, "previousRights" FROM "Person" WHERE "id" = ? OR "id" = ?
-- Sorting: ascending, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY "rank", "id"
-- Sorting: descending, nil last
SELECT …, "previousRights" FROM "Person" ORDER BY "rank" DESC, "id"
-- Sorting: ascending, nil last
SELECT …, "previousRights" FROM "Person" ORDER BY "rank" NULLS LAST, "id"
-- Sorting: descending, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY "rank" DESC NULLS FIRST, "id"
-- Sorting: nil last where there is none
SELECT …, "previousRights" FROM "Person" ORDER BY "name" COLLATE BINARY, "id"
-- Sorting: a calculation that is nil
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_int64(? - "rank"), "id"
-- Sorting: a division by zero, last
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_int64(? / fetching_int64("id" - ?)) NULLS LAST, "id"
-- Sorting: without case
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_fold("name", 1) COLLATE BINARY, "id"
-- Sorting: without case, descending
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_fold("name", 1) COLLATE BINARY DESC, "id"
-- Sorting: without case and accents, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_fold("nickname", 3) COLLATE BINARY, "id"
-- Sorting: without case and accents, nil last
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_fold("nickname", 3) COLLATE BINARY NULLS LAST, "id"
-- Sorting: every difficult text
SELECT "id", "value", "other" FROM "holder" ORDER BY fetching_fold("value", 3) COLLATE BINARY, "id"
-- Sorting: by a number with a fraction, in which -0 is 0
SELECT …, "previousRights" FROM "Person" ORDER BY "score", "id"
-- Sorting: by two terms
SELECT …, "previousRights" FROM "Person" ORDER BY "rank", "id" DESC, "id"
-- Sorting: by a calculation
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_int64(fetching_int64(fetching_int64("id" - ?) * ?) % ?), "id"
-- Sorting: by a length
SELECT …, "previousRights" FROM "Person" ORDER BY fetching_scalar_count("name"), "id"
-- Sorting: by terms of several calls
SELECT …, "previousRights" FROM "Person" ORDER BY "rank", "id" DESC
-- Sorting: of what a condition leaves
SELECT …, "previousRights" FROM "Person" WHERE "rank" > ? OR ("name" = ? COLLATE BINARY) ORDER BY "rank" DESC
-- Localized orders: of ''
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_und
-- Localized orders: of 'en'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_en
-- Localized orders: of 'sv'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_sv
-- Localized orders: of 'sv_SE'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_sv_SE
-- Localized orders: of 'da'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_da
-- Localized orders: of 'de'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_de
-- Localized orders: of 'es'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_es
-- Localized orders: of 'cs'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_cs
-- Localized orders: of 'lt'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_lt
-- Localized orders: of 'et'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_et
-- Localized orders: of 'tr'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_tr
-- Localized orders: of 'pl'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_pl
-- Localized orders: of 'hu'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_hu
-- Localized orders: of 'fr'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_fr
-- Localized orders: of 'fr-CA'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_fr_CA
-- Localized orders: of 'ru'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_ru
-- Localized orders: of 'el'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_el
-- Localized orders: of 'ja'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE fetching_locale_ja
-- Localized orders: nil first
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE fetching_locale_sv, "id"
-- Localized orders: nil last
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE fetching_locale_sv NULLS LAST, "id"
-- Localized orders: descending, nil last
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE fetching_locale_sv DESC, "id"
-- Localized orders: descending, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE fetching_locale_sv DESC NULLS FIRST, "id"
-- Localized orders: equals by their scalars
SELECT …, "previousRights" FROM "Person" ORDER BY "name" COLLATE fetching_locale_sv, "id"
-- Localized orders: equals by their scalars, descending
SELECT …, "previousRights" FROM "Person" ORDER BY "name" COLLATE fetching_locale_sv DESC, "id"
-- Localized orders: of two languages
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE fetching_locale_sv, "name" COLLATE fetching_locale_da, "id"
-- Localized orders: the first term decides
SELECT …, "previousRights" FROM "Person" ORDER BY "name" COLLATE fetching_locale_da, "nickname" COLLATE fetching_locale_sv DESC, "id"
-- Localized orders: of one text or another
SELECT …, "previousRights" FROM "Person" ORDER BY (COALESCE("nickname", "name")) COLLATE fetching_locale_sv, "id"
-- Localized orders: of joined texts
SELECT …, "previousRights" FROM "Person" ORDER BY (("name" || ?)) COLLATE fetching_locale_sv, "id"
-- Localized orders: of a text in lower case
SELECT …, "previousRights" FROM "Person" ORDER BY (fetching_lowercased("name")) COLLATE fetching_locale_sv, "id"
-- Localized orders: of a text that a comparison of texts chooses
SELECT …, "previousRights" FROM "Person" ORDER BY (CASE WHEN "name" = ? COLLATE BINARY THEN COALESCE("nickname", ?) ELSE ? END COLLATE BINARY) COLLATE fetching_locale_sv, "id"
-- Localized orders: of a constant
SELECT …, "previousRights" FROM "Person" ORDER BY (fetching_prefix("name", 0)) COLLATE fetching_locale_sv, "id"
-- Localized requests: all
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE fetching_locale_sv
-- Localized requests: all, in German
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE fetching_locale_de_DE
-- Localized requests: the first
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE fetching_locale_sv, "id" LIMIT ?
-- Localized requests: the last
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE fetching_locale_sv DESC, "id" DESC LIMIT ?
-- Localized requests: of some of the first
SELECT …, "seatNumber" FROM "Player" WHERE "teamCode" = ? COLLATE BINARY AND "id" > ? ORDER BY "name" COLLATE fetching_locale_sv, "id" LIMIT ?
-- Localized requests: different ones
SELECT DISTINCT "id", "name" COLLATE BINARY, "code" COLLATE BINARY, "motherID", "isOpen", "isFirstClass" FROM "Team" ORDER BY "name" COLLATE fetching_locale_sv
-- Localized requests: different ones along a relationship
SELECT DISTINCT "Player"."id", "Player"."name" COLLATE BINARY, "Player"."score", "Player"."weight", "Player"."teamCode" COLLATE BINARY, "Player"."rivalID", "Player"."seatRow", "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" IS NOT NULL ORDER BY "team"."name" COLLATE fetching_locale_sv, "Player"."id"
-- Localized requests: along a relationship, nil last
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "team"."name" COLLATE fetching_locale_sv NULLS LAST, "Player"."id"
-- Localized requests: the first of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "name" COLLATE fetching_locale_sv DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "name" COLLATE fetching_locale_sv DESC, "id" DESC
-- Localized requests: the first of each, in the order of another language
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "name" COLLATE fetching_locale_sv DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "name" COLLATE fetching_locale_de, "name" COLLATE fetching_locale_sv DESC, "id" DESC
-- Localized requests: the models of two requests
SELECT …, "isFirstClass" FROM (SELECT …, "isFirstClass" FROM "Team" WHERE "id" < ? UNION SELECT …, "isFirstClass" FROM "Team" WHERE "id" > ?) AS "Team" ORDER BY "name" COLLATE fetching_locale_sv
-- Localized requests: the first of two requests
SELECT …, "isFirstClass" FROM (SELECT …, "isFirstClass" FROM (SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE fetching_locale_sv, "id" LIMIT ?) AS "Team" UNION SELECT …, "isFirstClass" FROM (SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE fetching_locale_sv DESC, "id" DESC LIMIT ?) AS "Team") AS "Team"
-- Localized requests: loaded
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) ORDER BY "Player"."name" COLLATE fetching_locale_sv
-- Localized requests: loaded with a limit
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."name" COLLATE fetching_locale_sv DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?))) AS "fetching.rows" WHERE "fetching.number" <= ? ORDER BY… -- 418 characters
-- Localized requests: selected
SELECT "name" FROM "Team" ORDER BY "name" COLLATE fetching_locale_sv
-- Localized requests: selected and computed
SELECT ("name" || ?) FROM "Team" ORDER BY (("name" || ?)) COLLATE fetching_locale_sv
-- Localized requests: the sum of the first
SELECT fetching_exact_sum("score") FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE fetching_locale_sv, "id" LIMIT ?) AS "Player"
-- Localized requests: groups by their key
SELECT "name" FROM "Team" GROUP BY "name" COLLATE BINARY ORDER BY ("name") COLLATE fetching_locale_sv
-- Localized requests: groups by an aggregate
SELECT "teamCode" FROM "Player" GROUP BY "teamCode" COLLATE BINARY ORDER BY (MAX("name" COLLATE BINARY)) COLLATE fetching_locale_sv DESC
-- Localized requests: groups by an aggregate, nil last, with a limit
SELECT "teamCode" FROM "Player" GROUP BY "teamCode" COLLATE BINARY ORDER BY (MAX("name" COLLATE BINARY)) COLLATE fetching_locale_sv NULLS LAST LIMIT ?
-- Localized requests: ranks
SELECT RANK() OVER (ORDER BY "name" COLLATE fetching_locale_sv) FROM "Player" ORDER BY "id"
-- Localized requests: numbers within partitions, selected in the order
SELECT ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "name" COLLATE fetching_locale_sv, "id") FROM "Player" ORDER BY "name" COLLATE fetching_locale_sv
-- Localized requests: pages
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE fetching_locale_sv, "id" LIMIT ?
-- Localized requests: pages from the end
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE fetching_locale_sv DESC, "id" DESC LIMIT ?
-- Localized requests: pages with nil
SELECT …, "id" FROM "Player" ORDER BY "name" COLLATE fetching_locale_sv, "id" LIMIT ?
-- Localized requests: pages with nil last
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE fetching_locale_sv NULLS LAST, "id" LIMIT ?
-- Localized requests: pages from the end, nil first
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE fetching_locale_sv DESC NULLS FIRST, "id" DESC LIMIT ?
-- Localized requests: pages by two terms
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "team"."name" COLLATE fetching_locale_sv, "Player"."name" COLLATE fetching_locale_sv DESC, "Player"."id" DESC LIMIT ?
-- Localized requests: pages by a computed text
SELECT …, "seatNumber" FROM "Player" ORDER BY ((COALESCE("name", ?) || ?)) COLLATE fetching_locale_sv, "id" LIMIT ?
-- Localized requests: pages by a text that a comparison of texts chooses
SELECT …, "seatNumber" FROM "Player" ORDER BY (CASE WHEN "teamCode" = ? COLLATE BINARY THEN COALESCE("name", ?) ELSE ? END COLLATE BINARY) COLLATE fetching_locale_sv, "id" LIMIT ?
-- Localized requests: pages of different models
SELECT DISTINCT "id", "name" COLLATE BINARY, "code" COLLATE BINARY, "motherID", "isOpen", "isFirstClass" FROM "Team" ORDER BY "name" COLLATE fetching_locale_sv, "id" LIMIT ?
-- Localized requests: pages of the first
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE fetching_locale_sv, "id" LIMIT ? OFFSET ?
-- Localized requests: a cursor of another locale
-- invalidCursor
-- Localized requests: a cursor of the bytes
SELECT …, "id" FROM "Team" ORDER BY "name" COLLATE BINARY, "id" LIMIT ?
-- Limits: at most
SELECT …, "previousRights" FROM "Person" ORDER BY "id" DESC LIMIT ?
-- Limits: after
SELECT …, "previousRights" FROM "Person" ORDER BY "id" DESC LIMIT -1 OFFSET ?
-- Limits: after none
SELECT …, "previousRights" FROM "Person" ORDER BY "id" DESC
-- Limits: at most, after
SELECT …, "previousRights" FROM "Person" ORDER BY "id" DESC LIMIT ? OFFSET ?
-- Limits: of what a condition leaves
SELECT …, "previousRights" FROM "Person" WHERE "age" = ? ORDER BY "id" DESC LIMIT ? OFFSET ?
-- Limits: distinct
SELECT DISTINCT "id", "name" COLLATE BINARY, "size" FROM "copy"
-- Limits: not distinct
SELECT "id", "name", "size" FROM "copy"
-- Limits: distinct, then at most
SELECT DISTINCT "id", "name" COLLATE BINARY, "size" FROM "copy" ORDER BY "id" DESC LIMIT ?
-- Limits: distinct, after
SELECT DISTINCT "id", "name" COLLATE BINARY, "size" FROM "copy" ORDER BY "id" DESC LIMIT -1 OFFSET ?
-- Limits: the first of all
SELECT …, "seatNumber" FROM "Player" ORDER BY "id" LIMIT ?
-- Limits: the first under a condition
SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? ORDER BY "score" LIMIT ?
-- Limits: the first, with steps behind it
SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? ORDER BY "score" DESC LIMIT ?
-- Limits: the first of none
SELECT …, "seatNumber" FROM "Player" WHERE "id" > ? ORDER BY "id" LIMIT ?
-- Limits: the first after others
SELECT …, "seatNumber" FROM "Player" ORDER BY "id" LIMIT ? OFFSET ?
-- Limits: the first of some, after others
SELECT …, "seatNumber" FROM "Player" ORDER BY "id" DESC LIMIT ? OFFSET ?
-- Limits: the first of different ones
SELECT DISTINCT "id", "name" COLLATE BINARY, "score", "weight", "teamCode" COLLATE BINARY, "rivalID", "seatRow", "seatNumber" FROM "Player" ORDER BY "id" LIMIT ?
-- Limits: the first, of which a value is selected
SELECT "score" FROM "Player" ORDER BY "id" LIMIT ?
-- Limits: the first of the selected values
SELECT "score" FROM "Player" ORDER BY "score" DESC LIMIT ?
-- Limits: the first of different values
SELECT DISTINCT "teamCode" COLLATE BINARY FROM "Player" ORDER BY "teamCode" COLLATE BINARY DESC LIMIT ?
-- Limits: the first of no values
SELECT "score" FROM "Player" WHERE "id" > ? ORDER BY "id" LIMIT ?
-- The first of each: one of each, nil being a group, by case
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: after one of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" > ? AND "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: of those that a condition leaves
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player" WHERE "score" <> ? AND "id" <> ?) AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: of none
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player" WHERE "id" > ?) AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: of some
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: of different ones
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT DISTINCT "id", "name" COLLATE BINARY, "score", "weight", "teamCode" COLLATE BINARY, "rivalID", "seatRow", "seatNumber" FROM "Player" ORDER BY "score" DESC) AS "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "i… -- 407 characters
-- The first of each: by two members
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY, "seatNumber" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: by two members, one of them nil
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow", ("weight" IS NULL) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? AND "id" <> ? AND "id" <> ? ORDER BY "score" DESC, "id" DESC
-- The first of each: by three values
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow", "seatNumber", fetching_int64("id" % ?) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: by a computed value
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY fetching_int64("id" % ?) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: by a condition
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY ("score" > ?) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: by a value that overflows, which is nil
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY fetching_int64("score" * ?) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: by a member of a to-one, which may be missing
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "team"."name" COLLATE BINARY ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY) AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: by the count of a relationship
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: without an order, by the key
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "id") AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "id"
-- The first of each: equals by the key, in the direction of the order
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY fetching_int64("id" % ?) DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? AND "seatRow" IS NOT NULL ORDER BY fetching_int64("id" % ?) DESC, "id" DESC
-- The first of each: equals by the key, upward
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY fetching_int64("id" % ?), "id") AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? AND "seatRow" IS NOT NULL ORDER BY fetching_int64("id" % ?), "id"
-- The first of each: nil last, upward
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY "seatRow" NULLS LAST, "id") AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "seatRow" NULLS LAST, "id"
-- The first of each: by a member of a to-one
SELECT …, "Player"."seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "Player"."seatNumber" ORDER BY "team"."name" COLLATE BINARY, "Player"."id" DESC) AS "fetching.number" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY) AS "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "fetching.number" <= ? … -- 457 characters
-- The first of each: ignoring case
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY fetching_scalar_count("teamCode") ORDER BY fetching_fold("teamCode", 1) COLLATE BINARY, "id") AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY fetching_fold("teamCode", 1) COLLATE BINARY, "id"
-- The first of each: a condition leaves models out of the result
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? AND "weight" IS NULL ORDER BY "score" DESC, "id" DESC
-- The first of each: conditions before and behind
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player" WHERE "id" > ?) AS "Player" WHERE "fetching.number" <= ? AND "weight" < ? AND "id" <> ? ORDER BY "score" DESC, "id" DESC
-- The first of each: a condition along a relationship
SELECT …, "Player"."seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "fetching.number" <= ? AND "team"."name" = ? COLLATE BINARY ORDER BY "Player"."score" DESC, "Player"."id" DESC
-- The first of each: a condition on related rows
SELECT …, "Player"."seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? AND EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND "admirers"."score" > ?) ORDER BY "Player"."score" DESC, "Player"."id" DESC
-- The first of each: a sort term goes before the order
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "teamCode" COLLATE BINARY, "score" DESC, "id" DESC
-- The first of each: two sort terms, one after the other
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY ("seatNumber" = ?) DESC, ("teamCode" IS NULL), "score" DESC, "id" DESC
-- The first of each: a limit takes a part of the result
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC LIMIT ? OFFSET ?
-- The first of each: a limit behind an order behind it
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "teamCode" COLLATE BINARY, "score" DESC, "id" DESC LIMIT ?
-- The first of each: different ones
SELECT DISTINCT "id", "name" COLLATE BINARY, "score", "weight", "teamCode" COLLATE BINARY, "rivalID", "seatRow", "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: the first of each of the first of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY fetching_int64(fetching_int64("score" / ?) % ?) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ?) AS "Player" WHERE "fetching.number" <= ?… -- 433 characters
-- The first of each: the first of each of a part of the first of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? AND "id" <> ? ORDER BY "score" DESC, "id" DESC LIM… -- 510 characters
-- The first of each: the first of all
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC LIMIT ?
-- The first of each: selected values
SELECT "score" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- The first of each: selected values along a relationship, with a condition behind
SELECT "team"."name" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "fetching.number" <= ? AND "Player"."weight" IS NULL ORDER BY "team"."name" COLLATE BINARY, "Player"."score" DESC, "Player"."id" DESC
-- The first of each: a calculation that overflows in other rows only
SELECT fetching_checked_int64(fetching_checked_int64("score" * ?) + fetching_checked_int64(fetching_checked_int64("id" - ?) * ?)) FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY fetching_int64("id" % ?) ORDER BY ("id" = ?) DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY ("id" = ?) DESC, "id" DESC
-- The first of each: different values
SELECT DISTINCT "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "seatNumber"
-- The first of each: their number
SELECT COUNT(*) FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ?
-- The first of each: their number under a condition
SELECT COUNT(*) FILTER (WHERE "score" > ?) FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ?
-- The first of each: whether there is one
SELECT EXISTS (SELECT 1 FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? AND "id" = ?)
-- The first of each: an aggregate
SELECT fetching_exact_sum("score") FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ?
-- The first of each: groups of them
SELECT "seatNumber", COUNT(*) FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? GROUP BY "seatNumber" ORDER BY "seatNumber"
-- The first of each: with related models
SELECT …, "Player"."rivalID" FROM "Player" WHERE "Player"."rivalID" IN (SELECT value FROM fetching_list(?)) ORDER BY "Player"."id"
-- The first of each: in the order of related rows, with others included
SELECT …, "Player"."seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") DESC, "Player"."score" DESC, "Player"."id" DESC
-- The first of each: pages of them
SELECT …, "id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC LIMIT ?
-- The first of each: pages of them in another order
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player" WHERE "id" <> ?) AS "Player" WHERE "fetching.number" <= ? ORDER BY "seatNumber", "score" DESC, "id" DESC LIMIT ?
-- The first of each: pages of a part of them
SELECT …, "id" FROM (SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?
-- The first of each: zero and minus zero are one group
SELECT "id", "value", "other" FROM (SELECT "id", "value", "other", ROW_NUMBER() OVER (PARTITION BY "value" ORDER BY "id") AS "fetching.number" FROM "holder") AS "holder" WHERE "fetching.number" <= ? ORDER BY "id"
-- The first of each: of rows that are the same
SELECT "id", "name", "size" FROM (SELECT "id", "name", "size", ROW_NUMBER() OVER (PARTITION BY "id" ORDER BY "name" COLLATE BINARY) AS "fetching.number" FROM "copy") AS "copy" WHERE "fetching.number" <= ? ORDER BY "name" COLLATE BINARY
-- The first of each: of different rows
SELECT "id", "name", "size" FROM (SELECT "id", "name", "size", ROW_NUMBER() OVER (PARTITION BY "id" ORDER BY "id") AS "fetching.number" FROM (SELECT DISTINCT "id", "name" COLLATE BINARY, "size" FROM "copy" ORDER BY "id") AS "copy") AS "copy" WHERE "fetching.number" <= ? AND "id" < ? ORDER BY "id"
-- The first of each: those that are deleted
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= ?)
-- The first of each: those that are deleted under a condition behind
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= ? AND ("Person"."age" > ? OR "Person"."plan" = ? COLLATE BINARY))
-- The first of each: all but the first of each
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" > ? AND "fetching.number" <= ?)
-- The first of each: a part of them
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= ? ORDER BY "Person"."age", "Person"."score" DESC, "Person"."id" DESC LIMIT ?)
-- The first of each: those that are updated
UPDATE "Person" SET "name" = ? WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= ?)
-- The first of each: a value of the row itself
UPDATE "Person" SET "age" = fetching_checked_int64("age" + "id") WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= ? AND "Person"."rank" IS NULL)
-- The first of each: a calculation that overflows in other rows only
UPDATE "Person" SET "age" = fetching_checked_int64("id" * ?) WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "isAdmin" ORDER BY "score", "id") AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= ? AND "Person"."isAdmin" = 1)
-- The first of each: a condition before that is left out
-- unconditionalChange
-- Large: not in 100,000 numbers
SELECT …, "previousRights" FROM "Person" WHERE "id" NOT IN (SELECT value FROM fetching_list(?))
-- Large: 100,000 texts
SELECT …, "previousRights" FROM "Person" WHERE "name" COLLATE BINARY IN (SELECT value FROM fetching_list(?))
-- Large: 100,000 numbers and nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" IN (SELECT value FROM fetching_list(?)) OR "rank" IS NULL)
-- Large: several long lists
SELECT …, "previousRights" FROM "Person" WHERE "id" IN (SELECT value FROM fetching_list(?)) AND "rank" IN (SELECT value FROM fetching_list(?)) AND "id" NOT IN (SELECT value FROM fetching_list(?))
-- Large: a long suffix
SELECT "id", "value", "other" FROM "holder" WHERE substr(CAST("value" AS BLOB), -150000) IS ?
-- Large: a long text's length
SELECT "id", "value", "other" FROM "holder" WHERE fetching_scalar_count("value") = ?
-- Large: 10,000 conditions in 'or'
SELECT …, "previousRights" FROM "Person" WHERE ((((((("id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? O… -- 120551 characters
-- Large: 10,000 conditions in 'and'
SELECT …, "previousRights" FROM "Person" WHERE ((((((("id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? … -- 140550 characters
-- Large: 2,000 conditions by operators
SELECT …, "previousRights" FROM "Person" WHERE ((((("id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR "id" = ? OR … -- 24167 characters
-- Large: 2,000 conditions over nil, negated
SELECT …, "previousRights" FROM "Person" WHERE (((((("rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? OR "rank" = ? … -- 28181 characters
-- Large: 2,000 mixed conditions
SELECT …, "previousRights" FROM "Person" WHERE ((((("id" = ? AND "name" = ? COLLATE BINARY) OR ("id" = ? AND "name" = ? COLLATE BINARY) OR ("id" = ? AND "name" = ? COLLATE BINARY) OR ("id" = ? AND "name" = ? COLLATE BINARY) OR ("id" = ? AND "name" = ? COLLATE BINARY) OR ("id" = ? AND "name" = ? COLLATE BINARY) OR ("id" = ? AND "name" = ? COLLATE BINARY) OR ("id" = ? AND "name" = ? COLLATE BINARY) … -- 44103 characters
-- Large: 2,000 calls of 'where'
SELECT …, "previousRights" FROM "Person" WHERE ((((("id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AND "id" <> ? AN… -- 28166 characters
-- Large: 2,000 texts without case
SELECT …, "previousRights" FROM "Person" WHERE ((((((fetching_fold("name", 1) = ? COLLATE BINARY) OR (fetching_fold("name", 1) = ? COLLATE BINARY) OR (fetching_fold("name", 1) = ? COLLATE BINARY) OR (fetching_fold("name", 1) = ? COLLATE BINARY) OR (fetching_fold("name", 1) = ? COLLATE BINARY) OR (fetching_fold("name", 1) = ? COLLATE BINARY) OR (fetching_fold("name", 1) = ? COLLATE BINARY) OR (fetc… -- 98167 characters
-- Large: 8 negated levels
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR "rank" > ?) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE
-- Large: 9 negated levels
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR (("rank" = ? OR "rank" > ?) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE
-- Large: 12 alternating levels
SELECT …, "previousRights" FROM "Person" WHERE ((((((((((("rank" > ? AND "rank" IS NOT ?) OR "rank" = ?) AND "rank" IS NOT ?) OR "rank" = ?) AND "rank" IS NOT ?) OR "rank" = ?) AND "rank" IS NOT ?) OR "rank" = ?) AND "rank" IS NOT ?) OR "rank" = ?) AND "rank" IS NOT ?) OR "rank" = ?
-- Large: a sum of 12 levels
SELECT …, "previousRights" FROM "Person" WHERE fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64(fetching_int64("rank" + ?) + ?) + ?) + ?) + ?) + ?) + ?) + ?) + ?) + ?) + ?) + ?) + ?) = ?
-- Large: 120 negated levels
-- tooDeep
-- Large: a condition joined with itself, again and again
-- tooLarge
-- Errors: a pattern that is not a regular expression, no rows
-- invalidPattern
-- To-one: a value
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" = ? COLLATE BINARY
-- To-one: another value, of a missing model too
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" IS NOT ? COLLATE BINARY
-- To-one: nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" IS NULL
-- To-one: not nil
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" IS NOT NULL
-- To-one: less
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" < ? COLLATE BINARY
-- To-one: not less, of a missing model too
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("team"."name" < ? COLLATE BINARY) IS NOT TRUE
-- To-one: prefix
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" >= ? COLLATE BINARY AND "team"."name" < ? COLLATE BINARY
-- To-one: no prefix
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("team"."name" >= ? COLLATE BINARY AND "team"."name" < ? COLLATE BINARY) IS NOT TRUE
-- To-one: in a list
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."id" IN (?, ?)
-- To-one: in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("team"."id" IN (?) OR "team"."id" IS NULL)
-- To-one: in no list
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("team"."id" IN (?, ?)) IS NOT TRUE
-- To-one: in a range
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."id" >= ?
-- To-one: with a value of the model itself
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."score" > "Player"."score" AND "Player"."name" = ? COLLATE BINARY
-- To-one: the same value, or both nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "Player"."name" IS "rival"."name" COLLATE BINARY
-- To-one: a calculation
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE fetching_int64("rival"."score" + "Player"."score") = ? OR fetching_int64("rival"."score" + "Player"."score") = ?
-- To-one: a calculation with a missing one
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE fetching_int64("rival"."score" + "Player"."score") IS NULL
-- To-one: of a key of two columns
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."price" = ?
-- To-one: of a key of two columns, missing
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."price" IS NULL
-- To-one: in 'or' with the model itself
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" = ? COLLATE BINARY OR "Player"."name" = ? COLLATE BINARY
-- To-one: in 'or' with another one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" = ? COLLATE BINARY OR "team"."name" = ? COLLATE BINARY
-- To-one: a length
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE fetching_scalar_count("team"."name") = ?
-- To-one: without case
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE fetching_fold("team"."name", 1) = ? COLLATE BINARY
-- To-one: a truth value
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isOpen" = ?
-- To-one: not a truth value, of a missing model too
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isOpen" IS NOT ?
-- To-one: an optional truth value
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isFirstClass" = ?
-- To-one: not an optional truth value
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isFirstClass" IS NOT ?
-- To-one: truth values in 'and'
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isOpen" = ? AND "team"."name" = ? COLLATE BINARY
-- To-one: truth values in 'or'
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isOpen" = ? OR "team"."isFirstClass" = ?
-- To-one: neither of two truth values
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("team"."isOpen" = ? OR "team"."isFirstClass" = ?) IS NOT TRUE
-- To-one: not one truth value without the other
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("team"."isOpen" = ? AND "team"."isFirstClass" IS NOT ?) IS NOT TRUE
-- To-one: two truth values, line by line
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isOpen" = ? AND "team"."isFirstClass" IS NOT ? AND "Player"."id" < ?
-- To-one: an optional truth value of the model itself
SELECT …, "isFirstClass" FROM "Team" WHERE "isFirstClass" = ?
-- To-one: not an optional truth value of the model itself
SELECT …, "isFirstClass" FROM "Team" WHERE "isFirstClass" IS NOT ?
-- To-one: a truth value of a related element's to-one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" COLLATE BINARY WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players.team"."isOpen" = ?)
-- To-one: for all, an optional truth value
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" LEFT JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" COLLATE BINARY WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players.team"."isFirstClass" IS NOT ?)
-- To-one: a count under an optional truth value
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" LEFT JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" COLLATE BINARY WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players.team"."isFirstClass" IS NOT ?) > ?
-- To-one: selected as a condition
SELECT (("team"."isOpen" = ? AND "Player"."id" > ?) IS TRUE) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."id"
-- To-one: there is none
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."code" IS NULL
-- To-one: there is one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."code" IS NOT NULL
-- To-one: a reference to nothing is none
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."id" IS NULL
-- To-one: to itself
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."id" = ?
-- To-one: another one, or none
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."id" IS NOT ?
-- To-one: another one, and one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."id" IS NOT ? AND "rival"."id" IS NOT NULL
-- To-one: by a key of two columns
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."row" = ? AND "seat"."number" = ?
-- To-one: another one by a key of two columns
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE ("seat"."row" = ? AND "seat"."number" = ?) IS NOT TRUE
-- To-one: the same by two ways, or none by either
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" LEFT JOIN "Team" AS "rival.team" ON "rival.team"."code" = "rival"."teamCode" COLLATE BINARY WHERE "team"."id" IS "rival.team"."id"
-- To-one: not the same by two ways
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" LEFT JOIN "Team" AS "rival.team" ON "rival.team"."code" = "rival"."teamCode" COLLATE BINARY WHERE "team"."id" IS NOT "rival.team"."id" AND "Player"."id" <> ?
-- To-one: none
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."code" IS NULL OR ("team"."code" IS NOT NULL)
-- To-one: two steps
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."name" = ? COLLATE BINARY
-- To-one: two steps, missing at any
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."name" IS NULL
-- To-one: two steps, another value
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."name" IS NOT ? COLLATE BINARY
-- To-one: two steps, there is one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."id" IS NOT NULL
-- To-one: three steps
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" JOIN "Player" AS "rival.rival" ON "rival.rival"."id" = "rival"."rivalID" JOIN "Player" AS "rival.rival.rival" ON "rival.rival.rival"."id" = "rival.rival"."rivalID" JOIN "Team" AS "rival.rival.rival.team" ON "rival.rival.rival.team"."code" = "rival.rival.rival"."teamCode" COLLATE BINARY WHERE… -- 463 characters
-- To-one: to itself, and on
SELECT …, "Team"."isFirstClass" FROM "Team" JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" JOIN "Team" AS "mother.mother" ON "mother.mother"."id" = "mother"."motherID" JOIN "Team" AS "mother.mother.mother" ON "mother.mother.mother"."id" = "mother.mother"."motherID" WHERE "mother.mother.mother"."id" = ?
-- To-one: required by one condition, not by the other
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team"."name" = ? COLLATE BINARY AND "team.mother"."id" IS NULL
-- To-one: a value of either
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."name" = ? COLLATE BINARY OR "away"."name" = ? COLLATE BINARY
-- To-one: a value of each
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."name" = ? COLLATE BINARY AND "away"."name" = ? COLLATE BINARY
-- To-one: both are the same, or none
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."id" IS "away"."id"
-- To-one: both are different
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."id" IS NOT "away"."id"
-- To-one: one and not the other
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."code" IS NOT NULL AND "away"."id" IS NULL
-- To-one: a value of the one and of the other
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."name" < "away"."name" COLLATE BINARY
-- To-one: further on from both
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY LEFT JOIN "Team" AS "home.mother" ON "home.mother"."id" = "home"."motherID" WHERE "home.mother"."id" IS "away"."id" AND "away"."id" IS NOT NULL AND "Match"."id" > ?
-- To-one: aggregates of both
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "home"."code" COLLATE BINARY) > (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "awa… -- 425 characters
-- To-one: correlated with both
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" COLLATE BINARY LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "home"."code" COLLATE BINARY AND "players"."score" > (SELECT MAX("players2"."score") FROM "Player" AS "players2" W… -- 459 characters
-- To-one: order by a value, nil first
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "team"."name" COLLATE BINARY, "Player"."id"
-- To-one: order by a value, nil last
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "team"."name" COLLATE BINARY DESC, "Player"."id"
-- To-one: order by a value, nil where it is said
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "team"."name" COLLATE BINARY NULLS LAST, "Player"."id"
-- To-one: a page by a value two steps away
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" ORDER BY "team.mother"."name" COLLATE BINARY, "Player"."id" LIMIT ? OFFSET ?
-- To-one: different ones by a value
SELECT DISTINCT "Player"."id", "Player"."name" COLLATE BINARY, "Player"."score", "Player"."weight", "Player"."teamCode" COLLATE BINARY, "Player"."rivalID", "Player"."seatRow", "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE substr(CAST("team"."name" AS BLOB), -4) IS ? AND "Player"."id" <> ? ORDER BY "team"."name" COLLATE BINARY
-- To-many: contains
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" > ?)
-- To-many: contains, over nothing
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."id" > ?)
-- To-many: all conditions of one model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."name" = ? COLLATE BINARY AND "players"."score" = ?)
-- To-many: each condition of any model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."name" = ? COLLATE BINARY) AND EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" = ?)
-- To-many: does not contain
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" > ?)
-- To-many: contains none with a value
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND ("players"."weight" IS NULL OR "players"."name" IS NULL))
-- To-many: contains, not
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."weight" IS NOT ?)
-- To-many: all satisfy, over nothing too
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" <= ?)
-- To-many: all satisfy, with nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND ("players"."weight" > ?) IS NOT TRUE)
-- To-many: not all satisfy
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND ("players"."weight" > ?) IS NOT TRUE)
-- To-many: empty
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY)
-- To-many: not empty
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY)
-- To-many: a certain model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."id" = ?)
-- To-many: not a certain model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."id" = ?)
-- To-many: another than a certain model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."id" <> ?)
-- To-many: of a missing model
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY)
-- To-many: of a missing model, all satisfy
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY AND NOT ("players"."score" BETWEEN ? AND ?))
-- To-many: of a missing model, contains
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY AND "players"."id" > ?)
-- To-many: by a key of two columns
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."seatRow" = "seat"."row" AND "players"."seatNumber" = "seat"."number" AND "players"."name" = ? COLLATE BINARY)
-- To-many: by nil, which nothing equals
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") AND "Player"."id" > ?
-- To-many: with a member of the model outside
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."name" = "Team"."name" COLLATE BINARY)
-- To-many: with a member of the model outside, by another
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY AND "players"."score" <> "Player"."score")
-- To-many: with a related member of the model outside
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "rival"."id" AND "admirers"."score" < "rival"."score" AND "admirers"."id" <> ? AND "rival"."id" = ?)
-- To-many: within itself
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id" AND EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code" COLLATE BINARY AND "players"."score" = ?))
-- To-many: within itself, with both outside
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" LEFT JOIN "Team" AS "daughters.mother" ON "daughters.mother"."id" = "daughters"."motherID" WHERE "daughters"."motherID" = "Team"."id" AND EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" COLLATE BINARY LEFT JOIN "Team" AS "players.te… -- 673 characters
-- To-many: the same relationship twice
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND EXISTS (SELECT 1 FROM "Player" AS "admirers2" WHERE "admirers2"."rivalID" = "Player"."id" AND "admirers2"."id" = "admirers"."id" AND "admirers2"."id" = "Player"."id"))
-- To-many: with a to-one of the inner model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" JOIN "Team" AS "players.rival.team" ON "players.rival.team"."code" = "players.rival"."teamCode" COLLATE BINARY WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND substr(CAST("players.rival.team"."name" AS BLOB), -4) … -- 405 characters
-- To-many: all satisfy with a missing to-one of the inner model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" LEFT JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players.rival"."id" IS NULL)
-- To-many: joined
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND "tags"."label" = ? COLLATE BINARY)
-- To-many: joined to nothing
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id")
-- To-many: joined to nothing, all satisfy
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND "tags"."label" <> ? COLLATE BINARY)
-- To-many: joined, and back
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND EXISTS (SELECT 1 FROM "Tagging" AS "teams.via" JOIN "Team" AS "teams" ON "teams"."id" = "teams.via"."teamID" WHERE "teams.via"."tagID" = "tags"."id" AND "teams"."name" = ? COLLATE BINARY))
-- To-many: joined to a certain model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND "tags"."id" = ?)
-- To-many: the rows that join
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "taggings" JOIN "Tag" AS "taggings.tag" ON "taggings.tag"."id" = "taggings"."tagID" WHERE "taggings"."teamID" = "Team"."id" AND "taggings.tag"."label" = ? COLLATE BINARY)
-- To-many: through two to-many relationships
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers.via" JOIN "Player" AS "admirers" ON "admirers"."rivalID" = "admirers.via"."id" WHERE "admirers.via"."teamCode" = "Team"."code" COLLATE BINARY AND "admirers"."score" < ?)
-- To-many: a predicate on the related model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players.rival"."score" > ? AND "players"."score" >= ?)
-- To-many: a predicate on the related model, of all
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" COLLATE BINARY WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND EXISTS (SELECT 1 FROM "Player" AS "players2" WHERE "players2"."teamCode" = "players.team"."code" COLLATE BINARY AND "players2"."score" <> ?))
-- To-many: a predicate that goes on itself
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "team"."id" AND EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" COLLATE BINARY WHERE "players"."teamCode" = "daughters"."co… -- 465 characters
-- Aggregates of related models: count
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: count of a missing model's
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: count under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND ("players"."weight" = ? OR "players"."weight" IS NULL)) = ?
-- Aggregates of related models: count in a calculation
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE fetching_int64(fetching_int64((SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) + fetching_int64((SELECT COUNT(*) FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id") * ?)) + "Team"."id") = ? OR (fetching_int64("Team"."id" - (SELECT COUNT(*) FROM "Player" AS "players" WHERE "pla… -- 570 characters
-- Aggregates of related models: count beside a value
SELECT …, "Team"."isFirstClass" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" WHERE "Team"."id" > (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) AND (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) >= fetching_int64("Team"."id" - ?) AND "mother"."id" IS NULL
-- Aggregates of related models: count of joined models, each once
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) = ?
-- Aggregates of related models: count of joining rows
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id") = ?
-- Aggregates of related models: count compared with a count
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) > (SELECT COUNT(*) FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id") AND (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id… -- 407 characters
-- Aggregates of related models: count within a condition
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id" AND (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code" COLLATE BINARY) = ? AND "daughters"."id" = ?)
-- Aggregates of related models: count within a count
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id" AND (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code" COLLATE BINARY) < ?) = ?
-- Aggregates of related models: different values
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) AND "Team"."id" < ?
-- Aggregates of related models: different values, without nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players"."weight") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: different values, each once
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "taggings"."tagID") FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id") = ?
-- Aggregates of related models: different values of nothing
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: different values of a missing model's
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE (SELECT COUNT(DISTINCT "players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: different texts
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players"."name" COLLATE BINARY) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: different values under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "taggings"."tagID") FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id" AND "taggings"."id" < ?) = ?
-- Aggregates of related models: different values of a to-one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players.rival"."id") FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: different values of joined models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "tags"."label" COLLATE BINARY) FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id") = ?
-- Aggregates of related models: different values of two to-many relationships
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "admirers"."teamCode" COLLATE BINARY) FROM "Player" AS "admirers.via" JOIN "Player" AS "admirers" ON "admirers"."rivalID" = "admirers.via"."id" WHERE "admirers.via"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: different values, selected
SELECT (SELECT COUNT(DISTINCT "taggings"."tagID") FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id") FROM "Team" ORDER BY "Team"."id"
-- Aggregates of related models: in the order of different values
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT COUNT(DISTINCT "taggings"."tagID") FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id") DESC, fetching_int64(fetching_int64("Team"."id" * ?) % ?)
-- Aggregates of related models: sum
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_sum("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: sum of nothing with a fraction
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT TOTAL("players"."weight") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: sum under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_sum("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."name" = ? COLLATE BINARY) <= ?
-- Aggregates of related models: sum under conditions, of one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_sum("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."name" = ? COLLATE BINARY) = ?
-- Aggregates of related models: sum of a calculation
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_sum(fetching_int64(fetching_int64("players"."score" * ?) + "players"."id")) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: sum of a member of a to-one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_sum("players.rival"."score") FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ? AND "Team"."id" = ?
-- Aggregates of related models: sum of joined models, each once
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_sum("tags"."id") FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) = ?
-- Aggregates of related models: a value of the row outside, by a key that is never null
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX(CASE WHEN "tags"."id" = "tags"."id" THEN "Team"."id" END) FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id") = "Team"."id"
-- Aggregates of related models: a value of the row outside, selected
SELECT (SELECT MIN(CASE WHEN "tags"."id" = "tags"."id" THEN "Team"."id" END) FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id") FROM "Team" ORDER BY "Team"."id"
-- Aggregates of related models: average
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT AVG("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: average without nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT AVG("players"."weight") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: average of nothing
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT AVG("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) IS NULL
-- Aggregates of related models: average of nothing is not less
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT AVG("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) < ?
-- Aggregates of related models: average under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT AVG("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" > ?) = ?
-- Aggregates of related models: smallest
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MIN("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) < ?
-- Aggregates of related models: smallest text
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MIN("players"."name" COLLATE BINARY) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Aggregates of related models: smallest of nothing but nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MIN("players"."name" COLLATE BINARY) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) IS NULL
-- Aggregates of related models: largest
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ?
-- Aggregates of related models: largest under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."name" = ? COLLATE BINARY) = ?
-- Aggregates of related models: largest text
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players"."name" COLLATE BINARY) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Aggregates of related models: largest of a member of a to-one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players.rival"."name" COLLATE BINARY) FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Aggregates of related models: largest of joined models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("tags"."label" COLLATE BINARY) FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id") = ? COLLATE BINARY
-- Aggregates of related models: largest compared with a value
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT MAX("admirers"."score") FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") = "Player"."score"
-- Aggregates of related models: a prefix of the largest
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players"."name" COLLATE BINARY) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) >= ? COLLATE BINARY AND (SELECT MAX("players"."name" COLLATE BINARY) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) < ? COLLATE BINARY
-- Aggregates of related models: order by a count
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) DESC, "Team"."id"
-- Aggregates of related models: order by the largest, nil first
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY)
-- Aggregates of related models: order by a sum under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT fetching_sum("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" > ?) DESC, "Team"."id"
-- Loading: to-many
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) ORDER BY "Player"."id"
-- Loading: to-many in another order
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) ORDER BY "Player"."score" DESC
-- Loading: to-many under conditions
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) AND "Player"."score" > ?
-- Loading: to-many under conditions on what they refer to
SELECT …, "Player"."teamCode" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) AND "rival"."score" > ?
-- Loading: a limit for each
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?))) AS "fetching.rows" WHERE "fetching.number" <= ? ORDER BY "fetching.number"
-- Loading: a limit for each, after others
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?))) AS "fetching.rows" WHERE "fetching.number" > ? AND "fetching.number" <= ? ORDER BY… -- 418 characters
-- Loading: a limit of nothing
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."id") AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?))) AS "fetching.rows" WHERE "fetching.number" <= ? ORDER BY "fetching.number"
-- Loading: joined, each once
SELECT "Tag"."id", "Tag"."label", "via"."fetching.key0" FROM (SELECT DISTINCT "via.Tagging"."teamID" AS "fetching.key0", "via.Tagging"."tagID" AS "fetching.link0" FROM "Tagging" AS "via.Tagging" WHERE "via.Tagging"."teamID" IN (SELECT value FROM fetching_list(?))) AS "via" JOIN "Tag" ON "Tag"."id" = "via"."fetching.link0" ORDER BY "Tag"."id"
-- Loading: joined, each once, with a limit
SELECT "id", "label", "fetching.key0" FROM (SELECT "Tag"."id", "Tag"."label", "via"."fetching.key0" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "via"."fetching.key0" ORDER BY "Tag"."label" COLLATE BINARY DESC, "Tag"."id" DESC) AS "fetching.number" FROM (SELECT DISTINCT "via.Tagging"."teamID" AS "fetching.key0", "via.Tagging"."tagID" AS "fetching.link0" FROM "Tagging" AS "via.Tagging" WHERE… -- 599 characters
-- Loading: by itself
SELECT …, "Team"."motherID" FROM "Team" WHERE "Team"."motherID" IN (SELECT value FROM fetching_list(?))
-- Loading: through two to-many relationships
SELECT …, "via.Player"."teamCode" FROM "Player" AS "via.Player" JOIN "Player" ON "Player"."rivalID" = "via.Player"."id" WHERE "via.Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) ORDER BY "Player"."id"
-- Loading: by a key of two columns
SELECT "row", "number", "price" FROM "Seat" ORDER BY "price" DESC
-- Loading: to-one
SELECT …, "Team"."code" FROM "Team" WHERE "Team"."code" COLLATE BINARY IN (SELECT value FROM fetching_list(?))
-- Loading: to-one under conditions
SELECT …, "Player"."id" FROM "Player" WHERE "Player"."id" IN (SELECT value FROM fetching_list(?)) AND "Player"."score" > ?
-- Loading: two steps
SELECT …, "via.Team"."code" FROM "Team" AS "via.Team" JOIN "Team" ON "Team"."id" = "via.Team"."motherID" WHERE "via.Team"."code" COLLATE BINARY IN (SELECT value FROM fetching_list(?))
-- Loading: to-many behind a to-one
SELECT …, "via.Team"."code" FROM "Team" AS "via.Team" JOIN "Team" ON "Team"."motherID" = "via.Team"."id" WHERE "via.Team"."code" COLLATE BINARY IN (SELECT value FROM fetching_list(?))
-- Loading: by a key of two columns, one
SELECT …, "Seat"."number" FROM "Seat" WHERE ("Seat"."row", "Seat"."number") IN (SELECT value, value2 FROM fetching_list(?, 2))
-- Loading: required
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."code" IS NOT NULL ORDER BY "Player"."id"
-- Loading: several
SELECT …, "Team"."id" FROM "Team" WHERE "Team"."id" IN (SELECT value FROM fetching_list(?))
-- Loading: nested
SELECT …, "Seat"."number" FROM "Seat" WHERE ("Seat"."row", "Seat"."number") IN (SELECT value, value2 FROM fetching_list(?, 2)) AND "Seat"."price" < ?
-- Loading: of the first
SELECT …, "isFirstClass" FROM "Team" ORDER BY "id" LIMIT ?
-- Loading: of none
SELECT …, "isFirstClass" FROM "Team" WHERE "id" = ? LIMIT ?
-- Loading: steps after it
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE "Team"."name" <> ? COLLATE BINARY AND EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) ORDER BY "Team"."id"
-- Loading beside values: a value
SELECT …, "name" FROM "Team" ORDER BY "id"
-- Loading beside values: an optional value
SELECT …, "motherID" FROM "Team" ORDER BY "id"
-- Loading beside values: two values
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) FROM "Team" ORDER BY "Team"."id"
-- Loading beside values: a value of a to-one, required
SELECT …, "team"."name" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."code" IS NOT NULL ORDER BY "Player"."id"
-- Loading beside values: made into something else
SELECT …, "name" FROM "Team" WHERE "id" < ? ORDER BY "id"
-- Loading beside values: steps after it
SELECT …, "name" FROM "Team" WHERE "id" > ? AND "id" < ? ORDER BY "id" DESC
-- Loading beside values: a limit
SELECT …, "name" FROM "Team" ORDER BY "id" LIMIT ? OFFSET ?
-- Loading beside values: of distinct models
SELECT …, "name" FROM (SELECT DISTINCT "id", "name" COLLATE BINARY, "code" COLLATE BINARY, "motherID", "isOpen", "isFirstClass" FROM "Team" WHERE "id" < ? ORDER BY "id") AS "Team" ORDER BY "id"
-- Loading beside values: of the first
SELECT …, "name" FROM "Team" ORDER BY "id" LIMIT ?
-- Loading beside values: of none
SELECT …, "name" FROM "Team" WHERE "id" > ? LIMIT ?
-- Loading beside values: a page
SELECT …, "id" FROM "Team" ORDER BY "id" LIMIT ?
-- Loading beside values: a value beside the model
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) FROM "Team" ORDER BY "Team"."id"
-- Loading beside values: in turn
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), "Team"."name" FROM "Team" ORDER BY "Team"."id"
-- Loading beside values: two values, one after the other
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), "Team"."name" FROM "Team" WHERE "Team"."id" < ? ORDER BY "Team"."id"
-- Loading beside values: a value behind the first
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) FROM "Team" ORDER BY "Team"."id" LIMIT ?
-- Loading beside values: values of related models
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) ORDER BY "Player"."id"
-- Loading beside values: values of what is related to them
SELECT …, "isFirstClass" FROM "Team" WHERE "id" < ? ORDER BY "id"
-- Loading beside values: with a limit for each
SELECT …, "fetching.value0", "fetching.key0" FROM (SELECT …, (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") AS "fetching.value0", "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" COLLATE … -- 522 characters
-- Loading beside values: of joined models
SELECT "Tag"."id", "Tag"."label", "Tag"."label", (SELECT COUNT(*) FROM "Team" AS "teams" WHERE "teams"."id" IN (SELECT "teams.via"."teamID" FROM "Tagging" AS "teams.via" WHERE "teams.via"."tagID" = "Tag"."id")), "via"."fetching.key0" FROM (SELECT DISTINCT "via.Tagging"."teamID" AS "fetching.key0", "via.Tagging"."tagID" AS "fetching.link0" FROM "Tagging" AS "via.Tagging" WHERE "via.Tagging"."teamID… -- 521 characters
-- Loading beside values: of joined models, with a limit for each
SELECT "id", "label", "fetching.value0", "fetching.value1", "fetching.key0" FROM (SELECT "Tag"."id", "Tag"."label", "Tag"."label" AS "fetching.value0", (SELECT COUNT(*) FROM "Team" AS "teams" WHERE "teams"."id" IN (SELECT "teams.via"."teamID" FROM "Tagging" AS "teams.via" WHERE "teams.via"."tagID" = "Tag"."id")) AS "fetching.value1", "via"."fetching.key0" AS "fetching.key0", ROW_NUMBER() OVER (PAR… -- 822 characters
-- Loading beside values: through two to-many relationships
SELECT …, "via.Player"."teamCode" FROM "Player" AS "via.Player" JOIN "Player" ON "Player"."rivalID" = "via.Player"."id" WHERE "via.Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) ORDER BY "Player"."id"
-- Loading beside values: of one related model
SELECT …, "Team"."code" FROM "Team" WHERE "Team"."code" COLLATE BINARY IN (SELECT value FROM fetching_list(?))
-- Loading beside values: of one required model
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), "Team"."code" FROM "Team" WHERE "Team"."code" COLLATE BINARY IN (SELECT value FROM fetching_list(?))
-- Loading beside values: values on both levels
SELECT …, "name" FROM "Team" WHERE "id" < ? ORDER BY "id"
-- Selecting related models: into a projection of projections
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" < ? ORDER BY "Team"."id"
-- Selecting related models: whole models
SELECT …, ("mother"."id" IS NULL), …, "mother"."isFirstClass" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" ORDER BY "Team"."id"
-- Selecting related models: Codable
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" = ? ORDER BY "Team"."id"
-- Selecting related models: nothing
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" > ? ORDER BY "Team"."id"
-- Selecting related models: of the first
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" ORDER BY "Team"."id" LIMIT ?
-- Selecting related models: of the first that there is none of
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" > ? ORDER BY "Team"."id" LIMIT ?
-- Selecting related models: with a limit
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" ORDER BY "Team"."id" LIMIT ? OFFSET ?
-- Selecting related models: with conditions and an order behind
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" < ? ORDER BY "Team"."id" DESC
-- Selecting related models: a page
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")), "Team"."id" FROM "Team" ORDER BY "Team"."id" LIMIT ?
-- Selecting related models: with more included
SELECT …, "Team"."motherID" FROM "Team" WHERE "Team"."motherID" IN (SELECT value FROM fetching_list(?)) AND "Team"."id" > ?
-- Selecting related models: inside of what is included
SELECT …, "isFirstClass" FROM "Team" WHERE "id" = ? OR "id" = ? ORDER BY "id"
-- Selecting related models: in a tuple
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."id") AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" COLLATE BINARY IN (SELECT value FROM fetching_list(?)) AND "Player"."score" > ?) AS "fetching.rows" WHERE "fetching.number" <= ? ORDER BY "fetching.number"
-- Selecting related models: a required one that is missing
SELECT …, "id" FROM "Player" ORDER BY "id"
-- Projections: a member
SELECT "score" FROM "Player" ORDER BY "id"
-- Projections: an optional member
SELECT "name" FROM "Player" WHERE "id" IN (?, ?) ORDER BY "id"
-- Projections: two members
SELECT "id", "weight" FROM "Player" WHERE "id" IN (?, ?) ORDER BY "id"
-- Projections: an expression
SELECT "id", fetching_checked_int64(fetching_checked_int64("score" * ?) + ?) FROM "Player" WHERE "id" < ? ORDER BY "id"
-- Projections: a condition
SELECT ("score" > ?) FROM "Player" ORDER BY "id"
-- Projections: a condition on nil
SELECT (("weight" > ?) IS TRUE) FROM "Player" ORDER BY "id"
-- Projections: the length of a text
SELECT fetching_scalar_count("name") FROM "Player" WHERE "id" IN (?, ?) ORDER BY "id"
-- Projections: the model itself
SELECT …, "name" FROM "Team" WHERE "id" IN (?, ?) ORDER BY "id"
-- Projections: the first of nothing
SELECT "score" FROM "Player" WHERE "id" > ? LIMIT ?
-- Projections: the first made into something else
SELECT "id", "score" FROM "Player" ORDER BY "score" DESC LIMIT ?
-- Projections: made into something else
SELECT "id", "score" FROM "Player" WHERE "id" < ? ORDER BY "id"
-- Projections: with a limit
SELECT "score" FROM "Player" ORDER BY "id" LIMIT ? OFFSET ?
-- Projections: with conditions and an order behind it
SELECT "score" FROM "Player" WHERE "score" > ? ORDER BY "score" DESC
-- Projections: along a to-one
SELECT "team"."name" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "Player"."id" IN (?, ?, ?, ?, ?) ORDER BY "Player"."id"
-- Projections: a related model
SELECT "Player"."id", ("rival"."id" IS NULL), …, "rival"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "Player"."id" IN (?, ?, ?) ORDER BY "Player"."id", "rival"."score" DESC
-- Projections: a related model of a related model
SELECT ("mother"."id" IS NULL), …, "Team"."name" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" ORDER BY "Team"."id"
-- Projections: along two to-ones
SELECT "Team"."id", "mother"."name" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" WHERE "Team"."id" IN (?, ?) ORDER BY "Team"."id"
-- Projections: aggregates of a to-many
SELECT "Team"."id", (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), (SELECT fetching_exact_sum("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) FROM "Team" WHERE "Team"."… -- 434 characters
-- Projections: whether there is one
SELECT (EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY)) FROM "Team" ORDER BY "Team"."id"
-- Projections: annotated with what is a condition and an order too
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) > ? AND (SELECT MAX("players"."score") FROM "Pla… -- 491 characters
-- Projections: the first, annotated
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) FROM "Team" ORDER BY "Team"."id" DESC LIMIT ?
-- Projections: distinct
SELECT DISTINCT "teamCode" COLLATE BINARY FROM "Player" ORDER BY "teamCode" COLLATE BINARY
-- Projections: distinct, limited afterwards
SELECT DISTINCT "teamCode" COLLATE BINARY FROM "Player" ORDER BY "teamCode" COLLATE BINARY LIMIT ? OFFSET ?
-- Projections: distinct, limited before
SELECT DISTINCT "teamCode" COLLATE BINARY FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "id" LIMIT ?) AS "Player" ORDER BY "teamCode" COLLATE BINARY
-- Projections: distinct expressions
SELECT DISTINCT fetching_int64("id" % ?) FROM "Player" WHERE "score" >= ? ORDER BY 1
-- Projections: distinct, a column and what bears its name, sorted by both
SELECT DISTINCT "score", CAST("score" AS REAL) FROM "Player" WHERE "score" < ? ORDER BY "score", 2 DESC
-- Projections: distinct along a relationship
SELECT DISTINCT "team"."name" COLLATE BINARY FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "team"."name" COLLATE BINARY
-- Projections: a value of a group
SELECT COUNT(*) FROM "Player"
-- Projections: an overflow
SELECT fetching_checked_int64("id" + ?) FROM "Player" ORDER BY "id"
-- Combinations: the models of both, once
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: the models of both, as often as they have them
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: those that both have
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: those that the other has not
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: the other way
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "score" > ?) AS "Player"
-- Combinations: with itself
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: with itself, as often
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: without itself
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: none that both have
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "id" = ?) AS "Player"
-- Combinations: the result of unionAll, each once, in common
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: the result of unionAll, each once, without others
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "score" > ?) AS "Player"
-- Combinations: with nothing
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" > ?) AS "Player"
-- Combinations: nothing with nothing
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "id" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" < ?) AS "Player"
-- Combinations: all with some
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: three
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = ?) AS "Player"
-- Combinations: from the left
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "id" = ?) AS "Player"
-- Combinations: as it is nested
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? EXCEPT SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = ?) AS "Player") AS "Player"
-- Combinations: without two, one after the other
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "id" = ?) AS "Player"
-- Combinations: an intersection binds no tighter
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "id" = ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "score" > ?) AS "Player" EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "id" = ?) AS "Player"
-- Combinations: many
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "id" < ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = ? UNION SELECT …, "seatNumber" … -- 14677 characters
-- Combinations: each with its own order and limit
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player" UNION SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score", "id" LIMIT ?) AS "Player") AS "Player"
-- Combinations: a limit in the other alone
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? EXCEPT SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player") AS "Player"
-- Combinations: an offset in the first alone
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ? OFFSET ?) AS "Player" UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: a limit of nothing
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player") AS "Player"
-- Combinations: different ones in each
SELECT …, "seatNumber" FROM (SELECT DISTINCT "id", "name" COLLATE BINARY, "score", "weight", "teamCode" COLLATE BINARY, "rivalID", "seatRow", "seatNumber" FROM "Player" WHERE "weight" > ? UNION ALL SELECT DISTINCT "id", "name" COLLATE BINARY, "score", "weight", "teamCode" COLLATE BINARY, "rivalID", "seatRow", "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: the first of each
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = ?) AS "Player"
-- Combinations: a limit of a result
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "id" DESC LIMIT ?) AS "Player" INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" UNION SELECT …, "seatNumber" FROM "… -- 441 characters
-- Combinations: along a relationship in each
SELECT …, "seatNumber" FROM (SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" = ? COLLATE BINARY UNION SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team… -- 447 characters
-- Combinations: related rows in each
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND "admirers"."score" > ?) INTERSECT SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."score" = ?) AS "Player" EXCEPT SELECT …, … -- 466 characters
-- Combinations: a model with a key of two columns
SELECT "row", "number", "price" FROM (SELECT "row", "number", "price" FROM "Seat" WHERE "price" > ? UNION SELECT "row", "number", "price" FROM "Seat" WHERE "row" = ?) AS "Seat" ORDER BY "price" DESC
-- Combinations: an order
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "score" DESC
-- Combinations: an order with nil
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "weight"
-- Combinations: a limit
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?
-- Combinations: a limit without an order, by the key
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "id" LIMIT ? OFFSET ?
-- Combinations: a limit of repeated models
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?
-- Combinations: a condition
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" WHERE "weight" IS NULL
-- Combinations: a condition along a relationship
SELECT …, "Player"."seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" = ? COLLATE BINARY
-- Combinations: a condition on related rows
SELECT …, "Player"."seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND "admirers"."id" < ?)
-- Combinations: an order along a relationship
SELECT …, "Player"."seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "team"."name" COLLATE BINARY NULLS LAST, "Player"."id"
-- Combinations: different ones of repeated models
SELECT DISTINCT "id", "name" COLLATE BINARY, "score", "weight", "teamCode" COLLATE BINARY, "rivalID", "seatRow", "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: the first of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- Combinations: the number
SELECT COUNT(*) FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: the number of repeated models
SELECT COUNT(*) FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: the number of a part
SELECT COUNT(*) FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "id" LIMIT ?) AS "Player"
-- Combinations: whether there is one
SELECT EXISTS (SELECT 1 FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player")
-- Combinations: whether there is none
SELECT EXISTS (SELECT 1 FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? EXCEPT SELECT …, "seatNumber" FROM "Player") AS "Player")
-- Combinations: the first
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "score" LIMIT ?
-- Combinations: a sum
SELECT fetching_exact_sum("score") FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: a sum of repeated models
SELECT fetching_exact_sum("score") FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player"
-- Combinations: selected values
SELECT "score" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "score"
-- Combinations: groups
SELECT "teamCode", COUNT(*) FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" GROUP BY "teamCode" COLLATE BINARY ORDER BY "teamCode" COLLATE BINARY
-- Combinations: related models
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "id"
-- Combinations: pages of a union
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "weight" DESC, "id" DESC LIMIT ?
-- Combinations: values of two members, nil being one of them
SELECT "name" COLLATE BINARY FROM "Player" UNION SELECT "teamCode" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY
-- Combinations: as often as there are
SELECT "name" COLLATE BINARY FROM "Player" UNION ALL SELECT "teamCode" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY
-- Combinations: nil in common
SELECT "name" COLLATE BINARY FROM "Player" INTERSECT SELECT "teamCode" COLLATE BINARY FROM "Player"
-- Combinations: without those of the other, once
SELECT "teamCode" COLLATE BINARY FROM "Player" EXCEPT SELECT "name" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY
-- Combinations: of two models
SELECT "name" COLLATE BINARY FROM "Team" UNION SELECT "label" COLLATE BINARY FROM "Tag" ORDER BY 1 COLLATE BINARY
-- Combinations: several values
SELECT "id", "score" FROM "Player" WHERE "score" > ? AND "id" < ? UNION SELECT "id", "score" FROM "Player" WHERE "weight" > ? ORDER BY 1
-- Combinations: several values, of two models
SELECT "row", "number" FROM "Seat" UNION SELECT "id", fetching_checked_int64("id" - ?) FROM "Match" WHERE "id" = ? ORDER BY 1, 2
-- Combinations: computed values
SELECT fetching_checked_int64("score" * ?) FROM "Player" WHERE "id" = ? UNION SELECT fetching_checked_int64("id" * ?) FROM "Player" WHERE "id" < ? UNION SELECT "score" FROM "Player" WHERE "id" IN (?, ?)
-- Combinations: along relationships
SELECT "team"."name" COLLATE BINARY FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "Player"."id" < ? UNION SELECT "mother"."name" COLLATE BINARY FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" ORDER BY 1 COLLATE BINARY
-- Combinations: of groups
SELECT "teamCode" COLLATE BINARY FROM "Player" GROUP BY "teamCode" COLLATE BINARY UNION SELECT "tag"."label" COLLATE BINARY FROM "Tagging" LEFT JOIN "Tag" AS "tag" ON "tag"."id" = "Tagging"."tagID" UNION SELECT (SELECT MAX("Tag"."label" COLLATE BINARY) FROM "Tag") COLLATE BINARY FROM "Tagging" WHERE "Tagging"."id" = ?
-- Combinations: of values and of groups
SELECT "id" FROM "Tag" UNION SELECT COUNT(*) FROM "Player" GROUP BY "teamCode" COLLATE BINARY ORDER BY 1
-- Combinations: models of rows
SELECT "id", "label" COLLATE BINARY FROM "Tag" WHERE "id" < ? UNION SELECT "id", "label" COLLATE BINARY FROM "Tag" WHERE "id" > ? ORDER BY 1
-- Combinations: each with its own limit
SELECT * FROM (SELECT "score" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "part" UNION SELECT * FROM (SELECT "score" FROM "Player" ORDER BY "score", "id" LIMIT ?) AS "part" ORDER BY 1
-- Combinations: each with different values
SELECT DISTINCT "teamCode" COLLATE BINARY FROM "Player" WHERE "id" < ? UNION ALL SELECT DISTINCT "name" COLLATE BINARY FROM "Player" WHERE "id" = ? ORDER BY 1 COLLATE BINARY
-- Combinations: from the left
SELECT * FROM (SELECT "name" COLLATE BINARY FROM "Player" EXCEPT SELECT "teamCode" COLLATE BINARY FROM "Player" EXCEPT SELECT "name" COLLATE BINARY FROM "Player" WHERE "id" > ?) AS "part" UNION SELECT "name" COLLATE BINARY FROM "Player" WHERE "id" = ?
-- Combinations: by a calculation
SELECT * FROM (SELECT fetching_checked_int64("score" * ?) FROM "Player" UNION SELECT "id" FROM "Player") AS "part" EXCEPT SELECT fetching_checked_int64("score" * ?) FROM "Player" WHERE "id" < ? ORDER BY 1 DESC LIMIT ?
-- Combinations: downward, nil last
SELECT "name" COLLATE BINARY FROM "Player" UNION SELECT "teamCode" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY DESC
-- Combinations: nil where it is said
SELECT "name" COLLATE BINARY FROM "Player" UNION SELECT "teamCode" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY DESC NULLS FIRST LIMIT ? OFFSET ?
-- Combinations: a limit
SELECT "name" COLLATE BINARY FROM "Player" UNION SELECT "teamCode" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY LIMIT ? OFFSET ?
-- Combinations: the first
SELECT "name" COLLATE BINARY FROM "Player" UNION SELECT "teamCode" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY DESC LIMIT ?
-- Combinations: the first of nothing
SELECT "name" COLLATE BINARY FROM "Player" EXCEPT SELECT "name" COLLATE BINARY FROM "Player" LIMIT ?
-- Combinations: the number
SELECT COUNT(*) FROM (SELECT "name" COLLATE BINARY FROM "Player" UNION SELECT "teamCode" COLLATE BINARY FROM "Player") AS "rows"
-- Combinations: the number of all
SELECT COUNT(*) FROM (SELECT "name" COLLATE BINARY FROM "Player" UNION ALL SELECT "teamCode" COLLATE BINARY FROM "Player") AS "rows"
-- Combinations: the number of a part
SELECT COUNT(*) FROM (SELECT "name" COLLATE BINARY FROM "Player" UNION SELECT "teamCode" COLLATE BINARY FROM "Player" LIMIT ?) AS "rows"
-- Combinations: the number of selected values
SELECT COUNT(*) FROM (SELECT "teamCode" COLLATE BINARY FROM "Player") AS "rows"
-- Combinations: the number of different values
SELECT COUNT(*) FROM (SELECT DISTINCT "teamCode" COLLATE BINARY FROM "Player") AS "rows"
-- Combinations: whether there is one
SELECT EXISTS (SELECT 1 FROM (SELECT "name" COLLATE BINARY FROM "Player" INTERSECT SELECT "teamCode" COLLATE BINARY FROM "Player") AS "rows")
-- Combinations: different ones of all
SELECT DISTINCT * FROM (SELECT "name" COLLATE BINARY FROM "Player" UNION ALL SELECT "teamCode" COLLATE BINARY FROM "Player") AS "part"
-- Combinations: different ones of a part
SELECT DISTINCT * FROM (SELECT "name" COLLATE BINARY FROM "Player" UNION ALL SELECT "teamCode" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY LIMIT ?) AS "part" ORDER BY 1 COLLATE BINARY
-- Combinations: a part in another
SELECT * FROM (SELECT "name" COLLATE BINARY FROM "Player" UNION SELECT "teamCode" COLLATE BINARY FROM "Player" ORDER BY 1 COLLATE BINARY LIMIT ?) AS "part" UNION SELECT "teamCode" COLLATE BINARY FROM "Player" WHERE "id" = ? ORDER BY 1 COLLATE BINARY LIMIT ? OFFSET ?
-- Combinations: in one list or another
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."name" IS NOT NULL AND "Player"."name" COLLATE BINARY IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."id" < ? AND "Player2"."name" IS NOT NULL) OR "Player"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."id" < ? AND "Player2"."name" IS NULL)) OR ("Player"."name" IS NOT NULL AND "Pl… -- 996 characters
-- Combinations: not in one list or another
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT (("Player"."name" IS NOT NULL AND "Player"."name" COLLATE BINARY IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."id" < ? AND "Player2"."name" IS NOT NULL) OR "Player"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."id" < ? AND "Player2"."name" IS NULL)) OR ("Player"."name" IS NOT NULL AN… -- 1002 characters
-- Combinations: in both lists, nil being in them
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."name" IS NOT NULL AND "Player"."name" COLLATE BINARY IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."name" IS NOT NULL) OR "Player"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."name" IS NULL)) AND ("Player"."name" IS NOT NULL AND "Player"."name" COLLATE BINARY IN (SELECT "Playe… -- 593 characters
-- Combinations: in one list and not in another
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Player2"."teamCode" FROM "Player" AS "Player2" WHERE "Player2"."teamCode" IS NOT NULL) OR "Player"."teamCode" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."teamCode" IS NULL)) AND NOT ("Player"."teamCode" IS NOT NULL AND "Player"."teamCo… -- 691 characters
-- Combinations: in the list of a union of models
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."id" IN (SELECT "Player2"."id" FROM "Player" AS "Player2" WHERE ("Player2"."score" > ? OR "Player2"."weight" > ?) AND "Player2"."score" > ?)
-- Combinations: in the list of models without others
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."id" IN (SELECT "Player2"."id" FROM "Player" AS "Player2" WHERE "Player2"."score" > ? AND ("Player2"."weight" > ?) IS NOT TRUE)
-- Combinations: an overflow beside a value that rows are sorted by
SELECT "id" FROM "Player" WHERE "id" = ? UNION SELECT fetching_checked_int64("score" * ?) FROM "Player" ORDER BY 1 LIMIT ?
-- Combinations: an overflow
SELECT fetching_checked_int64("score" * ?) FROM "Player" UNION SELECT "id" FROM "Player"
-- Combinations: truth values in two forms
SELECT "isOn" COLLATE BINARY FROM "Switch" WHERE "isOn" = ? COLLATE BINARY UNION SELECT CASE WHEN "isEnabled" = ? THEN ? ELSE ? END COLLATE BINARY FROM "Switch" WHERE "isEnabled" = ?
-- Combinations: truth values in a form and without one
SELECT "isPlain" FROM "Switch" WHERE "isPlain" = 1 UNION SELECT ("isOn" = ? COLLATE BINARY) FROM "Switch" WHERE "isOn" <> ? COLLATE BINARY
-- Combinations: optional truth values without a form in one
SELECT "wasOn" COLLATE BINARY FROM "Switch" WHERE "wasOn" = ? COLLATE BINARY UNION SELECT CASE WHEN "wasPlain" IS NULL THEN ? WHEN "wasPlain" = 1 THEN ? ELSE ? END COLLATE BINARY FROM "Switch"
-- Combinations: dates in two forms
SELECT "whole_second" FROM "stamps" WHERE "id" < ? UNION SELECT fetching_checked_date(fetching_checked_date("millisecond", 'plain', 'unixMilliseconds'), 'stored unixSeconds', 'plain') FROM "stamps" UNION SELECT fetching_checked_date("plain_date", 'stored unixSeconds', 'plain') FROM "stamps" WHERE "id" > ? ORDER BY 1
-- Combinations: dates in a form and without one
SELECT "plain_date" FROM "stamps" WHERE "id" < ? INTERSECT SELECT fetching_checked_date("exact_time", 'plain', 'unixTime') FROM "stamps" WHERE "id" > ?
-- Combinations: identifiers in one form
SELECT "lower" COLLATE BINARY FROM "stamps" UNION SELECT "lower" COLLATE BINARY FROM "stamps"
-- Combinations: a deletion of a union
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player")
-- Combinations: a deletion of repeated models
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player")
-- Combinations: an update of those that another has not, by what they were
UPDATE "Player" SET "score" = fetching_checked_int64("score" + ?) WHERE "id" IN (SELECT "Player"."id" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? EXCEPT SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player") AS "Player")
-- Combinations: an update of repeated models, once each
UPDATE "Player" SET "score" = fetching_checked_int64("score" + ?) WHERE "id" IN (SELECT "Player"."id" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ? UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player")
-- Windows: numbers of rows
SELECT ROW_NUMBER() OVER (ORDER BY "score" DESC, "id" DESC) FROM "Player" ORDER BY "id"
-- Windows: of each partition
SELECT ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY "score" DESC, "id" DESC) FROM "Player" ORDER BY "id"
-- Windows: equals by the key
SELECT ROW_NUMBER() OVER (ORDER BY "seatNumber", "id") FROM "Player" ORDER BY "id"
-- Windows: equals by the key, in the direction of the order
SELECT ROW_NUMBER() OVER (ORDER BY "seatNumber" DESC, "id" DESC) FROM "Player" ORDER BY "id"
-- Windows: ranks with gaps
SELECT RANK() OVER (ORDER BY "seatNumber") FROM "Player" ORDER BY "id"
-- Windows: ranks without gaps
SELECT DENSE_RANK() OVER (ORDER BY "seatNumber") FROM "Player" ORDER BY "id"
-- Windows: ranks within partitions, nil being one
SELECT RANK() OVER (PARTITION BY "seatRow" ORDER BY "seatNumber") FROM "Player" ORDER BY "id"
-- Windows: ranks within partitions by two values
SELECT RANK() OVER (PARTITION BY "seatRow", "seatNumber" ORDER BY "score") FROM "Player" ORDER BY "id"
-- Windows: ranks within partitions by three values
SELECT RANK() OVER (PARTITION BY "seatRow", "seatNumber", fetching_int64("id" % ?) ORDER BY "score") FROM "Player" ORDER BY "id"
-- Windows: ranks within partitions by a condition
SELECT RANK() OVER (PARTITION BY ("score" > ?) ORDER BY "score" DESC) FROM "Player" ORDER BY "id"
-- Windows: ranks by a value that overflows, which is nil
SELECT RANK() OVER (ORDER BY fetching_int64("score" * ?) DESC NULLS FIRST) FROM "Player" ORDER BY "id"
-- Windows: ranks within partitions by a value that overflows
SELECT RANK() OVER (PARTITION BY fetching_int64("score" * ?) ORDER BY "score") FROM "Player" ORDER BY "id"
-- Windows: ranks in an order that does not decide
SELECT RANK() OVER (ORDER BY fetching_int64("id" % ?)) FROM "Player" ORDER BY "id"
-- Windows: nil first, upward
SELECT RANK() OVER (ORDER BY "seatRow") FROM "Player" ORDER BY "id"
-- Windows: nil last, upward
SELECT RANK() OVER (ORDER BY "seatRow" NULLS LAST) FROM "Player" ORDER BY "id"
-- Windows: nil last, downward
SELECT RANK() OVER (ORDER BY "seatRow" DESC) FROM "Player" ORDER BY "id"
-- Windows: nil first, downward
SELECT RANK() OVER (ORDER BY "seatRow" DESC NULLS FIRST) FROM "Player" ORDER BY "id"
-- Windows: by two terms
SELECT RANK() OVER (ORDER BY "seatRow" NULLS LAST, "seatNumber") FROM "Player" ORDER BY "id"
-- Windows: by the bytes of texts
SELECT RANK() OVER (ORDER BY "teamCode" COLLATE BINARY) FROM "Player" ORDER BY "id"
-- Windows: ignoring case
SELECT RANK() OVER (ORDER BY fetching_fold("teamCode", 1) COLLATE BINARY) FROM "Player" ORDER BY "id"
-- Windows: the sum of all
SELECT fetching_exact_sum("score") OVER () FROM "Player" ORDER BY "id"
-- Windows: the sum of a partition
SELECT fetching_exact_sum("score") OVER (PARTITION BY "seatRow") FROM "Player" ORDER BY "id"
-- Windows: the sum of a partition by two values
SELECT fetching_exact_sum("score") OVER (PARTITION BY "seatRow", "seatNumber") FROM "Player" ORDER BY "id"
-- Windows: the sum of a partition by three values
SELECT fetching_exact_sum("score") OVER (PARTITION BY "seatRow", "seatNumber", "teamCode" COLLATE BINARY) FROM "Player" ORDER BY "id"
-- Windows: a running sum
SELECT fetching_exact_sum("score") OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: a running sum, equals together
SELECT fetching_exact_sum("score") OVER (ORDER BY "seatNumber") FROM "Player" ORDER BY "id"
-- Windows: a running sum of a partition
SELECT fetching_exact_sum("score") OVER (PARTITION BY "seatRow" ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: a sum without nil
SELECT TOTAL("weight") OVER (PARTITION BY "seatRow") FROM "Player" ORDER BY "id"
-- Windows: a running sum without nil
SELECT TOTAL("weight") OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: the sum of a calculation
SELECT fetching_exact_sum(fetching_checked_int64("id" + fetching_int64("id" / ?))) OVER () FROM "Player" ORDER BY "id"
-- Windows: a sum that fits though a part does not
SELECT fetching_exact_sum(fetching_checked_int64(CASE WHEN "id" < ? THEN ? ELSE ? END * ?)) OVER () FROM "Player" ORDER BY "id"
-- Windows: the number of all
SELECT COUNT(*) OVER () FROM "Player" ORDER BY "id"
-- Windows: the number of a partition, by case
SELECT COUNT(*) OVER (PARTITION BY "teamCode" COLLATE BINARY) FROM "Player" ORDER BY "id"
-- Windows: a running number, equals together
SELECT COUNT(*) OVER (ORDER BY "seatNumber") FROM "Player" ORDER BY "id"
-- Windows: the average of a partition
SELECT AVG("weight") OVER (PARTITION BY "seatRow") FROM "Player" ORDER BY "id"
-- Windows: a running average of integers
SELECT AVG(CASE WHEN "id" < ? THEN "score" ELSE ? END) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: a running maximum
SELECT MAX("name" COLLATE BINARY) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: a running maximum downward
SELECT MAX("weight") OVER (ORDER BY "id" DESC) FROM "Player" ORDER BY "id"
-- Windows: the minimum of a partition
SELECT MIN("score") OVER (PARTITION BY "seatNumber") FROM "Player" ORDER BY "id"
-- Windows: the row before
SELECT LAG("score", 1) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: two rows before, or another value
SELECT LAG("score", 2, ?) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: a value that may be nil itself
SELECT LAG("name", 1, ?) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: with nil for others
SELECT LAG("weight", 1, ?) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: the row itself
SELECT LAG("score", 0) OVER (ORDER BY "score" DESC, "id" DESC) FROM "Player" ORDER BY "id"
-- Windows: no row is so far before
SELECT LAG("score", 2147483647) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: the row behind, of a partition
SELECT LEAD("score", 1) OVER (PARTITION BY "seatNumber" ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: the row behind, or another value
SELECT LEAD("score", 1, ?) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: no row is so far behind
SELECT LEAD("score", 2147483647, ?) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: equals by the key
SELECT LAG("id", 1) OVER (ORDER BY "seatNumber", "id") FROM "Player" ORDER BY "id"
-- Windows: a calculation
SELECT LAG(fetching_checked_int64("score" + "id"), 1, ?) OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: the first
SELECT FIRST_VALUE("id") OVER (PARTITION BY "seatNumber" ORDER BY "score" DESC, "id" DESC) FROM "Player" ORDER BY "id"
-- Windows: the last of all, not only of those so far
SELECT LAST_VALUE("id") OVER (PARTITION BY "seatNumber" ORDER BY "score" DESC, "id" DESC ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM "Player" ORDER BY "id"
-- Windows: the first, equals by the key
SELECT FIRST_VALUE("id") OVER (ORDER BY fetching_int64("id" % ?) DESC, "id" DESC) FROM "Player" ORDER BY "id"
-- Windows: partitions by a to-one, which may be missing
SELECT RANK() OVER (PARTITION BY "team"."name" COLLATE BINARY ORDER BY "Player"."score" DESC) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "Player"."id"
-- Windows: an order by the count of a relationship
SELECT RANK() OVER (ORDER BY (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: the sum of counts
SELECT fetching_exact_sum((SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id")) OVER () FROM "Player" ORDER BY "Player"."id"
-- Windows: a value of a to-one of the row before
SELECT LAG("rival"."score", 1) OVER (ORDER BY "Player"."id") FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" ORDER BY "Player"."id"
-- Windows: a condition on a to-one of a to-one
SELECT MAX(CASE WHEN "team.mother"."id" IS NOT NULL THEN ? ELSE ? END) OVER (PARTITION BY "Player"."teamCode" COLLATE BINARY) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" ORDER BY "Player"."id"
-- Windows: those that the conditions leave
SELECT RANK() OVER (ORDER BY "score" DESC) FROM "Player" WHERE "score" > ? ORDER BY "id"
-- Windows: a condition behind is one of the request
SELECT RANK() OVER (ORDER BY "score" DESC) FROM "Player" WHERE "id" < ? ORDER BY "id"
-- Windows: none
SELECT RANK() OVER (ORDER BY "score" DESC) FROM "Player" WHERE "id" > ? ORDER BY "id"
-- Windows: others than a limit leaves
SELECT RANK() OVER (ORDER BY "score" DESC) FROM "Player" ORDER BY "id" LIMIT ?
-- Windows: others than a limit and an offset leave
SELECT RANK() OVER (ORDER BY "score" DESC) FROM "Player" ORDER BY "id" LIMIT ? OFFSET ?
-- Windows: others than a limit leaves, outside of which a value overflows
SELECT "fetching.window1", fetching_checked_int64("score" + fetching_checked_int64(fetching_checked_int64(fetching_int64("id" / ?) * ?) * ?)) FROM (SELECT …, RANK() OVER (ORDER BY "Player"."score" DESC) AS "fetching.window1" FROM "Player" ORDER BY "Player"."id" LIMIT ?) AS "Player" ORDER BY "id"
-- Windows: the first of each
SELECT "id", ROW_NUMBER() OVER (ORDER BY "id") FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" COLLATE BINARY ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= ? ORDER BY "score" DESC, "id" DESC
-- Windows: those of two requests
SELECT "id", ROW_NUMBER() OVER (ORDER BY "id") FROM (SELECT …, "seatNumber" FROM "Player" WHERE "id" = ? UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > ?) AS "Player" ORDER BY "id"
-- Windows: different ones
SELECT DISTINCT "seatNumber", RANK() OVER (ORDER BY "seatNumber") FROM "Player" ORDER BY "seatNumber"
-- Windows: the number of different ones
SELECT COUNT(*) FROM (SELECT DISTINCT RANK() OVER (ORDER BY "seatNumber") FROM "Player") AS "rows"
-- Windows: whether there is one
SELECT EXISTS (SELECT 1 FROM (SELECT RANK() OVER (ORDER BY "seatNumber") FROM "Player") AS "rows")
-- Windows: of pages
SELECT RANK() OVER (ORDER BY "score" DESC), LAG("id", 1, ?) OVER (PARTITION BY "seatNumber" ORDER BY "id"), "seatRow", "id" FROM "Player" ORDER BY "seatRow" NULLS LAST, "id" LIMIT ?
-- Windows: beside the models
SELECT …, RANK() OVER (ORDER BY "score" DESC) FROM "Player" ORDER BY "id"
-- Windows: beside related models
SELECT …, RANK() OVER (ORDER BY "team"."id") FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "Player"."id" < ? ORDER BY "Player"."id" LIMIT ?
-- Windows: several windows
SELECT "id", RANK() OVER (ORDER BY "score" DESC), fetching_exact_sum("score") OVER (ORDER BY "id") FROM "Player" ORDER BY "id"
-- Windows: together with values
SELECT RANK() OVER (ORDER BY "seatNumber") FROM "Player" UNION SELECT "seatNumber" FROM "Player"
-- Windows: without values
SELECT RANK() OVER (ORDER BY "seatNumber") FROM "Player" EXCEPT SELECT "seatNumber" FROM "Player" WHERE "seatNumber" < ?
-- Windows: of a model whose key has two columns
SELECT "row", "number", ROW_NUMBER() OVER (ORDER BY fetching_int64("row" % ?), "row", "number") FROM "Seat" ORDER BY "row", "number"
-- Windows: a sum that overflows
SELECT fetching_exact_sum(fetching_checked_int64("score" * ?)) OVER () FROM "Player"
-- Windows: a running sum that overflows
SELECT fetching_exact_sum(fetching_checked_int64("score" * ?)) OVER (ORDER BY "id") FROM "Player"
-- Windows: a value of another row that overflows
SELECT LAG(fetching_checked_int64("score" * ?), 1) OVER (ORDER BY "id") FROM "Player"
-- Windows: zero and minus zero are equal, as nils are
SELECT RANK() OVER (ORDER BY "value") FROM "holder" ORDER BY "id"
-- Windows: zero and minus zero are one partition, as nils are
SELECT COUNT(*) OVER (PARTITION BY "value") FROM "holder" ORDER BY "id"
-- Windows: sums of decimals
SELECT fetching_checked_decimal_sum("price") OVER (ORDER BY "id") FROM "sales" ORDER BY "id"
-- Windows: averages of decimals
SELECT fetching_decimal_average("discount") OVER (ORDER BY "id") FROM "sales" ORDER BY "id"
-- Windows: the least decimal
SELECT fetching_decimal_text(MIN("price" COLLATE fetching_decimal) OVER (ORDER BY "id")) FROM "sales" ORDER BY "id"
-- Windows: the decimal before
SELECT LAG(fetching_decimal_text("price"), 1, ?) OVER (ORDER BY "id") FROM "sales" ORDER BY "id"
-- Windows: the different decimals before
SELECT DISTINCT LAG(fetching_decimal_text("price"), 1, ?) OVER (ORDER BY "id") COLLATE fetching_decimal FROM "sales"
-- Windows: the least identifier
SELECT MIN("value") OVER (ORDER BY "id") FROM "holder" ORDER BY "id"
-- Windows: the greatest identifier
SELECT MAX("value") OVER (ORDER BY "id") FROM "holder" ORDER BY "id"
-- Windows: truth values in a form of their own
SELECT LAG("isOn", 1, ?) OVER (ORDER BY "id") FROM "Switch" WHERE "id" < ? ORDER BY "id"
-- Windows: dates in a form of their own
SELECT LAG("whole_second", 1, ?) OVER (ORDER BY "id") FROM "stamps" ORDER BY "id"
-- Windows: the latest date in a form of its own
SELECT MAX("millisecond") OVER () FROM "stamps"
-- Windows: rows that are the same
SELECT RANK() OVER (ORDER BY "id") FROM "copy"
-- Full text: 'zola'
SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)
-- Full text: ''
SELECT …, "answered_id" FROM "letters"
-- Full text: '-"old man"'
SELECT …, "answered_id" FROM "letters" WHERE "id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)
-- Full text: 'zola OR -the'
SELECT …, "answered_id" FROM "letters" WHERE ("id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) OR "id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))
-- Full text: '-"old man" OR -zola'
SELECT …, "answered_id" FROM "letters" WHERE ("id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) OR "id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))
-- Full text: negated
SELECT …, "answered_id" FROM "letters" WHERE NOT ("id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))
-- Full text: beside others
SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) AND "year" > ?
-- Full text: or another
SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) OR "year" < ?
-- Full text: two queries
SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) AND "id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)
-- Full text: as a value
SELECT …, "answered_id" FROM "letters" WHERE CASE WHEN "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) THEN "year" ELSE ? END > ?
-- Full text: counted
SELECT …, "answered_id" FROM "letters" WHERE (fetching_relevance(?, "title", "body")) > ? OR (fetching_relevance(?, "title", "body")) = ?
-- Full text: of what is answered
SELECT …, "letters"."answered_id" FROM "letters" JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" WHERE "answered"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)
-- Full text: excluded from what is answered
SELECT …, "letters"."answered_id" FROM "letters" JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" WHERE ("answered"."id" IS NOT NULL AND "answered"."id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))
-- Full text: not of what is answered
SELECT …, "letters"."answered_id" FROM "letters" LEFT JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" WHERE ("answered"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)) IS NOT TRUE
-- Full text: of two steps
SELECT …, "letters"."answered_id" FROM "letters" JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" JOIN "letters" AS "answered.answered" ON "answered.answered"."id" = "answered"."answered_id" WHERE "answered.answered"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)
-- Full text: of an answer
SELECT …, "letters"."answered_id" FROM "letters" WHERE EXISTS (SELECT 1 FROM "letters" AS "answers" WHERE "answers"."answered_id" = "letters"."id" AND "answers"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))
-- Full text: of no answer
SELECT …, "letters"."answered_id" FROM "letters" WHERE NOT EXISTS (SELECT 1 FROM "letters" AS "answers" WHERE "answers"."answered_id" = "letters"."id" AND NOT ("answers"."id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)))
-- Full text: of what an answer's letter answers
SELECT …, "letters"."answered_id" FROM "letters" WHERE EXISTS (SELECT 1 FROM "letters" AS "answers" JOIN "letters" AS "answers.answered" ON "answers.answered"."id" = "answers"."answered_id" JOIN "letters" AS "answers.answered.answered" ON "answers.answered.answered"."id" = "answers.answered"."answered_id" WHERE "answers"."answered_id" = "letters"."id" AND "answers.answered.answered"."id" IN (SELEC… -- 466 characters
-- Full text: of a subquery
SELECT …, "letters"."answered_id" FROM "letters" WHERE ("letters"."answered_id" IS NOT NULL AND "letters"."answered_id" IN (SELECT "letters2"."id" FROM "letters" AS "letters2" WHERE "letters2"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)))
-- Full text: of a subquery that excludes
SELECT …, "letters"."answered_id" FROM "letters" WHERE ("letters"."answered_id" IS NOT NULL AND "letters"."answered_id" IN (SELECT "letters2"."id" FROM "letters" AS "letters2" WHERE "letters2"."id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)))
-- Full text: by relevance
SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) ORDER BY (fetching_relevance(?, "title", "body")) DESC, "id"
-- Full text: by relevance of beginnings and phrases
SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) ORDER BY (fetching_relevance(?, "title", "body")) DESC, "id" DESC
-- Full text: by relevance, equal ones by the key
SELECT …, "answered_id" FROM "letters" WHERE "id" BETWEEN ? AND ? ORDER BY (fetching_relevance(?, "title", "body")) DESC, "id"
-- Full text: in a limit
SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) ORDER BY "id" LIMIT ? OFFSET ?
-- Full text: the first of each year
SELECT …, "answered_id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "year" ORDER BY "id" DESC) AS "fetching.number" FROM "letters" WHERE "id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)) AS "letters" WHERE "fetching.number" <= ? ORDER BY "id" DESC
-- Full text: in a scope
SELECT "id" FROM "scoped_letters" WHERE "id" IN (SELECT rowid FROM "scoped_letters_fulltext" WHERE "scoped_letters_fulltext" MATCH ?) AND "year" > ? ORDER BY "id"
-- Full text: out of a scope
SELECT "id" FROM "scoped_letters" WHERE "id" IN (SELECT rowid FROM "scoped_letters_fulltext" WHERE "scoped_letters_fulltext" MATCH ?) ORDER BY "id"
-- Full text: counted in a scope
SELECT COUNT(*) FROM "scoped_letters" WHERE "id" IN (SELECT rowid FROM "scoped_letters_fulltext" WHERE "scoped_letters_fulltext" MATCH ?) AND "year" > ?
-- Full text: excluded in a scope
SELECT "id" FROM "scoped_letters" WHERE "id" NOT IN (SELECT rowid FROM "scoped_letters_fulltext" WHERE "scoped_letters_fulltext" MATCH ?) AND "year" > ? ORDER BY "id"
-- Full text: of models that are loaded
SELECT …, "answered_id" FROM "letters" WHERE "id" IN (?, ?) ORDER BY "id"
-- Full text: of a model that is loaded, by relevance
SELECT …, "letters"."answered_id" FROM "letters" WHERE "letters"."answered_id" IN (SELECT value FROM fetching_list(?)) ORDER BY (fetching_relevance(?, "letters"."title", "letters"."body")) DESC, "letters"."id"
-- Full text: of two requests together
SELECT …, "answered_id" FROM (SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) UNION SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)) AS "letters" ORDER BY "id"
-- Full text: of one request without another
SELECT …, "answered_id" FROM (SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) EXCEPT SELECT …, "answered_id" FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)) AS "letters"
-- Full text: in a condition of an aggregate
SELECT COUNT(*) FILTER (WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)), COUNT(*) FILTER (WHERE NOT ("id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))) FROM "letters"
-- Full text: as the key of groups
SELECT ("id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)), COUNT(*) FROM "letters" GROUP BY ("id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)) ORDER BY ("id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))
-- Full text: of texts that are joined
SELECT fetching_joined("title", ?) FROM "letters" WHERE "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)
-- Full text: as the order of texts that are joined
SELECT fetching_joined("title", ?, 'DESC, ASC', (fetching_relevance(?, "title", "body")), "id") FROM "letters" WHERE "id" < ?
-- Full text: in a choice
SELECT CASE WHEN "id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) THEN ? ELSE ? END FROM "letters" WHERE "id" BETWEEN ? AND ? ORDER BY "id"
-- Full text: in the number of related models
SELECT "letters"."id" FROM "letters" WHERE (SELECT COUNT(*) FROM "letters" AS "answers" WHERE "answers"."answered_id" = "letters"."id" AND "answers"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)) = ?
-- Full text: a snippet
SELECT "body" FROM "letters" WHERE "id" IN (?, ?) ORDER BY "id" DESC
-- Full text: random queries 0
SELECT …, "answered_id" FROM "letters" ORDER BY "id"
-- Full text: random queries 1
SELECT …, "letters"."answered_id" FROM "letters" WHERE EXISTS (SELECT 1 FROM "letters" AS "answers" WHERE "answers"."answered_id" = "letters"."id" AND ("answers"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) OR "answers"."id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))) ORDER BY "letters"."id"
-- Full text: random queries 2
SELECT …, "answered_id" FROM "letters" WHERE "id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) AND (fetching_relevance(?, "title", "body")) > ? ORDER BY "id"
-- Full text: random queries 3
SELECT …, "letters"."answered_id" FROM "letters" JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" WHERE ("answered"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) OR ("answered"."id" IS NOT NULL AND "answered"."id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)) OR ("answered"."id" IS NOT NULL AND "answered".… -- 509 characters
-- Full text: random queries 4
SELECT …, "answered_id" FROM "letters" WHERE ("id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) OR "id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?)) ORDER BY "id"
-- Full text: random queries 5
SELECT …, "letters"."answered_id" FROM "letters" WHERE NOT EXISTS (SELECT 1 FROM "letters" AS "answers" WHERE "answers"."answered_id" = "letters"."id" AND ("answers"."id" IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?) OR "answers"."id" NOT IN (SELECT rowid FROM "letters_fulltext" WHERE "letters_fulltext" MATCH ?))) ORDER BY "letters"."id"
-- Aggregates: count under conditions
SELECT COUNT(*) FROM "Player" WHERE "weight" > ?
-- Aggregates: count with conditions
SELECT COUNT(*) FILTER (WHERE "weight" > ?) FROM "Player"
-- Aggregates: count of the first with conditions
SELECT COUNT(*) FILTER (WHERE "score" > ?) FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "id" LIMIT ?) AS "Player"
-- Aggregates: count of nothing
SELECT COUNT(*) FROM "Player" WHERE "id" > ?
-- Aggregates: count along a relationship
SELECT COUNT(*) FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" = ? COLLATE BINARY
-- Aggregates: count of different values, by case, without nil
SELECT COUNT(DISTINCT "teamCode" COLLATE BINARY) FROM "Player"
-- Aggregates: count of different expressions
SELECT COUNT(DISTINCT fetching_int64("id" % ?)) FROM "Player"
-- Aggregates: count of different values along a relationship
SELECT COUNT(DISTINCT "team"."name" COLLATE BINARY) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY
-- Aggregates: exists
SELECT EXISTS (SELECT 1 FROM "Player" WHERE "score" < ?)
-- Aggregates: exists not
SELECT EXISTS (SELECT 1 FROM "Player" WHERE "id" > ?)
-- Aggregates: exists behind others
SELECT EXISTS (SELECT 1 FROM "Player" LIMIT ? OFFSET ?)
-- Aggregates: exists along a relationship
SELECT EXISTS (SELECT 1 FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."name" = ? COLLATE BINARY)
-- Aggregates: sum
SELECT fetching_exact_sum("score") FROM "Player"
-- Aggregates: sum of nothing
SELECT fetching_exact_sum("score") FROM "Player" WHERE "id" > ?
-- Aggregates: sum with a fraction, without nil
SELECT TOTAL("weight") FROM "Player"
-- Aggregates: sum of nothing with a fraction
SELECT TOTAL("weight") FROM "Player" WHERE "id" > ?
-- Aggregates: sum of an expression
SELECT fetching_exact_sum(fetching_checked_int64("score" * ?)) FROM "Player"
-- Aggregates: sum along a relationship
SELECT fetching_exact_sum("rival"."score") FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID"
-- Aggregates: sum of the counts of a relationship
SELECT fetching_exact_sum((SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY)) FROM "Team"
-- Aggregates: average
SELECT AVG("weight") FROM "Player"
-- Aggregates: average of integers
SELECT AVG("score") FROM "Player" WHERE "id" < ?
-- Aggregates: average of nothing
SELECT AVG("weight") FROM "Player" WHERE "id" > ?
-- Aggregates: minimum
SELECT MIN("score") FROM "Player"
-- Aggregates: minimum of text
SELECT MIN("name" COLLATE BINARY) FROM "Player"
-- Aggregates: minimum of nothing
SELECT MIN("name" COLLATE BINARY) FROM "Player" WHERE "id" > ?
-- Aggregates: maximum
SELECT MAX("weight") FROM "Player"
-- Aggregates: maximum of text, by case
SELECT MAX("teamCode" COLLATE BINARY) FROM "Player" WHERE "teamCode" IS NOT ? COLLATE BINARY
-- Aggregates: maximum of an expression
SELECT MAX(fetching_checked_int64("score" - ?)) FROM "Player"
-- Aggregates: the smallest and the largest
SELECT MIN("score"), MAX("score") FROM "Player"
-- Aggregates: the smallest and the largest of nothing
SELECT MIN("score"), MAX("score") FROM "Player" WHERE "id" > ?
-- Aggregates: for which conditions hold
SELECT COUNT(*), COUNT(*) FILTER (WHERE "score" >= ?), fetching_exact_sum("score") FILTER (WHERE "score" >= ?), AVG("score") FILTER (WHERE "score" >= ?), MIN("score") FILTER (WHERE "score" >= ?), MAX("score") FILTER (WHERE "score" >= ?) FROM "Player"
-- Aggregates: for which conditions never hold
SELECT COUNT(*) FILTER (WHERE "score" > ?), fetching_exact_sum("score") FILTER (WHERE "score" > ?), MAX("score") FILTER (WHERE "score" > ?) FROM "Player"
-- Aggregates: for which conditions along a relationship hold
SELECT COUNT(*) FILTER (WHERE "team"."name" = ? COLLATE BINARY), COUNT(DISTINCT "Player"."teamCode" COLLATE BINARY) FILTER (WHERE "team"."name" = ? COLLATE BINARY) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY
-- Aggregates: in a calculation
SELECT fetching_checked_int64(MAX("score") - MIN("score")), (COUNT(*) > ?) FROM "Player"
-- Aggregates: of the first
SELECT COUNT(*), fetching_exact_sum("score") FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player"
-- Aggregates: of the first under conditions
SELECT COUNT(*) FILTER (WHERE "name" = ? COLLATE BINARY) FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? ORDER BY "score", "id" LIMIT ? OFFSET ?) AS "Player"
-- Aggregates: of the first along a relationship
SELECT COUNT(*), fetching_exact_sum("rival"."score"), COUNT(*) FILTER (WHERE "team"."name" = ? COLLATE BINARY) FROM (SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY ORDER BY "team"."name" COLLATE BINARY, "Player"."id" LIMIT ? OFFSET ?) AS "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" LEFT J… -- 474 characters
-- Aggregates: of different models
SELECT COUNT(*) FROM (SELECT DISTINCT "id", "name" COLLATE BINARY, "code" COLLATE BINARY, "motherID", "isOpen", "isFirstClass" FROM "Team") AS "Team"
-- Aggregates: a sum that overflows
SELECT fetching_exact_sum(fetching_checked_int64(fetching_checked_int64("score" * ?) + ?)) FROM "Player"
-- Texts of many rows: in their own order, without nil
SELECT fetching_joined("name", ?) FROM "Player"
-- Texts of many rows: a separator of SQL
SELECT fetching_joined("name", ?) FROM "Player" WHERE "id" < ?
-- Texts of many rows: of nothing
SELECT fetching_joined("name", ?) FROM "Player" WHERE "id" > ?
-- Texts of many rows: of nil alone
SELECT fetching_joined("name", ?) FROM "Player" WHERE "id" = ?
-- Texts of many rows: of what is computed
SELECT fetching_joined(("name" || ?), ?) FROM "Player"
-- Texts of many rows: of texts of numbers, in the order of texts
SELECT fetching_joined(CAST(CAST("score" AS INTEGER) AS TEXT), ?) FROM "Player"
-- Texts of many rows: along a to-one
SELECT fetching_joined("team"."name", ?) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY
-- Texts of many rows: of the first
SELECT fetching_joined("name", ?) FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player"
-- Texts of many rows: under conditions, beside others
SELECT fetching_joined("name", ?) FILTER (WHERE "score" >= ?), fetching_joined("name", ?) FILTER (WHERE "score" > ?), COUNT(*) FROM "Player"
-- Texts of many rows: in a condition of an aggregate
SELECT (substr(CAST(fetching_joined("name", ?) AS BLOB), -4) IS ?) FROM "Player"
-- Texts of many rows: from the largest
SELECT fetching_joined("name", ?, 'DESC', "score") FROM "Player"
-- Texts of many rows: nil first, equals by themselves
SELECT fetching_joined("name", ?, 'ASC', "weight") FROM "Player"
-- Texts of many rows: nil last
SELECT fetching_joined("name", ?, 'ASC NULLS LAST', "weight") FROM "Player"
-- Texts of many rows: from the largest, nil first
SELECT fetching_joined("name", ?, 'DESC NULLS FIRST', "weight") FROM "Player"
-- Texts of many rows: by two terms
SELECT fetching_joined("name", ?, 'ASC, DESC', fetching_int64("id" % ?), "score") FROM "Player"
-- Texts of many rows: along a to-one
SELECT fetching_joined("Player"."name", ?, 'ASC, ASC', "team"."name", "Player"."id") FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY
-- Texts of many rows: without regard to case
SELECT fetching_joined("teamCode", ?, 'ASC', fetching_fold("teamCode", 1)) FROM "Player"
-- Texts of many rows: as a locale has them, and not by case
SELECT fetching_joined("teamCode", ?, 'ASC LOCALE en', "teamCode") FROM "Player"
-- Texts of many rows: by the number of related models
SELECT fetching_joined("Team"."name", ?, 'DESC', (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY)) FROM "Team"
-- Texts of many rows: by what overflows, which is nil
SELECT fetching_joined("name", ?, 'DESC', fetching_int64("score" * ?)) FROM "Player"
-- Texts of many rows: distinct, by case
SELECT fetching_joined("teamCode", ?, 'DISTINCT') FROM "Player"
-- Texts of many rows: distinct along a to-one, under conditions
SELECT fetching_joined("team"."name", ?, 'DISTINCT') FILTER (WHERE "Player"."score" > ?) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY
-- Texts of many rows: distinct of what is computed of constants
SELECT fetching_joined(fetching_replacing("name", ?, ?), ?, 'DISTINCT') FROM "Player"
-- Texts of many rows: distinct of what is computed of constants, of related models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined(fetching_replacing("players"."name", ?, ?), ?, 'DISTINCT') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Texts of many rows: distinct of related models
SELECT (SELECT fetching_joined("players.rival"."name", ?, 'DISTINCT') FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) FROM "Team" ORDER BY "Team"."id"
-- Texts of many rows: of groups
SELECT fetching_int64("id" % ?), fetching_joined("name", ?) FROM "Player" GROUP BY fetching_int64("id" % ?) ORDER BY fetching_int64("id" % ?)
-- Texts of many rows: of groups, in an order
SELECT fetching_int64("id" % ?), fetching_joined("name", ?, 'DESC', "id") FROM "Player" GROUP BY fetching_int64("id" % ?) ORDER BY fetching_int64("id" % ?)
-- Texts of many rows: in the condition of groups
SELECT fetching_int64("id" % ?) FROM "Player" GROUP BY fetching_int64("id" % ?) HAVING fetching_joined("name", ?) = ? COLLATE BINARY
-- Texts of many rows: in the order of groups
SELECT fetching_int64("id" % ?) FROM "Player" GROUP BY fetching_int64("id" % ?) ORDER BY fetching_joined("name", ?) COLLATE BINARY DESC
-- Texts of many rows: of related models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Texts of many rows: of a missing model's
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Texts of many rows: of related models, in an order
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined("players"."name", ?, 'DESC', "players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Texts of many rows: of related models, in the order of a to-one's
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined("players"."name", ?, 'DESC', "players.rival"."name") FROM "Player" AS "players" LEFT JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Texts of many rows: of related models, under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" > ? AND "players"."score" < ?) = ? COLLATE BINARY
-- Texts of many rows: of related models that are not equal
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) <> ? COLLATE BINARY
-- Texts of many rows: of joined models, each once
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined("tags"."label", ?) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) = ? COLLATE BINARY
-- Texts of many rows: of two to-many relationships
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined("admirers"."name", ?, 'ASC', "admirers"."id") FROM "Player" AS "admirers.via" JOIN "Player" AS "admirers" ON "admirers"."rivalID" = "admirers.via"."id" WHERE "admirers.via"."teamCode" = "Team"."code" COLLATE BINARY) = ? COLLATE BINARY
-- Texts of many rows: within a condition
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id" AND (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code" COLLATE BINARY) = ? COLLATE BINARY)
-- Texts of many rows: of the joined texts of others
SELECT (SELECT fetching_joined(CASE WHEN "daughters"."motherID" = "daughters"."motherID" THEN ((SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code" COLLATE BINARY) || ?) END, ?) FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id") FROM "Team" ORDER BY "Team"."id"
-- Texts of many rows: of the row outside
SELECT (SELECT fetching_joined(CASE WHEN "tags"."id" = "tags"."id" THEN "Team"."name" END, ?) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" ORDER BY "Team"."id"
-- Texts of many rows: in an order of models
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) COLLATE BINARY, "Team"."id"
-- Texts of many rows: as a text
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) >= ? COLLATE BINARY AND (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) < ? COLLATE BINARY AND fetching_scalar_count(("Team"."name" || (… -- 535 characters
-- Texts of many rows: in a list
SELECT "Team"."id" FROM "Team" WHERE (SELECT fetching_joined("players"."name", ?) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) COLLATE BINARY IN (SELECT (COALESCE("Player"."name", ?) || ?) FROM "Player" WHERE "Player"."id" < ?)
-- Texts of many rows: a text that overflows
SELECT fetching_joined(CAST(CAST(fetching_checked_int64("score" * ?) AS INTEGER) AS TEXT), ?) FROM "Player"
-- Groups: by a member, nil being a group, by case
SELECT "teamCode", COUNT(*) FROM "Player" GROUP BY "teamCode" COLLATE BINARY ORDER BY "teamCode" COLLATE BINARY
-- Groups: by an expression
SELECT fetching_int64("id" % ?), fetching_exact_sum("score") FROM "Player" GROUP BY fetching_int64("id" % ?) ORDER BY fetching_int64("id" % ?)
-- Groups: by a condition
SELECT ("score" > ?), COUNT(*) FROM "Player" GROUP BY ("score" > ?) ORDER BY ("score" > ?)
-- Groups: by two values
SELECT "teamCode", ("score" > ?), COUNT(*) FROM "Player" WHERE "teamCode" COLLATE BINARY IN (?, ?) GROUP BY "teamCode" COLLATE BINARY, ("score" > ?) ORDER BY ("score" > ?) DESC, "teamCode" COLLATE BINARY
-- Groups: by a column and what bears its name, sorted by the column
SELECT CAST("score" AS REAL), "score" FROM "Player" WHERE "score" < ? GROUP BY CAST("score" AS REAL), "score" ORDER BY "score"
-- Groups: by three values
SELECT fetching_int64("id" % ?), "seatRow", "teamCode" FROM "Player" WHERE "id" < ? GROUP BY "teamCode" COLLATE BINARY, "seatRow", fetching_int64("id" % ?)
-- Groups: along a to-one
SELECT "team"."name", COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY GROUP BY "team"."name" COLLATE BINARY ORDER BY "team"."name" COLLATE BINARY
-- Groups: by the count of a relationship
SELECT (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), COUNT(*) FROM "Team" GROUP BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) ORDER BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY)
-- Groups: of nothing
SELECT "score", COUNT(*) FROM "Player" WHERE "id" > ? GROUP BY "score"
-- Groups: of the first
SELECT "teamCode", COUNT(*) FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT ?) AS "Player" GROUP BY "teamCode" COLLATE BINARY ORDER BY "teamCode" COLLATE BINARY DESC
-- Groups: having
SELECT "teamCode" FROM "Player" GROUP BY "teamCode" COLLATE BINARY HAVING COUNT(*) > ?
-- Groups: having several, and an aggregate of nil
SELECT "teamCode" FROM "Player" GROUP BY "teamCode" COLLATE BINARY HAVING MIN("weight") > ? AND "teamCode" IS NOT NULL ORDER BY "teamCode" COLLATE BINARY
-- Groups: having conditions of their own
SELECT "teamCode", COUNT(*) FILTER (WHERE "weight" IS NULL) FROM "Player" GROUP BY "teamCode" COLLATE BINARY HAVING COUNT(*) FILTER (WHERE "weight" IS NULL) = ? AND "teamCode" IS NOT NULL
-- Groups: sorted by an aggregate, and limited
SELECT "teamCode", fetching_exact_sum("score") FROM "Player" GROUP BY "teamCode" COLLATE BINARY ORDER BY 2 DESC, "teamCode" COLLATE BINARY DESC LIMIT ?
-- Groups: passing over groups
SELECT MAX("score") FROM "Player" GROUP BY "teamCode" COLLATE BINARY ORDER BY 1 DESC LIMIT ? OFFSET ?
-- Groups: sorted by an aggregate that may be nil, last
SELECT MAX("weight") FROM "Player" WHERE "id" IN (?, ?, ?, ?) GROUP BY "teamCode" COLLATE BINARY ORDER BY 1 NULLS LAST
-- Groups: along a relationship
SELECT "team"."name", MAX("rival"."score") FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" GROUP BY "team"."name" COLLATE BINARY HAVING MAX("rival"."score") > ? AND COUNT(*) > ? AND "team"."name" IS NOT NULL
-- Pages: by the key alone
SELECT …, "id" FROM "Player" ORDER BY "id" LIMIT ?
-- Pages: by the key, from the end
SELECT …, "seatNumber" FROM "Player" ORDER BY "id" DESC LIMIT ?
-- Pages: by a member
SELECT …, "seatNumber" FROM "Player" ORDER BY "score", "id" LIMIT ?
-- Pages: by a member that is the same for some
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatNumber" DESC, "id" DESC LIMIT ?
-- Pages: by two members in different directions
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatNumber" DESC, "score", "id" LIMIT ?
-- Pages: by two members and the key in different directions
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatNumber" DESC, "rivalID", "id" DESC LIMIT ?
-- Pages: by an optional member
SELECT …, "seatNumber" FROM "Player" ORDER BY "weight", "id" LIMIT ?
-- Pages: by an optional member, from the end
SELECT …, "seatNumber" FROM "Player" ORDER BY "weight" DESC, "id" DESC LIMIT ?
-- Pages: by an optional member, nil last
SELECT …, "seatNumber" FROM "Player" ORDER BY "weight" NULLS LAST, "id" LIMIT ?
-- Pages: by an optional member, from the end, nil first
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatRow" DESC NULLS FIRST, "id" DESC LIMIT ?
-- Pages: by optional members only
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatRow" DESC, "weight" NULLS LAST, "rivalID" DESC, "id" DESC LIMIT ?
-- Pages: by text, by case
SELECT …, "seatNumber" FROM "Player" ORDER BY "teamCode" COLLATE BINARY, "id" LIMIT ?
-- Pages: by text without case
SELECT …, "seatNumber" FROM "Player" ORDER BY fetching_fold("teamCode", 1) COLLATE BINARY DESC, "id" DESC LIMIT ?
-- Pages: by an expression
SELECT …, "seatNumber" FROM "Player" ORDER BY fetching_int64("score" % ?), "id" LIMIT ?
-- Pages: by a condition
SELECT …, "seatNumber" FROM "Player" ORDER BY ("score" > ?) DESC, "id" DESC LIMIT ?
-- Pages: along a to-one
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" ORDER BY "team"."name" COLLATE BINARY, "rival"."score" DESC, "Player"."id" DESC LIMIT ?
-- Pages: by the count of a to-many
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) DESC, "Team"."id" DESC LIMIT ?
-- Pages: under conditions
SELECT …, "seatNumber" FROM "Player" WHERE "score" > ? OR "name" IS NULL ORDER BY "score" DESC, "id" DESC LIMIT ?
-- Pages: under conditions along a relationship
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."score" >= ? ORDER BY "rival"."weight" DESC, "Player"."id" DESC LIMIT ?
-- Pages: of the first
SELECT …, "seatNumber" FROM "Player" ORDER BY "score", "id" LIMIT ? OFFSET ?
-- Pages: of different models
SELECT DISTINCT "id", "name" COLLATE BINARY, "code" COLLATE BINARY, "motherID", "isOpen", "isFirstClass" FROM "Team" ORDER BY "name" COLLATE BINARY, "id" LIMIT ?
-- Pages: an empty page leads back
SELECT …, "id" FROM "Player" WHERE "id" <= ? ORDER BY 9 DESC LIMIT ?
-- Pages: of nothing
SELECT …, "id" FROM "Player" WHERE "id" > ? ORDER BY "id" LIMIT ?
-- Pages: of rows
SELECT "name", "name", "id" FROM "Player" WHERE "name" IS NOT NULL ORDER BY "name" COLLATE BINARY, "id" LIMIT ?
-- Pages: with related models
SELECT …, "id" FROM "Team" ORDER BY "id" LIMIT ?
-- Pages: a cursor of other conditions
SELECT …, "id" FROM "Player" WHERE "score" > ? ORDER BY "id" LIMIT ?
-- Pages: by difficult texts
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE BINARY, "id" LIMIT ?
-- Pages: by difficult texts, from the end
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE BINARY DESC, "id" DESC LIMIT ?
-- Pages: by difficult texts without case
SELECT …, "isFirstClass" FROM "Team" ORDER BY fetching_fold("name", 1) COLLATE BINARY, "id" LIMIT ?
-- Raw: a condition
SELECT …, "previousRights" FROM "Person" WHERE ("name" <> ?)
-- Raw: a text of quotes and marks is bound
SELECT …, "previousRights" FROM "Person" WHERE ("name" = ?)
-- Raw: a condition beside others
SELECT …, "previousRights" FROM "Person" WHERE "age" > ? AND ("age" % 2 = ?) AND "isAdmin" = 0
-- Raw: an 'or' stays within
SELECT …, "previousRights" FROM "Person" WHERE ("age" = 3 OR "age" = 4) AND "isAdmin" = 1
-- Raw: a null is not true
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > 1) = ?
-- Raw: the negation of a null holds
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > 1)) IS NOT TRUE
-- Raw: a null in a negated chain
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > 1) AND "id" > ?) IS NOT TRUE
-- Raw: a null compared
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > 1) IS NULL
-- Raw: a Bool as an operand
SELECT …, "previousRights" FROM "Person" WHERE (NOT "isAdmin") = ?
-- Raw: a condition as an operand
SELECT …, "previousRights" FROM "Person" WHERE (NOT ("score" > ?))
-- Raw: nothing interpolated
SELECT …, "previousRights" FROM "Person" WHERE (1 + 1 = 2)
-- Raw: an integer
SELECT …, "previousRights" FROM "Person" WHERE (length("name")) = ?
-- Raw: an optional integer
SELECT …, "previousRights" FROM "Person" WHERE (length("nickname")) IS NULL
-- Raw: a value that is nil compares as nil
SELECT …, "previousRights" FROM "Person" WHERE (length("nickname")) IS NOT ?
-- Raw: a closure that takes nil
SELECT …, "previousRights" FROM "Person" WHERE (COALESCE("nickname", 'none')) > ? COLLATE BINARY
-- Raw: a calculation within one
SELECT …, "previousRights" FROM "Person" WHERE (20.0 - ("score" - ?)) > ?
-- Raw: a text with operators
SELECT …, "previousRights" FROM "Person" WHERE substr(CAST(fetching_fold(("name" || ?), 1) AS BLOB), 1, 2) IS ?
-- Raw: a double in a calculation
SELECT …, "previousRights" FROM "Person" WHERE ("score" * ?) + ? > ?
-- Raw: an enum
SELECT …, "previousRights" FROM "Person" WHERE ("plan") = ? COLLATE BINARY
-- Raw: an enum bound
SELECT …, "previousRights" FROM "Person" WHERE ("plan" = ?)
-- Raw: a nil bound
SELECT …, "previousRights" FROM "Person" WHERE (COALESCE("rank", ?) IS NULL)
-- Raw: a value isIn
SELECT …, "previousRights" FROM "Person" WHERE (length("name")) IN (?, ?)
-- Raw: a value chosen
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = 1 THEN ? ELSE (length("name")) END = ?
-- Raw: a value that stands in
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(("rank" + 1), ?) = ?
-- Raw: one within another
SELECT …, "previousRights" FROM "Person" WHERE ((length("name")) * 2) = ?
-- Raw: in a selection
SELECT "name", (length("name") + ?) FROM "Person" WHERE "id" < ? ORDER BY "id"
-- Raw: nil in a selection
SELECT ("rank" + 1) FROM "Person" ORDER BY "id"
-- Raw: in an order
SELECT "id" FROM "Person" ORDER BY (length("name")) DESC, (abs("id"))
-- Raw: in groups
SELECT (length("name")), COUNT(*) FROM "Person" GROUP BY (length("name")) ORDER BY (length("name"))
-- Raw: in aggregates
SELECT fetching_exact_sum((length("name"))) FROM "Person"
-- Raw: distinct
SELECT DISTINCT (length("name")) FROM "Person"
-- Raw: functions
SELECT (nullif("name", ?)) FROM "Person" WHERE (abs("id")) < ? AND (upper("name")) IS NOT ? COLLATE BINARY AND (upper("nickname")) IS NOT ? COLLATE BINARY ORDER BY "id"
-- Raw: update to a fragment
UPDATE "Person" SET "name" = ("name" || ?), "rank" = ("rank" + 1), "isAdmin" = (NOT "isAdmin")
-- Raw: update of rows by a fragment
UPDATE "Person" SET "motto" = ? WHERE (length("name")) = ?
-- Raw: a member of a related model
SELECT "Player"."id" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE (length("team"."name") > ?) ORDER BY "Player"."id"
-- Raw: no related model
SELECT "Player"."id" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE ("team"."name" IS NULL) ORDER BY "Player"."id"
-- Raw: within a related condition
SELECT "Team"."id" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND ("players"."score" > ?)) ORDER BY "Team"."id"
-- Raw: of rows inside and outside
SELECT (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND ("players"."name" = "Team"."name" || ?)) FROM "Team"
-- Raw: a number of related models within
SELECT ((SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) > ?) FROM "Team" ORDER BY "Team"."id"
-- Deleting: all
DELETE FROM "Person"
-- Deleting: text, with regard to case
DELETE FROM "Person" WHERE "name" = ? COLLATE BINARY
-- Deleting: text, without regard to case
DELETE FROM "Person" WHERE fetching_fold("name", 1) = ? COLLATE BINARY
-- Deleting: a prefix, a pattern
DELETE FROM "Person" WHERE "name" >= ? COLLATE BINARY AND "name" < ? COLLATE BINARY AND fetching_like("name", ?, 0)
-- Deleting: nil
DELETE FROM "Person" WHERE "nickname" IS NULL
-- Deleting: other than a text, nil too
DELETE FROM "Person" WHERE "nickname" IS NOT ? COLLATE BINARY
-- Deleting: less, which nil is not
DELETE FROM "Person" WHERE "rank" < ?
-- Deleting: not less, which nil is
DELETE FROM "Person" WHERE ("rank" < ?) IS NOT TRUE
-- Deleting: a range and a list
DELETE FROM "Person" WHERE "age" BETWEEN ? AND ? AND "plan" COLLATE BINARY IN (?, ?)
-- Deleting: a long list
DELETE FROM "Person" WHERE "id" IN (SELECT value FROM fetching_list(?))
-- Deleting: an empty list
DELETE FROM "Person" WHERE FALSE
-- Deleting: an option set
DELETE FROM "Person" WHERE ("rights" & ?) = ?
-- Deleting: a calculation
DELETE FROM "Person" WHERE fetching_int64(fetching_int64("age" * ?) + ?) < ?
-- Deleting: several conditions
DELETE FROM "Person" WHERE "isAdmin" = 1 AND ("isActive" = ? OR "score" > ?)
-- Deleting: the first
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."id" LIMIT ?)
-- Deleting: after the first
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."id" LIMIT -1 OFFSET ?)
-- Deleting: the first by an order
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."score" DESC, "Person"."id" DESC LIMIT ?)
-- Deleting: the first by an order, with nil
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."rank", "Person"."id" LIMIT ?)
-- Deleting: a page by an order
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."age", "Person"."id" LIMIT ? OFFSET ?)
-- Deleting: the first for which a condition holds
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" WHERE "Person"."isAdmin" = 1 ORDER BY "Person"."id" DESC LIMIT ?)
-- Deleting: in an order that makes no difference
DELETE FROM "Person" WHERE "isAdmin" = 1
-- Updating: values
UPDATE "Person" SET "score" = ?, "name" = ?, "isAdmin" = ?
-- Updating: values of variables
UPDATE "Person" SET "age" = ?, "motto" = ?, "isActive" = ? WHERE "id" = ?
-- Updating: values by their names
UPDATE "Person" SET "score" = ?, "age" = ?, "plan" = ?
-- Updating: nil
UPDATE "Person" SET "nickname" = ?, "rank" = ?, "previousPlan" = ?, "isActive" = ?
-- Updating: enums and option sets
UPDATE "Person" SET "plan" = ?, "previousPlan" = ?, "rights" = ?, "previousRights" = ? WHERE "isAdmin" = 1
-- Updating: no row
UPDATE "Person" SET "score" = ? WHERE "id" > ?
-- Updating: the key
UPDATE "Person" SET "motto" = ?, "age" = fetching_checked_int64("id" + ?) WHERE "id" = ?
-- Updating: the first by an order
UPDATE "Person" SET "score" = ? WHERE "id" IN (SELECT "Person"."id" FROM "Person" WHERE "Person"."id" <> ? AND "Person"."id" <> ? ORDER BY "Person"."name" COLLATE BINARY, "Person"."id" DESC LIMIT ?)
-- Updating: the largest
UPDATE "Person" SET "score" = ? WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."score" DESC, "Person"."id" DESC LIMIT ?)
-- Updating: calculations
UPDATE "Person" SET "score" = ("score" * ?) + ?, "age" = fetching_checked_int64("age" - ?), "rank" = fetching_checked_int64("rank" * ?)
-- Updating: a division
UPDATE "Person" SET "rank" = fetching_int64("age" / ?), "previousRank" = fetching_int64("age" % ?)
-- Updating: a division by zero
UPDATE "Person" SET "rank" = fetching_int64("age" / ?), "bonus" = CAST("score" AS REAL) / "bonus"
-- Updating: another member
UPDATE "Person" SET "nickname" = "name", "rank" = "age", "bonus" = "score"
-- Updating: an optional member, where it is not nil
UPDATE "Person" SET "score" = "score" + "bonus" WHERE "bonus" IS NOT NULL
-- Updating: conditions
UPDATE "Person" SET "isAdmin" = ("score" > ?), "isActive" = (("rank" < ?) IS TRUE)
-- Updating: a negation
UPDATE "Person" SET "isAdmin" = ("isAdmin" = 0)
-- Updating: a comparison of text
UPDATE "Person" SET "isAdmin" = ("name" = ? COLLATE BINARY OR "nickname" IS NOT ? COLLATE BINARY)
-- Updating: the length of a text
UPDATE "Person" SET "age" = fetching_scalar_count("name")
-- Updating: what is computed of a text, where one side alone is optional
UPDATE "Person" SET "bonus" = CAST("age" AS REAL), "rank" = fetching_scalar_count("name"), "age" = fetching_scalar_count("nickname") WHERE "nickname" IS NOT NULL
-- Updating: long calculations of optional members
UPDATE "Person" SET "bonus" = (((("bonus" * ?) + ("bonus" * ?)) - "bonus") + ("score" * ?)) - ?, "rank" = fetching_checked_int64(fetching_checked_int64("rank" + fetching_checked_int64("previousRank" * ?)) - fetching_checked_int64("rank" * "rank"))
-- Updating: a long calculation by way of a constant, where one side alone is optional
UPDATE "Person" SET "bonus" = ((("score" * ?) + ("score" * ?)) - "score") + ?
-- Updating: twice
UPDATE "Person" SET "score" = ("score" + ?) + ?
-- Updating: the last assignment
UPDATE "Person" SET "score" = ?, "age" = ?
-- Updating: one after the other
UPDATE "Person" SET "score" = "score" + ?, "bonus" = ("score" + ?) * ?
-- Updating: no exchange
UPDATE "Person" SET "rank" = "previousRank", "previousRank" = "previousRank"
-- Updating: an exchange
UPDATE "Person" SET "rank" = "previousRank", "previousRank" = "rank"
-- Updating: a value that is read again
UPDATE "Person" SET "age" = ?, "rank" = fetching_checked_int64(? + ?), "isAdmin" = (? > ?)
-- Updating: nil that is read again
UPDATE "Person" SET "nickname" = ?, "motto" = ?, "rank" = ?, "previousRank" = fetching_checked_int64(? + ?), "isAdmin" = (? IS NULL)
-- Updating: the condition holds of the rows before
UPDATE "Person" SET "score" = ?, "age" = ? WHERE "score" > ?
-- Updating: a Swift 'if' and 'for'
UPDATE "Person" SET "age" = fetching_checked_int64(fetching_checked_int64("age" + ?) + ?)
-- Updating: forms of their own
UPDATE "stamps" SET "whole_second" = ?, "maybe_whole_second" = ?, "millisecond" = ?, "plain_date" = ?, "price_in_cents" = ?, "secret" = ?, "maybe_secret" = ?, "maybe_lower" = ?
-- Updating: members in the same form
UPDATE "stamps" SET "maybe_whole_second" = "whole_second", "maybe_secret" = "secret", "maybe_lower" = "lower"
-- Changes that are rejected: one condition that is left out of two
DELETE FROM "Person" WHERE TRUE AND "isAdmin" = 1
-- Changes that are rejected: a result below what the type can hold
UPDATE "holder" SET "value" = fetching_integer_within(fetching_checked_int64("value" - ?), 0, 9223372036854775807)
-- Changes that are rejected: a result above what the type can hold
UPDATE "holder" SET "value" = fetching_integer_within(fetching_checked_int64("value" * ?), -128, 127)
-- Changes that are rejected: an overflow in the last row
UPDATE "Person" SET "age" = fetching_checked_int64("age" + ?)
-- Changes that are rejected: nil for a member that is not optional
UPDATE "Person" SET "score" = "score" + "bonus"
-- Changes that are rejected: a division by zero
UPDATE "Person" SET "score" = CAST("score" AS REAL) / ?
-- Changes along relationships: what is asked of all, after some are found
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" WHERE "Player"."id" <= ? OR "Player"."score" = (SELECT MAX("Player2"."score") FROM "Player" AS "Player2"))
-- Changes along relationships: a list that is looked at after its row is found
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" WHERE "Player"."id" = ? OR ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" COLLATE BINARY IN (SELECT "Player2"."teamCode" FROM "Player" AS "Player2" WHERE "Player2"."id" = ? AND "Player2"."teamCode" IS NOT NULL) OR "Player"."teamCode" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."id" = ? AND … -- 431 characters
-- Changes along relationships: a to-one
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."name" = ? COLLATE BINARY)
-- Changes along relationships: a to-one that is missing
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."code" IS NULL)
-- Changes along relationships: a to-one of the same table
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE ("rival"."score" BETWEEN ? AND ?) OR "rival"."id" = ?)
-- Changes along relationships: a key of two columns
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."price" = ?)
-- Changes along relationships: a to-many
DELETE FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND "admirers"."id" <> ?)
-- Changes along relationships: no to-many
DELETE FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id")
-- Changes along relationships: a to-one and a to-many
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY) > ? AND EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "team… -- 446 characters
-- Changes along relationships: the first by a to-one
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."code" IS NOT NULL ORDER BY "team"."name" COLLATE BINARY, "Player"."id" LIMIT ?)
-- Changes along relationships: the first by a number of others
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" ORDER BY (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") DESC, "Player"."id" DESC LIMIT ?)
-- Changes along relationships: a number of others
UPDATE "Team" SET "motherID" = "new"."value1" FROM (SELECT "Team"."id" AS "key1", (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY) AS "value1" FROM "Team") AS "new" WHERE "Team"."id" = "new"."key1"
-- Changes along relationships: a sum with a condition, which is about the model outside
UPDATE "Team" SET "motherID" = "new"."value1" FROM (SELECT "Team"."id" AS "key1", (SELECT fetching_exact_sum("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY AND "players"."score" > "Team"."id") AS "value1" FROM "Team") AS "new" WHERE "Team"."id" = "new"."key1"
-- Changes along relationships: a value of a to-one
UPDATE "Player" SET "name" = "new"."value1" FROM (SELECT "Player"."id" AS "key1", "team"."name" AS "value1" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY) AS "new" WHERE "Player"."id" = "new"."key1"
-- Changes along relationships: values of the same table, as they were
UPDATE "Player" SET "seatNumber" = "new"."value1", "rivalID" = "new"."value2", "name" = "new"."value3" FROM (SELECT "Player"."id" AS "key1", (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") AS "value1", "rival.rival"."score" AS "value2", "rival"."name" AS "value3" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" LEFT JOIN "Pla… -- 508 characters
-- Changes along relationships: a sum of the same table, as it was
UPDATE "Team" SET "motherID" = "new"."value1" FROM (SELECT "Team"."id" AS "key1", (SELECT fetching_exact_sum("daughters"."id") FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id") AS "value1" FROM "Team" JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" WHERE "mother"."id" IS NOT NULL) AS "new" WHERE "Team"."id" = "new"."key1"
-- Changes along relationships: the rows of a to-one
UPDATE "Player" SET "score" = fetching_checked_int64("score" + ?) WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE substr(CAST("team"."name" AS BLOB), -4) IS ?)
-- Changes along relationships: the first, with a condition as the value
UPDATE "Player" SET "score" = "new"."value1", "weight" = "new"."value2" FROM (SELECT "Player"."id" AS "key1", fetching_checked_int64("team"."id" + "Player"."score") AS "value1", (SELECT AVG("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" COLLATE BINARY) AS "value2" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINAR… -- 713 characters
-- Writing: a model
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?)
-- Writing: a model in a form of its own
INSERT INTO "ledgers" (…, "version") VALUES (?, ?, ?, ?, ?, ?)
-- Writing: returning a value
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) RETURNING "id"
-- Writing: returning the values of each
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) RETURNING "code"
-- Writing: returning two values
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) RETURNING "code", "ceiling"
-- Writing: returning a calculation
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) RETURNING fetching_checked_int64("amount" * ?)
-- Writing: returning the model
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) RETURNING "id", "code", "amount", "ceiling"
-- Writing: what is in the way is left out
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
-- Writing: what has the code of another is left out
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO NOTHING
-- Writing: nothing is returned of what is left out
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING "id"
-- Writing: values of both rows
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("accounts"."amount" + "excluded"."amount"), "ceiling" = "excluded"."ceiling"
-- Writing: a condition that holds
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount" WHERE "accounts"."amount" > "excluded"."amount"
-- Writing: a condition that does not hold
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount" WHERE "accounts"."amount" < "excluded"."amount"
-- Writing: a condition, returning
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount" WHERE "accounts"."ceiling" IS "excluded"."ceiling" RETURNING "amount"
-- Writing: members
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount", "ceiling" = "excluded"."ceiling"
-- Writing: members, returning the models
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount" RETURNING "id", "code", "amount", "ceiling"
-- Writing: all, by the key
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "ceiling" = "excluded"."ceiling"
-- Writing: saving, returning
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "ceiling" = "excluded"."ceiling" RETURNING "code", "amount"
-- Writing: a request
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT fetching_checked_int64("id" + ?), "name", fetching_checked_int64("id" * ?), "motherID" FROM "Team" WHERE "isOpen" = 1
-- Writing: a sorted part of a request
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT fetching_checked_int64("id" + ?), "name", "id", "motherID" FROM (SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE BINARY DESC, "id" DESC LIMIT ?) AS "Team" ORDER BY "name" COLLATE BINARY DESC, "id" DESC
-- Writing: a request without a condition, without what is in the way
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT "id", "name", "id", "motherID" FROM "Team" WHERE TRUE ON CONFLICT ("id") DO NOTHING
-- Writing: a request, with what is in the way
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT "id", "name", "id", "motherID" FROM "Team" WHERE "id" < ? ON CONFLICT ("id") DO UPDATE SET "amount" = fetching_checked_int64("accounts"."amount" + "excluded"."amount")
-- Writing: a request, returning
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT fetching_checked_int64("id" + ?), "name", "id", "motherID" FROM "Team" WHERE "isOpen" = 1 RETURNING "id"
-- Writing: groups, of which one is there
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), fetching_exact_sum("id"), MAX("weight"), MIN("name" COLLATE BINARY) FROM "Player" GROUP BY "seatNumber"
-- Writing: groups, with what is there
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), fetching_exact_sum("id"), MAX("weight"), MIN("name" COLLATE BINARY) FROM "Player" WHERE TRUE GROUP BY "seatNumber" ON CONFLICT ("id") DO UPDATE SET "count" = fetching_checked_int64("tallies"."count" + "excluded"."count"), "total" = "excluded"."total"
-- Writing: groups, with what is there on a condition
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), fetching_exact_sum("id"), MAX("weight"), MIN("name" COLLATE BINARY) FROM "Player" WHERE TRUE GROUP BY "seatNumber" ON CONFLICT ("id") DO UPDATE SET "count" = "excluded"."count" WHERE "tallies"."count" < "excluded"."count"
-- Writing: groups, all but what is there
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), fetching_exact_sum("id"), MAX("weight"), MIN("name" COLLATE BINARY) FROM "Player" WHERE TRUE GROUP BY "seatNumber" ON CONFLICT ("id") DO NOTHING RETURNING "id", "total"
-- Writing: groups having
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), fetching_exact_sum("id"), MAX("weight"), MIN("name" COLLATE BINARY) FROM "Player" GROUP BY "seatNumber" HAVING COUNT(*) > ? RETURNING "best"
-- Writing: a part of the sorted groups
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), fetching_exact_sum("id"), MAX("weight"), MIN("name" COLLATE BINARY) FROM "Player" WHERE TRUE GROUP BY "seatNumber" ORDER BY 2 DESC, "seatNumber" LIMIT ? ON CONFLICT ("id") DO NOTHING
-- Writing: groups of nothing
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), fetching_exact_sum("id"), MAX("weight"), MIN("name" COLLATE BINARY) FROM "Player" WHERE "id" > ? GROUP BY "seatNumber"
-- Writing: groups by a calculation of the target's own rows
INSERT INTO "tallies" (…, "name") SELECT MAX(fetching_checked_int64("count" + "id")), COUNT(*), fetching_exact_sum("total"), MAX("best"), MIN("name" COLLATE BINARY) FROM "tallies" GROUP BY fetching_int64("count" + "id")
-- Writing: aggregates along a relationship
INSERT INTO "tallies" (…, "name") SELECT fetching_checked_int64("Team"."id" + ?), (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), (SELECT fetching_exact_sum("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), (SELECT MAX("players"."weight") FROM "Player" AS "players" WHERE "players"."teamC… -- 531 characters
-- Writing: rows by an aggregate along a relationship
INSERT INTO "tallies" (…, "name") SELECT fetching_checked_int64("Team"."id" + ?), (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), (SELECT fetching_exact_sum("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" COLLATE BINARY), (SELECT MAX("players"."weight") FROM "Player" AS "players" WHERE "players"."teamC… -- 675 characters
-- Writing: a page by numbers
INSERT INTO "tallies" (…, "name") SELECT …, "name" FROM "Player" ORDER BY "id" LIMIT ? OFFSET ?
-- Writing: a page by numbers, with what is there
INSERT INTO "tallies" (…, "name") SELECT …, "name" FROM "Player" WHERE TRUE ORDER BY "score" DESC, "id" DESC LIMIT ? OFFSET ? ON CONFLICT ("id") DO UPDATE SET "count" = "excluded"."count", "total" = "excluded"."total", "best" = "excluded"."best", "name" = "excluded"."name"
-- Writing: places among all rows, and what overflows in others
INSERT INTO "tallies" (…, "name") SELECT "id", "fetching.window1", fetching_checked_int64("id" * ?), "weight", "name" FROM (SELECT …, ROW_NUMBER() OVER (ORDER BY "Player"."id" DESC) AS "fetching.window1" FROM "Player" ORDER BY "Player"."id" LIMIT ?) AS "Player" ORDER BY "id" RETURNING "count"
-- Writing: rows sorted along a to-one
INSERT INTO "tallies" (…, "name") SELECT fetching_checked_int64("Player"."id" + ?), "Player"."score", "Player"."seatNumber", "Player"."weight", "Player"."name" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isOpen" = ? ORDER BY "team"."name" COLLATE BINARY DESC, "Player"."id" RETURNING "id"
-- Writing: a part of what is sorted along a to-one
INSERT INTO "tallies" (…, "name") SELECT fetching_checked_int64("Player"."id" + ?), "Player"."score", "Player"."seatNumber", "Player"."weight", "Player"."name" FROM (SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" COLLATE BINARY WHERE "team"."isOpen" = ? ORDER BY "team"."name" COLLATE BINARY DESC, "Player"."id" LIMIT ?) AS "Player" LEFT JO… -- 546 characters
-- Writing: different rows
INSERT INTO "tallies" (…, "name") SELECT DISTINCT fetching_checked_int64("id" + ?), "score", "seatNumber", "weight", "name" COLLATE BINARY FROM "Player"
-- Writing: an update of a model
UPDATE "accounts" SET "code" = ?, "amount" = ?, "ceiling" = ? WHERE "id" = ?
-- Writing: an update of a model, returning
UPDATE "accounts" SET "code" = ?, "amount" = ?, "ceiling" = ? WHERE "id" = ? RETURNING "amount"
-- Writing: a deletion of a model
DELETE FROM "accounts" WHERE "id" = ?
-- Writing: a deletion of models, returning
DELETE FROM "accounts" WHERE "id" = ? RETURNING "code"
-- Writing: a version that is the row's
UPDATE "ledgers" SET "code" = ?, "amount" = ?, "note" = ?, "seen" = ?, "version" = "ledgers"."version" + 1 WHERE "id" = ? AND "version" = ?
-- Writing: versions, returning
UPDATE "ledgers" SET "code" = ?, "amount" = ?, "note" = ?, "seen" = ?, "version" = "ledgers"."version" + 1 WHERE "id" = ? AND "version" = ? RETURNING "version"
-- Writing: a version that is saved
INSERT INTO "ledgers" (…, "version") VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "note" = "excluded"."note", "seen" = "excluded"."seen", "version" = fetching_checked_int64("ledgers"."version" + ?) WHERE "ledgers"."version" = "excluded"."version"
-- Writing: a deletion by the version
DELETE FROM "ledgers" WHERE "id" = ? AND "version" = ?
-- Writing: a draft
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES (?, ?, ?)
-- Writing: a draft, returning its key
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES (?, ?, ?) RETURNING "id"
-- Writing: drafts with keys and without
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES (?, ?, ?, ?) RETURNING "id", "code"
-- Writing: many drafts, in their order
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES (?, ?, ?) RETURNING "id", "amount"
-- Writing: a draft that has the code of another, which it updates
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES (?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("accounts"."amount" + "excluded"."amount") RETURNING "id", "amount"
-- Writing: a draft that is left out
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES (?, ?, ?) ON CONFLICT ("code") DO NOTHING
-- Writing: what differs in an enum and a decimal
UPDATE "parcels" SET "weight" = ?, "plan" = ?, "version" = "parcels"."version" + 1 WHERE "depot" = ? AND "no" = ? COLLATE BINARY AND "version" = ?
-- Writing: what differs, returning the version
UPDATE "parcels" SET "plan" = ?, "version" = "parcels"."version" + 1 WHERE "depot" = ? AND "no" = ? COLLATE BINARY AND "version" = ? RETURNING "version"
-- Writing: what differs from a version that is not the row's
UPDATE "parcels" SET "amount" = ?, "version" = "parcels"."version" + 1 WHERE "depot" = ? AND "no" = ? COLLATE BINARY AND "version" = ? RETURNING …, "version"
-- Writing: enums of several models
UPDATE "parcels" SET "label" = ?, "amount" = ?, "weight" = ?, "token" = ?, "isOpen" = ?, "plan" = ?, "sent" = ?, "version" = "parcels"."version" + 1 WHERE "depot" = ? AND "no" = ? COLLATE BINARY AND "version" = ?
-- Writing: enums of several models, returning
UPDATE "parcels" SET "label" = ?, "amount" = ?, "weight" = ?, "token" = ?, "isOpen" = ?, "plan" = ?, "sent" = ?, "version" = "parcels"."version" + 1 WHERE "depot" = ? AND "no" = ? COLLATE BINARY AND "version" = ? RETURNING "plan"
-- Writing: codes that two rows exchange
UPDATE "parcels" SET "label" = ?, "amount" = ?, "weight" = ?, "token" = ?, "isOpen" = ?, "plan" = ?, "sent" = ?, "version" = "parcels"."version" + 1 WHERE "depot" = ? AND "no" = ? COLLATE BINARY AND "version" = ? RETURNING …, "version"
-- Writing: enums on a conflict
INSERT INTO "parcels" (…, "version") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("label") DO UPDATE SET "amount" = fetching_checked_int64("parcels"."amount" + "excluded"."amount"), "plan" = "excluded"."plan", "weight" = "excluded"."weight" RETURNING "plan"
-- Writing: new: rows
INSERT INTO "new" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?)
-- Writing: new: a row, returning
INSERT INTO "new" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) RETURNING "id", "code", "amount", "version"
-- Writing: new: what is in the way
INSERT INTO "new" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
-- Writing: new: values of both rows, on a condition
INSERT INTO "new" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("new"."amount" + "excluded"."amount") WHERE "new"."amount" < "excluded"."amount"
-- Writing: new: what is saved
INSERT INTO "new" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "version" = fetching_checked_int64("new"."version" + ?) WHERE "new"."version" = "excluded"."version"
-- Writing: new: an update of models
UPDATE "new" SET "code" = ?, "amount" = ?, "version" = "new"."version" + 1 WHERE "id" = ? AND "version" = ? RETURNING "id", "code", "amount", "version"
-- Writing: new: an update by versions that are not the rows'
UPDATE "new" SET "code" = ?, "amount" = ?, "version" = "new"."version" + 1 WHERE "id" = ? AND "version" = ?
-- Writing: new: a deletion of models
DELETE FROM "new" WHERE "id" = ? AND "version" = ? RETURNING "id", "code", "amount", "version"
-- Writing: new: the table into itself
INSERT INTO "new" ("id", "code", "amount", "version") SELECT fetching_checked_int64("id" + ?), "code", "amount", "version" FROM "new" WHERE TRUE ORDER BY "id" ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("excluded"."amount" - fetching_checked_int64("new"."amount" * ?))
-- Writing: new: the table into itself, returning
INSERT INTO "new" ("id", "code", "amount", "version") SELECT fetching_checked_int64("id" + ?), "code", "amount", "version" FROM "new" WHERE TRUE ORDER BY "id" ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("excluded"."amount" - fetching_checked_int64("new"."amount" * ?)) RETURNING "id", "code", "amount", "version"
-- Writing: old: rows
INSERT INTO "old" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?)
-- Writing: old: a row, returning
INSERT INTO "old" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) RETURNING "id", "code", "amount", "version"
-- Writing: old: what is in the way
INSERT INTO "old" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
-- Writing: old: values of both rows, on a condition
INSERT INTO "old" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("old"."amount" + "excluded"."amount") WHERE "old"."amount" < "excluded"."amount"
-- Writing: old: what is saved
INSERT INTO "old" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "version" = fetching_checked_int64("old"."version" + ?) WHERE "old"."version" = "excluded"."version"
-- Writing: old: an update of models
UPDATE "old" SET "code" = ?, "amount" = ?, "version" = "old"."version" + 1 WHERE "id" = ? AND "version" = ? RETURNING "id", "code", "amount", "version"
-- Writing: old: an update by versions that are not the rows'
UPDATE "old" SET "code" = ?, "amount" = ?, "version" = "old"."version" + 1 WHERE "id" = ? AND "version" = ?
-- Writing: old: a deletion of models
DELETE FROM "old" WHERE "id" = ? AND "version" = ? RETURNING "id", "code", "amount", "version"
-- Writing: old: the table into itself
INSERT INTO "old" ("id", "code", "amount", "version") SELECT fetching_checked_int64("id" + ?), "code", "amount", "version" FROM "old" WHERE TRUE ORDER BY "id" ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("excluded"."amount" - fetching_checked_int64("old"."amount" * ?))
-- Writing: old: the table into itself, returning
INSERT INTO "old" ("id", "code", "amount", "version") SELECT fetching_checked_int64("id" + ?), "code", "amount", "version" FROM "old" WHERE TRUE ORDER BY "id" ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("excluded"."amount" - fetching_checked_int64("old"."amount" * ?)) RETURNING "id", "code", "amount", "version"
-- Writing: excluded: rows
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?)
-- Writing: excluded: a row, returning
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) RETURNING "id", "code", "amount", "version"
-- Writing: excluded: what is in the way
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
-- Writing: excluded: values of both rows, on a condition
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("target"."amount" + "excluded"."amount") WHERE "target"."amount" < "excluded"."amount"
-- Writing: excluded: what is saved
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES (?, ?, ?, ?) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "version" = fetching_checked_int64("target"."version" + ?) WHERE "target"."version" = "excluded"."version"
-- Writing: excluded: an update of models
UPDATE "excluded" SET "code" = ?, "amount" = ?, "version" = "excluded"."version" + 1 WHERE "id" = ? AND "version" = ? RETURNING "id", "code", "amount", "version"
-- Writing: excluded: an update by versions that are not the rows'
UPDATE "excluded" SET "code" = ?, "amount" = ?, "version" = "excluded"."version" + 1 WHERE "id" = ? AND "version" = ?
-- Writing: excluded: a deletion of models
DELETE FROM "excluded" WHERE "id" = ? AND "version" = ? RETURNING "id", "code", "amount", "version"
-- Writing: excluded: the table into itself
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") SELECT fetching_checked_int64("id" + ?), "code", "amount", "version" FROM "excluded" WHERE TRUE ORDER BY "id" ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("excluded"."amount" - fetching_checked_int64("target"."amount" * ?))
-- Writing: excluded: the table into itself, returning
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") SELECT fetching_checked_int64("id" + ?), "code", "amount", "version" FROM "excluded" WHERE TRUE ORDER BY "id" ON CONFLICT ("code") DO UPDATE SET "amount" = fetching_checked_int64("excluded"."amount" - fetching_checked_int64("target"."amount" * ?)) RETURNING "id", "code", "amount", "version"
-- Writing: order: rows
INSERT INTO "order" ("select", "group", "where", "default") VALUES (?, ?, ?, ?)
-- Writing: order: a row, returning
INSERT INTO "order" ("select", "group", "where", "default") VALUES (?, ?, ?, ?) RETURNING "select", "group", "where", "default"
-- Writing: order: what is in the way
INSERT INTO "order" ("select", "group", "where", "default") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
-- Writing: order: values of both rows, on a condition
INSERT INTO "order" ("select", "group", "where", "default") VALUES (?, ?, ?, ?) ON CONFLICT ("group") DO UPDATE SET "where" = fetching_checked_int64("order"."where" + "excluded"."where") WHERE "order"."where" < "excluded"."where"
-- Writing: order: what is saved
INSERT INTO "order" ("select", "group", "where", "default") VALUES (?, ?, ?, ?) ON CONFLICT ("select") DO UPDATE SET "group" = "excluded"."group", "where" = "excluded"."where", "default" = fetching_checked_int64("order"."default" + ?) WHERE "order"."default" = "excluded"."default"
-- Writing: order: an update of models
UPDATE "order" SET "group" = ?, "where" = ?, "default" = "order"."default" + 1 WHERE "select" = ? AND "default" = ? RETURNING "select", "group", "where", "default"
-- Writing: order: an update by versions that are not the rows'
UPDATE "order" SET "group" = ?, "where" = ?, "default" = "order"."default" + 1 WHERE "select" = ? AND "default" = ?
-- Writing: order: a deletion of models
DELETE FROM "order" WHERE "select" = ? AND "default" = ? RETURNING "select", "group", "where", "default"
-- Writing: order: the table into itself
INSERT INTO "order" ("select", "group", "where", "default") SELECT fetching_checked_int64("select" + ?), "group", "where", "default" FROM "order" WHERE TRUE ORDER BY "select" ON CONFLICT ("group") DO UPDATE SET "where" = fetching_checked_int64("excluded"."where" - fetching_checked_int64("order"."where" * ?))
-- Writing: order: the table into itself, returning
INSERT INTO "order" ("select", "group", "where", "default") SELECT fetching_checked_int64("select" + ?), "group", "where", "default" FROM "order" WHERE TRUE ORDER BY "select" ON CONFLICT ("group") DO UPDATE SET "where" = fetching_checked_int64("excluded"."where" - fetching_checked_int64("order"."where" * ?)) RETURNING "select", "group", "where", "default"
-- Writing: a "quoted" 'table'; --: rows
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES (?, ?, ?, ?)
-- Writing: a "quoted" 'table'; --: a row, returning
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES (?, ?, ?, ?) RETURNING "the ""key""", "co'de", "amount (""new"")", "ver.sion"
-- Writing: a "quoted" 'table'; --: what is in the way
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
-- Writing: a "quoted" 'table'; --: values of both rows, on a condition
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES (?, ?, ?, ?) ON CONFLICT ("co'de") DO UPDATE SET "amount (""new"")" = fetching_checked_int64("a ""quoted"" 'table'; --"."amount (""new"")" + "excluded"."amount (""new"")") WHERE "a ""quoted"" 'table'; --"."amount (""new"")" < "excluded"."amount (""new"")"
-- Writing: a "quoted" 'table'; --: what is saved
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES (?, ?, ?, ?) ON CONFLICT ("the ""key""") DO UPDATE SET "co'de" = "excluded"."co'de", "amount (""new"")" = "excluded"."amount (""new"")", "ver.sion" = fetching_checked_int64("a ""quoted"" 'table'; --"."ver.sion" + ?) WHERE "a ""quoted"" 'table'; --"."ver.sion" = "excluded"."ver.sion"
-- Writing: a "quoted" 'table'; --: an update of models
UPDATE "a ""quoted"" 'table'; --" SET "co'de" = ?, "amount (""new"")" = ?, "ver.sion" = "a ""quoted"" 'table'; --"."ver.sion" + 1 WHERE "the ""key""" = ? AND "ver.sion" = ? RETURNING "the ""key""", "co'de", "amount (""new"")", "ver.sion"
-- Writing: a "quoted" 'table'; --: an update by versions that are not the rows'
UPDATE "a ""quoted"" 'table'; --" SET "co'de" = ?, "amount (""new"")" = ?, "ver.sion" = "a ""quoted"" 'table'; --"."ver.sion" + 1 WHERE "the ""key""" = ? AND "ver.sion" = ?
-- Writing: a "quoted" 'table'; --: a deletion of models
DELETE FROM "a ""quoted"" 'table'; --" WHERE "the ""key""" = ? AND "ver.sion" = ? RETURNING "the ""key""", "co'de", "amount (""new"")", "ver.sion"
-- Writing: a "quoted" 'table'; --: the table into itself
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") SELECT fetching_checked_int64("the ""key""" + ?), "co'de", "amount (""new"")", "ver.sion" FROM "a ""quoted"" 'table'; --" WHERE TRUE ORDER BY "the ""key""" ON CONFLICT ("co'de") DO UPDATE SET "amount (""new"")" = fetching_checked_int64("excluded"."amount (""new"")" - fetching_checked_int64("a ""quoted""… -- 438 characters
-- Writing: a "quoted" 'table'; --: the table into itself, returning
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") SELECT fetching_checked_int64("the ""key""" + ?), "co'de", "amount (""new"")", "ver.sion" FROM "a ""quoted"" 'table'; --" WHERE TRUE ORDER BY "the ""key""" ON CONFLICT ("co'de") DO UPDATE SET "amount (""new"")" = fetching_checked_int64("excluded"."amount (""new"")" - fetching_checked_int64("a ""quoted""… -- 503 characters
