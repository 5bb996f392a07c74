-- Logic: and
SELECT …, "previousRights" FROM "Person" WHERE "age" > $1 AND "isAdmin" = TRUE
-- Logic: or
SELECT …, "previousRights" FROM "Person" WHERE "age" > $1 OR "isAdmin" = TRUE
-- Logic: not
SELECT …, "previousRights" FROM "Person" WHERE "age" <= $1
-- Logic: not twice
SELECT …, "previousRights" FROM "Person" WHERE "age" > $1
-- Logic: 'and' binds more closely than 'or'
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = TRUE OR ("age" = $1 AND "rank" = $2)
-- Logic: parentheses before 'and'
SELECT …, "previousRights" FROM "Person" WHERE ("isAdmin" = TRUE OR "age" = $1) AND "rank" = $2
-- Logic: De Morgan, and
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" > $1 AND "isAdmin" = TRUE)
-- Logic: De Morgan, or
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" > $1 OR "isAdmin" = TRUE)
-- Logic: all of nothing is true
SELECT …, "previousRights" FROM "Person"
-- Logic: any of nothing is false
SELECT …, "previousRights" FROM "Person" WHERE FALSE
-- Logic: a constant within a condition
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = TRUE AND TRUE
-- Logic: a false constant within a condition
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = TRUE OR FALSE
-- Logic: a comparison with nil is false
SELECT …, "previousRights" FROM "Person" WHERE "rank" > $1
-- Logic: its negation is true
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > $1) IS NOT TRUE
-- Logic: a negated 'and' over nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > $1 AND "isAdmin" = TRUE) IS NOT TRUE
-- Logic: a negated 'or' over nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > $1 OR "isAdmin" = TRUE) IS NOT TRUE
-- Logic: 'and' with a negation over nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > $1) IS NOT TRUE AND "isAdmin" = TRUE
-- Logic: 'or' with a negation over nil
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS NOT TRUE) OR "isAdmin" = TRUE
-- Logic: negations inside negations over nil
SELECT …, "previousRights" FROM "Person" WHERE NOT (("rank" > $1) IS NOT TRUE AND "isAdmin" = FALSE)
-- Logic: a negated 'or' of a negated '!='
SELECT …, "previousRights" FROM "Person" WHERE (("rank" = $1) OR "isAdmin" = TRUE) IS NOT TRUE
-- Logic: a negated 'and' of a negated '!='
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = $1 AND "isAdmin" = TRUE) IS NOT TRUE
-- Logic: a condition and its negation
SELECT …, "previousRights" FROM "Person" WHERE "rank" > $1 AND ("rank" > $2) IS NOT TRUE
-- Logic: a condition or its negation
SELECT …, "previousRights" FROM "Person" WHERE "rank" > $1 OR (("rank" > $2) IS NOT TRUE)
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
SELECT …, "previousRights" FROM "Person" WHERE "nickname" = $1
-- Nil: not == a value keeps nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS DISTINCT FROM $1
-- Nil: zero is not nil
SELECT …, "previousRights" FROM "Person" WHERE "bonus" = $1
-- Nil: != false keeps nil
SELECT …, "previousRights" FROM "Person" WHERE "isActive" IS DISTINCT FROM $1
-- Nil: an enum that is nil
SELECT …, "previousRights" FROM "Person" WHERE "previousPlan" IS DISTINCT FROM $1
-- Nil: optional == optional
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT DISTINCT FROM "motto"
-- Nil: optional != optional
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS DISTINCT FROM "motto"
-- Nil: value == optional
SELECT …, "previousRights" FROM "Person" WHERE "name" = "nickname"
-- Nil: value != optional
SELECT …, "previousRights" FROM "Person" WHERE "name" IS DISTINCT FROM "nickname"
-- Nil: optional == value
SELECT …, "previousRights" FROM "Person" WHERE "nickname" = "name"
-- Nil: value == value
SELECT …, "previousRights" FROM "Person" WHERE "name" = "name"
-- Nil: optional == itself
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT DISTINCT FROM "nickname"
-- Nil: optional != itself
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS DISTINCT FROM "nickname"
-- Nil: not hasPrefix is true for nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" >= $1 COLLATE "C" AND "nickname" < $2 COLLATE "C") IS NOT TRUE
-- Nil: not contains is true for nil
SELECT …, "previousRights" FROM "Person" WHERE (CASE WHEN octet_length("nickname") = char_length("nickname") THEN lower("nickname" COLLATE "C") ELSE lower(translate("nickname", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END LIKE $1) IS NOT TRUE
-- Nil: not hasSuffix keeps the empty text
SELECT …, "previousRights" FROM "Person" WHERE NOT ("name" LIKE $1)
-- Nil: not hasPrefix, folded, keeps the empty text
SELECT …, "previousRights" FROM "Person" WHERE NOT (CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END LIKE $1)
-- Nil: isLike is false for nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" LIKE $1
-- Nil: not isLike is true for nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" LIKE $1) IS NOT TRUE
-- Nil: matches is false for nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" ~ $1 COLLATE "C"
-- Nil: not matches is true for nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" ~ $1 COLLATE "C") IS NOT TRUE
-- Nil: not isEmpty is true for nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" = $1) IS NOT TRUE
-- Nil: the length of nil is nil
SELECT …, "previousRights" FROM "Person" WHERE (CAST(char_length("nickname") AS int8) BETWEEN $1 AND $2) IS NOT TRUE
-- Membership: a list
SELECT …, "previousRights" FROM "Person" WHERE "name" = ANY($1)
-- Membership: not in a list
SELECT …, "previousRights" FROM "Person" WHERE "name" <> ALL($1)
-- Membership: several arguments
SELECT …, "previousRights" FROM "Person" WHERE "plan" = ANY($1)
-- Membership: not several arguments
SELECT …, "previousRights" FROM "Person" WHERE "plan" <> ALL($1)
-- Membership: a set
SELECT …, "previousRights" FROM "Person" WHERE "id" = ANY($1)
-- Membership: not in a set
SELECT …, "previousRights" FROM "Person" WHERE "id" <> ALL($1)
-- Membership: a list without nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" = ANY($1)
-- Membership: not in a list without nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" = ANY($1)) IS NOT TRUE
-- Membership: a list with nil
SELECT …, "previousRights" FROM "Person" WHERE ("nickname" = ANY($1) OR "nickname" IS NULL)
-- Membership: not in a list with nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS NOT NULL AND "nickname" <> ALL($1)
-- Membership: a sequence of values for an optional
SELECT …, "previousRights" FROM "Person" WHERE "rank" = ANY($1)
-- Membership: a sequence of optionals for an optional
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = ANY($1) OR "rank" IS NULL)
-- Membership: not in a sequence of optionals for an optional
SELECT …, "previousRights" FROM "Person" WHERE "rank" IS NOT NULL AND "rank" <> ALL($1)
-- Membership: a calculated value
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = ANY($2)
-- Membership: not a calculated value, for nil too
SELECT …, "previousRights" FROM "Person" WHERE (NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = ANY($2)) IS NOT TRUE
-- Membership: a calculated nil
SELECT …, "previousRights" FROM "Person" WHERE (NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = ANY($2) OR NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric * $3, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS NULL)
-- Builder: statements are joined by 'and'
SELECT …, "previousRights" FROM "Person" WHERE "name" = $1 AND "age" > $2
-- Builder: several 'where' are joined by 'and'
SELECT …, "previousRights" FROM "Person" WHERE "age" > $1 AND "name" = $2
-- Builder: 'or' in one 'where' and another 'where'
SELECT …, "previousRights" FROM "Person" WHERE ("age" > $1 OR "name" = $2) AND "nickname" IS NULL
-- Builder: an 'if' that is taken
SELECT …, "previousRights" FROM "Person" WHERE "name" = $1
-- Builder: 'if' and 'else'
SELECT …, "previousRights" FROM "Person" WHERE "age" < $1
-- Builder: a loop
SELECT …, "previousRights" FROM "Person" WHERE "nickname" LIKE $1 AND "nickname" LIKE $2
-- Builder: a member
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = TRUE
-- Builder: a stored predicate
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = FALSE
-- Ranges: closed
SELECT …, "previousRights" FROM "Person" WHERE "age" BETWEEN $1 AND $2
-- Ranges: half-open
SELECT …, "previousRights" FROM "Person" WHERE "age" >= $1 AND "age" < $2
-- Ranges: half-open keeps all below the bound
SELECT …, "previousRights" FROM "Person" WHERE "score" >= $1 AND "score" < $2
-- Ranges: from
SELECT …, "previousRights" FROM "Person" WHERE "age" >= $1
-- Ranges: not closed
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" BETWEEN $1 AND $2)
-- Ranges: not half-open
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" >= $1 AND "age" < $2)
-- Ranges: not from
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" >= $1)
-- Ranges: not through
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" <= $1)
-- Ranges: not up to
SELECT …, "previousRights" FROM "Person" WHERE NOT ("age" < $1)
-- Ranges: infinite
SELECT …, "previousRights" FROM "Person" WHERE "score" BETWEEN $1 AND $2
-- Ranges: calculated
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST("age"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeric - $2, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 BETWEEN $3 AND $4
-- Ranges: closed, of text
SELECT …, "previousRights" FROM "Person" WHERE "name" COLLATE "C" BETWEEN $1 AND $2
-- Ranges: half-open, of text
SELECT …, "previousRights" FROM "Person" WHERE "name" >= $1 COLLATE "C" AND "name" < $2 COLLATE "C"
-- Ranges: from, of text
SELECT …, "previousRights" FROM "Person" WHERE "name" >= $1 COLLATE "C"
-- Ranges: of an enum, by raw value
SELECT …, "previousRights" FROM "Person" WHERE "plan" COLLATE "C" BETWEEN $1 AND $2
-- Ranges: closed, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" BETWEEN $1 AND $2
-- Ranges: not closed, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" BETWEEN $1 AND $2) IS NOT TRUE
-- Ranges: half-open, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" >= $1 AND "rank" < $2
-- Ranges: not half-open, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" >= $1 AND "rank" < $2) IS NOT TRUE
-- Ranges: from, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" >= $1
-- Ranges: not from, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" >= $1) IS NOT TRUE
-- Ranges: through, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" <= $1
-- Ranges: not through, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" <= $1) IS NOT TRUE
-- Ranges: up to, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE "rank" < $1
-- Ranges: not up to, for nil too
SELECT …, "previousRights" FROM "Person" WHERE ("rank" < $1) IS NOT TRUE
-- Ranges: calculated, nil lies in none
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 <= $2
-- Conditions as values: a condition that equals true
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) = $2
-- Conditions as values: a condition that differs from true, for nil too
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) <> $2
-- Conditions as values: a condition that equals another
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) = ("rank" IS NOT NULL)
-- Conditions as values: a condition that equals a member
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) = "isAdmin"
-- Conditions as values: a condition that differs from a member
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) <> "isAdmin"
-- Conditions as values: a condition that equals an optional member
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) = "isActive"
-- Conditions as values: a condition that differs from an optional member
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) IS DISTINCT FROM "isActive"
-- Conditions as values: a condition in a list
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) = ANY($2)
-- Conditions as values: a negated condition that equals true
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS NOT TRUE) = $2
-- Conditions as values: a text condition that equals false, for nil too
SELECT …, "previousRights" FROM "Person" WHERE (("nickname" >= $1 COLLATE "C" AND "nickname" < $2 COLLATE "C") IS TRUE) = $3
-- Conditions as values: 'and' that equals false
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1 AND "isAdmin" = TRUE) IS TRUE) = $2
-- Conditions as values: '== nil' of a member that equals a member
SELECT …, "previousRights" FROM "Person" WHERE ("rank" IS NULL) = "isAdmin"
-- Conditions as values: a member that equals '== nil'
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = ("rank" IS NULL)
-- Conditions as values: a member that differs from '!= nil'
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" <> ("rank" IS NOT NULL)
-- Conditions as values: conditions over nil on both sides
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > $1) IS TRUE) = (("rank" > $2 AND "isAdmin" = $3) IS TRUE)
-- Conditions as values: sorted by a condition
SELECT …, "previousRights" FROM "Person" ORDER BY (("rank" > $1) IS TRUE), "id"
-- Conditions as values: sorted by a negated condition, from true to false
SELECT …, "previousRights" FROM "Person" ORDER BY (("rank" > $1) IS NOT TRUE) DESC, "id"
-- Text: % is a character
SELECT …, "previousRights" FROM "Person" WHERE "name" LIKE $1
-- Text: every text begins with nothing
SELECT …, "previousRights" FROM "Person" WHERE TRUE
-- Text: isLike, without case
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END LIKE $1
-- Text: isLike, without accents
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN "name" COLLATE "C" ELSE regexp_replace(normalize("name", NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U0000064b-\U0000065f\U00000670-\U00000670\U000006d6-\U000006d… -- 7871 characters
-- Text: matches the whole text
SELECT …, "previousRights" FROM "Person" WHERE "name" ~ $1 COLLATE "C"
-- Text: matches without accents
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN "name" COLLATE "C" ELSE regexp_replace(normalize("name", NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U0000064b-\U0000065f\U00000670-\U00000670\U000006d6-\U000006d… -- 7880 characters
-- Text: the length in scalars
SELECT …, "previousRights" FROM "Person" WHERE CAST(char_length("name") AS int8) = $1
-- Text: calculating with the length
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(CAST(char_length("name") AS int8)::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 >= $2
-- Folding: without case
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END = $1
-- Folding: without accents
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN "name" COLLATE "C" ELSE regexp_replace(normalize("name", NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U0000064b-\U0000065f\U00000670-\U00000670\U000006d6-\U000006d… -- 7868 characters
-- Folding: without case and accents
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U00000… -- 7923 characters
-- Folding: hasPrefix
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U00000… -- 7926 characters
-- Folding: one of many words
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U00000… -- 15835 characters
-- Folding: none of many words
SELECT …, "previousRights" FROM "Person" WHERE NOT (CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U… -- 7937 characters
-- Folding: one of many words, or something else
SELECT …, "previousRights" FROM "Person" WHERE "id" = $1 OR (CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0… -- 78928 characters
-- Folding: one of many words as they are
SELECT …, "previousRights" FROM "Person" WHERE "name" LIKE ANY($1)
-- Folding: one of many words in a nickname that is nil
SELECT …, "previousRights" FROM "Person" WHERE "nickname" LIKE ANY($1)
-- Every text: hasPrefix
SELECT "id", "value", "other" FROM "holder" WHERE TRUE
-- Every text: not hasPrefix
SELECT "id", "value", "other" FROM "holder" WHERE NOT (TRUE)
-- Every text: hasSuffix
SELECT "id", "value", "other" FROM "holder" WHERE "value" LIKE $1
-- Every text: not hasSuffix
SELECT "id", "value", "other" FROM "holder" WHERE NOT ("value" LIKE $1)
-- Every text: isEqual
SELECT "id", "value", "other" FROM "holder" WHERE "value" = $1
-- Every text: not isEqual
SELECT "id", "value", "other" FROM "holder" WHERE NOT ("value" = $1)
-- Every text: hasPrefix without case
SELECT "id", "value", "other" FROM "holder" WHERE CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "C") ELSE lower(translate("value", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END LIKE $1
-- Every text: not hasPrefix without case
SELECT "id", "value", "other" FROM "holder" WHERE NOT (CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "C") ELSE lower(translate("value", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END LIKE $1)
-- Every text: isEqual without case
SELECT "id", "value", "other" FROM "holder" WHERE CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "C") ELSE lower(translate("value", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END = $1
-- Every text: not isEqual without case
SELECT "id", "value", "other" FROM "holder" WHERE NOT (CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "C") ELSE lower(translate("value", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END = $1)
-- Every text: hasPrefix without accents
SELECT "id", "value", "other" FROM "holder" WHERE CASE WHEN octet_length("value") = char_length("value") THEN "value" COLLATE "C" ELSE regexp_replace(normalize("value", NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U0000064b-\U0000065f\U00000670-\U00000670\U000006d6-\U… -- 7878 characters
-- Every text: not hasPrefix without accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (CASE WHEN octet_length("value") = char_length("value") THEN "value" COLLATE "C" ELSE regexp_replace(normalize("value", NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U0000064b-\U0000065f\U00000670-\U00000670\U000006… -- 7884 characters
-- Every text: isEqual without accents
SELECT "id", "value", "other" FROM "holder" WHERE CASE WHEN octet_length("value") = char_length("value") THEN "value" COLLATE "C" ELSE regexp_replace(normalize("value", NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U0000064b-\U0000065f\U00000670-\U00000670\U000006d6-\U… -- 7875 characters
-- Every text: not isEqual without accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (CASE WHEN octet_length("value") = char_length("value") THEN "value" COLLATE "C" ELSE regexp_replace(normalize("value", NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a\U0000064b-\U0000065f\U00000670-\U00000670\U000006… -- 7881 characters
-- Every text: hasPrefix without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("value", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a… -- 7933 characters
-- Every text: not hasPrefix without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("value", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U000… -- 7939 characters
-- Every text: isEqual without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("value", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U0000061a… -- 7930 characters
-- Every text: not isEqual without case and accents
SELECT "id", "value", "other" FROM "holder" WHERE NOT (CASE WHEN octet_length("value") = char_length("value") THEN lower("value" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("value", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U00000610-\U000… -- 7936 characters
-- Integers: Int is read back
SELECT "id", "value", "other" FROM "holder"
-- Integers: Int !=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> $1
-- Integers: Int isIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" = ANY($1)
-- Integers: Int isNotIn
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> ALL($1)
-- Integers: Int == member
SELECT "id", "value", "other" FROM "holder" WHERE "value" = "other"
-- Integers: Int != member
SELECT "id", "value", "other" FROM "holder" WHERE "value" <> "other"
-- Integers: Int ? ==
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NULL
-- Integers: Int ? !=
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS DISTINCT FROM $1
-- Integers: Int ? isNotIn
SELECT "id", "value", "other" FROM "holder" WHERE ("value" = ANY($1)) IS NOT TRUE
-- Integers: Int ? == member
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS NOT DISTINCT FROM "other"
-- Integers: Int ? != member
SELECT "id", "value", "other" FROM "holder" WHERE "value" IS DISTINCT FROM "other"
-- Integers: Int? isIn all
SELECT "id", "value", "other" FROM "holder" WHERE ("value" = ANY($1) OR "value" IS NULL)
-- Integers: Int? sorted, ascending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" NULLS FIRST, "id"
-- Integers: Int? sorted, descending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" DESC NULLS LAST, "id"
-- Integers: Int <
SELECT "id", "value", "other" FROM "holder" WHERE "value" < $1
-- Integers: Int <=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= $1
-- Integers: Int >
SELECT "id", "value", "other" FROM "holder" WHERE "value" > $1
-- Integers: Int >=
SELECT "id", "value", "other" FROM "holder" WHERE "value" >= $1
-- Integers: Int isIn(a...a)
SELECT "id", "value", "other" FROM "holder" WHERE "value" BETWEEN $1 AND $2
-- Integers: Int? at value 0 not >
SELECT "id", "value", "other" FROM "holder" WHERE ("value" > $1) IS NOT TRUE
-- Integers: Int? at value 0 isNotIn(a...)
SELECT "id", "value", "other" FROM "holder" WHERE ("value" >= $1) IS NOT TRUE
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
-- Floating point: == NaN
-- invalidValue
-- Values as text: String? sorted, ascending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "C" NULLS FIRST, "id"
-- Values as text: String? sorted, descending
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "C" DESC NULLS LAST, "id"
-- Values as text: String <
SELECT "id", "value", "other" FROM "holder" WHERE "value" < $1 COLLATE "C"
-- Values as text: String <=
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= $1 COLLATE "C"
-- Values as text: String >
SELECT "id", "value", "other" FROM "holder" WHERE "value" > $1 COLLATE "C"
-- Values as text: String isIn(a...a)
SELECT "id", "value", "other" FROM "holder" WHERE "value" COLLATE "C" BETWEEN $1 AND $2
-- Values as text: String? at value 0 not >
SELECT "id", "value", "other" FROM "holder" WHERE ("value" > $1 COLLATE "C") IS NOT TRUE
-- Values as text: String? at value 0 isNotIn(a...)
SELECT "id", "value", "other" FROM "holder" WHERE ("value" >= $1 COLLATE "C") IS NOT TRUE
-- Values as text: String < member
SELECT "id", "value", "other" FROM "holder" WHERE "value" < "other" COLLATE "C"
-- Values as text: String >= member
SELECT "id", "value", "other" FROM "holder" WHERE "value" >= "other" COLLATE "C"
-- Values as text: String ? <= member
SELECT "id", "value", "other" FROM "holder" WHERE "value" <= "other" COLLATE "C"
-- Values as text: String ? not < member
SELECT "id", "value", "other" FROM "holder" WHERE ("value" < "other" COLLATE "C") IS NOT TRUE
-- Values as text: String ? > member
SELECT "id", "value", "other" FROM "holder" WHERE "value" > "other" COLLATE "C"
-- Storage: a literal is rounded as what is stored
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" = $1
-- Storage: seconds, ordered
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" > $1
-- Storage: seconds in a range
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" BETWEEN $1 AND $2
-- Storage: seconds in a list
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" = ANY($1)
-- Storage: optional seconds
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_whole_second" = $1
-- Storage: optional seconds that differ
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_whole_second" IS DISTINCT FROM $1
-- Storage: optional seconds that are nil
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_whole_second" IS NULL
-- Storage: optional seconds in a list with nil
SELECT …, "plain_uuid" FROM "stamps" WHERE ("maybe_whole_second" = ANY($1) OR "maybe_whole_second" IS NULL)
-- Storage: optional seconds not above
SELECT …, "plain_uuid" FROM "stamps" WHERE ("maybe_whole_second" > $1) IS NOT TRUE
-- Storage: members in the same form
SELECT …, "plain_uuid" FROM "stamps" WHERE "whole_second" = "maybe_whole_second"
-- Storage: milliseconds
SELECT …, "plain_uuid" FROM "stamps" WHERE "millisecond" = $1
-- Storage: milliseconds before 1970
SELECT …, "plain_uuid" FROM "stamps" WHERE "millisecond" < $1
-- Storage: exact seconds
SELECT …, "plain_uuid" FROM "stamps" WHERE "exact_time" > $1
-- Storage: sorted by seconds
SELECT …, "plain_uuid" FROM "stamps" ORDER BY "whole_second", "exact_time"
-- Storage: values are read back
SELECT …, "plain_uuid" FROM "stamps"
-- Storage: an identifier as text
SELECT …, "plain_uuid" FROM "stamps" WHERE "upper" = $1
-- Storage: an identifier as small text
SELECT …, "plain_uuid" FROM "stamps" WHERE "lower" = $1
-- Storage: an identifier in a list
SELECT …, "plain_uuid" FROM "stamps" WHERE "lower" = ANY($1)
-- Storage: an optional identifier
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_lower" IS DISTINCT FROM $1
-- Storage: a storage of one's own
SELECT …, "plain_uuid" FROM "stamps" WHERE "price_in_cents" = $1
-- Storage: a storage of one's own, ordered
SELECT …, "plain_uuid" FROM "stamps" WHERE "price_in_cents" > $1
-- Storage: a storage of one's own, sorted
SELECT …, "plain_uuid" FROM "stamps" ORDER BY "price_in_cents"
-- Storage: a storage without order, equal
SELECT …, "plain_uuid" FROM "stamps" WHERE "secret" = $1
-- Storage: a storage without order, in a list
SELECT …, "plain_uuid" FROM "stamps" WHERE "maybe_secret" = ANY($1)
-- Storage: a storage without order rejects <
-- unsupported
-- Storage: a time that cannot be stored
-- outOfRange
-- Stored truth values: a word
SELECT …, "masterID" FROM "Switch" WHERE "isOn" = $1 ORDER BY "id"
-- Stored truth values: not a word
SELECT …, "masterID" FROM "Switch" WHERE "isOn" <> $1 ORDER BY "id"
-- Stored truth values: a number
SELECT …, "masterID" FROM "Switch" WHERE "isEnabled" = $1 ORDER BY "id"
-- Stored truth values: not a number
SELECT …, "masterID" FROM "Switch" WHERE "isEnabled" <> $1 ORDER BY "id"
-- Stored truth values: and
SELECT …, "masterID" FROM "Switch" WHERE "isOn" = $1 AND "isEnabled" <> $2 AND "isPlain" = TRUE ORDER BY "id"
-- Stored truth values: or
SELECT …, "masterID" FROM "Switch" WHERE "isEnabled" = $1 OR ("isOn" <> $2) ORDER BY "id"
-- Stored truth values: not both
SELECT …, "masterID" FROM "Switch" WHERE NOT ("isOn" = $1 AND "isEnabled" = $2) ORDER BY "id"
-- Stored truth values: statements
SELECT …, "masterID" FROM "Switch" WHERE "isOn" = $1 AND "isEnabled" = $2 ORDER BY "id"
-- Stored truth values: an optional
SELECT …, "masterID" FROM "Switch" WHERE "wasOn" = $1 ORDER BY "id"
-- Stored truth values: an optional that is not true
SELECT …, "masterID" FROM "Switch" WHERE "wasOn" IS DISTINCT FROM $1 ORDER BY "id"
-- Stored truth values: by its key path
SELECT …, "masterID" FROM "Switch" WHERE "isEnabled" = $1 AND "id" > $2 ORDER BY "id"
-- Stored truth values: where, by its key path
SELECT "id" FROM "Switch" WHERE "isEnabled" = $1 ORDER BY "id"
-- Stored truth values: simplified
SELECT …, "masterID" FROM "Switch" WHERE "isOn" = $1 AND "id" > $2 ORDER BY "id"
-- Stored truth values: a word in a list of numbers
SELECT …, "Switch"."masterID" FROM "Switch" WHERE EXISTS (SELECT 1 FROM "Switch" AS "Switch2" WHERE ("Switch"."isOn" = $1) = ("Switch2"."isEnabled" = $2) AND "Switch2"."id" < $3) ORDER BY "Switch"."id"
-- Stored truth values: a number not in a list of optional words
SELECT …, "Switch"."masterID" FROM "Switch" WHERE NOT EXISTS (SELECT 1 FROM "Switch" AS "Switch2" WHERE ("Switch"."isEnabled" = $1) = CASE WHEN "Switch2"."wasOn" IS NULL THEN NULL ELSE (("Switch2"."wasOn" = $2) IS TRUE) END AND "Switch2"."wasOn" IS DISTINCT FROM $3) ORDER BY "Switch"."id"
-- Stored truth values: an optional number in a list of optional words
SELECT …, "Switch"."masterID" FROM "Switch" WHERE (CASE WHEN "Switch"."wasEnabled" IS NULL THEN NULL ELSE (("Switch"."wasEnabled" = $1) IS TRUE) END IS NOT NULL AND CASE WHEN "Switch"."wasEnabled" IS NULL THEN NULL ELSE (("Switch"."wasEnabled" = $2) IS TRUE) END IN (SELECT CASE WHEN "Switch2"."wasOn" IS NULL THEN NULL ELSE (("Switch2"."wasOn" = $3) IS TRUE) END FROM "Switch" AS "Switch2" WHERE "Sw… -- 833 characters
-- Stored truth values: a plain one in a list of words, of all
SELECT …, "Switch"."masterID" FROM "Switch" WHERE EXISTS (SELECT 1 FROM "Switch" AS "Switch2" WHERE ("Switch2"."isOn" = $1) = "Switch"."isPlain" AND "Switch2"."isEnabled" = $2) ORDER BY "Switch"."id"
-- Stored truth values: a condition and a word
SELECT …, "masterID" FROM "Switch" WHERE ("id" > $1) = ("isOn" = $2) ORDER BY "id"
-- Stored truth values: a word and a condition
SELECT …, "masterID" FROM "Switch" WHERE ("isOn" = $1) <> ("id" > $2) ORDER BY "id"
-- Stored truth values: a condition on a plain one and a word
SELECT …, "masterID" FROM "Switch" WHERE ("isPlain" = $1) = ("isOn" = $2) ORDER BY "id"
-- Stored truth values: a plain one and a number
SELECT …, "masterID" FROM "Switch" WHERE "isPlain" = ("isEnabled" = $1) ORDER BY "id"
-- Stored truth values: a word and a number
SELECT …, "masterID" FROM "Switch" WHERE ("isOn" = $1) = ("isEnabled" = $2) ORDER BY "id"
-- Stored truth values: optionals in two forms
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasOn" IS NULL THEN NULL ELSE (("wasOn" = $1) IS TRUE) END IS NOT DISTINCT FROM CASE WHEN "wasEnabled" IS NULL THEN NULL ELSE (("wasEnabled" = $2) IS TRUE) END ORDER BY "id"
-- Stored truth values: optionals in two forms, different
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasOn" IS NULL THEN NULL ELSE (("wasOn" = $1) IS TRUE) END IS DISTINCT FROM CASE WHEN "wasEnabled" IS NULL THEN NULL ELSE (("wasEnabled" = $2) IS TRUE) END ORDER BY "id"
-- Stored truth values: an optional and a plain one
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasEnabled" IS NULL THEN NULL ELSE (("wasEnabled" = $1) IS TRUE) END IS NOT DISTINCT FROM "wasPlain" ORDER BY "id"
-- Stored truth values: an optional and a condition
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasOn" IS NULL THEN NULL ELSE (("wasOn" = $1) IS TRUE) END = ("id" > $2) ORDER BY "id"
-- Stored truth values: not an optional and a condition
SELECT …, "masterID" FROM "Switch" WHERE CASE WHEN "wasOn" IS NULL THEN NULL ELSE (("wasOn" = $1) IS TRUE) END IS DISTINCT FROM ("id" > $2) ORDER BY "id"
-- Stored truth values: a negation and a word
SELECT …, "masterID" FROM "Switch" WHERE ("isEnabled" <> $1) = ("isOn" = $2) ORDER BY "id"
-- Stored truth values: a to-one's
SELECT …, "Switch"."masterID" FROM "Switch" JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE "master"."isOn" = $1 ORDER BY "Switch"."id"
-- Stored truth values: not a to-one's
SELECT …, "Switch"."masterID" FROM "Switch" LEFT JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE "master"."isEnabled" IS DISTINCT FROM $1 ORDER BY "Switch"."id"
-- Stored truth values: a to-one that satisfies
SELECT …, "Switch"."masterID" FROM "Switch" JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE "master"."id" IS NOT NULL AND "master"."isEnabled" = $1 ORDER BY "Switch"."id"
-- Stored truth values: a to-one that does not satisfy
SELECT …, "Switch"."masterID" FROM "Switch" LEFT JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE ("master"."id" IS NOT NULL AND "master"."isOn" = $1) IS NOT TRUE ORDER BY "Switch"."id"
-- Stored truth values: a to-one that satisfies the opposite
SELECT …, "Switch"."masterID" FROM "Switch" JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE "master"."id" IS NOT NULL AND "master"."isOn" IS DISTINCT FROM $1 ORDER BY "Switch"."id"
-- Stored truth values: a to-one's and its own
SELECT …, "Switch"."masterID" FROM "Switch" LEFT JOIN "Switch" AS "master" ON "master"."id" = "Switch"."masterID" WHERE CASE WHEN "master"."isOn" IS NULL THEN NULL ELSE (("master"."isOn" = $1) IS TRUE) END = ("Switch"."isEnabled" = $2) ORDER BY "Switch"."id"
-- Stored truth values: contains
SELECT …, "Switch"."masterID" FROM "Switch" WHERE EXISTS (SELECT 1 FROM "Switch" AS "servants" WHERE "servants"."masterID" = "Switch"."id" AND "servants"."isEnabled" = $1) ORDER BY "Switch"."id"
-- Stored truth values: contains none
SELECT …, "Switch"."masterID" FROM "Switch" WHERE EXISTS (SELECT 1 FROM "Switch" AS "servants" WHERE "servants"."masterID" = "Switch"."id" AND "servants"."isOn" <> $1) ORDER BY "Switch"."id"
-- Stored truth values: all satisfy
SELECT …, "Switch"."masterID" FROM "Switch" WHERE NOT EXISTS (SELECT 1 FROM "Switch" AS "servants" WHERE "servants"."masterID" = "Switch"."id" AND "servants"."isEnabled" <> $1) ORDER BY "Switch"."id"
-- Stored truth values: counted
SELECT …, "Switch"."masterID" FROM "Switch" WHERE (SELECT COUNT(*) FROM "Switch" AS "servants" WHERE "servants"."masterID" = "Switch"."id" AND "servants"."isEnabled" = $1) = $2 ORDER BY "Switch"."id"
-- Stored truth values: selected
SELECT "isEnabled" FROM "Switch" ORDER BY "id"
-- Stored truth values: its negation, selected
SELECT ("Switch"."isEnabled" <> $1) FROM "Switch" ORDER BY "Switch"."id"
-- Stored truth values: both, selected
SELECT ("Switch"."isOn" = $1 AND "Switch"."isEnabled" = $2) FROM "Switch" ORDER BY "Switch"."id"
-- Stored truth values: grouped by
SELECT "isEnabled", COUNT(*) FROM "Switch" GROUP BY "isEnabled"
-- Stored truth values: grouped by its negation
SELECT ("isOn" <> $1), COUNT(*) FROM "Switch" GROUP BY ("isOn" <> $1)
-- Stored truth values: groups having it
SELECT "isOn" FROM "Switch" GROUP BY "isOn" HAVING "isOn" = $1
-- Stored truth values: groups not having it
SELECT "isEnabled" FROM "Switch" GROUP BY "isEnabled" HAVING "isEnabled" <> $1
-- Stored truth values: counted
SELECT COUNT(*) FILTER (WHERE "isEnabled" = $1) FROM "Switch"
-- Stored truth values: counted, its negation
SELECT COUNT(*) FILTER (WHERE "isOn" <> $1) FROM "Switch"
-- Stored truth values: sorted by its negation
SELECT "id" FROM "Switch" ORDER BY ("isOn" <> $1), "id"
-- Stored truth values: deleted where it is false
DELETE FROM "Switch" WHERE "isEnabled" <> $1
-- Stored truth values: where it is true
UPDATE "Switch" SET "masterID" = $1 WHERE "isEnabled" = $2
-- Stored truth values: a value
UPDATE "Switch" SET "isEnabled" = $1, "isOn" = $2
-- Stored truth values: a condition
UPDATE "Switch" SET "isOn" = CASE WHEN "id" > $1 THEN $2 ELSE $3 END, "isEnabled" = CASE WHEN "isEnabled" <> $4 THEN $5 ELSE $6 END
-- Stored truth values: a condition on an optional
UPDATE "Switch" SET "wasEnabled" = CASE WHEN "id" > $1 THEN $2 ELSE $3 END, "wasOn" = CASE WHEN "wasPlain" = $4 THEN $5 ELSE $6 END
-- Stored truth values: another form
UPDATE "Switch" SET "isEnabled" = CASE WHEN "isOn" = $1 THEN $2 ELSE $3 END, "isPlain" = CASE WHEN "isOn" = $4 THEN $5 ELSE $6 END, "wasOn" = CASE WHEN "wasPlain" IS NULL THEN NULL WHEN "wasPlain" = TRUE THEN $7 ELSE $8 END
-- Stored truth values: what was assigned before
UPDATE "Switch" SET "isEnabled" = $1, "isOn" = CASE WHEN NOT ($2 = TRUE) THEN $3 ELSE $4 END, "wasOn" = CASE WHEN CASE WHEN NOT ($5 = TRUE) THEN $6 ELSE $7 END IS NULL THEN NULL WHEN CASE WHEN NOT ($8 = TRUE) THEN $9 ELSE $10 END = TRUE THEN $11 ELSE $12 END, "wasPlain" = CASE WHEN CASE WHEN NOT ($13 = TRUE) THEN $14 ELSE $15 END IS NULL THEN NULL WHEN CASE WHEN NOT ($16 = TRUE) THEN $17 ELSE $18 … -- 432 characters
-- Stored truth values: an optional of another form
UPDATE "Switch" SET "wasEnabled" = CASE WHEN CASE WHEN "wasOn" IS NULL THEN NULL ELSE (("wasOn" = $1) IS TRUE) END IS NULL THEN NULL WHEN CASE WHEN "wasOn" IS NULL THEN NULL ELSE (("wasOn" = $2) IS TRUE) END = TRUE THEN $3 ELSE $4 END, "wasPlain" = CASE WHEN "wasOn" IS NULL THEN NULL ELSE (("wasOn" = $5) IS TRUE) END
-- Dates: sorted
SELECT "id", "value", "other" FROM "holder" ORDER BY "value", "id"
-- Date calculations: the year
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(YEAR FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1
-- Date calculations: the first year
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(YEAR FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 < $1
-- Date calculations: the month
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(MONTH FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1
-- Date calculations: the month before 1582
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(MONTH FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1 AND EXTRACT(DAY FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 = $2
-- Date calculations: a leap day
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1
-- Date calculations: the last day
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 >= $1
-- Date calculations: the hour
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(HOUR FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1
-- Date calculations: the hour in a list
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(HOUR FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 = ANY($1)
-- Date calculations: the minute
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(MINUTE FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1
-- Date calculations: the second, cut off
SELECT …, "maybeSeconds" FROM "appointments" WHERE floor(EXTRACT(SECOND FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC'))::int8 = $1
-- Date calculations: the day of the week
SELECT …, "maybeSeconds" FROM "appointments" WHERE (EXTRACT(DOW FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 + 1) = $1
-- Date calculations: other days of the week
SELECT …, "maybeSeconds" FROM "appointments" WHERE (EXTRACT(DOW FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8 + 1) = ANY($1)
-- Date calculations: in a calculation
SELECT …, "maybeSeconds" FROM "appointments" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(EXTRACT(YEAR FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeric + EXTRACT(MONTH FROM CAST("plain" AS timestamptz) AT TIME ZONE 'UTC')::int8, -9223372036854775809),… -- 477 characters
-- Date calculations: the year in the east
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(YEAR FROM CAST("plain" AS timestamptz) AT TIME ZONE INTERVAL '3600 seconds')::int8 = $1
-- Date calculations: the day in the east
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST("plain" AS timestamptz) AT TIME ZONE INTERVAL '3600 seconds')::int8 = $1
-- Date calculations: the hour in the west
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(HOUR FROM CAST("plain" AS timestamptz) AT TIME ZONE INTERVAL '-12600 seconds')::int8 = $1 AND EXTRACT(MINUTE FROM CAST("plain" AS timestamptz) AT TIME ZONE INTERVAL '-60 seconds')::int8 = $2
-- Date calculations: the month in the west
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(MONTH FROM CAST("plain" AS timestamptz) AT TIME ZONE INTERVAL '-3600 seconds')::int8 = $1
-- Date calculations: the day of the week in the west
SELECT …, "maybeSeconds" FROM "appointments" WHERE (EXTRACT(DOW FROM CAST("plain" AS timestamptz) AT TIME ZONE INTERVAL '-43200 seconds')::int8 + 1) = $1
-- Date calculations: a day in the west
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-01-01 01:59:59.999999+00'), '10000-01-01 00:00:00+00'), '0001-01-01 01:59:59.999999+00'), '10000-01-01 00:00:00+00') AT TIME ZONE INTERVAL '-7200 seconds') AT TIME ZONE INTERVAL '-7200 seconds') = $1
-- Date calculations: a year that begins in the year before
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('year', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 11:59:59.999999+00'), '10000-01-01 00:00:00+00'), '0001-12-31 11:59:59.999999+00'), '10000-01-01 00:00:00+00') AT TIME ZONE INTERVAL '43200 seconds') AT TIME ZONE INTERVAL '43200 seconds') = $1
-- Date calculations: the beginning of the year
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('year', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') = $1
-- Date calculations: the beginning of the month
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('month', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') = $1
-- Date calculations: the beginning of the day
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') = $1
-- Date calculations: the beginning of the hour
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('hour', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') = $1
-- Date calculations: the beginning of the minute
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('minute', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') = $1
-- Date calculations: the beginning of the second
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('second', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') = $1
-- Date calculations: dates of two forms
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT DISTINCT FROM NULLIF(NULLIF(LEAST(GREATEST((CAST("day" AS timestamp) AT TIME ZONE 'UTC'), '0001… -- 523 characters
-- Date calculations: the beginning of a beginning
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST((date_trunc('month', NULLIF(NULLIF(LEAST(GREATEST(CAST((date_trunc('hour', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'… -- 989 characters
-- Date calculations: a part of a beginning
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST((date_trunc('month', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1
-- Date calculations: a beginning in a list
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') = ANY($1)
-- Date calculations: a beginning in a range
SELECT …, "maybeSeconds" FROM "appointments" WHERE (date_trunc('year', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') >= $1 AND (date_trunc('year', NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 … -- 561 characters
-- Date calculations: a day later
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00') + INTERVAL '86400 seconds') AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1 AND EXTRACT(MONTH FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST("p… -- 705 characters
-- Date calculations: a day before, in years with and without a leap day
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-01-01 23:59:59.999999+00'), '10000-01-01 00:00:00+00'), '0001-01-01 23:59:59.999999+00'), '10000-01-01 00:00:00+00') + INTERVAL '-86400 seconds') AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1
-- Date calculations: a century later, and before
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9890-06-26 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9890-06-26 00:00:00+00') + INTERVAL '960000:0:0') AS timestamptz), '0110-07-08 23:59:59.999999+00'), '10000-01-01 00:00:00+00'), '… -- 1310 characters
-- Date calculations: a month later is the last day
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST(((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-01 00:00:00+00') AT TIME ZONE 'UTC' + INTERVAL '1 months') AT TIME ZONE 'UTC') AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1
-- Date calculations: a year after a leap day
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST(((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-01-01 00:00:00+00') AT TIME ZONE 'UTC' + INTERVAL '12 months') AT TIME ZONE 'UTC') AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1 AND EXTRACT(DAY FROM CAST(((N… -- 694 characters
-- Date calculations: seconds
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(MINUTE FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 23:59:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 23:59:00+00') + INTERVAL '60 seconds') AS timestamptz) AT TIME ZONE 'UTC')::int8 = $1 AND EXTRACT(YEAR FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST("pl… -- 620 characters
-- Date calculations: minutes and hours
SELECT …, "maybeSeconds" FROM "appointments" WHERE (NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 23:30:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 23:30:00+00') + INTERVAL '1800 seconds') = $1 AND EXTRACT(HOUR FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-01-01 11:59:59.999999+00'), '10000-01… -- 555 characters
-- Date calculations: weeks
SELECT …, "maybeSeconds" FROM "appointments" WHERE (NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-01-14 23:59:59.999999+00'), '10000-01-01 00:00:00+00'), '0001-01-14 23:59:59.999999+00'), '10000-01-01 00:00:00+00') + INTERVAL '-1209600 seconds') = $1
-- Date calculations: months in the east
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(DAY FROM CAST(((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-01 00:00:00+00') AT TIME ZONE INTERVAL '3600 seconds' + INTERVAL '1 months') AT TIME ZONE INTERVAL '3600 seconds') AS timestamptz) AT TIME ZONE 'UTC')::int8… -- 488 characters
-- Date calculations: behind the last year is nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE (NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00') + INTERVAL '86400 seconds') > $1
-- Date calculations: not behind the last year
SELECT …, "maybeSeconds" FROM "appointments" WHERE (((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-01 00:00:00+00') AT TIME ZONE 'UTC' + INTERVAL '1 months') AT TIME ZONE 'UTC') > $1) IS NOT TRUE
-- Date calculations: before the first year is nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE (((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC' + INTERVAL '-12 months') AT TIME ZONE 'UTC') < $1) IS NOT TRUE
-- Date calculations: far away is nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(YEAR FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(CAST("plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '0001-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '0001-01-01 00:00:00+00') + INTERVAL '175680000:0:0') AS timestamptz) AT TIME ZONE 'UTC')::int8 > $1 OR EXTRACT(YEAR FROM CAST(((NULLIF(NULLIF(LEAST(GREATEST(CAST("p… -- 1185 characters
-- Date calculations: seconds between members
SELECT …, "maybeSeconds" FROM "appointments" WHERE NULLIF(CAST(NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM CAST("plain" AS timestamptz)) * 1000000)::int8::numeric - (EXTRACT(EPOCH FROM NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '… -- 576 characters
-- Date calculations: seconds between forms
SELECT …, "maybeSeconds" FROM "appointments" WHERE NULLIF(CAST(NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00')) * 1000000)::int8::numeric - (EXTRACT(EPOCH FROM NULLIF… -- 1224 characters
-- Date calculations: seconds since a date
SELECT …, "maybeSeconds" FROM "appointments" WHERE NULLIF(CAST(NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM NULLIF(NULLIF(LEAST(GREATEST(date_trunc('milliseconds', to_timestamp(LEAST(GREATEST("milliseconds", -62135596801000), 253402300800000) / 1000.0::float8) + INTERVAL '500 microseconds'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '… -- 649 characters
-- Date calculations: days since a date
SELECT …, "maybeSeconds" FROM "appointments" WHERE (NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM CAST("plain" AS timestamptz)) * 1000000)::int8::numeric - (EXTRACT(EPOCH FROM CAST($1 AS timestamptz)) * 1000000)::int8, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::int8 / $2) = $3
-- Date calculations: days are cut off
SELECT …, "maybeSeconds" FROM "appointments" WHERE (NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM CAST("plain" AS timestamptz)) * 1000000)::int8::numeric - (EXTRACT(EPOCH FROM CAST($1 AS timestamptz)) * 1000000)::int8, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::int8 / $2) = $3 AND (NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM CAST("plain"… -- 620 characters
-- Date calculations: days of computed dates
SELECT …, "maybeSeconds" FROM "appointments" WHERE (NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM CAST((NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-22 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-22 00:00:00+00') + INTERVAL '864000 seconds') AS timestamptz)) * 1000000)::i… -- 615 characters
-- Date calculations: compared seconds since an optional date
SELECT …, "maybeSeconds" FROM "appointments" WHERE NULLIF(CAST(NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM CAST("plain" AS timestamptz)) * 1000000)::int8::numeric - (EXTRACT(EPOCH FROM NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("maybeSeconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC… -- 663 characters
-- Date calculations: days since an optional date
SELECT …, "maybeSeconds" FROM "appointments" WHERE (NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOCH FROM CAST("plain" AS timestamptz)) * 1000000)::int8::numeric - (EXTRACT(EPOCH FROM CAST("maybe" AS timestamptz)) * 1000000)::int8, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::int8 / $1) IS NULL AND NULLIF(CAST(NULLIF(NULLIF(LEAST(GREATEST((EXTRACT(EPOC… -- 879 characters
-- Date calculations: the year of nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(YEAR FROM CAST("maybe" AS timestamptz) AT TIME ZONE 'UTC')::int8 IS NULL AND EXTRACT(HOUR FROM NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("maybeSeconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TI… -- 428 characters
-- Date calculations: not the year of nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE EXTRACT(YEAR FROM NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("maybeSeconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC')::int8 IS DISTINCT FROM $1
-- Date calculations: a computed nil
SELECT …, "maybeSeconds" FROM "appointments" WHERE (NULLIF(NULLIF(LEAST(GREATEST(CAST("maybe" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00') + INTERVAL '86400 seconds') IS NULL
-- Date calculations: ?? a computed date
SELECT …, "maybeSeconds" FROM "appointments" WHERE COALESCE("maybe", (date_trunc('year', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) = $1
-- Date calculations: a computed date ?? a date
SELECT …, "maybeSeconds" FROM "appointments" WHERE COALESCE((NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("maybeSeconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00') + INTERVAL '86400 seconds'), $1) = $2
-- Date calculations: sorted by the day of the week
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY (EXTRACT(DOW FROM (CAST("isoText" AS timestamp) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')::int8 + 1), "id"
-- Date calculations: sorted by a beginning
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY (date_trunc('month', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') DESC NULLS LAST, "id" LIMIT $1
-- Date calculations: nil comes first
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY (NULLIF(NULLIF(LEAST(GREATEST(CAST("maybe" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00') + INTERVAL '86400 seconds') NULLS FIRST, "id" LIMIT $1
-- Date calculations: update by computed dates
UPDATE "appointments" SET "seconds" = floor(EXTRACT(EPOCH FROM upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST((upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange((CAST("isoText" AS timestamp) AT TIME ZONE 'UTC'), '9999-12-31 22:59:59.999999+00', '[]')), '[]')) + INTERVAL '3600 seconds') AS timestamptz), '9999-12-31 23:59:59.999999+00', '[]')), '[]'))))::int8, "milliseconds" … -- 3027 characters
-- Date calculations: update to nil
UPDATE "appointments" SET "maybe" = ((upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("maybeSeconds"::float8), '9999-11-30 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC' + INTERVAL '1 months') AT TIME ZONE 'UTC') WHERE "maybe" IS NULL
-- Date calculations: update to a month later
UPDATE "appointments" SET "isoText" = to_char(upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST(((upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("seconds"::float8), '9999-11-30 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC' + INTERVAL '1 months') AT TIME ZONE 'UTC') AS timestamptz), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC', 'YY… -- 442 characters
-- Date calculations: update to a date behind the last
UPDATE "appointments" SET "plain" = ((upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("time"::float8), '9998-12-31 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC' + INTERVAL '12 months') AT TIME ZONE 'UTC')
-- Date calculations in requests: grouped by the month
SELECT EXTRACT(MONTH FROM (CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')::int8, COUNT(*) FROM "appointments" GROUP BY EXTRACT(MONTH FROM (CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')::int8 ORDER BY EXTRACT(MONTH FROM (CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')::int8
-- Date calculations in requests: grouped by a beginning, having a part
SELECT MAX((date_trunc('year', upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')), COUNT(*) FROM "appointments" GROUP BY (date_trunc('year', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-3… -- 1250 characters
-- Date calculations in requests: grouped by an optional
SELECT MAX((date_trunc('day', upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST((upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST((date_trunc('minute', upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("appointments"."maybeSeconds"::float8), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS timestamptz), '9999… -- 2187 characters
-- Date calculations in requests: selected
SELECT ((upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST("appointments"."maybe" AS timestamptz), '9999-11-30 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC' + INTERVAL '1 months') AT TIME ZONE 'UTC'), (EXTRACT(DOW FROM upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("appointments"."time"::float8), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) AT TIME … -- 507 characters
-- Date calculations in requests: distinct
SELECT DISTINCT EXTRACT(HOUR FROM upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(date_trunc('milliseconds', to_timestamp("milliseconds" / 1000.0::float8) + INTERVAL '500 microseconds'), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC')::int8 FROM "appointments" WHERE "id" < $1
-- Date calculations in requests: aggregates
SELECT MIN((date_trunc('day', upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("seconds"::float8), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) FROM "appointments" WHERE "id" = ANY($1)
-- Date calculations in requests: an overflow beside nil in the key of a group
SELECT MAX((upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST("maybe" AS timestamptz), '9999-12-30 23:59:59.999999+00', '[]')), '[]')) + INTERVAL '86400 seconds')), COUNT(*) FROM "appointments" WHERE "id" = ANY($1) GROUP BY (NULLIF(NULLIF(LEAST(GREATEST(CAST("maybe" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9… -- 451 characters
-- Date calculations in requests: an overflow in a selection
SELECT (upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST("plain" AS timestamptz), '9999-12-30 23:59:59.999999+00', '[]')), '[]')) + INTERVAL '86400 seconds') FROM "appointments"
-- Date calculations in requests: pages by a beginning
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY (date_trunc('year', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') DESC NULLS LAST, "id" LIMIT $1
-- Date calculations in requests: pages by an optional computed date
SELECT …, (NULLIF(NULLIF(LEAST(GREATEST(CAST("maybe" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00') + INTERVAL '86400 seconds'), "id" FROM "appointments" ORDER BY (NULLIF(NULLIF(LEAST(GREATEST(CAST("maybe" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '9999-12-31 00:00:00+00'), '0001-12-31 23:5… -- 501 characters
-- Date calculations in requests: pages by an optional computed date, nil last
SELECT …, "maybeSeconds" FROM "appointments" ORDER BY ((NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("maybeSeconds", -62135596801), 253402300800)::float8), '0001-01-31 23:59:59.999999+00'), '10000-01-01 00:00:00+00'), '0001-01-31 23:59:59.999999+00'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC' + INTERVAL '-1 months') AT TIME ZONE 'UTC') DESC NULLS LAST, (EXTRACT(DOW FROM (CAST("day"… -- 480 characters
-- Date calculations in requests: a deletion by parts
DELETE FROM "appointments" WHERE EXTRACT(YEAR FROM NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("maybeSeconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC')::int8 = $1 OR (EXTRACT(DAY FROM CAST((date_trunc('year', NULLIF(NULLIF(LEAST(GREATEST((C… -- 680 characters
-- Date calculations in requests: a deletion of the first by a computed date
DELETE FROM "appointments" WHERE "id" IN (SELECT "appointments"."id" FROM "appointments" ORDER BY (date_trunc('month', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE … -- 449 characters
-- Date calculations in requests: optional dates of others
UPDATE "appointments" SET "maybe" = (upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST("plain" AS timestamptz), '9999-12-28 23:59:59.999999+00', '[]')), '[]')) + INTERVAL '259200 seconds'), "maybeSeconds" = floor(EXTRACT(EPOCH FROM upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST((date_trunc('day', upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("s… -- 594 characters
-- Date calculations in requests: dates of optional others
UPDATE "appointments" SET "plain" = (upper(tstzrange('0001-01-01 01:00:00+00', lower(tstzrange(CAST("maybe" AS timestamptz), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) + INTERVAL '-3600 seconds'), "seconds" = floor(EXTRACT(EPOCH FROM upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST((date_trunc('hour', upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("maybeS… -- 594 characters
-- Date calculations in requests: an upsert by a computed date
INSERT INTO "appointments" (…, "maybeSeconds") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT ("id") DO UPDATE SET "plain" = (upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST("excluded"."plain" AS timestamptz), '9999-12-30 23:59:59.999999+00', '[]')), '[]')) + INTERVAL '86400 seconds'), "isoText" = to_char(upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST((… -- 1088 characters
-- Date calculations in requests: plain in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointments"."plain" = "appointments2"."plain" AND "appointments2"."id" BETWEEN $1 AND $2) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of plain in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("appointments"."plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("a… -- 1928 characters
-- Date calculations in requests: the day of plain in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("appointments"."plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("a… -- 2072 characters
-- Date calculations in requests: the day of plain in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("appointments"."plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("a… -- 2306 characters
-- Date calculations in requests: the day of plain in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("appointments"."plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("a… -- 2063 characters
-- Date calculations in requests: the day of plain in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("appointments"."plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("a… -- 1991 characters
-- Date calculations in requests: the day of plain in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("appointments"."plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("a… -- 1994 characters
-- Date calculations in requests: the day of plain in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("appointments"."plain" AS timestamptz), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(CAST("a… -- 1979 characters
-- Date calculations in requests: seconds in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointments"."seconds" = "appointments2"."seconds" AND "appointments2"."id" BETWEEN $1 AND $2) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of seconds in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_t… -- 2072 characters
-- Date calculations in requests: the day of seconds in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_t… -- 2216 characters
-- Date calculations in requests: the day of seconds in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_t… -- 2450 characters
-- Date calculations in requests: the day of seconds in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_t… -- 2207 characters
-- Date calculations in requests: the day of seconds in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_t… -- 2135 characters
-- Date calculations in requests: the day of seconds in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_t… -- 2138 characters
-- Date calculations in requests: the day of seconds in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."seconds", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_t… -- 2123 characters
-- Date calculations in requests: milliseconds in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointments"."milliseconds" = "appointments2"."milliseconds" AND "appointments2"."id" BETWEEN $1 AND $2) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of milliseconds in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(date_trunc('milliseconds', to_timestamp(LEAST(GREATEST("appointments"."milliseconds", -62135596801000), 253402300800000) / 1000.0::float8) + INTERVAL '500 microseconds'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01… -- 2306 characters
-- Date calculations in requests: the day of milliseconds in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(date_trunc('milliseconds', to_timestamp(LEAST(GREATEST("appointments"."milliseconds", -62135596801000), 253402300800000) / 1000.0::float8) + INTERVAL '500 microseconds'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01… -- 2450 characters
-- Date calculations in requests: the day of milliseconds in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(date_trunc('milliseconds', to_timestamp(LEAST(GREATEST("appointments"."milliseconds", -62135596801000), 253402300800000) / 1000.0::float8) + INTERVAL '500 microseconds'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01… -- 2684 characters
-- Date calculations in requests: the day of milliseconds in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(date_trunc('milliseconds', to_timestamp(LEAST(GREATEST("appointments"."milliseconds", -62135596801000), 253402300800000) / 1000.0::float8) + INTERVAL '500 microseconds'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01… -- 2441 characters
-- Date calculations in requests: the day of milliseconds in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(date_trunc('milliseconds', to_timestamp(LEAST(GREATEST("appointments"."milliseconds", -62135596801000), 253402300800000) / 1000.0::float8) + INTERVAL '500 microseconds'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01… -- 2369 characters
-- Date calculations in requests: the day of milliseconds in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(date_trunc('milliseconds', to_timestamp(LEAST(GREATEST("appointments"."milliseconds", -62135596801000), 253402300800000) / 1000.0::float8) + INTERVAL '500 microseconds'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01… -- 2372 characters
-- Date calculations in requests: the day of milliseconds in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(date_trunc('milliseconds', to_timestamp(LEAST(GREATEST("appointments"."milliseconds", -62135596801000), 253402300800000) / 1000.0::float8) + INTERVAL '500 microseconds'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01… -- 2357 characters
-- Date calculations in requests: time in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointments"."time" = "appointments2"."time" AND "appointments2"."id" BETWEEN $1 AND $2) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of time in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trun… -- 2063 characters
-- Date calculations in requests: the day of time in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trun… -- 2207 characters
-- Date calculations in requests: the day of time in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trun… -- 2441 characters
-- Date calculations in requests: the day of time in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trun… -- 2198 characters
-- Date calculations in requests: the day of time in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trun… -- 2126 characters
-- Date calculations in requests: the day of time in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trun… -- 2129 characters
-- Date calculations in requests: the day of time in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST(to_timestamp(LEAST(GREATEST("appointments"."time", -62135596801), 253402300800)::float8), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trun… -- 2114 characters
-- Date calculations in requests: isoText in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointments"."isoText" = "appointments2"."isoText" AND "appointments2"."id" BETWEEN $1 AND $2) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of isoText in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(L… -- 1991 characters
-- Date calculations in requests: the day of isoText in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(L… -- 2135 characters
-- Date calculations in requests: the day of isoText in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(L… -- 2369 characters
-- Date calculations in requests: the day of isoText in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(L… -- 2126 characters
-- Date calculations in requests: the day of isoText in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(L… -- 2054 characters
-- Date calculations in requests: the day of isoText in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(L… -- 2057 characters
-- Date calculations in requests: the day of isoText in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."isoText" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(L… -- 2042 characters
-- Date calculations in requests: dateTime in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointments"."dateTime" = "appointments2"."dateTime" AND "appointments2"."id" BETWEEN $1 AND $2) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of dateTime in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."dateTime" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(… -- 1994 characters
-- Date calculations in requests: the day of dateTime in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."dateTime" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(… -- 2138 characters
-- Date calculations in requests: the day of dateTime in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."dateTime" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(… -- 2372 characters
-- Date calculations in requests: the day of dateTime in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."dateTime" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(… -- 2129 characters
-- Date calculations in requests: the day of dateTime in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."dateTime" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(… -- 2057 characters
-- Date calculations in requests: the day of dateTime in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."dateTime" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(… -- 2060 characters
-- Date calculations in requests: the day of dateTime in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."dateTime" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(… -- 2045 characters
-- Date calculations in requests: day in a list
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointments"."day" = "appointments2"."day" AND "appointments2"."id" BETWEEN $1 AND $2) ORDER BY "appointments"."id"
-- Date calculations in requests: the day of day in a list of that of plain
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST… -- 1979 characters
-- Date calculations in requests: the day of day in a list of that of seconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST… -- 2123 characters
-- Date calculations in requests: the day of day in a list of that of milliseconds
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST… -- 2357 characters
-- Date calculations in requests: the day of day in a list of that of time
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST… -- 2114 characters
-- Date calculations in requests: the day of day in a list of that of isoText
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST… -- 2042 characters
-- Date calculations in requests: the day of day in a list of that of dateTime
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST… -- 2045 characters
-- Date calculations in requests: the day of day in a list of that of day
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ((date_trunc('day', NULLIF(NULLIF(LEAST(GREATEST((CAST("appointments"."day" AS timestamp) AT TIME ZONE 'UTC'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00'), '0001-12-31 23:59:59.999999+00 BC'), '10000-01-01 00:00:00+00') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') IS NOT NULL AND (date_trunc('day', NULLIF(NULLIF(LEAST… -- 2030 characters
-- Date calculations in requests: optional dates in lists with nil
SELECT …, "appointments"."maybeSeconds" FROM "appointments" WHERE ("appointments"."maybe" IS NOT NULL AND "appointments"."maybe" IN (SELECT "appointments2"."maybe" FROM "appointments" AS "appointments2" WHERE "appointments2"."id" BETWEEN $1 AND $2 AND "appointments2"."maybe" IS NOT NULL) OR "appointments"."maybe" IS NULL AND EXISTS (SELECT 1 FROM "appointments" AS "appointments2" WHERE "appointmen… -- 494 characters
-- Computed texts: trimmed
SELECT …, "previousRights" FROM "Person" WHERE btrim(CAST("name" AS text) COLLATE "C", $1) = $2
-- Computed texts: not trimmed
SELECT …, "previousRights" FROM "Person" WHERE btrim(CAST("name" AS text) COLLATE "C", $1) <> $2
-- Computed texts: trimmed of white space alone
SELECT …, "previousRights" FROM "Person" WHERE btrim(CAST("nickname" AS text) COLLATE "C", $1) = $2
-- Computed texts: a prefix
SELECT …, "previousRights" FROM "Person" WHERE left(CAST("name" AS text) COLLATE "C", 3) = $1
-- Computed texts: a prefix cuts a character
SELECT …, "previousRights" FROM "Person" WHERE left(CAST("name" AS text) COLLATE "C", 4) = $1
-- Computed texts: a prefix of a flag
SELECT …, "previousRights" FROM "Person" WHERE left(CAST("name" AS text) COLLATE "C", 1) = $1 AND right(CAST("name" AS text) COLLATE "C", 1) = $2
-- Computed texts: a prefix of nothing
SELECT …, "previousRights" FROM "Person" WHERE left(CAST("name" AS text) COLLATE "C", 0) = $1 AND right(CAST("name" AS text) COLLATE "C", 0) = $2
-- Computed texts: a prefix of all
SELECT …, "previousRights" FROM "Person" WHERE left(CAST("name" AS text) COLLATE "C", 2147483647) = "name" AND right(CAST("name" AS text) COLLATE "C", 2147483647) = "name"
-- Computed texts: a suffix
SELECT …, "previousRights" FROM "Person" WHERE right(CAST("name" AS text) COLLATE "C", 2) = $1
-- Computed texts: a suffix past NUL
SELECT …, "previousRights" FROM "Person" WHERE right(CAST("name" AS text) COLLATE "C", 3) = $1
-- Computed texts: replacing
SELECT …, "previousRights" FROM "Person" WHERE replace(CAST("name" AS text) COLLATE "C", $1, $2) = $3
-- Computed texts: replacing case-sensitively
SELECT …, "previousRights" FROM "Person" WHERE replace(CAST("nickname" AS text) COLLATE "C", $1, $2) = $3
-- Computed texts: replacing a scalar of a character
SELECT …, "previousRights" FROM "Person" WHERE replace(CAST("name" AS text) COLLATE "C", $1, $2) >= $3 COLLATE "C" AND replace(CAST("name" AS text) COLLATE "C", $4, $5) < $6 COLLATE "C"
-- Computed texts: replacing nothing
SELECT …, "previousRights" FROM "Person" WHERE replace(CAST("name" AS text) COLLATE "C", $1, $2) = "name"
-- Computed texts: in lower case
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST("nickname" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = $1
-- Computed texts: in upper case
SELECT …, "previousRights" FROM "Person" WHERE upper(CAST("nickname" AS text) COLLATE "und-x-icu") COLLATE "C" = $1
-- Computed texts: not in lower case
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST("nickname" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" IS DISTINCT FROM "nickname" AND "id" < $1 AND "nickname" IS NOT NULL
-- Computed texts: in lower case past NUL
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST("name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = $1
-- Computed texts: in upper case past NUL
SELECT …, "previousRights" FROM "Person" WHERE upper(CAST("name" AS text) COLLATE "und-x-icu") COLLATE "C" = $1
-- Computed texts: in lower case of each letter
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST("name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = "nickname"
-- Computed texts: in upper case by full mappings
SELECT …, "previousRights" FROM "Person" WHERE upper(CAST("name" AS text) COLLATE "und-x-icu") COLLATE "C" = "nickname"
-- Computed texts: in lower case of nil
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST("nickname" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" IS NULL AND upper(CAST("nickname" AS text) COLLATE "und-x-icu") COLLATE "C" IS NULL
-- Computed texts: not in lower case of nil
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST("nickname" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" IS DISTINCT FROM $1
-- Computed texts: in lower case in a list
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST("name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = ANY($1)
-- Computed texts: in upper case and back
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST(upper(CAST("name" AS text) COLLATE "und-x-icu") COLLATE "C" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" LIKE $1 AND CAST(char_length(btrim(CAST(lower(translate(CAST("name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" AS text) COLLATE "C", $2)) AS int8) = $3
-- Computed texts: update in another case
UPDATE "Person" SET "motto" = lower(translate(CAST("nickname" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C", "name" = upper(CAST("name" AS text) COLLATE "und-x-icu") COLLATE "C"
-- Computed texts: in another case: text 0
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(CAST("name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = $1 AND upper(CAST("name" AS text) COLLATE "und-x-icu") COLLATE "C" = $2
-- Computed texts: trimmed nil
SELECT …, "previousRights" FROM "Person" WHERE btrim(CAST("nickname" AS text) COLLATE "C", $1) IS NULL
-- Computed texts: a part of nil
SELECT …, "previousRights" FROM "Person" WHERE left(CAST("nickname" AS text) COLLATE "C", 1) IS NULL AND right(CAST("nickname" AS text) COLLATE "C", 1) IS NULL
-- Computed texts: replacing in nil
SELECT …, "previousRights" FROM "Person" WHERE replace(CAST("nickname" AS text) COLLATE "C", $1, $2) IS NULL
-- Computed texts: not a text of nil
SELECT …, "previousRights" FROM "Person" WHERE btrim(CAST("nickname" AS text) COLLATE "C", $1) IS DISTINCT FROM $2
-- Computed texts: ?? a computed text
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", btrim(CAST("name" AS text) COLLATE "C", $1)) = $2
-- Computed texts: a computed text ?? a text
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(replace(CAST("nickname" AS text) COLLATE "C", $1, $2), $3) = $4
-- Computed texts: operators on a computed text
SELECT …, "previousRights" FROM "Person" WHERE btrim(CAST("name" AS text) COLLATE "C", $1) >= $2 COLLATE "C" AND btrim(CAST("name" AS text) COLLATE "C", $3) < $4 COLLATE "C" AND btrim(CAST("name" AS text) COLLATE "C", $5) LIKE $6 AND btrim(CAST("name" AS text) COLLATE "C", $7) LIKE $8 AND btrim(CAST("name" AS text) COLLATE "C", $9) LIKE $10 AND CAST(char_length(btrim(CAST("name" AS text) COLLATE "… -- 424 characters
-- Computed texts: a computed text in a list
SELECT …, "previousRights" FROM "Person" WHERE btrim(CAST("name" AS text) COLLATE "C", $1) = ANY($2)
-- Computed texts: a computed text in a range
SELECT …, "previousRights" FROM "Person" WHERE left(CAST("name" AS text) COLLATE "C", 1) COLLATE "C" BETWEEN $1 AND $2
-- Computed texts: a computed text without case
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(btrim(CAST("name" AS text) COLLATE "C", $1), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = $2
-- Computed texts: functions of functions
SELECT …, "previousRights" FROM "Person" WHERE replace(CAST(left(CAST(btrim(CAST("name" AS text) COLLATE "C", $1) AS text) COLLATE "C", 1) AS text) COLLATE "C", $2, $3) = $4
-- Computed texts: a computed text and a column, case-sensitively
SELECT …, "previousRights" FROM "Person" WHERE replace(CAST("name" AS text) COLLATE "C", $1, $2) = "nickname"
-- Computed texts: a column and a computed text, case-sensitively
SELECT …, "previousRights" FROM "Person" WHERE "nickname" IS DISTINCT FROM right(CAST("name" AS text) COLLATE "C", 9)
-- Computed texts: two computed texts
SELECT …, "previousRights" FROM "Person" WHERE btrim(CAST("name" AS text) COLLATE "C", $1) = left(CAST("nickname" AS text) COLLATE "C", 9)
-- Computed texts: sorted by a computed text
SELECT …, "previousRights" FROM "Person" ORDER BY btrim(CAST("name" AS text) COLLATE "C", $1) COLLATE "C", "id"
-- Computed texts: sorted by the end, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY right(CAST("nickname" AS text) COLLATE "C", 1) COLLATE "C" NULLS FIRST, "id" DESC LIMIT $1
-- Computed texts: update by computed texts
UPDATE "Person" SET "motto" = right(CAST("nickname" AS text) COLLATE "C", 1), "nickname" = left(CAST("name" AS text) COLLATE "C", 1), "name" = btrim(CAST("name" AS text) COLLATE "C", $1)
-- Computed texts: a deletion by another case
DELETE FROM "Person" WHERE (upper(CAST("name" AS text) COLLATE "und-x-icu") COLLATE "C" = "nickname" AND "id" < $1) OR lower(translate(CAST("name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = $2
-- Computed texts: a deletion by computed texts
DELETE FROM "Person" WHERE replace(CAST("name" AS text) COLLATE "C", $1, $2) = $3 OR (btrim(CAST("nickname" AS text) COLLATE "C", $4) = $5 AND "id" = $6) OR "nickname" = $7
-- Computed texts: an upsert by computed texts
INSERT INTO "Person" (…, "previousRights") VALUES ($1, $2, NULL, NULL, $3, NULL, NULL, $4, NULL, $5, NULL, $6, NULL, $7, NULL) ON CONFLICT ("id") DO UPDATE SET "nickname" = left(CAST("Person"."name" AS text) COLLATE "C", 3), "name" = btrim(CAST("excluded"."name" AS text) COLLATE "C", $8) RETURNING right(CAST(btrim(CAST("name" AS text) COLLATE "C", $9) AS text) COLLATE "C", 1)
-- Computed texts: an upsert in another case
INSERT INTO "Person" (…, "previousRights") VALUES ($1, $2, NULL, NULL, $3, NULL, NULL, $4, NULL, $5, NULL, $6, NULL, $7, NULL) ON CONFLICT ("id") DO UPDATE SET "nickname" = upper(CAST("Person"."name" AS text) COLLATE "und-x-icu") COLLATE "C", "name" = lower(translate(CAST("excluded"."name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" RETURNING upper(CAST("name" AS text) COLLATE "und-x-icu"… -- 413 characters
-- Computed texts: a part of a to-one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE left(CAST("team"."name" AS text) COLLATE "C", 2) = $1
-- Computed texts: not a part of a to-one
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE replace(CAST("team"."name" AS text) COLLATE "C", $1, $2) IS DISTINCT FROM $3
-- Computed texts: a part within a to-many
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND right(CAST("players"."name" AS text) COLLATE "C", 2) = $1)
-- Computed texts: a computed text selected
SELECT left(CAST("name" AS text) COLLATE "C", 2) FROM "Player" WHERE "id" = $1
-- Computed texts: pages by a computed text, nil first
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY right(CAST("team"."name" AS text) COLLATE "C", 1) COLLATE "C" NULLS FIRST, "Player"."id" LIMIT $1
-- Computed texts: pages by a computed text, downwards
SELECT …, "seatNumber" FROM "Player" ORDER BY left(CAST(btrim(CAST("name" AS text) COLLATE "C", $1) AS text) COLLATE "C", 2) COLLATE "C" DESC NULLS LAST, "id" DESC LIMIT $2
-- Computed texts: a to-one in another case
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE lower(translate(CAST("team"."name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = $1 AND upper(CAST("team"."name" AS text) COLLATE "und-x-icu") COLLATE "C" = $2
-- Computed texts: sorted by the case, selected
SELECT upper(CAST("Player"."name" AS text) COLLATE "und-x-icu") COLLATE "C" FROM "Player" WHERE "Player"."id" = ANY($1) ORDER BY upper(CAST("Player"."name" AS text) COLLATE "und-x-icu") COLLATE "C" COLLATE "C" NULLS FIRST
-- Computed texts: grouped by a text in lower case
SELECT lower(translate(CAST("team"."name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C", COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" GROUP BY lower(translate(CAST("team"."name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" ORDER BY lower(translate(CAST("team"."name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" COLLATE "C" NULLS FIR… -- 402 characters
-- Computed texts: grouped by a computed text
SELECT right(CAST(replace(CAST(btrim(CAST("team"."name" AS text) COLLATE "C", $1) AS text) COLLATE "C", $2, $3) AS text) COLLATE "C", 1), COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" GROUP BY right(CAST(replace(CAST(btrim(CAST("team"."name" AS text) COLLATE "C", $1) AS text) COLLATE "C", $2, $3) AS text) COLLATE "C", 1) HAVING COUNT(*) > $4 ORDER BY righ… -- 549 characters
-- Joined texts: a text and a constant
SELECT …, "previousRights" FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C") = $2
-- Joined texts: a constant and a text
SELECT …, "previousRights" FROM "Person" WHERE (CAST($1 AS text) COLLATE "C" || CAST("name" AS text) COLLATE "C") = $2
-- Joined texts: two texts
SELECT …, "previousRights" FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") = $1
-- Joined texts: three texts
SELECT …, "previousRights" FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") = $2
-- Joined texts: texts in groups
SELECT …, "previousRights" FROM "Person" WHERE (CAST($1 AS text) COLLATE "C" || CAST("name" AS text) COLLATE "C" || CAST($2 AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C" || CAST($3 AS text) COLLATE "C") = $4
-- Joined texts: not two texts
SELECT …, "previousRights" FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") IS DISTINCT FROM $1
-- Joined texts: a text and nil
SELECT …, "previousRights" FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") IS NULL AND (CAST("nickname" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C") IS NULL AND (CAST($2 AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") IS NULL
-- Joined texts: a text and nil ?? a text
SELECT …, "previousRights" FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST(COALESCE("nickname", $1) AS text) COLLATE "C") = $2
-- Joined texts: a letter and its accent are two scalars
SELECT …, "previousRights" FROM "Person" WHERE CAST(char_length((CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C")) AS int8) = $1 AND (CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") IS DISTINCT FROM $2
-- Joined texts: texts of digits are not numbers
SELECT …, "previousRights" FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") = $1 AND (CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") IS DISTINCT FROM $2
-- Joined texts: a number as a text
SELECT …, "previousRights" FROM "Person" WHERE (CAST(CAST("id" AS text) COLLATE "C" AS text) COLLATE "C" || CAST("name" AS text) COLLATE "C") = $1
-- Joined texts: operators on joined texts
SELECT …, "previousRights" FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") >= $2 COLLATE "C" AND (CAST("name" AS text) COLLATE "C" || CAST($3 AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") < $4 COLLATE "C" AND (CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") LIKE $5 AND lower(tra… -- 945 characters
-- Joined texts: joined texts of a choice
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "id" = $1 THEN (CAST("name" AS text) COLLATE "C" || CAST($2 AS text) COLLATE "C") ELSE (CAST("name" AS text) COLLATE "C" || CAST($3 AS text) COLLATE "C") END = ANY($4)
-- Joined texts: the length of joined texts
SELECT …, "previousRights" FROM "Person" WHERE CAST(char_length((CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C")) AS int8) IS NOT DISTINCT FROM NULLIF(NULLIF(LEAST(GREATEST(CAST(char_length("name") AS int8)::numeric + CAST(char_length("nickname") AS int8), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 AND "name" <> $1
-- Joined texts: sorted by joined texts
SELECT …, "previousRights" FROM "Person" ORDER BY (CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") COLLATE "C" NULLS FIRST, "id"
-- Joined texts: update by joined texts
UPDATE "Person" SET "motto" = (CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C"), "nickname" = (CAST("nickname" AS text) COLLATE "C" || CAST("name" AS text) COLLATE "C"), "name" = (CAST("name" AS text) COLLATE "C" || CAST("name" AS text) COLLATE "C")
-- Joined texts: update that adds a text
UPDATE "Person" SET "name" = (CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C" || CAST("name" AS text) COLLATE "C" || CAST($2 AS text) COLLATE "C"), "nickname" = (CAST("nickname" AS text) COLLATE "C" || CAST($3 AS text) COLLATE "C")
-- Joined texts: a deletion by joined texts
DELETE FROM "Person" WHERE (CAST("name" AS text) COLLATE "C" || CAST("nickname" AS text) COLLATE "C") = ANY($1)
-- Joined texts: an upsert by joined texts
INSERT INTO "Person" (…, "previousRights") VALUES ($1, $2, NULL, NULL, $3, NULL, NULL, $4, NULL, $5, NULL, $6, NULL, $7, NULL) ON CONFLICT ("id") DO UPDATE SET "nickname" = (CAST("Person"."name" AS text) COLLATE "C" || CAST($8 AS text) COLLATE "C" || CAST("excluded"."name" AS text) COLLATE "C"), "name" = (CAST("Person"."name" AS text) COLLATE "C" || CAST($9 AS text) COLLATE "C") RETURNING (CAST("n… -- 519 characters
-- Joined texts: a text of a to-one behind another
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE (CAST($1 AS text) COLLATE "C" || CAST("team"."name" AS text) COLLATE "C") = $2
-- Joined texts: a text and one of a to-one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE (CAST("Player"."name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C" || CAST("team"."name" AS text) COLLATE "C") = $2
-- Joined texts: joined texts within a to-many
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND (CAST("players"."name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C") = $2)
-- Joined texts: joined texts selected
SELECT (CAST("Player"."name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C" || CAST("team"."name" AS text) COLLATE "C") FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "Player"."id" = ANY($2) ORDER BY "Player"."id"
-- Joined texts: joined texts of groups
SELECT (CAST("team"."name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C"), COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" GROUP BY (CAST("team"."name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C") ORDER BY (CAST("team"."name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C") COLLATE "C" NULLS FIRST
-- Joined texts: pages by joined texts, nil first
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY (CAST("team"."name" AS text) COLLATE "C" || CAST("Player"."name" AS text) COLLATE "C") COLLATE "C" NULLS FIRST, "Player"."id" LIMIT $1
-- Subqueries: all models of another type
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" WHERE "Player"."name" = "Team"."name")
-- Subqueries: not among all models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" WHERE "Player"."name" = "Team"."name")
-- Subqueries: all models, one condition
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Tag" WHERE "Tag"."label" = $1)
-- Subqueries: all models, of which there are some
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Tag")
-- Subqueries: the number of all models
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM "Team") = $1
-- Subqueries: the number of some of all models
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM "Team" WHERE "Team"."isOpen" = TRUE) = $1
-- Subqueries: all models, as a member of a missing model too
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Tag" WHERE "Tag"."label" = $1) AND EXISTS (SELECT 1 FROM "Tag") AND (SELECT COUNT(*) FROM "Tag") = (SELECT COUNT(*) FROM "Tag")
-- Subqueries: above the average of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE CAST("Player"."score" AS float8) > (SELECT (SUM("Player2"."score"::float8) / NULLIF(COUNT("Player2"."score"), 0)) FROM "Player" AS "Player2")
-- Subqueries: the largest of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."score" = (SELECT MAX("Player2"."score") FROM "Player" AS "Player2")
-- Subqueries: the smallest of some of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE "Player"."score" = (SELECT MIN("Player2"."score") FROM "Player" AS "Player2" WHERE "Player2"."score" > $1)
-- Subqueries: the sum of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NULLIF(NULLIF(LEAST(GREATEST("Player"."score"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS NOT DISTINCT FROM (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("Player2"."score"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::i… -- 431 characters
-- Subqueries: a rank
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM "Player" AS "Player2" WHERE "Player2"."score" > "Player"."score") < $1
-- Subqueries: all of the same type satisfy
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" > "Player"."score")
-- Subqueries: all models beside a relationship of theirs
SELECT …, "Team"."isFirstClass" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" WHERE EXISTS (SELECT 1 FROM "Player" JOIN "Team" AS "Player.team" ON "Player.team"."code" = "Player"."teamCode" LEFT JOIN "Team" AS "Player.team.mother" ON "Player.team.mother"."id" = "Player.team"."motherID" WHERE "Player.team.mother"."id" IS NOT DISTINCT FROM "mother"."id" AND "Player.te… -- 450 characters
-- Subqueries: all models within a relationship
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND EXISTS (SELECT 1 FROM "Team" AS "Team2" WHERE NULLIF(NULLIF(LEAST(GREATEST("Team2"."id"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = "players"."score" AND "Team2"."id" >= "Team"."id"))
-- Subqueries: all models within all models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" WHERE "Player"."teamCode" = "Team"."code" AND NOT EXISTS (SELECT 1 FROM "Seat" WHERE "Seat"."price" <= "Player"."score"))
-- Subqueries: a number of distinct values of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(DISTINCT "Player2"."rivalID") FROM "Player" AS "Player2") = $1
-- Subqueries: a value of the row outside, of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT MAX(CASE WHEN ("Seat"."row" = "Seat"."row") IS NULL THEN "Player"."score" ELSE "Player"."score" END) FROM "Seat") = "Player"."score"
-- Subqueries: aggregates of what is always nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM(CASE WHEN FALSE THEN "Player2"."score" ELSE NULL END::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Player" AS "Player2") = $1 AND (SELECT COALESCE(SUM(CASE WHEN FALSE THEN "Player2"."weight" ELSE NULL END::float8), 0) FROM "Player"… -- 526 characters
-- Subqueries: in a list of another table
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE)
-- Subqueries: not in a list of another table
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE)
-- Subqueries: in an empty list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."id" > $1)
-- Subqueries: not in an empty list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."id" > $1)
-- Subqueries: in a list of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code")
-- Subqueries: in a list of its own table
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player"."id" = "Player2"."rivalID" AND ("Player2"."rivalID" = "Player2"."id" OR ("Player2"."rivalID" BETWEEN $1 AND $2 AND "Player2"."id" < $3)))
-- Subqueries: in a list of computed values
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."score" = NULLIF(NULLIF(LEAST(GREATEST("Team"."id"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8)
-- Subqueries: a computed value in a list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (("Player"."score"::int8 / $1) IS NOT NULL AND ("Player"."score"::int8 / $2) IN (SELECT NULLIF(NULLIF(LEAST(GREATEST("Team"."id"::numeric - $3, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Team" WHERE NULLIF(NULLIF(LEAST(GREATEST("Team"."id"::numeric - $4, -9223372036854775809), 922337203685… -- 761 characters
-- Subqueries: in a list along a to-one
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "Player2" JOIN "Team" AS "Player.team" ON "Player.team"."code" = "Player2"."teamCode" WHERE "Player"."id" = "Player.team"."id")
-- Subqueries: in a list of truth values
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "Team2" WHERE "Team"."isOpen" = "Team2"."isOpen" AND "Team2"."id" = $1)
-- Subqueries: in a sorted list of distinct values
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."id" = $1)
-- Subqueries: a value in a list with nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" WHERE "Team"."name" = "Player"."name")
-- Subqueries: a value not in a list with nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" WHERE "Team"."name" = "Player"."name")
-- Subqueries: nil in a list without nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."rivalID" IS NOT NULL AND "Player"."rivalID" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" > $1 AND "Player2"."rivalID" IS NOT NULL) OR "Player"."rivalID" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" > $2 AND "Player2"."rivalID" IS NULL))
-- Subqueries: nil not in a list without nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT ("Player"."rivalID" IS NOT NULL AND "Player"."rivalID" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" > $1 AND "Player2"."rivalID" IS NOT NULL) OR "Player"."rivalID" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" > $2 AND "Player2"."rivalID" IS NULL))
-- Subqueries: nil in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."rivalID" IS NOT NULL AND "Player"."rivalID" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" >= $1 AND "Player2"."rivalID" IS NOT NULL) OR "Player"."rivalID" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" >= $2 AND "Player2"."rivalID" IS NULL))
-- Subqueries: nil not in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT ("Player"."rivalID" IS NOT NULL AND "Player"."rivalID" IN (SELECT "Player2"."rivalID" FROM "Player" AS "Player2" WHERE "Player2"."score" >= $1 AND "Player2"."rivalID" IS NOT NULL) OR "Player"."rivalID" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."score" >= $2 AND "Player2"."rivalID" IS NULL))
-- Subqueries: an optional not in a list of others
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Team" WHERE "Player"."name" = "Team"."name")
-- Subqueries: a member of a missing model in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE ("team"."name" IS NOT NULL AND "team"."name" IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."name" IS NOT NULL) OR "team"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."name" IS NULL))
-- Subqueries: a member of a missing model not in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE NOT ("team"."name" IS NOT NULL AND "team"."name" IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."name" IS NOT NULL) OR "team"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."name" IS NULL))
-- Subqueries: a list within a list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND EXISTS (SELECT 1 FROM "Tagging" WHERE "Team"."id" = "Tagging"."teamID"))
-- Subqueries: a list within a relationship
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND EXISTS (SELECT 1 FROM "Team" AS "Team2" WHERE "players"."score" = NULLIF(NULLIF(LEAST(GREATEST("Team2"."id"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8))
-- Subqueries: a list by a condition along a relationship
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND "tags"."label" = $1))
-- Subqueries: lists, joined by or
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE) OR EXISTS (SELECT 1 FROM "Team" WHERE "Player"."score" = NULLIF(NULLIF(LEAST(GREATEST("Team"."id"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8)
-- Subqueries: lists as values
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ((EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code")) = (EXISTS (SELECT 1 FROM "Match" WHERE "Player"."id" = "Match"."id" AND "Match"."id" > $1)) AND "Player"."id" > $2) OR ("Player"."id" = $3 AND (EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code")) <> ("Player"."score" > $4))
-- Subqueries: a number of models in a list
SELECT COUNT(*) FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE)
-- Subqueries: selected with a list
SELECT (EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE)) FROM "Player" ORDER BY "Player"."id"
-- Subqueries: selected with a value of all
SELECT COALESCE((SELECT MAX("Player2"."score") FROM "Player" AS "Player2"), $1) FROM "Player" WHERE "Player"."id" < $2
-- Subqueries: sorted by a rank
SELECT …, "Player"."seatNumber" FROM "Player" ORDER BY (SELECT COUNT(*) FROM "Player" AS "Player2" WHERE "Player2"."score" > "Player"."score")
-- Subqueries: grouped by a list
SELECT (EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE)), COUNT(*) FROM "Player" GROUP BY (EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE)) ORDER BY (EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE))
-- Subqueries: the first of a list
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE) ORDER BY "Player"."id" DESC LIMIT $1
-- Subqueries: pages of a list, by a number of all
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player"."id" = "Player2"."id" AND "Player2"."score" > $1) ORDER BY (SELECT COUNT(*) FROM "Player" AS "Player2" WHERE "Player2"."score" < "Player"."score") DESC, "Player"."id" DESC LIMIT $2
-- Subqueries: a deletion by a list of its own table
DELETE FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player"."id" = "Player2"."rivalID" AND "Player2"."score" > $1)
-- Subqueries: an update of a list, by a value of all
UPDATE "Player" SET "rivalID" = (SELECT MAX("Player2"."score") FROM "Player" AS "Player2") WHERE EXISTS (SELECT 1 FROM "Team" WHERE "Player"."teamCode" = "Team"."code" AND "Team"."isOpen" = TRUE)
-- Subqueries: an update by a number of its own table, as it was
UPDATE "Player" SET "score" = (SELECT COUNT(*) FROM "Player" AS "Player2" WHERE "Player2"."score" > "Player"."score")
-- Trees: a mother of mothers
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Team"."motherID" UNION SELECT "fetching.step"."motherID" FROM "fetching.walk" JOIN "Team" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Team" AS… -- 526 characters
-- Trees: no mother
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Team"."motherID" UNION SELECT "fetching.step"."motherID" FROM "fetching.walk" JOIN "Team" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Team… -- 491 characters
-- Trees: its own mother
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Team"."motherID" UNION SELECT "fetching.step"."motherID" FROM "fetching.walk" JOIN "Team" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Team" AS… -- 524 characters
-- Trees: a circle
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 496 characters
-- Trees: one step
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.depth") AS (SELECT "Player"."rivalID", 1 UNION SELECT "fetching.step"."rivalID", "fetching.walk"."fetching.depth" + 1 FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0" WHERE "fetching.walk"."fetching.de… -- 628 characters
-- Trees: two steps
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.depth") AS (SELECT "Player"."rivalID", 1 UNION SELECT "fetching.step"."rivalID", "fetching.walk"."fetching.depth" + 1 FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0" WHERE "fetching.walk"."fetching.de… -- 628 characters
-- Trees: the other way
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("admirers.recursively"."id"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.… -- 670 characters
-- Trees: the other way, one step
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("admirers.recursively(depth: 1)"."id"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.depth") AS (SELECT "Player"."id", 1 UNION SELECT "fetching.step"."id", "fetching.walk".… -- 812 characters
-- Trees: all satisfy, over nothing too
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "… -- 535 characters
-- Trees: not contains
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "… -- 531 characters
-- Trees: behind a to-one
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "rival"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"… -- 561 characters
-- Trees: with the model outside
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 544 characters
-- Trees: within another
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 993 characters
-- Trees: within a to-many
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "admirers"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0")… -- 596 characters
-- Trees: with a to-one of theirs
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 714 characters
-- Trees: with a to-many of theirs
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Player" A… -- 729 characters
-- Trees: either of two
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 1006 characters
-- Trees: an order
SELECT …, "Player"."seatNumber" FROM "Player" ORDER BY (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Player… -- 520 characters
-- Trees: an average
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT (SUM("rival.recursively"."score"::float8) / NULLIF(COUNT("rival.recursively"."score"), 0)) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fe… -- 578 characters
-- Trees: a smallest
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT MIN("rival.recursively"."score") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fe… -- 520 characters
-- Trees: a largest of none
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT MAX("rival.recursively"."score") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fe… -- 523 characters
-- Trees: a count of some
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."rivalID" UNION SELECT "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Play… -- 559 characters
-- Trees: a count of distinct values
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT COUNT(DISTINCT "admirers.recursively"."rivalID") FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.wa… -- 542 characters
-- Trees: selected
SELECT (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "Player"."id" UNION SELECT "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.links" JOIN "Player" AS "admirers.recursively" ON "admirers.recursi… -- 489 characters
-- Trees: loaded
SELECT …, "isFirstClass" FROM "Team" ORDER BY "id"
-- Trees: loaded the other way
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."motherID", "fetching.origin"."motherID" FROM "Team" AS "fetching.origin" WHERE "fetching.origin"."motherID" = ANY($1) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."motherID" FROM "fetching.walk" JOIN "Team" AS "fetching.step" ON "fetching.… -- 602 characters
-- Trees: loaded from circles
SELECT …, "seatNumber" FROM "Player" ORDER BY "id"
-- Trees: loaded to a depth
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0", "fetching.depth") AS (SELECT DISTINCT "fetching.origin"."id", "fetching.origin"."id", 1 FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."id" = ANY($1) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."id", "fetching.walk"."fetching.depth" + 1 FROM "fetching.walk" JOIN "P… -- 731 characters
-- Trees: loaded with a limit for each
SELECT …, "fetching.key0" FROM (SELECT …, "via"."fetching.key0" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "via"."fetching.key0" ORDER BY "Player"."id" DESC) AS "fetching.number" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."id", "fetching.origin"."id" FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."id" = ANY($1… -- 829 characters
-- Trees: loaded under conditions
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."rivalID", "fetching.origin"."rivalID" FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."rivalID" = ANY($1) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.… -- 695 characters
-- Trees: loaded by a to-one
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "via.Player"."id", "via.Player"."rivalID" FROM "Player" AS "via.Player" WHERE "via.Player"."id" = ANY($1) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."rivalID" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."id" = "fetching.walk"."… -- 599 characters
-- Trees: loaded distinct
SELECT DISTINCT "Player"."id", "Player"."name" COLLATE "C", "Player"."score", "Player"."weight", "Player"."teamCode" COLLATE …, "via"."fetching.key0", "Player"."id" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."id", "fetching.origin"."id" FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."id" = ANY($1) UNION SELECT "fetchin… -- 741 characters
-- Trees: loaded values
SELECT …, "via"."fetching.key0" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.link0") AS (SELECT DISTINCT "fetching.origin"."id", "fetching.origin"."id" FROM "Player" AS "fetching.origin" WHERE "fetching.origin"."id" = ANY($1) UNION SELECT "fetching.walk"."fetching.key0", "fetching.step"."id" FROM "fetching.walk" JOIN "Player" AS "fetching.step" ON "fetching.step"."rivalID" = "f… -- 619 characters
-- Trees: loaded within what is loaded
SELECT …, "seatNumber" FROM "Player" WHERE "id" < $1 ORDER BY "id"
-- Trees: a depth of nothing
-- invalidLimit
-- Trees: by two columns
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."parent_number" UNION SELECT "fetching.step"."region", "fetching.step"."parent_number" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."region" = "fetching.walk"."fetching.link0" AND … -- 816 characters
-- Trees: not across a column
SELECT …, "branches"."parent_day" FROM "branches" WHERE "branches"."region" = $1 AND EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."parent_number" UNION SELECT "fetching.step"."region", "fetching.step"."parent_number" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."region" = "fetchin… -- 758 characters
-- Trees: below
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."number" UNION SELECT "fetching.step"."region", "fetching.step"."number" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."region" = "fetching.walk"."fetching.link0" AND "fetching.step… -- 791 characters
-- Trees: below to a depth
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1", "fetching.depth") AS (SELECT "branches"."region", "branches"."number", 1 UNION SELECT "fetching.step"."region", "fetching.step"."number", "fetching.walk"."fetching.depth" + 1 FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."re… -- 857 characters
-- Trees: by a text
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "branches"."parent_code" UNION SELECT "fetching.step"."parent_code" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."code" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching… -- 498 characters
-- Trees: by a text whose case counts
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "branches"."parent_code" UNION SELECT "fetching.step"."parent_code" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."code" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching… -- 521 characters
-- Trees: by a date in a form of its own
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0") AS (SELECT "branches"."parent_day" UNION SELECT "fetching.step"."parent_day" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."day" = "fetching.walk"."fetching.link0") SELECT "fetching.walk"."fetching.link0" FROM "fetching.walk") AS "fetching.li… -- 494 characters
-- Trees: through another relationship
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("allLeaves"."weight"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "leaves" AS "allLeaves" WHERE "allLeaves"."branch_id" IN (SELECT "allLeaves.via"."id" FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") A… -- 999 characters
-- Trees: through another relationship, each once
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT COUNT(*) FROM "leaves" AS "allLeaves" WHERE "allLeaves"."branch_id" IN (SELECT "allLeaves.via"."id" FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."number" UNION SELECT "fetching.step"."region", "fetching.step"."number" FROM "fetching.walk" JOIN "branches" AS "fetch… -- 838 characters
-- Trees: through another relationship, some
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branches"."region", "branches"."number" UNION SELECT "fetching.step"."region", "fetching.step"."number" FROM "fetching.walk" JOIN "branches" AS "fetching.step" ON "fetching.step"."region" = "fetching.walk"."fetching.link0" AND "fetching.step… -- 852 characters
-- Trees: behind a relationship, each once
SELECT …, "branches"."parent_day" FROM "branches" WHERE (SELECT COUNT(*) FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "childrensDescendants.via"."region", "childrensDescendants.via"."number" FROM "branches" AS "childrensDescendants.via" WHERE "childrensDescendants.via"."region" = "branches"."region" AND "childrensDescendants.via"."parent_number" = "branches"… -- 978 characters
-- Trees: behind a relationship, some
SELECT …, "branches"."parent_day" FROM "branches" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "childrensDescendants.via"."region", "childrensDescendants.via"."number" FROM "branches" AS "childrensDescendants.via" WHERE "childrensDescendants.via"."region" = "branches"."region" AND "childrensDescendants.via"."parent_number" = "branches"… -- 1012 characters
-- Trees: from another model
SELECT "leaves"."id", "leaves"."branch_id", "leaves"."weight" FROM "leaves" JOIN "branches" AS "branch" ON "branch"."id" = "leaves"."branch_id" WHERE EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branch"."region", "branch"."parent_number" UNION SELECT "fetching.step"."region", "fetching.step"."parent_number" FROM "fetching.walk" JOIN "branch… -- 847 characters
-- Trees: from another model that is missing
SELECT "leaves"."id", "leaves"."branch_id", "leaves"."weight" FROM "leaves" LEFT JOIN "branches" AS "branch" ON "branch"."id" = "leaves"."branch_id" WHERE NOT EXISTS (SELECT 1 FROM (WITH RECURSIVE "fetching.walk" ("fetching.link0", "fetching.link1") AS (SELECT "branch"."region", "branch"."parent_number" UNION SELECT "fetching.step"."region", "fetching.step"."parent_number" FROM "fetching.walk" JOI… -- 851 characters
-- Trees: loaded through another
SELECT …, "parent_day" FROM "branches" ORDER BY "id"
-- Trees: loaded behind another
SELECT …, "via"."fetching.key0", "via"."fetching.key1" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.key1", "fetching.link0", "fetching.link1") AS (SELECT DISTINCT "via.branches"."region", "via.branches"."parent_number", "via.branches"."region", "via.branches"."number" FROM "branches" AS "via.branches" WHERE ("via.branches"."region", "via.branches"."parent_number") IN (SELECT * … -- 1057 characters
-- Trees: loaded by two columns
SELECT …, "via"."fetching.key0", "via"."fetching.key1" FROM (WITH RECURSIVE "fetching.walk" ("fetching.key0", "fetching.key1", "fetching.link0", "fetching.link1") AS (SELECT DISTINCT "fetching.origin"."region", "fetching.origin"."parent_number", "fetching.origin"."region", "fetching.origin"."parent_number" FROM "branches" AS "fetching.origin" WHERE ("fetching.origin"."region", "fetching.origin"."p… -- 1078 characters
-- Trees: loaded by a to-one
SELECT "id", "branch_id", "weight" FROM "leaves" ORDER BY "id"
-- Option sets: contains one
SELECT …, "previousRights" FROM "Person" WHERE ("rights" & $1) = $2
-- Option sets: not contains
SELECT …, "previousRights" FROM "Person" WHERE NOT (("rights" & $1) = $2)
-- Option sets: intersects
SELECT …, "previousRights" FROM "Person" WHERE ("rights" & $1) <> 0
-- Option sets: not intersects
SELECT …, "previousRights" FROM "Person" WHERE NOT (("rights" & $1) <> 0)
-- Option sets: equals
SELECT …, "previousRights" FROM "Person" WHERE "rights" = $1
-- Option sets: optional contains
SELECT …, "previousRights" FROM "Person" WHERE ("previousRights" & $1) = $2
-- Option sets: not optional contains is true for nil
SELECT …, "previousRights" FROM "Person" WHERE (("previousRights" & $1) = $2) IS NOT TRUE
-- Option sets: optional intersects
SELECT …, "previousRights" FROM "Person" WHERE ("previousRights" & $1) <> 0
-- Option sets: not optional intersects is true for nil
SELECT …, "previousRights" FROM "Person" WHERE (("previousRights" & $1) <> 0) IS NOT TRUE
-- Arrays: contains
SELECT …, "plans" FROM "records" WHERE "tag_list" @> $1
-- Arrays: not contains
SELECT …, "plans" FROM "records" WHERE NOT ("tag_list" @> $1)
-- Arrays: overlaps
SELECT …, "plans" FROM "records" WHERE "tag_list" && $1
-- Arrays: not overlaps nothing
SELECT …, "plans" FROM "records" WHERE NOT ("tag_list" && $1)
-- Arrays: count
SELECT …, "plans" FROM "records" WHERE CAST(cardinality("tag_list") AS int8) > $1
-- Arrays: count in a calculation
SELECT …, "plans" FROM "records" WHERE NULLIF(NULLIF(LEAST(GREATEST(CAST(cardinality("tag_list") AS int8)::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arrays: isEmpty
SELECT …, "plans" FROM "records" WHERE "tag_list" = $1
-- Arrays: !=
SELECT …, "plans" FROM "records" WHERE "tag_list" <> $1
-- Arrays: isIn
SELECT …, "plans" FROM "records" WHERE "tag_list" IN ($1, $2)
-- Arrays: isNotIn
SELECT …, "plans" FROM "records" WHERE "tag_list" NOT IN ($1, $2)
-- Arrays: contains an integer
SELECT …, "plans" FROM "records" WHERE "years" @> $1
-- Arrays: overlaps integers
SELECT …, "plans" FROM "records" WHERE "years" && $1
-- Arrays: integers ==
SELECT …, "plans" FROM "records" WHERE "years" = $1
-- Arrays: contains a number
SELECT …, "plans" FROM "records" WHERE "weights" @> $1
-- Arrays: numbers ==
SELECT …, "plans" FROM "records" WHERE "weights" = $1
-- Arrays: contains a truth value
SELECT …, "plans" FROM "records" WHERE "flags" @> $1
-- Arrays: contains a UUID
SELECT …, "plans" FROM "records" WHERE "codes" @> $1
-- Arrays: UUIDs ==
SELECT …, "plans" FROM "records" WHERE "codes" = $1
-- Arrays: contains a case of integers
SELECT …, "plans" FROM "records" WHERE "levels" @> $1
-- Arrays: contains a case of texts
SELECT …, "plans" FROM "records" WHERE "plans" @> CAST($1 AS "record_plan"[])
-- Arrays: overlaps cases
SELECT …, "plans" FROM "records" WHERE "plans" && CAST($1 AS "record_plan"[])
-- Arrays: cases ==
SELECT …, "plans" FROM "records" WHERE "plans" = CAST($1 AS "record_plan"[])
-- Arrays: cases !=
SELECT …, "plans" FROM "records" WHERE "plans" <> CAST($1 AS "record_plan"[])
-- Arrays: cases isIn
SELECT …, "plans" FROM "records" WHERE "plans" IN (CAST($1 AS "record_plan"[]), CAST($2 AS "record_plan"[]))
-- Arrays: cases, count
SELECT …, "plans" FROM "records" WHERE CAST(cardinality("plans") AS int8) = $1
-- Arrays: optional contains
SELECT …, "plans" FROM "records" WHERE "maybe_tags" @> $1
-- Arrays: not optional contains is true for nil
SELECT …, "plans" FROM "records" WHERE ("maybe_tags" @> $1) IS NOT TRUE
-- Arrays: optional overlaps
SELECT …, "plans" FROM "records" WHERE "maybe_tags" && $1
-- Arrays: optional isEmpty
SELECT …, "plans" FROM "records" WHERE "maybe_tags" = $1
-- Arrays: optional count
SELECT …, "plans" FROM "records" WHERE CAST(cardinality("maybe_tags") AS int8) >= $1
-- Arrays: optional count is nil for nil
SELECT …, "plans" FROM "records" WHERE CAST(cardinality("maybe_tags") AS int8) IS NULL
-- Arrays: optional == nil
SELECT …, "plans" FROM "records" WHERE "maybe_tags" IS NULL
-- Arrays: optional != nil
SELECT …, "plans" FROM "records" WHERE "maybe_tags" IS NOT NULL
-- Arrays: optional !=
SELECT …, "plans" FROM "records" WHERE "maybe_tags" IS DISTINCT FROM $1
-- Arrays: optional isIn with nil
SELECT …, "plans" FROM "records" WHERE ("maybe_tags" IN ($1) OR "maybe_tags" IS NULL)
-- Arrays: member == optional member
SELECT …, "plans" FROM "records" WHERE "tag_list" = "maybe_tags"
-- Arrays: a choice of two
SELECT …, "plans" FROM "records" WHERE CAST(cardinality("tag_list") AS int8) >= $1 OR CAST(cardinality("maybe_tags") AS int8) > $2
-- Arrays: sorted by elements, then by length
SELECT …, "plans" FROM "records" ORDER BY "tag_list" COLLATE "C"
-- Arrays: sorted with nil first
SELECT …, "plans" FROM "records" ORDER BY "maybe_tags" COLLATE "C" NULLS FIRST, "id"
-- Arrays: are read as they were written
SELECT …, "plans" FROM "records"
-- Arrays: update to literals
UPDATE "records" SET "tag_list" = $1, "maybe_tags" = $2, "levels" = $3, "plans" = CAST($4 AS "record_plan"[])
-- Arrays: update to variables, nil and members
UPDATE "records" SET "years" = $1, "tag_list" = $2, "maybe_tags" = NULL, "weights" = $3
-- Arrays: update to another member
UPDATE "records" SET "maybe_tags" = "tag_list"
-- JSON: a text
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'the ''city''s größe.1[0]$') = $1 ORDER BY "id"
-- JSON: another text
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'the ''city''s größe.1[0]$') IS DISTINCT FROM $1 ORDER BY "id"
-- JSON: a text in a list
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'the ''city''s größe.1[0]$') = ANY($1) ORDER BY "id"
-- JSON: an optional text that is nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'?1 -- 🏠') IS NULL ORDER BY "id"
-- JSON: an optional text that differs
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'?1 -- 🏠') IS DISTINCT FROM $1 ORDER BY "id"
-- JSON: an optional text of a list with nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (("address"->>'?1 -- 🏠') = ANY($1) OR ("address"->>'?1 -- 🏠') IS NULL) ORDER BY "id"
-- JSON: texts in order
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'the ''city''s größe.1[0]$') < $1 COLLATE "C" ORDER BY "id"
-- JSON: a beginning
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'the ''city''s größe.1[0]$') >= $1 COLLATE "C" AND ("address"->>'the ''city''s größe.1[0]$') < $2 COLLATE "C" ORDER BY "id"
-- JSON: a part, whatever the case
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE WHEN octet_length(("address"->>'the ''city''s größe.1[0]$')) = char_length(("address"->>'the ''city''s größe.1[0]$')) THEN lower(("address"->>'the ''city''s größe.1[0]$') COLLATE "C") ELSE lower(translate(("address"->>'the ''city''s größe.1[0]$'), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END LIKE $1 ORDER BY "id"
-- JSON: a length
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(char_length(("address"->>'the ''city''s größe.1[0]$')) AS int8) > $1 ORDER BY "id"
-- JSON: a member and a column
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'the ''city''s größe.1[0]$') = "name" ORDER BY "id"
-- JSON: two members
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'the ''city''s größe.1[0]$') IS NOT DISTINCT FROM ("old ""address"""->>'the ''city''s größe.1[0]$') ORDER BY "id"
-- JSON: a raw value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("address"->>'$kind') = $1 ORDER BY "id"
-- JSON: another raw value of an optional struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("old ""address"""->>'$kind') IS DISTINCT FROM $1 ORDER BY "id"
-- JSON: a text that stands in
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE COALESCE(("address"->>'?1 -- 🏠'), "name") = $1 ORDER BY "id"
-- JSON: joined texts
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (CAST(("address"->>'the ''city''s größe.1[0]$') AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C") = $2 ORDER BY "id"
-- JSON: an integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'floor') AS int8) > $1 ORDER BY "id"
-- JSON: the largest integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'floor') AS int8) = $1 ORDER BY "id"
-- JSON: a small integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'room') AS int8) >= $1 ORDER BY "id"
-- JSON: not a small integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (CAST(("address"->>'room') AS int8) >= $1) IS NOT TRUE ORDER BY "id"
-- JSON: a calculation
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(CAST(("address"->>'floor') AS int8)::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeric + $2, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $3 OR… -- 411 characters
-- JSON: a calculation that overflows
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE NULLIF(NULLIF(LEAST(GREATEST(CAST(("address"->>'floor') AS int8)::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 > $2 ORDER BY "id"
-- JSON: a range
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'floor') AS int8) BETWEEN $1 AND $2 ORDER BY "id"
-- JSON: a raw value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'rank') AS int8) = $1 ORDER BY "id"
-- JSON: a raw value that is nil or not
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("old ""address"""->>'rank') AS int8) IS DISTINCT FROM $1 ORDER BY "id"
-- JSON: the numbers 0.1 and 42.1, to the last digit
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'area') AS float8) = $1 OR CAST(("address"->'position'->>'latitude') AS float8) = $2 ORDER BY "id"
-- JSON: a truth value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'isOpen') AS bool) = TRUE ORDER BY "id"
-- JSON: not a truth value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (CAST(("address"->>'isOpen') AS bool) = TRUE) IS NOT TRUE ORDER BY "id"
-- JSON: an optional truth value that is not true
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'wasOpen') AS bool) IS DISTINCT FROM $1 ORDER BY "id"
-- JSON: truth values, in a choice
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->>'isOpen') AS bool) = TRUE OR (CAST(("old ""address"""->>'isOpen') AS bool) = $1 AND CAST(("address"->>'wasOpen') AS bool) = $2) ORDER BY "id"
-- JSON: a struct that is nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE "old ""address"""::text IS NULL ORDER BY "id"
-- JSON: a struct within a struct that is nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE NULLIF(("old ""address"""->'annex'), 'null')::text IS NULL ORDER BY "id"
-- JSON: a struct within a struct that is not nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE NULLIF(("address"->'annex'), 'null')::text IS NOT NULL ORDER BY "id"
-- JSON: a value of a struct within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->'position'->>'longitude') AS float8) < $1 ORDER BY "id"
-- JSON: an optional of an optional
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("old ""address"""->'annex'->>'label') = $1 ORDER BY "id"
-- JSON: an optional of an optional that differs
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE ("old ""address"""->'annex'->>'label') IS DISTINCT FROM $1 ORDER BY "id"
-- JSON: a number of an optional struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(("address"->'annex'->>'latitude') AS float8) > $1 ORDER BY "id"
-- JSON: another member in the place of nil
SELECT COALESCE("dwellings"."old ""address"""::text, "dwellings"."address"::text) FROM "dwellings" ORDER BY "dwellings"."id"
-- JSON: an element
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END @> $1 ORDER BY "id"
-- JSON: no element
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END = $1 ORDER BY "id"
-- JSON: the number of elements
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(cardinality(CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END) AS int8) > $1 ORDER BY "id"
-- JSON: an optional array
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof("maybe_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("maybe_words")) END @> $1 OR CASE jsonb_typeof("maybe_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("maybe_words")) END IS NULL ORDER BY "id"
-- JSON: no element in an optional array
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE (CASE jsonb_typeof("maybe_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("maybe_words")) END @> $1) IS NOT TRUE ORDER BY "id"
-- JSON: lists of elements
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END IN ($1, $2) ORDER BY "id"
-- JSON: two arrays
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END = CASE jsonb_typeof("maybe_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("maybe_words")) END OR CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_eleme… -- 571 characters
-- JSON: an integer
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof("numbers") WHEN 'array' THEN ARRAY(SELECT CAST(value AS int8) FROM jsonb_array_elements_text("numbers")) END @> $1 OR CASE jsonb_typeof("numbers") WHEN 'array' THEN ARRAY(SELECT CAST(value AS int8) FROM jsonb_array_elements_text("numbers")) END && $2 ORDER BY "id"
-- JSON: a number
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof("weights") WHEN 'array' THEN ARRAY(SELECT CAST(value AS float8) FROM jsonb_array_elements_text("weights")) END @> $1 OR CASE jsonb_typeof("weights") WHEN 'array' THEN ARRAY(SELECT CAST(value AS float8) FROM jsonb_array_elements_text("weights")) END @> $2 ORDER BY "id"
-- JSON: a raw value
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof("kinds") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("kinds")) END @> $1 ORDER BY "id"
-- JSON: an element within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof(("address"->'tags')) WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text(("address"->'tags'))) END @> $1 ORDER BY "id"
-- JSON: no element within an optional struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof(("old ""address"""->'tags')) WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text(("old ""address"""->'tags'))) END = $1 ORDER BY "id"
-- JSON: the number of elements within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(cardinality(CASE jsonb_typeof(("address"->'years')) WHEN 'array' THEN ARRAY(SELECT CAST(value AS int8) FROM jsonb_array_elements_text(("address"->'years'))) END) AS int8) IS NULL OR CAST(cardinality(CASE jsonb_typeof(("address"->'tags')) WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text(("address"… -- 444 characters
-- JSON: a number within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof(("address"->'rates')) WHEN 'array' THEN ARRAY(SELECT CAST(value AS float8) FROM jsonb_array_elements_text(("address"->'rates'))) END @> $1 OR CASE jsonb_typeof(("address"->'years')) WHEN 'array' THEN ARRAY(SELECT CAST(value AS int8) FROM jsonb_array_elements_text(("address"->'years'))) END @> $2 ORDER … -- 407 characters
-- JSON: a raw value within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof(("old ""address"""->'kinds')) WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text(("old ""address"""->'kinds'))) END @> $1 ORDER BY "id"
-- JSON: raw values within a struct
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CASE jsonb_typeof(("address"->'kinds')) WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text(("address"->'kinds'))) END = $1 ORDER BY "id"
-- JSON: along a to-one
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE ("host"."address"->>'the ''city''s größe.1[0]$') = $1 ORDER BY "dwellings"."id"
-- JSON: along a to-one, differs
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" LEFT JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE ("host"."address"->'position'->>'label') IS DISTINCT FROM $1 ORDER BY "dwellings"."id"
-- JSON: along two
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" JOIN "dwellings" AS "host.host" ON "host.host"."id" = "host"."host_id" WHERE CAST(("host.host"."old ""address"""->>'floor') AS int8) > $1 ORDER BY "dwellings"."id"
-- JSON: of some of a to-many
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE EXISTS (SELECT 1 FROM "dwellings" AS "guests" WHERE "guests"."host_id" = "dwellings"."id" AND CAST(("guests"."address"->>'floor') AS int8) > $1 AND CASE jsonb_typeof(("guests"."address"->'tags')) WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text(("guests"… -- 458 characters
-- JSON: of some, compared with that outside
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE EXISTS (SELECT 1 FROM "dwellings" AS "guests" WHERE "guests"."host_id" = "dwellings"."id" AND ("guests"."address"->>'the ''city''s größe.1[0]$') IS NOT DISTINCT FROM ("dwellings"."address"->>'the ''city''s größe.1[0]$')) ORDER BY "dwellings"."id"
-- JSON: the largest of a to-many
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE (SELECT MAX(CAST(("guests"."address"->>'floor') AS int8)) FROM "dwellings" AS "guests" WHERE "guests"."host_id" = "dwellings"."id") > $1 ORDER BY "dwellings"."id"
-- JSON: in a list of a request
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE (("dwellings"."address"->>'the ''city''s größe.1[0]$') IS NOT NULL AND ("dwellings"."address"->>'the ''city''s größe.1[0]$') IN (SELECT ("dwellings2"."old ""address"""->>'the ''city''s größe.1[0]$') FROM "dwellings" AS "dwellings2" WHERE "dwellings2"."id" < $1 AND ("dwelli… -- 718 characters
-- JSON: not in a list of a request, with nil
SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" WHERE NOT (("dwellings"."address"->>'?1 -- 🏠') IS NOT NULL AND ("dwellings"."address"->>'?1 -- 🏠') IN (SELECT ("dwellings2"."address"->>'?1 -- 🏠') FROM "dwellings" AS "dwellings2" WHERE "dwellings2"."id" < $1 AND ("dwellings2"."address"->>'?1 -- 🏠') IS NOT NULL) OR ("dwellings".… -- 590 characters
-- JSON: read as they were written
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" ORDER BY "id"
-- JSON: read distinct
SELECT DISTINCT "id", "address", "old ""address""", …, "name" COLLATE "C", "host_id" FROM "dwellings"
-- JSON: texts selected
SELECT ("address"->>'the ''city''s größe.1[0]$') FROM "dwellings" ORDER BY "id"
-- JSON: values selected
SELECT "id", ("old ""address"""->>'?1 -- 🏠'), CAST(("address"->>'area') AS float8), ("address"->>'$kind') FROM "dwellings" ORDER BY "id"
-- JSON: more values selected
SELECT CAST(("address"->>'isOpen') AS bool), CAST(("old ""address"""->>'wasOpen') AS bool), CAST(("address"->>'rank') AS int8), CAST(("address"->>'room') AS int8) FROM "dwellings" ORDER BY "id"
-- JSON: a struct selected
SELECT "old ""address"""::text FROM "dwellings" ORDER BY "id"
-- JSON: a struct within a struct selected
SELECT NULLIF(("address"->'annex'), 'null')::text FROM "dwellings" ORDER BY "id"
-- JSON: a struct of a related model
SELECT NULLIF(("host"."address"->'position'), 'null')::text FROM "dwellings" LEFT JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" ORDER BY "dwellings"."id"
-- JSON: arrays selected
SELECT CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END, CASE jsonb_typeof("maybe_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("maybe_words")) END, CASE jsonb_typeof(("old ""address"""->'years')) WHEN 'array' THEN ARRAY(SELECT CAST(value AS int8) FROM jsonb_array_elements_text(("old ""address"""->'years'))) … -- 586 characters
-- JSON: a choice
SELECT CASE WHEN CAST(("dwellings"."address"->>'isOpen') AS bool) = TRUE THEN ("dwellings"."address"->>'the ''city''s größe.1[0]$') ELSE "dwellings"."name" END FROM "dwellings" ORDER BY "dwellings"."id"
-- JSON: sorted
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" ORDER BY CAST(("old ""address"""->>'floor') AS int8) DESC NULLS LAST, ("address"->>'the ''city''s größe.1[0]$') COLLATE "C" NULLS FIRST, "id"
-- JSON: sorted by an array
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE CAST(cardinality(CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END) AS int8) = $1 AND CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END @> $2 ORDER BY CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(S… -- 632 characters
-- JSON: grouped
SELECT ("dwellings"."old ""address"""->>'$kind'), COUNT(*), MAX(CAST(("dwellings"."address"->>'floor') AS int8)) FROM "dwellings" GROUP BY ("dwellings"."old ""address"""->>'$kind') HAVING COUNT(*) > $1 ORDER BY ("dwellings"."old ""address"""->>'$kind') COLLATE "C" NULLS FIRST
-- JSON: aggregates
SELECT MAX(CAST(("address"->'position'->>'latitude') AS float8)), COUNT(*) FILTER (WHERE CAST(("address"->>'isOpen') AS bool) = TRUE) FROM "dwellings"
-- JSON: the number of different values
SELECT COUNT(DISTINCT ("address"->>'the ''city''s größe.1[0]$')) FROM "dwellings"
-- JSON: joined texts
SELECT COALESCE(STRING_AGG(("address"->>'the ''city''s größe.1[0]$')::text COLLATE "C", $1 ORDER BY ("address"->>'the ''city''s größe.1[0]$')::text COLLATE "C"), '') FROM "dwellings"
-- JSON: joined distinct texts
SELECT COALESCE(STRING_AGG(DISTINCT ("address"->>'the ''city''s größe.1[0]$')::text COLLATE "C", $1 ORDER BY ("address"->>'the ''city''s größe.1[0]$')::text COLLATE "C") FILTER (WHERE CAST(("address"->>'isOpen') AS bool) = TRUE), '') FROM "dwellings"
-- JSON: pages by values within JSON
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" ORDER BY ("address"->>'the ''city''s größe.1[0]$') COLLATE "C" NULLS FIRST, CAST(("address"->>'area') AS float8) DESC NULLS LAST, "id" DESC LIMIT $1
-- JSON: pages by a value that may be nil
SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" ORDER BY CAST(("old ""address"""->'annex'->>'latitude') AS float8) DESC NULLS LAST, ("old ""address"""->>'?1 -- 🏠') COLLATE "C" NULLS FIRST, "id" LIMIT $1
-- JSON: the first of those that are related
SELECT "id", "address", "old ""address""", …, "fetching.key0" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "dwellings"."host_id" ORDER BY "dwellings"."id") AS "fetching.number" FROM "dwellings" WHERE "dwellings"."host_id" = ANY($1)) AS "fetching.rows" WHERE "fetching.number" <= $2 O… -- 425 characters
-- JSON: all that are related, distinct
SELECT DISTINCT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."name" COLLATE "C", "dwellings"."host_id", "dwellings"."host_id", "dwellings"."id" FROM "dwellings" WHERE "dwellings"."host_id" = ANY($1) ORDER BY 12
-- JSON: beside the rows of another request, by a related model
SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE "host"."id" > $1 UNION SELECT "id", "address", "old ""address""", …, "host_id" FROM "dwellings" WHERE "id" < $2) AS "dwellings" ORDER BY "id"
-- JSON: beside the rows of another request, both by related models
SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE "host"."id" > $1 INTERSECT SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwelling… -- 642 characters
-- JSON: the first ones beside the rows of another request
SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE "host"."id" > $1 ORDER BY "dwellings"."id" LIMIT $2) AS "dwellings" UNION SELECT "i… -- 802 characters
-- JSON: the first of each of the first
SELECT "id", "address", "old ""address""", …, "host_id" FROM (SELECT "id", "address", "old ""address""", …, ROW_NUMBER() OVER (PARTITION BY "name" ORDER BY "id") AS "fetching.number" FROM (SELECT "dwellings"."id", "dwellings"."address", "dwellings"."old ""address""", …, "dwellings"."host_id" FROM "dwellings" JOIN "dwellings" AS "host" ON "host"."id" = "dwellings"."host_id" WHERE "host"."id" > $1 O… -- 515 characters
-- JSON: arrays of distinct models
SELECT DISTINCT CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END COLLATE "C" FROM (SELECT DISTINCT "id", "address", "old ""address""", …, "name" COLLATE "C", "host_id" FROM "dwellings") AS "dwellings"
-- JSON: distinct models with those that are related
SELECT DISTINCT "id", "address", "old ""address""", …, "name" COLLATE "C", "host_id", "id" AS "fetching.order0" FROM "dwellings" ORDER BY 11
-- JSON: with windows, in pages
SELECT "dwellings"."id", "dwellings"."address"::text, "dwellings"."old ""address"""::text, CASE jsonb_typeof("dwellings"."words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("dwellings"."words")) END, CASE jsonb_typeof("dwellings"."maybe_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("dwellings"."maybe_words")) END, CASE jsonb_typeof("dwellings"… -- 968 characters
-- JSON: deleted
DELETE FROM "dwellings" WHERE ("address"->>'the ''city''s größe.1[0]$') = $1 OR CAST(("address"->>'floor') AS int8) > $2
-- JSON: updated by what a condition finds
UPDATE "dwellings" SET "name" = $1 WHERE CAST(("address"->>'isOpen') AS bool) = TRUE
-- JSON: updated to values within JSON
UPDATE "dwellings" SET "name" = ("address"->>'the ''city''s größe.1[0]$'), "host_id" = CAST(("old ""address"""->>'floor') AS int8)
-- JSON: updated to other structs and arrays
UPDATE "dwellings" SET "address" = CAST($1 AS jsonb), "old ""address""" = CAST(NULL AS jsonb), "words" = to_jsonb(CAST($2 AS text[])), "maybe_words" = to_jsonb(CAST(NULL AS text[])), "numbers" = to_jsonb(CAST($3 AS int8[])), "kinds" = to_jsonb(CAST($4 AS text[])) WHERE "id" > $5
-- JSON: updated to other members
UPDATE "dwellings" SET "old ""address""" = CAST("address"::text AS jsonb), "maybe_words" = to_jsonb(CAST(CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("words")) END AS text[])), "words" = to_jsonb(CAST(CASE jsonb_typeof(("address"->'tags')) WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text(("address"->'tags'))) END AS text[]))
-- JSON: inserted
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") VALUES ($1, CAST($2 AS jsonb), CAST(NULL AS jsonb), to_jsonb(CAST($3 AS text[])), to_jsonb(CAST(NULL AS text[])), to_jsonb(CAST($4 AS int8[])), to_jsonb(CAST($5 AS float8[])), to_jsonb(CAST($6 AS text[])), $7, NULL)
-- JSON: inserted and returned
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") VALUES ($1, CAST($2 AS jsonb), CAST(NULL AS jsonb), to_jsonb(CAST($3 AS text[])), to_jsonb(CAST(NULL AS text[])), to_jsonb(CAST($4 AS int8[])), to_jsonb(CAST($5 AS float8[])), to_jsonb(CAST($6 AS text[])), $7, NULL) RETURNING ("address"->>'the ''city''s größe.1[0]$'), CASE jsonb_typeof("words") WHEN 'array' THEN ARRAY(SELEC… -- 452 characters
-- JSON: saved in the place of others
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") VALUES ($1, CAST($2 AS jsonb), CAST(NULL AS jsonb), to_jsonb(CAST($3 AS text[])), to_jsonb(CAST(NULL AS text[])), to_jsonb(CAST($4 AS int8[])), to_jsonb(CAST($5 AS float8[])), to_jsonb(CAST($6 AS text[])), $7, NULL) ON CONFLICT ("id") DO UPDATE SET "address" = CAST("excluded"."address"::text AS jsonb), "old ""address""" = C… -- 1412 characters
-- JSON: updated in a conflict, by what was to be inserted
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") VALUES ($1, CAST($2 AS jsonb), CAST($3 AS jsonb), to_jsonb(CAST($4 AS text[])), to_jsonb(CAST(NULL AS text[])), to_jsonb(CAST($5 AS int8[])), to_jsonb(CAST($6 AS float8[])), to_jsonb(CAST($7 AS text[])), $8, NULL) ON CONFLICT ("id") DO UPDATE SET "address" = CAST("excluded"."address"::text AS jsonb), "words" = to_jsonb(CAST… -- 678 characters
-- JSON: inserted from a request
INSERT INTO "dwellings" ("id", "address", "old ""address""", …, "host_id") SELECT ("dwellings"."id"::int8 + $1), CAST("dwellings"."address"::text AS jsonb), CAST("host"."address"::text AS jsonb), to_jsonb(CAST(CASE jsonb_typeof(("dwellings"."address"->'tags')) WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text(("dwellings"."address"->'tags'))) END AS text[])), to_jsonb(CAST(CASE j… -- 1309 characters
-- Structs in columns: a text
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 805 characters
-- Structs in columns: an optional text that differs
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 829 characters
-- Structs in columns: a beginning
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 851 characters
-- Structs in columns: a text in a list with nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 853 characters
-- Structs in columns: an integer in a range
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 826 characters
-- Structs in columns: a small integer, calculated with
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 944 characters
-- Structs in columns: a date in seconds
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 810 characters
-- Structs in columns: a part of a date in seconds
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 1081 characters
-- Structs in columns: an optional date in seconds
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 824 characters
-- Structs in columns: a truth value in a form of its own
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 808 characters
-- Structs in columns: an optional truth value in a form of its own, not true
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 849 characters
-- Structs in columns: a decimal in a form of its own
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 806 characters
-- Structs in columns: an enum
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 825 characters
-- Structs in columns: an identifier in a form of its own
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 805 characters
-- Structs in columns: a struct within the struct
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 856 characters
-- Structs in columns: a struct within the struct that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 831 characters
-- Structs in columns: JSON within the struct
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 949 characters
-- Structs in columns: a struct without a prefix
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 827 characters
-- Structs in columns: two members compared
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 860 characters
-- Structs in columns: none
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 1646 characters
-- Structs in columns: one
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 1666 characters
-- Structs in columns: none within a struct
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 884 characters
-- Structs in columns: none within one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 908 characters
-- Structs in columns: one within one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 920 characters
-- Structs in columns: a member of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 821 characters
-- Structs in columns: a member of one that may be nil, differs
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 828 characters
-- Structs in columns: a member of one that may be nil, which is nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 824 characters
-- Structs in columns: a truth value of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 816 characters
-- Structs in columns: a date of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 856 characters
-- Structs in columns: JSON of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 1015 characters
-- Structs in columns: a struct of a struct of one that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 821 characters
-- Structs in columns: along a to-one
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1217 characters
-- Structs in columns: along a to-one, differs
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1220 characters
-- Structs in columns: along two
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1276 characters
-- Structs in columns: none along a to-one
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 2173 characters
-- Structs in columns: one along a to-one
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 2162 characters
-- Structs in columns: of some of a to-many
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1406 characters
-- Structs in columns: of some, compared with that outside
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1334 characters
-- Structs in columns: the largest of a to-many
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1218 characters
-- Structs in columns: in a list of a request
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1231 characters
-- Structs in columns: models
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 782 characters
-- Structs in columns: models with a related one
SELECT "venues"."id", "venues"."hall_city", "venues"."hall_post ""code""", …, "venues"."hall_point_point label", "venues"."hall_alt latitude", "venues"."hall_alt longitude", "venues"."hall_alt point label", "venues"."hall_position", "venues"."hall_words", "venues"."old ""hall"" city", "venues"."old ""hall"" post ""code""", "venues"."old ""hall"" floor_number", "venues"."old ""hall"" room", "venues… -- 1119 characters
-- Structs in columns: structs
SELECT "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position"::text, CASE jsonb_typeof("hall_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("hall_words")) END FROM "venues" ORDER BY "id"
-- Structs in columns: structs that may be nil
SELECT "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "old ""hall"" kind", "old ""hall"" rank", "old ""hall"" code", "old ""hall"" point_latitude", "old ""hall"" point_longitude", "old ""hall"" point_point label", "old ""ha… -- 675 characters
-- Structs in columns: structs within others
SELECT "hall_point_latitude", "hall_point_longitude", "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "old ""hall"" alt latitude", "old ""hall"" alt longitude", "old ""hall"" alt point label", "old ""hall"" point_latitude", "old ""hall"" point_longitude", "old ""hall"" point_point label" FROM "venues" ORDER BY "id"
-- Structs in columns: structs of related models
SELECT "venues"."id", "host"."hall_city", "host"."hall_post ""code""", …, "host"."hall_point_point label", "host"."hall_alt latitude", "host"."hall_alt longitude", "host"."hall_alt point label", "host"."hall_position"::text, CASE jsonb_typeof("host"."hall_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("host"."hall_words")) END, "host"."old ""hall"" city", "host"."old "… -- 1336 characters
-- Structs in columns: members
SELECT "hall_price", "old ""hall"" is_open", "hall_closed_at" FROM "venues" ORDER BY "id"
-- Structs in columns: a projection
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position"::text, CASE jsonb_typeof("hall_words") WHEN 'array' THEN ARRAY(SELECT value FROM jsonb_array_elements_text("hall_words")) END, "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"… -- 1014 characters
-- Structs in columns: in order
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 852 characters
-- Structs in columns: different structs
SELECT DISTINCT "latitude", "longitude", "point label" COLLATE "C" FROM "venues"
-- Structs in columns: the structs of two requests
SELECT "latitude", "longitude", "point label" COLLATE "C" FROM "venues" UNION SELECT "hall_point_latitude", "hall_point_longitude", "hall_point_point label" COLLATE "C" FROM "venues"
-- Structs in columns: groups
SELECT "venues"."old ""hall"" kind", COUNT(*), MAX("venues"."hall_floor_number") FROM "venues" GROUP BY "venues"."old ""hall"" kind" HAVING COUNT(*) > $1 ORDER BY "venues"."old ""hall"" kind" COLLATE "C" NULLS FIRST
-- Structs in columns: aggregates
SELECT MAX("hall_price"), COUNT(*) FILTER (WHERE "hall_is_open" = $1) FROM "venues"
-- Structs in columns: joined texts
SELECT COALESCE(STRING_AGG("hall_city"::text COLLATE "C", $1 ORDER BY "id", "hall_city"::text COLLATE "C"), ''), COALESCE(STRING_AGG("old ""hall"" post ""code"""::text COLLATE "C", $1 ORDER BY "hall_floor_number" DESC, "id", "old ""hall"" post ""code"""::text COLLATE "C"), '') FROM "venues"
-- Structs in columns: in the order of a language
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 814 characters
-- Structs in columns: the number of different values
SELECT COUNT(DISTINCT "hall_city") FROM "venues"
-- Structs in columns: a window
SELECT COUNT(*) OVER (PARTITION BY "venues"."hall_kind") FROM "venues" ORDER BY "venues"."id"
-- Structs in columns: the first of each
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 1667 characters
-- Structs in columns: pages
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 840 characters
-- Structs in columns: pages by members that may be nil
SELECT "id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""hall"" price", "… -- 890 characters
-- Structs in columns: deleted
DELETE FROM "venues" WHERE "hall_city" = $1 OR ("old ""hall"" city" IS NULL AND "old ""hall"" post ""code""" IS NULL AND "old ""hall"" floor_number" IS NULL AND "old ""hall"" room" IS NULL AND "old ""hall"" opened_at" IS NULL AND "old ""hall"" closed_at" IS NULL AND "old ""hall"" is_open" IS NULL AND "old ""hall"" was_open" IS NULL AND "old ""hall"" price" IS NULL AND "old ""hall"" kind" IS NULL A… -- 906 characters
-- Structs in columns: updated by what a condition finds
UPDATE "venues" SET "hall_city" = $1, "hall_post ""code""" = NULL, "hall_is_open" = $2, "hall_closed_at" = $3, "hall_price" = $4, "hall_kind" = $5, "hall_point_latitude" = NULLIF("hall_point_latitude"::float8 + $6, 'NaN'), "hall_room" = $7 WHERE "hall_is_open" = $8
-- Structs in columns: updated to other members
UPDATE "venues" SET "name" = "hall_city", "hall_city" = COALESCE("hall_post ""code""", $1), "hall_opened_at" = COALESCE("hall_closed_at", "hall_opened_at"), "longitude" = "old ""hall"" point_longitude", "hall_was_open" = CASE WHEN "hall_is_open" = $2 THEN $3 ELSE $4 END
-- Structs in columns: updated to other structs
UPDATE "venues" SET "hall_city" = $1, "hall_post ""code""" = NULL, "hall_floor_number" = $2, "hall_room" = $3, "hall_opened_at" = $4, "hall_closed_at" = $5, "hall_is_open" = $6, "hall_was_open" = $7, "hall_price" = $8, "hall_kind" = $9, "hall_rank" = $10, "hall_code" = NULL, "hall_point_latitude" = $11, "hall_point_longitude" = $12, "hall_point_point label" = NULL, "hall_alt latitude" = $13, "hall… -- 1315 characters
-- Structs in columns: updated to structs within structs
UPDATE "venues" SET "hall_alt latitude" = $1, "hall_alt longitude" = $2, "hall_alt point label" = NULL, "hall_point_latitude" = $3, "hall_point_longitude" = NULL, "hall_point_point label" = $4
-- Structs in columns: updated to structs of the row
UPDATE "venues" SET "old ""hall"" city" = "hall_city", "old ""hall"" post ""code""" = "hall_post ""code""", "old ""hall"" floor_number" = "hall_floor_number", "old ""hall"" room" = "hall_room", "old ""hall"" opened_at" = "hall_opened_at", "old ""hall"" closed_at" = "hall_closed_at", "old ""hall"" is_open" = "hall_is_open", "old ""hall"" was_open" = "hall_was_open", "old ""hall"" price" = "hall_pri… -- 1483 characters
-- Structs in columns: updated by a copy of a struct
UPDATE "venues" SET "name" = $1, "hall_city" = $2
-- Structs in columns: updated by copies of structs within structs
UPDATE "venues" SET "name" = $1, "hall_alt latitude" = NULLIF("hall_point_latitude"::float8 + $2, 'NaN'), "hall_alt longitude" = "hall_point_longitude", "hall_alt point label" = "hall_point_point label", "latitude" = NULLIF("hall_point_latitude"::float8 + $3, 'NaN'), "longitude" = "hall_point_longitude", "point label" = "hall_point_point label" WHERE "id" > $4
-- Structs in columns: inserted
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 1108 characters
-- Structs in columns: inserted and returned
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 1772 characters
-- Structs in columns: saved in the place of others
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 3902 characters
-- Structs in columns: in the way of another by a member
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 1127 characters
-- Structs in columns: updated in a conflict of a member, by what was to be inserted
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 2914 characters
-- Structs in columns: replaced in a conflict, some members
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 1195 characters
-- Structs in columns: the difference of two states
UPDATE "venues" SET "hall_city" = $1, "hall_alt point label" = $2, "name" = $3 WHERE "id" = $4
-- Structs in columns: inserted from a request
INSERT INTO "venues" ("id", "hall_city", "hall_post ""code""", …, "hall_point_point label", "hall_alt latitude", "hall_alt longitude", "hall_alt point label", "hall_position", "hall_words", "old ""hall"" city", "old ""hall"" post ""code""", "old ""hall"" floor_number", "old ""hall"" room", "old ""hall"" opened_at", "old ""hall"" closed_at", "old ""hall"" is_open", "old ""hall"" was_open", "old ""h… -- 2284 characters
-- Bool: == true
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = $1
-- Bool: != true
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" <> $1
-- Bool: isIn
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = ANY($1)
-- Bool: optional == true
SELECT …, "previousRights" FROM "Person" WHERE "isActive" = $1
-- Bool: optional == nil
SELECT …, "previousRights" FROM "Person" WHERE "isActive" IS NULL
-- Bool: optional isIn with nil
SELECT …, "previousRights" FROM "Person" WHERE ("isActive" = ANY($1) OR "isActive" IS NULL)
-- Bool: member == optional member
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = "isActive"
-- Bool: member != optional member
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" IS DISTINCT FROM "isActive"
-- Bool: members in 'and'
SELECT …, "previousRights" FROM "Person" WHERE "isAdmin" = TRUE AND "isActive" = $1
-- Bool: a negated member in 'or'
SELECT …, "previousRights" FROM "Person" WHERE ("isAdmin" = FALSE) OR "isActive" = $1
-- Arithmetic: +
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 >= $2
-- Arithmetic: -
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric - $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arithmetic: *
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 > $2
-- Arithmetic: a number before an operator
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST($1::numeric - "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 >= $2
-- Arithmetic: division truncates
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 / $1) = $2
-- Arithmetic: the remainder has the sign of the dividend
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 % $1) = $2
-- Arithmetic: the other sign
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST($1::numeric - "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arithmetic: members
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + "rank", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $1
-- Arithmetic: * before +
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arithmetic: parentheses
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + "rank", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arithmetic: from left to right
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST("age"::numeric - "rank", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeric - $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arithmetic: parentheses on the right
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric - NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric - $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arithmetic: division on the right
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(div("age"::numeric, NULLIF(("rank"::int8 / $1), 0)), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arithmetic: calculations on both sides
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric * "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS NOT DISTINCT FROM NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST("age"::numeric * "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeri… -- 659 characters
-- Arithmetic: division has a fraction
SELECT …, "previousRights" FROM "Person" WHERE NULLIF("score"::float8 / $1, 'NaN') = $2
-- Arithmetic: members with a fraction
SELECT …, "previousRights" FROM "Person" WHERE NULLIF("score"::float8 / NULLIF("bonus", 0), 'NaN') = $1
-- Arithmetic: a result that is infinite
SELECT …, "previousRights" FROM "Person" WHERE NULLIF("score"::float8 * $1, 'NaN') = $2
-- Arithmetic: a product of members that is infinite
SELECT …, "previousRights" FROM "Person" WHERE NULLIF("score"::float8 * "bonus", 'NaN') = $1
-- Arithmetic: a result that is not a number is nil
SELECT …, "previousRights" FROM "Person" WHERE (NULLIF(NULLIF("score"::float8 * $1, 'NaN')::float8 - NULLIF("score"::float8 * $2, 'NaN'), 'NaN') <= $3) IS NOT TRUE
-- Arithmetic: as processors add
SELECT …, "previousRights" FROM "Person" WHERE NULLIF("score"::float8 + $1, 'NaN') IS DISTINCT FROM $2 AND NULLIF("score"::float8 + $3, 'NaN') = $4
-- Arithmetic: minus zero equals zero
SELECT …, "previousRights" FROM "Person" WHERE NULLIF($1::float8 - "score", 'NaN') = $2
-- Arithmetic: whole numbers keep their fraction
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF("score"::float8 + $1, 'NaN')::float8 / $2, 'NaN') = $3
-- Arithmetic: an integer beside a number
SELECT …, "previousRights" FROM "Person" WHERE NULLIF("score"::float8 * CAST("age" AS float8), 'NaN') = $1
-- Arithmetic: a quotient of integers with its fraction
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(CAST("age" AS float8)::float8 / NULLIF(CAST("rank" AS float8), 0), 'NaN') = $1
-- Arithmetic: nil as a number
SELECT …, "previousRights" FROM "Person" WHERE CAST("rank" AS float8) IS NULL
-- Arithmetic: what may be nil, less what may not
SELECT …, "previousRights" FROM "Person" WHERE NULLIF("bonus"::float8 - "score", 'NaN') = $1
-- Arithmetic: an overflow as a number
SELECT …, "previousRights" FROM "Person" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 AS float8) <= $2
-- Arithmetic: by the nearest number
SELECT …, "previousRights" FROM "Person" WHERE CAST("age" AS float8) = $1
-- Arithmetic: a sort order of numbers
SELECT …, "previousRights" FROM "Person" ORDER BY NULLIF(CAST("age" AS float8)::float8 / $1, 'NaN') NULLS FIRST
-- Arithmetic: a calculation with nil is nil
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS NULL
-- Arithmetic: a calculation with nil differs from every number
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("rank"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS DISTINCT FROM $2
-- Arithmetic: division by a zero
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 / NULLIF($1, 0)) > $2 OR ("age"::int8 / NULLIF($3, 0)) <= $4
-- Arithmetic: division by zero is nil
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 / NULLIF($1, 0)) IS NULL
-- Arithmetic: division by a member that is zero
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(div("age"::numeric, NULLIF("rank", 0)), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS NULL
-- Arithmetic: remainder by zero is nil
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 % NULLIF("rank", 0)) IS NULL
-- Arithmetic: division of fractions by zero is nil
SELECT …, "previousRights" FROM "Person" WHERE NULLIF("score"::float8 / NULLIF("bonus", 0), 'NaN') IS NULL
-- Arithmetic: nil against nil
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(div("age"::numeric, NULLIF("rank", 0)), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS NOT DISTINCT FROM ("rank"::int8 / NULLIF($1, 0))
-- Arithmetic: + above the largest
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 > $2
-- Arithmetic: - below the smallest
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric - $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 > $2
-- Arithmetic: * above the largest
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 <= $2
-- Arithmetic: the smallest divided by -1
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(div("age"::numeric, $1), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 <= $2
-- Arithmetic: the limits themselves fit
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $2
-- Arithmetic: + above the largest differs
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS DISTINCT FROM $2
-- Arithmetic: + above the largest, not in a range
SELECT …, "previousRights" FROM "Person" WHERE (NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 BETWEEN $2 AND $3) IS NOT TRUE
-- Arithmetic: + above the largest, not in a list
SELECT …, "previousRights" FROM "Person" WHERE (NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = ANY($2)) IS NOT TRUE
-- Arithmetic: a negated condition that overflows
SELECT …, "previousRights" FROM "Person" WHERE (NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 > $2) IS NOT TRUE
-- Arithmetic: a sort order that overflows
SELECT …, "previousRights" FROM "Person" ORDER BY NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 NULLS FIRST
-- Arithmetic: a sort order that overflows, descending
SELECT …, "previousRights" FROM "Person" ORDER BY NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 DESC NULLS LAST
-- Numbers: the magnitude of an integer
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" < $1 THEN NULLIF(NULLIF(LEAST(GREATEST($2::numeric - "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 ELSE "age" END = $3
-- Numbers: the magnitude of a number
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "score" <= $1 THEN NULLIF($2::float8 - "score", 'NaN') ELSE "score" END >= $3
-- Numbers: the magnitude of nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "rank" < $1 THEN NULLIF(NULLIF(LEAST(GREATEST($2::numeric - "rank", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 ELSE "rank" END IS NULL
-- Numbers: the magnitude of the smallest is nil
SELECT …, "previousRights" FROM "Person" WHERE (CASE WHEN "age" < $1 THEN NULLIF(NULLIF(LEAST(GREATEST($2::numeric - "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 ELSE "age" END >= $3) IS NOT TRUE
-- Numbers: the magnitude of the smallest differs
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" < $1 THEN NULLIF(NULLIF(LEAST(GREATEST($2::numeric - "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 ELSE "age" END IS DISTINCT FROM $3
-- Numbers: the magnitude of a calculation
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN NULLIF(NULLIF(LEAST(GREATEST("age"::numeric - $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 < $2 THEN NULLIF(NULLIF(LEAST(GREATEST($3::numeric - NULLIF(NULLIF(LEAST(GREATEST("age"::numeric - $4, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8,… -- 654 characters
-- Numbers: the magnitude of a decimal
SELECT …, "cents" FROM "sales" WHERE CASE WHEN "price" < $1 THEN CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char($2::numeric - "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) ELSE "price" END = $3
-- Numbers: sorted by magnitude
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN "age" < $1 THEN NULLIF(NULLIF(LEAST(GREATEST($2::numeric - "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 ELSE "age" END NULLS FIRST, "id" DESC
-- Numbers: clamped to a range
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CASE WHEN "age" < $1 THEN $2 ELSE "age" END > $3 THEN $4 WHEN "age" < $5 THEN $6 ELSE "age" END = $7
-- Numbers: clamped within a range
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CASE WHEN "score" < $1 THEN $2 ELSE "score" END > $3 THEN $4 WHEN "score" < $5 THEN $6 ELSE "score" END = $7
-- Numbers: clamped from below
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "score" < $1 THEN $2 ELSE "score" END >= $3
-- Numbers: clamped from above
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "rank" > $1 THEN $2 ELSE "rank" END = $3
-- Numbers: clamped nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CASE WHEN "rank" < $1 THEN $2 ELSE "rank" END > $3 THEN $4 WHEN "rank" < $5 THEN $6 ELSE "rank" END IS NULL
-- Numbers: a clamped text
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CASE WHEN "name" < $1 COLLATE "C" THEN $2 ELSE "name" END > $3 COLLATE "C" THEN $4 WHEN "name" < $5 COLLATE "C" THEN $6 ELSE "name" END = $7
-- Numbers: the lesser of members
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" <= "rank" THEN "age" ELSE "rank" END = $1
-- Numbers: the greater of members
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" >= "rank" THEN "age" ELSE "rank" END IS DISTINCT FROM $1 AND "id" > $2
-- Numbers: the lesser is nil where one is
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" <= "rank" THEN "age" ELSE "rank" END IS NULL
-- Numbers: the greater is nil where one is
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" >= "rank" THEN "age" ELSE "rank" END IS NULL
-- Numbers: the lesser of what may be nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN COALESCE(CASE WHEN "bonus"::float8 BETWEEN -9223372036854775808 AND 9223372036854774784 AND "bonus"::float8 = trunc("bonus"::float8) THEN "bonus"::float8::int8 END, $1) <= "rank" THEN COALESCE(CASE WHEN "bonus"::float8 BETWEEN -9223372036854775808 AND 9223372036854774784 AND "bonus"::float8 = trunc("bonus"::float8) THEN "bonus"::float8::int8… -- 437 characters
-- Numbers: the lesser of calculations
SELECT …, "previousRights" FROM "Person" WHERE (CASE WHEN NULLIF(NULLIF(LEAST(GREATEST("age"::numeric - $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 <= NULLIF(NULLIF(LEAST(GREATEST("age"::numeric - $2, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 THEN NULLIF(NULLIF(LEAST(GREATEST("age"::numeric … -- 980 characters
-- Numbers: the greater, with another value for nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" >= COALESCE("rank", "age") THEN "age" ELSE COALESCE("rank", "age") END = $1
-- Numbers: the lesser of three
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" <= CASE WHEN "id" <= COALESCE("rank", $1) THEN "id" ELSE COALESCE("rank", $2) END THEN "age" WHEN "id" <= COALESCE("rank", $3) THEN "id" ELSE COALESCE("rank", $4) END < $5
-- Numbers: the lesser of texts
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "name" <= "nickname" COLLATE "C" THEN "name" ELSE "nickname" END = $1 AND "id" = $2
-- Numbers: the greater of texts
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "name" >= "nickname" COLLATE "C" THEN "name" ELSE "nickname" END = $1
-- Numbers: rounded
SELECT …, "previousRights" FROM "Person" WHERE trunc("score"::float8 + sign("score"::float8) * 0.49999999999999994::float8) = $1
-- Numbers: rounded above 2⁵¹
SELECT …, "previousRights" FROM "Person" WHERE trunc("bonus"::float8 + sign("bonus"::float8) * 0.49999999999999994::float8) = $1 AND floor("bonus"::float8) = $2
-- Numbers: rounded to even
SELECT …, "previousRights" FROM "Person" WHERE round("score"::float8) = $1
-- Numbers: rounded up
SELECT …, "previousRights" FROM "Person" WHERE ceil("score"::float8) > $1
-- Numbers: rounded up below zero
SELECT …, "previousRights" FROM "Person" WHERE ceil("score"::float8) = $1
-- Numbers: rounded down
SELECT …, "previousRights" FROM "Person" WHERE floor("score"::float8) = $1
-- Numbers: rounded towards zero
SELECT …, "previousRights" FROM "Person" WHERE trunc("score"::float8) = $1
-- Numbers: rounded away from zero
SELECT …, "previousRights" FROM "Person" WHERE (sign("score"::float8) * ceil(abs("score"::float8))) = $1
-- Numbers: rounded nil
SELECT …, "previousRights" FROM "Person" WHERE trunc("bonus"::float8 + sign("bonus"::float8) * 0.49999999999999994::float8) IS NULL
-- Numbers: not rounded nil
SELECT …, "previousRights" FROM "Person" WHERE (ceil("bonus"::float8) IS DISTINCT FROM $1) OR "id" = $2
-- Numbers: rounded infinity
SELECT …, "previousRights" FROM "Person" WHERE trunc(NULLIF("score"::float8 * $1, 'NaN')::float8 + sign(NULLIF("score"::float8 * $2, 'NaN')::float8) * 0.49999999999999994::float8) = $3
-- Numbers: sorted by what is rounded
SELECT …, "previousRights" FROM "Person" ORDER BY round("score"::float8), "id"
-- Numbers: decimals rounded to the nearest
SELECT …, "cents" FROM "sales" WHERE "id" = $1 AND round("price"::numeric) = $2
-- Numbers: decimals rounded to even
SELECT …, "cents" FROM "sales" WHERE "id" = $1 AND CASE WHEN abs("price"::numeric - trunc("price"::numeric)) = 0.5 THEN 2 * round("price"::numeric * 0.5) ELSE round("price"::numeric) END = $2
-- Numbers: decimals rounded up
SELECT …, "cents" FROM "sales" WHERE "id" = $1 AND ceil("price"::numeric) = $2
-- Numbers: decimals rounded down
SELECT …, "cents" FROM "sales" WHERE "id" = $1 AND floor("price"::numeric) = $2
-- Numbers: decimals rounded towards zero
SELECT …, "cents" FROM "sales" WHERE "id" = $1 AND trunc("price"::numeric) = $2
-- Numbers: decimals rounded away from zero
SELECT …, "cents" FROM "sales" WHERE "id" = $1 AND (sign("price"::numeric) * ceil(abs("price"::numeric))) = $2
-- Numbers: update to what is rounded
UPDATE "Person" SET "age" = CASE WHEN "age" < $1 THEN ($2::int8 - "age") ELSE "age" END, "rank" = CASE WHEN "rank" <= CASE WHEN "age" < $3 THEN NULLIF(NULLIF(LEAST(GREATEST($4::numeric - "age", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 ELSE "age" END THEN "rank" WHEN CASE WHEN "age" < $5 THEN NULLIF(NULLIF(LEAST(GREATEST($6::numeric - "age", -92… -- 736 characters
-- Numbers: numbers in a selection
SELECT CASE WHEN "Person"."age" < $1 THEN ($2::int8 - "Person"."age") ELSE "Person"."age" END, trunc("Person"."score"::float8 + sign("Person"."score"::float8) * 0.49999999999999994::float8) FROM "Person" WHERE "Person"."id" < $3 ORDER BY "Person"."id"
-- Numbers: grouped by what is rounded
SELECT trunc("Person"."score"::float8 + sign("Person"."score"::float8) * 0.49999999999999994::float8), COUNT(*) FROM "Person" WHERE "Person"."id" < $1 GROUP BY trunc("Person"."score"::float8 + sign("Person"."score"::float8) * 0.49999999999999994::float8) ORDER BY trunc("Person"."score"::float8 + sign("Person"."score"::float8) * 0.49999999999999994::float8)
-- Numbers: sums of what is rounded
SELECT COALESCE(SUM((sign("score"::float8) * ceil(abs("score"::float8)))::float8), 0) FROM "Person" WHERE "id" < $1
-- Numbers: a magnitude that does not fit
SELECT CASE WHEN "age" < $1 THEN ($2::int8 - "age") ELSE "age" END FROM "Person"
-- Numbers: a sum of magnitudes that do not fit
SELECT COALESCE(SUM(CASE WHEN "age" < $1 THEN ($1::int8 - "age") ELSE "age" END::int8), 0)::int8 FROM "Person"
-- Conversions: the number of text 0
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $1 AND "id" = $2
-- Conversions: the number of text 4
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS NULL AND "id" = $1
-- Conversions: the number of text 12
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^(?=.{1,100}$)[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?$') AS numeric) > 1.79769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096e308 THEN 'Infinity'::float8 WHEN CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^(?=.… -- 1077 characters
-- Conversions: the integer of a number
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "score"::float8 BETWEEN -9223372036854775808 AND 9223372036854774784 AND "score"::float8 = trunc("score"::float8) THEN "score"::float8::int8 END = $1
-- Conversions: no integer of a fraction, or beyond
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "bonus"::float8 BETWEEN -9223372036854775808 AND 9223372036854774784 AND "bonus"::float8 = trunc("bonus"::float8) THEN "bonus"::float8::int8 END IS NULL
-- Conversions: not an integer of a fraction
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "bonus"::float8 BETWEEN -9223372036854775808 AND 9223372036854774784 AND "bonus"::float8 = trunc("bonus"::float8) THEN "bonus"::float8::int8 END IS DISTINCT FROM $1
-- Conversions: an integer without its fraction
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN trunc("bonus"::float8)::float8 BETWEEN -9223372036854775808 AND 9223372036854774784 AND trunc("bonus"::float8)::float8 = trunc(trunc("bonus"::float8)::float8) THEN trunc("bonus"::float8)::float8::int8 END = $1
-- Conversions: sorted by the integer of a text, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 NULLS FIRST, "id"
-- Conversions: the text of an integer
SELECT …, "previousRights" FROM "Person" WHERE CAST("age" AS text) COLLATE "C" = $1
-- Conversions: the text of nil
SELECT …, "previousRights" FROM "Person" WHERE CAST("rank" AS text) COLLATE "C" IS NULL
-- Conversions: operators on the text of an integer
SELECT …, "previousRights" FROM "Person" WHERE CAST("age" AS text) COLLATE "C" >= $1 COLLATE "C" AND CAST("age" AS text) COLLATE "C" < $2 COLLATE "C" AND CAST(char_length(CAST("age" AS text) COLLATE "C") AS int8) > $3
-- Conversions: the text of an overflow is nil
SELECT …, "previousRights" FROM "Person" WHERE (CAST(NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 AS text) COLLATE "C" >= $2 COLLATE "C") IS NOT TRUE
-- Conversions: there and back
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST(CAST("age" AS text) COLLATE "C" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = "age"
-- Conversions: unwrapped in a condition
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 > $1
-- Conversions: unwrapped nil in a condition
SELECT …, "previousRights" FROM "Person" WHERE (NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 > $1) IS NOT TRUE
-- Conversions: unwrapped in a selection
SELECT NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("Person"."name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Person" WHERE "Person"."id" = ANY($1) ORDER BY "Person"."id"
-- Conversions: unwrapped nil in a selection
SELECT NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Person"
-- Conversions: an integer of a calculation that overflows
SELECT NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST(CAST(("age"::int8 + $1) AS text) COLLATE "C" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Person"
-- Conversions: the length of the text of an overflow
SELECT MAX(CAST(char_length(btrim(CAST(CAST(("age"::int8 + $1) AS text) COLLATE "C" AS text) COLLATE "C", $2)) AS int8)) FROM "Person"
-- Conversions: the bits of an overflow
SELECT (("age"::int8 + $1)::int8 & $2) FROM "Person"
-- Conversions: bits of both
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 & $1) = $2
-- Conversions: bits of either
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 | $1) = $2
-- Conversions: bits of one
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 # $1) = $2
-- Conversions: bits of members
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 & "rank") = $1 AND ("age"::int8 | "rank") = $2 AND ("age"::int8 # "rank") = $3
-- Conversions: bits of nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank"::int8 & $1) IS NULL AND ("age"::int8 # "rank") IS NULL
-- Conversions: bits of the limits
SELECT …, "previousRights" FROM "Person" WHERE ("age"::int8 # $1) = $2 OR ("age"::int8 | $3) = $4
-- Conversions: bits of a calculation that overflows
SELECT …, "previousRights" FROM "Person" WHERE ((NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::int8 & $2) >= $3) IS NOT TRUE
-- Conversions: shifted
SELECT …, "previousRights" FROM "Person" WHERE "id" = $1 AND ("age"::int8 << 0) = $2
-- Conversions: shifted nil
SELECT …, "previousRights" FROM "Person" WHERE ("rank"::int8 & 0) IS NULL AND ("rank"::int8 >> 1) IS NULL
-- Conversions: update by conversions
UPDATE "Person" SET "motto" = CAST("age" AS text) COLLATE "C", "age" = NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8, "rank" = (("rank"::int8 | $1)::int8 << 1), "bonus" = CASE WHEN CAST(substring(CAST("nickname" AS text) COLLATE "C"… -- 1384 characters
-- Conversions: a text without a number in a member that is not optional
UPDATE "Person" SET "age" = NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8
-- Conversions: conversions in a selection
SELECT NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("Person"."name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8, CAST("Person"."age" AS text) COLLATE "C" FROM "Person" WHERE "Person"."id" < $1 ORDER BY "Person"."id"
-- Conversions: grouped by a conversion
SELECT CASE WHEN CAST(substring(CAST("Person"."name" AS text) COLLATE "C" FROM '^(?=.{1,100}$)[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?$') AS numeric) > 1.79769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096e308 THEN 'Infinity'::float8 WHEN CAST(substring(CAST("Person"."name" AS text) COLLATE "C" FROM '^(?=.{1,100}$)[+-]?(?:[0-9]… -- 3195 characters
-- Conversions: aggregates of conversions
SELECT COALESCE(SUM(NULLIF(NULLIF(LEAST(GREATEST(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^[+-]?0*[0-9]{1,19}$') AS numeric), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::int8), 0)::int8 FROM "Person"
-- Conversions of decimals: decimals of floating-point numbers
SELECT CASE WHEN abs("Person"."score"::float8) < 1e128 THEN round(CAST(CASE WHEN CAST(to_char("Person"."score"::float8, '9.99999999999999EEEE') AS float8) = "Person"."score"::float8 THEN to_char("Person"."score"::float8, '9.99999999999999EEEE') WHEN CAST(to_char("Person"."score"::float8, '9.999999999999999EEEE') AS float8) = "Person"."score"::float8 THEN to_char("Person"."score"::float8, '9.999999… -- 543 characters
-- Conversions of decimals: decimals of texts
SELECT CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(CAST(substring(CAST("Person"."name" AS text) COLLATE "C" FROM '^(?=.{1,100}$)[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?$') AS numeric), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) FROM "Person" ORDER BY "Person"."id"
-- Conversions of decimals: a condition on the decimal of each number
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN abs("score"::float8) < 1e128 THEN round(CAST(CASE WHEN CAST(to_char("score"::float8, '9.99999999999999EEEE') AS float8) = "score"::float8 THEN to_char("score"::float8, '9.99999999999999EEEE') WHEN CAST(to_char("score"::float8, '9.999999999999999EEEE') AS float8) = "score"::float8 THEN to_char("score"::float8, '9.999999999999999EEEE') ELSE to… -- 493 characters
-- Conversions of decimals: numbers without a decimal
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN abs("score"::float8) < 1e128 THEN round(CAST(CASE WHEN CAST(to_char("score"::float8, '9.99999999999999EEEE') AS float8) = "score"::float8 THEN to_char("score"::float8, '9.99999999999999EEEE') WHEN CAST(to_char("score"::float8, '9.999999999999999EEEE') AS float8) = "score"::float8 THEN to_char("score"::float8, '9.999999999999999EEEE') ELSE to… -- 482 characters
-- Conversions of decimals: decimals of integers
SELECT …, "previousRights" FROM "Person" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(CAST("age" AS numeric)::numeric + $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $2 AND CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round(CAST("rank" AS numeric)::numeric, 400) / $3, '9.9999999999999999999999999999999999… -- 482 characters
-- Conversions of decimals: the decimal of nil
SELECT …, "previousRights" FROM "Person" WHERE CAST("rank" AS numeric) IS NULL AND CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(CAST(substring(CAST("nickname" AS text) COLLATE "C" FROM '^(?=.{1,100}$)[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?$') AS numeric), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) IS NU… -- 842 characters
-- Conversions of decimals: sorted by decimals of texts
SELECT …, "previousRights" FROM "Person" ORDER BY CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(CAST(substring(CAST("name" AS text) COLLATE "C" FROM '^(?=.{1,100}$)[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?$') AS numeric), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) NULLS FIRST
-- Conversions of decimals: other values of decimals
SELECT CAST(NULLIF("sales"."price"::numeric, 'NaN') AS float8) FROM "sales" ORDER BY "sales"."id"
-- Conversions of decimals: conditions on other values of each decimal
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF("discount"::numeric, 'NaN') AS float8) = $1 AND CASE WHEN "discount"::numeric BETWEEN -9223372036854775808 AND 9223372036854775807 AND "discount"::numeric = trunc("discount"::numeric) THEN "discount"::numeric::int8 END = $2 AND CAST(trim_scale(NULLIF("discount"::numeric, 'NaN')) AS text) COLLATE "C" = $3 AND "id" = $4
-- Conversions of decimals: other values of nil
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF("discount"::numeric, 'NaN') AS float8) IS NULL AND CASE WHEN "discount"::numeric BETWEEN -9223372036854775808 AND 9223372036854775807 AND "discount"::numeric = trunc("discount"::numeric) THEN "discount"::numeric::int8 END IS NULL AND CAST(trim_scale(NULLIF("discount"::numeric, 'NaN')) AS text) COLLATE "C" IS NULL
-- Conversions of decimals: there and back
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(CAST(substring(CAST(CAST(trim_scale(NULLIF("price"::numeric, 'NaN')) AS text) COLLATE "C" AS text) COLLATE "C" FROM '^(?=.{1,100}$)[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?$') AS numeric), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256… -- 522 characters
-- Conversions of decimals: sums and averages of conversions
SELECT CAST(to_char(COALESCE(SUM(CAST("quantity" AS numeric)::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Conversions of decimals: grouped by conversions
SELECT CAST(trim_scale(NULLIF("sales"."price"::numeric, 'NaN')) AS text) COLLATE "C", COUNT(*) FROM "sales" WHERE "sales"."id" < $1 GROUP BY CAST(trim_scale(NULLIF("sales"."price"::numeric, 'NaN')) AS text) COLLATE "C" ORDER BY CAST(trim_scale(NULLIF("sales"."price"::numeric, 'NaN')) AS text) COLLATE "C" COLLATE "C" NULLS FIRST
-- Conversions of decimals: an aggregate of a group as another number
SELECT CAST(NULLIF(CAST(to_char(COALESCE(SUM("sales"."price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric, 'NaN') AS float8) FROM "sales" WHERE "sales"."id" < $1 GROUP BY "sales"."parentID" ORDER BY "sales"."parentID" NULLS FIRST
-- Conversions of decimals: conversions of related values
SELECT CASE WHEN (SELECT COUNT(*) FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") > $1 THEN NULLIF(CAST(NULLIF("sales"."price"::numeric, 'NaN') AS float8)::float8 * $2, 'NaN') ELSE NULL END FROM "sales" ORDER BY "sales"."id"
-- Conversions of decimals: the least and the largest of conversions
SELECT MIN(NULLIF(CAST(NULLIF("price"::numeric, 'NaN') AS float8)::float8 * $1, 'NaN')) FROM "sales" WHERE "id" < $2
-- Conversions of decimals: a calculation that overflows, as another value
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128))::numeric, 'NaN') AS float8) > $2 AND CAST(trim_scale(NULLIF(CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $3::numeric, '9.999999999999999… -- 1482 characters
-- Conversions of decimals: an integer that overflows, as a decimal
SELECT …, "previousRights" FROM "Person" WHERE (CAST(NULLIF(NULLIF(LEAST(GREATEST("age"::numeric + $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 AS numeric) >= $2) IS NOT TRUE
-- Conversions of decimals: a decimal that overflows, converted in a selection
SELECT CAST(NULLIF(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric, 'NaN') AS float8) FROM "sales"
-- Conversions of decimals: a decimal that overflows, converted in an aggregate
SELECT MAX(CAST(char_length(CAST(trim_scale(NULLIF(round(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric)::numeric, 'NaN')) AS text) COLLATE "C") AS int8)) FROM "sales"
-- Conversions of decimals: a decimal that overflows, within a decimal
SELECT MAX(CAST(to_char(CASE WHEN abs(CAST(NULLIF(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric, 'NaN') AS float8)::float8) < 1e128 THEN round(CAST(CASE WHEN CAST(to_char(CAST(NULLIF(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric, 'NaN') AS float8… -- 1726 characters
-- Conversions of decimals: a fraction as an integer, unwrapped
SELECT CASE WHEN "price"::numeric BETWEEN -9223372036854775808 AND 9223372036854775807 AND "price"::numeric = trunc("price"::numeric) THEN "price"::numeric::int8 END FROM "sales"
-- Conversions of decimals: update by conversions of decimals
UPDATE "sales" SET "price" = CAST(to_char(CAST("quantity" AS numeric)::numeric + "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)), "quantity" = CASE WHEN CAST(to_char(CAST(to_char(CAST("quantity" AS numeric)::numeric + "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric * $1::numeric, '9.99999999999999999999999999999… -- 3119 characters
-- Conversions of decimals: a fraction as an integer in a member that is not optional
UPDATE "sales" SET "quantity" = CASE WHEN "price"::numeric BETWEEN -9223372036854775808 AND 9223372036854775807 AND "price"::numeric = trunc("price"::numeric) THEN "price"::numeric::int8 END
-- Decimals: + is exact
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric + "discount"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $1
-- Decimals: -
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric - $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $2
-- Decimals: *
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $2
-- Decimals: a number before an operator
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char($1::numeric - "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $2
-- Decimals: the other sign
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char($1::numeric - "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) > $2 AND CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char($3::numeric - "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e1… -- 438 characters
-- Decimals: a quotient
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round("price"::numeric, 400) / NULLIF("discount", 0), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $1
-- Decimals: * before +
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric + CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128))::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) … -- 426 characters
-- Decimals: parentheses
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric + "discount"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128))::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e12… -- 429 characters
-- Decimals: from left to right
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric - $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128))::numeric - $2::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS nu… -- 421 characters
-- Decimals: in a list
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = ANY($2)
-- Decimals: in a range
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) BETWEEN $2 AND $3
-- Decimals: on both sides
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) IS NOT DISTINCT FROM CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric + "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e1… -- 450 characters
-- Decimals: many digits
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric + $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $2
-- Decimals: a sort order of results
SELECT …, "cents" FROM "sales" ORDER BY CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) NULLS FIRST
-- Decimals: a calculation with nil is nil
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("discount"::numeric + $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) IS NULL
-- Decimals: nil differs from every number
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("discount"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) IS DISTINCT FROM $2
-- Decimals: division by a zero
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round("price"::numeric, 400) / NULLIF($1, 0), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) IS NULL
-- Decimals: division by a member that is zero
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round("price"::numeric, 400) / NULLIF("discount", 0), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) IS NULL
-- Decimals: another value for nil
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric - COALESCE("discount", $1)::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $2
-- Decimals: a choice
SELECT …, "cents" FROM "sales" WHERE CASE WHEN "price" > $1 THEN CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $2::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) ELSE "price" END = $3
-- Decimals: a third
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round("price"::numeric, 400) / $1, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $2
-- Decimals: a half, away from zero
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric + $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128))::numeric - $2::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS nu… -- 623 characters
-- Decimals: digits behind the 128th
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $2 AND CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $3::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e1… -- 438 characters
-- Decimals: + above the largest
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric + CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("discount"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128))::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e12… -- 443 characters
-- Decimals: * above the largest is nil
SELECT …, "cents" FROM "sales" WHERE (CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) <= $2) IS NOT TRUE AND (CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $3::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e12… -- 468 characters
-- Decimals: / above the largest is nil
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round("discount"::numeric, 400) / NULLIF("price", 0), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) < $1 AND "id" = $2
-- Decimals: an overflow, negated
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) IS DISTINCT FROM $2
-- Decimals: an overflow within another calculation
SELECT …, "cents" FROM "sales" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round(CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128))::numeric, 400) / $2, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS… -- 427 characters
-- Decimals in requests: sum
SELECT CAST(to_char(COALESCE(SUM("price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Decimals in requests: sum of optionals
SELECT CAST(to_char(COALESCE(SUM("discount"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Decimals in requests: sum of nothing
SELECT CAST(to_char(COALESCE(SUM("price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" > $1
-- Decimals in requests: sum of a calculation
SELECT CAST(to_char(COALESCE(SUM(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" < $2
-- Decimals in requests: sum along a relationship
SELECT CAST(to_char(COALESCE(SUM(CAST(to_char("parent"."price"::numeric + CAST(to_char(round("parent"."price"::numeric, 400) / $1, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" LEFT JOIN "sales" AS "pa… -- 467 characters
-- Decimals in requests: a sum in which parts are too large
SELECT CAST(to_char(COALESCE(SUM("price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" <= $1
-- Decimals in requests: a sum of 38 digits, rounded once
SELECT CAST(to_char(COALESCE(SUM("price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" = ANY($1)
-- Decimals in requests: average
SELECT CAST(to_char(round(SUM("price"::numeric), 400) / NULLIF(COUNT("price"), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" < $1
-- Decimals in requests: average of optionals
SELECT CAST(to_char(round(SUM("discount"::numeric), 400) / NULLIF(COUNT("discount"), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" < $1
-- Decimals in requests: average of nothing
SELECT CAST(to_char(round(SUM("price"::numeric), 400) / NULLIF(COUNT("price"), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" > $1
-- Decimals in requests: sum and average of distinct values
SELECT CAST(to_char(COALESCE(SUM(DISTINCT "price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" > $1
-- Decimals in requests: sum and average of distinct calculations
SELECT CAST(to_char(COALESCE(SUM(DISTINCT CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" > $2
-- Decimals in requests: sum and average of distinct integers
SELECT COALESCE(SUM(DISTINCT "quantity"::int8), 0)::int8 FROM "sales" WHERE "id" < $1
-- Decimals in requests: under conditions
SELECT CAST(to_char(COALESCE(SUM("price"::numeric) FILTER (WHERE "price" > $1), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)), CAST(to_char(COALESCE(SUM(DISTINCT "price"::numeric) FILTER (WHERE "price" < $2 AND "price" > $1), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)), CAST(to_char(round(SUM("price"::numeric) FILTER (WHERE "price" > $1), 400… -- 675 characters
-- Decimals in requests: a sum that is too large
SELECT CAST(to_char(COALESCE(SUM("price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" < $1
-- Decimals in requests: a calculation that is too large, selected
SELECT CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Decimals in requests: a calculation that is too large, added up
SELECT CAST(to_char(COALESCE(SUM(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Decimals in requests: selected
SELECT CAST(to_char("sales"."price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)), CAST(to_char(CAST(to_char(CAST(to_char(round("sales"."discount"::numeric, 400) / NULLIF("sales"."price", 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric + $2::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))… -- 671 characters
-- Decimals in requests: distinct
SELECT DISTINCT CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" WHERE "id" > $2
-- Decimals in requests: grouped by a calculation
SELECT MAX(CAST(to_char("sales"."price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))), COUNT(*) FROM "sales" WHERE "sales"."id" > $2 GROUP BY CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("sales"."price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) ORDER BY… -- 614 characters
-- Decimals in requests: grouped by an average of related ones
SELECT (SELECT CAST(to_char(round(SUM("parts"."price"::numeric), 400) / NULLIF(COUNT("parts"."price"), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id"), COUNT(*) FROM "sales" GROUP BY (SELECT CAST(to_char(round(SUM("parts"."price"::numeric), 400) / NULLIF(COUNT("parts"."price"), 0), '9.999999999999999999999999… -- 517 characters
-- Decimals in requests: groups that have a sum
SELECT "parentID", CAST(to_char(COALESCE(SUM("price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" GROUP BY "parentID" HAVING CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(COALESCE(SUM("price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) > $1 AND CAST(to_char(rou… -- 533 characters
-- Decimals in requests: groups sorted by an average
SELECT "parentID" FROM "sales" GROUP BY "parentID" ORDER BY CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char($1::numeric - COALESCE(CAST(to_char(round(SUM("price"::numeric), 400) / NULLIF(COUNT("price"), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)), $1)::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 1… -- 420 characters
-- Decimals in requests: along a relationship
SELECT …, "sales"."cents" FROM "sales" JOIN "sales" AS "parent" ON "parent"."id" = "sales"."parentID" WHERE CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("parent"."price"::numeric * "sales"."price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) = $1
-- Decimals in requests: to-many sums
SELECT …, "sales"."cents" FROM "sales" WHERE (SELECT CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(COALESCE(SUM("parts"."price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") > $1
-- Decimals in requests: to-many averages
SELECT …, "sales"."cents" FROM "sales" WHERE (SELECT CAST(to_char(round(SUM("parts"."price"::numeric), 400) / NULLIF(COUNT("parts"."price"), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") = $1
-- Decimals in requests: to-many sums of distinct values
SELECT …, "sales"."cents" FROM "sales" WHERE (SELECT CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(COALESCE(SUM(DISTINCT "parts"."price"::numeric), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) FROM "sales" AS "parts" WHERE "parts"."parentID" = "sales"."id") = $1 AND (SELECT CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(COA… -- 625 characters
-- Decimals in requests: pages by a calculation
SELECT …, "cents" FROM "sales" ORDER BY CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) DESC NULLS LAST, "id" LIMIT $2
-- Decimals in requests: pages by a quotient
SELECT …, "cents" FROM "sales" ORDER BY CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round("price"::numeric, 400) / NULLIF("discount", 0), '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)) NULLS FIRST, "id" LIMIT $1
-- Decimals in requests: pages by a quotient, nil last
SELECT …, "cents" FROM "sales" ORDER BY CAST(NULLIF(NULLIF(LEAST(GREATEST(CAST(to_char(round("discount"::numeric, 400) / $1, '9.9999999999999999999999999999999999999EEEE') AS numeric), -1e128), 1e128), -1e128), 1e128) AS numeric(256, 128)), "id" LIMIT $2
-- Decimals in requests: *=
UPDATE "sales" SET "price" = CAST(to_char("price"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) WHERE "id" < $2
-- Decimals in requests: += and a quotient
UPDATE "sales" SET "price" = CAST(to_char("price"::numeric + $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)), "discount" = CAST(to_char(round("discount"::numeric, 400) / $2, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) WHERE "id" < $3
-- Decimals in requests: a member of another form
UPDATE "sales" SET "discount" = CAST(to_char("price"::numeric - $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)), "cents" = $2 WHERE "id" < $3
-- Results of decimals: -63929959837714999301e-2 / 3226315642044674719727620741973742629e-22
SELECT CAST(to_char(round("price"::numeric, 400) / NULLIF("discount", 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Results of decimals: -56180956e-9 - -25e-1
SELECT CAST(to_char(CAST(to_char("discount"::numeric * $1::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128))::numeric + "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Results of decimals: 1e-1 * 8e-18
SELECT CAST(to_char("discount"::numeric * "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Results of decimals: -555555555555555555555555555555e-2 + -999999999999999999999999999999e-2
SELECT CAST(to_char("discount"::numeric + "price"::numeric, '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales"
-- Coalescing: ?? a member
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", "name") = $1
-- Coalescing: ?? a text
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", $1) = $2
-- Coalescing: ?? a number
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", $1) < $2
-- Coalescing: ?? in a calculation
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(COALESCE("rank", $1)::numeric + COALESCE("previousRank", $2), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $3
-- Coalescing: ?? of a calculation
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(NULLIF(NULLIF(LEAST(GREATEST(div("age"::numeric, NULLIF("rank", 0)), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8, $1) = $2
-- Coalescing: ?? of a division by zero
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(("age"::int8 / NULLIF($1, 0)), $2) = $3
-- Coalescing: ?? an optional member
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", "previousRank") IS NULL
-- Coalescing: ?? three in a row
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", COALESCE("previousRank", "age")) = $1
-- Coalescing: ?? from the left
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(COALESCE("rank", "previousRank"), "age") = $1
-- Coalescing: != beside ??
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", "previousRank") IS NOT NULL
-- Coalescing: ?? of a Bool as a condition
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("isActive", $1) = TRUE
-- Coalescing: not ?? of a Bool
SELECT …, "previousRights" FROM "Person" WHERE NOT (COALESCE("isActive", $1) = TRUE)
-- Coalescing: ?? of an enum
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("previousPlan", "plan") = $1
-- Coalescing: ?? a case of an enum
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("previousPlan", $1) = $2
-- Coalescing: ?? isIn
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", "name") = ANY($1)
-- Coalescing: ?? within a range
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("rank", "previousRank") BETWEEN $1 AND $2
-- Coalescing: ?? hasPrefix
SELECT …, "previousRights" FROM "Person" WHERE (lower(translate(COALESCE("nickname", "name"), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" LIKE $1) OR (COALESCE("nickname", $2) LIKE $3)
-- Coalescing: ?? of an option set
SELECT …, "previousRights" FROM "Person" WHERE (COALESCE("previousRights", $1) & $2) = $3
-- Coalescing: ?? both sides
SELECT …, "previousRights" FROM "Person" WHERE COALESCE("nickname", "name") < COALESCE("motto", $1) COLLATE "C"
-- Coalescing: sorted by ??
SELECT …, "previousRights" FROM "Person" ORDER BY COALESCE("nickname", "name") COLLATE "C"
-- Coalescing: a page behind ??
SELECT …, "previousRights" FROM "Person" ORDER BY COALESCE("nickname", "name") COLLATE "C", "id" LIMIT $1 OFFSET $2
-- Coalescing: update to ??
UPDATE "Person" SET "name" = COALESCE("nickname", $1), "rank" = COALESCE("rank", "previousRank")
-- Coalescing: update of what ?? finds
UPDATE "Person" SET "motto" = COALESCE("nickname", "motto"), "plan" = COALESCE("previousPlan", $1) WHERE COALESCE("previousPlan", $2) <> $3
-- Coalescing: ?? of a related member
SELECT COALESCE("team"."name", $1) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "Player"."id"
-- Coalescing: grouped by ??
SELECT COALESCE("team"."name", $1), COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" GROUP BY COALESCE("team"."name", $1) ORDER BY COALESCE("team"."name", $1) COLLATE "C"
-- Coalescing: ?? of an aggregate
SELECT COALESCE((SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), $1) FROM "Team"
-- Choices: choose a text
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN $1 ELSE $2 END = $3
-- Choices: choose a member
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN "name" ELSE $1 END = $2
-- Choices: choose a constant or a member
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN $1 ELSE "name" END = $2
-- Choices: choose between members
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" > $1 THEN "name" ELSE $2 END <> $3
-- Choices: choose between optional members
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN "previousRank" ELSE "rank" END IS NULL
-- Choices: choose, or nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN "name" ELSE NULL END IS NULL
-- Choices: choose, or nil, of an optional member
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" > $1 THEN "nickname" ELSE NULL END IS NULL
-- Choices: choose ?? another
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(CASE WHEN "isAdmin" = TRUE THEN "name" ELSE NULL END, "nickname") = $1
-- Choices: choose in a list of cases
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" > $1 THEN $2 WHEN "isAdmin" = TRUE THEN $3 ELSE $4 END = ANY($5)
-- Choices: choose in the first of two values
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" > $1 THEN CASE WHEN "isAdmin" = TRUE THEN $2 ELSE $3 END ELSE $4 END = $5
-- Choices: choose in a case between nil and nil
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN NULL WHEN "nickname" = $1 THEN "name" ELSE NULL END = $2
-- Choices: choose by what nil decides
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "rank" > $1 THEN $2 ELSE $3 END = $4
-- Choices: choose by a negation that nil decides
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN ("rank" > $1) IS NOT TRUE THEN $2 ELSE $3 END = $4
-- Choices: choose by an optional Bool
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isActive" = $1 THEN $2 ELSE $3 END = $4
-- Choices: choose an enum
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN "plan" ELSE $1 END = $2
-- Choices: not choose a condition
SELECT …, "previousRights" FROM "Person" WHERE NOT (CASE WHEN "age" > $1 THEN ("score" > $2) ELSE ("name" = $3) END = TRUE)
-- Choices: choose in a calculation
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(CASE WHEN "isAdmin" = TRUE THEN "score" ELSE $1 END::float8 * $2, 'NaN')::float8 + CASE WHEN "age" > $3 THEN $4 ELSE $5 END, 'NaN') = $6
-- Choices: choose what only one may compute
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "age" <> $1 THEN NULLIF(NULLIF(LEAST(GREATEST(div($2::numeric, NULLIF("age", 0)), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 WHEN "isAdmin" = TRUE THEN $3 ELSE NULL END > $4
-- Choices: choose an option set
SELECT …, "previousRights" FROM "Person" WHERE (CASE WHEN "isAdmin" = TRUE THEN $1 ELSE "rights" END & $2) = $3
-- Choices: choose hasPrefix
SELECT …, "previousRights" FROM "Person" WHERE (lower(translate(CASE WHEN "isAdmin" = TRUE THEN "name" ELSE $1 END, 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" LIKE $2) OR (CASE WHEN "isAdmin" = TRUE THEN "name" ELSE $3 END LIKE $4)
-- Choices: choose isIn a range
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN $1 ELSE COALESCE("rank", $2) END BETWEEN $3 AND $4
-- Choices: choose both sides
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN $1 ELSE $2 END > CASE WHEN "age" > $3 THEN $4 ELSE $5 END
-- Choices: sorted by choose
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN "isAdmin" = TRUE THEN $1 ELSE $2 END, "name" COLLATE "C"
-- Choices: a page behind choose
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN "isAdmin" = TRUE THEN $1 ELSE "name" END COLLATE "C", "id" LIMIT $2 OFFSET $3
-- Choices: choose in a selection
SELECT CASE WHEN "Person"."isAdmin" = TRUE THEN $1 WHEN "Person"."age" = $2 THEN $3 ELSE $4 END FROM "Person" ORDER BY "Person"."id"
-- Choices: choose a Bool as a condition
SELECT "id" FROM "Person" WHERE CASE WHEN "age" > $1 THEN $2 ELSE "isAdmin" END = TRUE AND "id" > $3 ORDER BY "id"
-- Choices: choose, or nil, in a selection
SELECT CASE WHEN "Person"."isAdmin" = TRUE THEN "Person"."name" ELSE NULL END FROM "Person" ORDER BY "Person"."id"
-- Choices: grouped by choose
SELECT CASE WHEN "Person"."isAdmin" = TRUE THEN $1 ELSE $2 END, COUNT(*) FROM "Person" GROUP BY CASE WHEN "Person"."isAdmin" = TRUE THEN $1 ELSE $2 END ORDER BY CASE WHEN "Person"."isAdmin" = TRUE THEN $1 ELSE $2 END COLLATE "C"
-- Choices: choose among groups
SELECT CASE WHEN COUNT(*) > $1 THEN $2 ELSE $3 END FROM "Person" GROUP BY "Person"."isAdmin" ORDER BY "Person"."isAdmin"
-- Choices: the sum of what is chosen
SELECT COALESCE(SUM(CASE WHEN "isAdmin" = TRUE THEN $1 ELSE "score" END::float8), 0) FROM "Person"
-- Choices: update to what is chosen
UPDATE "Person" SET "score" = CASE WHEN "isAdmin" = TRUE THEN NULLIF("score"::float8 * $1, 'NaN') ELSE $2 END, "nickname" = CASE WHEN "age" > $3 THEN "name" ELSE NULL END, "plan" = CASE WHEN "isAdmin" = TRUE THEN $4 ELSE "plan" END
-- Choices: update of what is chosen
UPDATE "Person" SET "motto" = CASE WHEN "age" > $1 THEN "name" ELSE $2 END WHERE CASE WHEN "isAdmin" = TRUE THEN "name" ELSE $3 END = $4
-- Choices: choose between a date and a constant
SELECT …, "maybeSeconds" FROM "appointments" WHERE CASE WHEN "id" = $1 THEN $2 ELSE "seconds" END = "seconds" ORDER BY "id"
-- Choices: choose by a related model
SELECT CASE WHEN "team"."code" IS NULL THEN $1 ELSE $2 END FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "Player"."id"
-- Choices: choose within a related condition
SELECT "Team"."id" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND CASE WHEN "players"."score" > $1 THEN $2 ELSE $3 END = $4) ORDER BY "Team"."id"
-- Choices: the number of what is chosen among related models
SELECT (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND CASE WHEN "players"."score" > $1 THEN "Team"."name" ELSE $2 END = $3) FROM "Team"
-- Identity: != key
SELECT …, "previousRights" FROM "Person" WHERE "id" <> $1
-- Identity: keys in 'or'
SELECT …, "previousRights" FROM "Person" WHERE "id" = $1 OR "id" = $2
-- Sorting: ascending, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY "rank" NULLS FIRST, "id"
-- Sorting: descending, nil last
SELECT …, "previousRights" FROM "Person" ORDER BY "rank" DESC NULLS LAST, "id"
-- Sorting: ascending, nil last
SELECT …, "previousRights" FROM "Person" ORDER BY "rank", "id"
-- Sorting: descending, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY "rank" DESC, "id"
-- Sorting: nil last where there is none
SELECT …, "previousRights" FROM "Person" ORDER BY "name" COLLATE "C", "id"
-- Sorting: a calculation that is nil
SELECT …, "previousRights" FROM "Person" ORDER BY NULLIF(NULLIF(LEAST(GREATEST($1::numeric - "rank", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 NULLS FIRST, "id"
-- Sorting: a division by zero, last
SELECT …, "previousRights" FROM "Person" ORDER BY NULLIF(NULLIF(LEAST(GREATEST(div($1::numeric, NULLIF(NULLIF(NULLIF(LEAST(GREATEST("id"::numeric - $2, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8, 0)), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8, "id"
-- Sorting: without case
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END COLLATE "C", "id"
-- Sorting: without case, descending
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END COLLATE "C" DESC, "id"
-- Sorting: without case and accents, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN octet_length("nickname") = char_length("nickname") THEN lower("nickname" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("nickname", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U0000061… -- 7967 characters
-- Sorting: without case and accents, nil last
SELECT …, "previousRights" FROM "Person" ORDER BY CASE WHEN octet_length("nickname") = char_length("nickname") THEN lower("nickname" COLLATE "C") ELSE regexp_replace(normalize(lower(translate("nickname", 'Σ', 'σ') COLLATE "und-x-icu"), NFD), '[\U00000300-\U0000036f\U00000483-\U00000487\U00000591-\U000005bd\U000005bf-\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7-\U000005c7\U0000061… -- 7955 characters
-- Sorting: every difficult text
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "C" DESC, "id"
-- Sorting: by a number with a fraction, in which -0 is 0
SELECT …, "previousRights" FROM "Person" ORDER BY "score", "id"
-- Sorting: by two terms
SELECT …, "previousRights" FROM "Person" ORDER BY "rank" NULLS FIRST, "id" DESC, "id"
-- Sorting: by a calculation
SELECT …, "previousRights" FROM "Person" ORDER BY (NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST("id"::numeric - $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeric * $2, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::int8 % $3) NULLS FIRST, "id"
-- Sorting: by a length
SELECT …, "previousRights" FROM "Person" ORDER BY CAST(char_length("name") AS int8), "id"
-- Sorting: by terms of several calls
SELECT …, "previousRights" FROM "Person" ORDER BY "rank" NULLS FIRST, "id" DESC
-- Sorting: of what a condition leaves
SELECT …, "previousRights" FROM "Person" WHERE "rank" > $1 OR ("name" = $2) ORDER BY "rank" DESC NULLS LAST
-- Localized orders: of ''
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "und-x-icu"
-- Localized orders: of 'en'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "en-x-icu"
-- Localized orders: of 'sv'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "sv-x-icu"
-- Localized orders: of 'sv_SE'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "sv-SE-x-icu"
-- Localized orders: of 'da'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "da-x-icu"
-- Localized orders: of 'de'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "de-x-icu"
-- Localized orders: of 'es'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "es-x-icu"
-- Localized orders: of 'cs'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "cs-x-icu"
-- Localized orders: of 'lt'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "lt-x-icu"
-- Localized orders: of 'et'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "et-x-icu"
-- Localized orders: of 'tr'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "tr-x-icu"
-- Localized orders: of 'pl'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "pl-x-icu"
-- Localized orders: of 'hu'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "hu-x-icu"
-- Localized orders: of 'fr'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "fr-x-icu"
-- Localized orders: of 'fr-CA'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "fr-CA-x-icu"
-- Localized orders: of 'ru'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "ru-x-icu"
-- Localized orders: of 'el'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "el-x-icu"
-- Localized orders: of 'ja'
SELECT "id", "value", "other" FROM "holder" ORDER BY "value" COLLATE "ja-x-icu"
-- Localized orders: nil first
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE "sv-x-icu" NULLS FIRST, "id"
-- Localized orders: nil last
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE "sv-x-icu", "id"
-- Localized orders: descending, nil last
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE "sv-x-icu" DESC NULLS LAST, "id"
-- Localized orders: descending, nil first
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE "sv-x-icu" DESC, "id"
-- Localized orders: equals by their scalars
SELECT …, "previousRights" FROM "Person" ORDER BY "name" COLLATE "sv-x-icu", "id"
-- Localized orders: equals by their scalars, descending
SELECT …, "previousRights" FROM "Person" ORDER BY "name" COLLATE "sv-x-icu" DESC, "id"
-- Localized orders: of two languages
SELECT …, "previousRights" FROM "Person" ORDER BY "nickname" COLLATE "sv-x-icu" NULLS FIRST, "name" COLLATE "da-x-icu", "id"
-- Localized orders: the first term decides
SELECT …, "previousRights" FROM "Person" ORDER BY "name" COLLATE "da-x-icu", "nickname" COLLATE "sv-x-icu" DESC NULLS LAST, "id"
-- Localized orders: of one text or another
SELECT …, "previousRights" FROM "Person" ORDER BY (COALESCE("nickname", "name")) COLLATE "sv-x-icu", "id"
-- Localized orders: of joined texts
SELECT …, "previousRights" FROM "Person" ORDER BY ((CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C")) COLLATE "sv-x-icu", "id"
-- Localized orders: of a text in lower case
SELECT …, "previousRights" FROM "Person" ORDER BY (lower(translate(CAST("name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C") COLLATE "sv-x-icu", "id"
-- Localized orders: of a text that a comparison of texts chooses
SELECT …, "previousRights" FROM "Person" ORDER BY (CASE WHEN "name" = $1 THEN COALESCE("nickname", $2) ELSE $3 END) COLLATE "sv-x-icu", "id"
-- Localized orders: of a constant
SELECT …, "previousRights" FROM "Person" ORDER BY (left(CAST("name" AS text) COLLATE "C", 0)) COLLATE "sv-x-icu", "id"
-- Localized requests: all
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "sv-x-icu"
-- Localized requests: all, in German
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "de-DE-x-icu"
-- Localized requests: the first
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE "sv-x-icu" NULLS FIRST, "id" LIMIT $1
-- Localized requests: the last
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE "sv-x-icu" DESC NULLS LAST, "id" DESC LIMIT $1
-- Localized requests: of some of the first
SELECT …, "seatNumber" FROM "Player" WHERE "teamCode" = $1 AND "id" > $2 ORDER BY "name" COLLATE "sv-x-icu" NULLS FIRST, "id" LIMIT $3
-- Localized requests: different ones
SELECT DISTINCT "id", "name" COLLATE "C", "code" COLLATE …, "name" COLLATE "sv-x-icu" AS "fetching.order0" FROM "Team" ORDER BY 7
-- Localized requests: different ones along a relationship
SELECT DISTINCT "Player"."id", "Player"."name" COLLATE "C", "Player"."score", "Player"."weight", "Player"."teamCode" COLLATE …, "team"."name" COLLATE "sv-x-icu" AS "fetching.order0", "Player"."id" AS "fetching.order1" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" IS NOT NULL ORDER BY 9 NULLS FIRST, 10
-- Localized requests: along a relationship, nil last
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "team"."name" COLLATE "sv-x-icu", "Player"."id"
-- Localized requests: the first of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "name" COLLATE "sv-x-icu" DESC NULLS LAST, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "name" COLLATE "sv-x-icu" DESC NULLS LAST, "id" DESC
-- Localized requests: the first of each, in the order of another language
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "name" COLLATE "sv-x-icu" DESC NULLS LAST, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "name" COLLATE "de-x-icu" NULLS FIRST, "name" COLLATE "sv-x-icu" DESC NULLS LAST, "id" DESC
-- Localized requests: the models of two requests
SELECT …, "isFirstClass" FROM (SELECT …, "isFirstClass" FROM "Team" WHERE "id" < $1 UNION SELECT …, "isFirstClass" FROM "Team" WHERE "id" > $2) AS "Team" ORDER BY "name" COLLATE "sv-x-icu"
-- Localized requests: the first of two requests
SELECT …, "isFirstClass" FROM (SELECT …, "isFirstClass" FROM (SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "sv-x-icu", "id" LIMIT $1) AS "Team" UNION SELECT …, "isFirstClass" FROM (SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "sv-x-icu" DESC, "id" DESC LIMIT $2) AS "Team") AS "Team"
-- Localized requests: loaded
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" = ANY($1) ORDER BY "Player"."name" COLLATE "sv-x-icu" NULLS FIRST
-- Localized requests: loaded with a limit
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" ORDER BY "Player"."name" COLLATE "sv-x-icu" DESC NULLS LAST, "Player"."id" DESC) AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" = ANY($1)) AS "fetching.rows" WHERE "fetching.number" <= $2 ORDER BY "fetching.number"
-- Localized requests: selected
SELECT "name" FROM "Team" ORDER BY "name" COLLATE "sv-x-icu"
-- Localized requests: selected and computed
SELECT (CAST("Team"."name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C") FROM "Team" ORDER BY ((CAST("Team"."name" AS text) COLLATE "C" || CAST($2 AS text) COLLATE "C")) COLLATE "sv-x-icu"
-- Localized requests: the sum of the first
SELECT COALESCE(SUM("score"::int8), 0)::int8 FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE "sv-x-icu" NULLS FIRST, "id" LIMIT $1) AS "Player"
-- Localized requests: groups by their key
SELECT "name" FROM "Team" GROUP BY "name" ORDER BY ("name") COLLATE "sv-x-icu"
-- Localized requests: groups by an aggregate
SELECT "teamCode" FROM "Player" GROUP BY "teamCode" ORDER BY (MAX("name" COLLATE "C")) COLLATE "sv-x-icu" DESC NULLS LAST
-- Localized requests: groups by an aggregate, nil last, with a limit
SELECT "teamCode" FROM "Player" GROUP BY "teamCode" ORDER BY (MAX("name" COLLATE "C")) COLLATE "sv-x-icu" LIMIT $1
-- Localized requests: ranks
SELECT RANK() OVER (ORDER BY "Player"."name" COLLATE "sv-x-icu" NULLS FIRST) FROM "Player" ORDER BY "Player"."id"
-- Localized requests: numbers within partitions, selected in the order
SELECT ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" ORDER BY "Player"."name" COLLATE "sv-x-icu" NULLS FIRST, "Player"."id") FROM "Player" ORDER BY "Player"."name" COLLATE "sv-x-icu" NULLS FIRST
-- Localized requests: pages
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "sv-x-icu", "id" LIMIT $1
-- Localized requests: pages from the end
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "sv-x-icu" DESC, "id" DESC LIMIT $1
-- Localized requests: pages with nil
SELECT …, "name" COLLATE "sv-x-icu", "id" FROM "Player" ORDER BY "name" COLLATE "sv-x-icu" NULLS FIRST, "id" LIMIT $1
-- Localized requests: pages with nil last
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE "sv-x-icu", "id" LIMIT $1
-- Localized requests: pages from the end, nil first
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE "sv-x-icu" DESC, "id" DESC LIMIT $1
-- Localized requests: pages by two terms
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "team"."name" COLLATE "sv-x-icu" NULLS FIRST, "Player"."name" COLLATE "sv-x-icu" DESC NULLS LAST, "Player"."id" DESC LIMIT $1
-- Localized requests: pages by a computed text
SELECT …, "seatNumber" FROM "Player" ORDER BY ((CAST(COALESCE("name", $1) AS text) COLLATE "C" || CAST($2 AS text) COLLATE "C")) COLLATE "sv-x-icu", "id" LIMIT $3
-- Localized requests: pages by a text that a comparison of texts chooses
SELECT …, "seatNumber" FROM "Player" ORDER BY (CASE WHEN "teamCode" = $1 THEN COALESCE("name", $2) ELSE $3 END) COLLATE "sv-x-icu", "id" LIMIT $4
-- Localized requests: pages of different models
SELECT DISTINCT "id", "name" COLLATE "C", "code" COLLATE …, "name" COLLATE "sv-x-icu" AS "fetching.order0", "id" AS "fetching.order1" FROM "Team" ORDER BY 7, 8 LIMIT $1
-- Localized requests: pages of the first
SELECT …, "seatNumber" FROM "Player" ORDER BY "name" COLLATE "sv-x-icu" NULLS FIRST, "id" LIMIT $1 OFFSET $2
-- Localized requests: a cursor of another locale
-- invalidCursor
-- Localized requests: a cursor of the bytes
SELECT …, "name" COLLATE "C", "id" FROM "Team" ORDER BY "name" COLLATE "C", "id" LIMIT $1
-- Limits: at most
SELECT …, "previousRights" FROM "Person" ORDER BY "id" DESC LIMIT $1
-- Limits: after
SELECT …, "previousRights" FROM "Person" ORDER BY "id" DESC OFFSET $1
-- Limits: after none
SELECT …, "previousRights" FROM "Person" ORDER BY "id" DESC
-- Limits: at most, after
SELECT …, "previousRights" FROM "Person" ORDER BY "id" DESC LIMIT $1 OFFSET $2
-- Limits: of what a condition leaves
SELECT …, "previousRights" FROM "Person" WHERE "age" = $1 ORDER BY "id" DESC LIMIT $2 OFFSET $3
-- Limits: distinct
SELECT DISTINCT "id", "name" COLLATE "C", "size" FROM "copy"
-- Limits: not distinct
SELECT "id", "name", "size" FROM "copy"
-- Limits: distinct, then at most
SELECT DISTINCT "id", "name" COLLATE "C", "size", "id" AS "fetching.order0" FROM "copy" ORDER BY 4 DESC LIMIT $1
-- Limits: distinct, after
SELECT DISTINCT "id", "name" COLLATE "C", "size", "id" AS "fetching.order0" FROM "copy" ORDER BY 4 DESC OFFSET $1
-- Limits: the first of all
SELECT …, "seatNumber" FROM "Player" ORDER BY "id" LIMIT $1
-- Limits: the first under a condition
SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 ORDER BY "score" LIMIT $2
-- Limits: the first, with steps behind it
SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 ORDER BY "score" DESC LIMIT $2
-- Limits: the first of none
SELECT …, "seatNumber" FROM "Player" WHERE "id" > $1 ORDER BY "id" LIMIT $2
-- Limits: the first after others
SELECT …, "seatNumber" FROM "Player" ORDER BY "id" LIMIT $1 OFFSET $2
-- Limits: the first of some, after others
SELECT …, "seatNumber" FROM "Player" ORDER BY "id" DESC LIMIT $1 OFFSET $2
-- Limits: the first of different ones
SELECT DISTINCT "id", "name" COLLATE "C", "score", "weight", "teamCode" COLLATE …, "id" AS "fetching.order0" FROM "Player" ORDER BY 9 LIMIT $1
-- Limits: the first, of which a value is selected
SELECT "score" FROM "Player" ORDER BY "id" LIMIT $1
-- Limits: the first of the selected values
SELECT "score" FROM "Player" ORDER BY "score" DESC LIMIT $1
-- Limits: the first of different values
SELECT DISTINCT "teamCode" COLLATE "C" FROM "Player" ORDER BY "teamCode" COLLATE "C" DESC NULLS LAST LIMIT $1
-- Limits: the first of no values
SELECT "score" FROM "Player" WHERE "id" > $1 ORDER BY "id" LIMIT $2
-- The first of each: one of each, nil being a group, by case
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC
-- The first of each: after one of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" > $1 AND "fetching.number" <= $2 ORDER BY "score" DESC, "id" DESC
-- The first of each: of those that a condition leaves
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player" WHERE "score" <> $1 AND "id" <> $2) AS "Player" WHERE "fetching.number" <= $3 ORDER BY "score" DESC, "id" DESC
-- The first of each: of none
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player" WHERE "id" > $1) AS "Player" WHERE "fetching.number" <= $2 ORDER BY "score" DESC, "id" DESC
-- The first of each: of some
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $1) AS "Player") AS "Player" WHERE "fetching.number" <= $2 ORDER BY "score" DESC, "id" DESC
-- The first of each: of different ones
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT DISTINCT "id", "name" COLLATE "C", "score", "weight", "teamCode" COLLATE …, "score" AS "fetching.order0" FROM "Player" ORDER BY 9 DESC) AS "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC
-- The first of each: by two members
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode", "seatNumber" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC
-- The first of each: by two members, one of them nil
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow", ("weight" IS NULL) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 AND "id" <> $2 AND "id" <> $3 ORDER BY "score" DESC, "id" DESC
-- The first of each: by three values
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow", "seatNumber", ("id"::int8 % $1) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $2 ORDER BY "score" DESC, "id" DESC
-- The first of each: by a computed value
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY ("id"::int8 % $1) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $2 ORDER BY "score" DESC, "id" DESC
-- The first of each: by a condition
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY ("score" > $1) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $2 ORDER BY "score" DESC, "id" DESC
-- The first of each: by a value that overflows, which is nil
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY NULLIF(NULLIF(LEAST(GREATEST("score"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $2 ORDER BY "score" DESC, "id" DESC
-- The first of each: by a member of a to-one, which may be missing
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "team"."name" ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC
-- The first of each: by the count of a relationship
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC
-- The first of each: without an order, by the key
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "id") AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "id"
-- The first of each: equals by the key, in the direction of the order
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY ("id"::int8 % $1) DESC NULLS LAST, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $2 AND "seatRow" IS NOT NULL ORDER BY ("id"::int8 % $3) DESC NULLS LAST, "id" DESC
-- The first of each: equals by the key, upward
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY ("id"::int8 % $1) NULLS FIRST, "id") AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $2 AND "seatRow" IS NOT NULL ORDER BY ("id"::int8 % $3) NULLS FIRST, "id"
-- The first of each: nil last, upward
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY "seatRow", "id") AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "seatRow", "id"
-- The first of each: by a member of a to-one
SELECT …, "Player"."seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "Player"."seatNumber" ORDER BY "team"."name" COLLATE "C" NULLS FIRST, "Player"."id" DESC) AS "fetching.number" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode") AS "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "fetching.number" <= $1 ORDER BY "team"."nam… -- 446 characters
-- The first of each: ignoring case
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY CAST(char_length("teamCode") AS int8) ORDER BY CASE WHEN octet_length("teamCode") = char_length("teamCode") THEN lower("teamCode" COLLATE "C") ELSE lower(translate("teamCode", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END COLLATE "C" NULLS FIRST, "id") AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= … -- 617 characters
-- The first of each: a condition leaves models out of the result
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 AND "weight" IS NULL ORDER BY "score" DESC, "id" DESC
-- The first of each: conditions before and behind
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player" WHERE "id" > $1) AS "Player" WHERE "fetching.number" <= $2 AND "weight" < $3 AND "id" <> $4 ORDER BY "score" DESC, "id" DESC
-- The first of each: a condition along a relationship
SELECT …, "Player"."seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "fetching.number" <= $1 AND "team"."name" = $2 ORDER BY "Player"."score" DESC, "Player"."id" DESC
-- The first of each: a condition on related rows
SELECT …, "Player"."seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 AND EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND "admirers"."score" > $2) ORDER BY "Player"."score" DESC, "Player"."id" DESC
-- The first of each: a sort term goes before the order
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "teamCode" COLLATE "C" NULLS FIRST, "score" DESC, "id" DESC
-- The first of each: two sort terms, one after the other
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY ("seatNumber" = $2) DESC, ("teamCode" IS NULL), "score" DESC, "id" DESC
-- The first of each: a limit takes a part of the result
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC LIMIT $2 OFFSET $3
-- The first of each: a limit behind an order behind it
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "teamCode" COLLATE "C" NULLS FIRST, "score" DESC, "id" DESC LIMIT $2
-- The first of each: different ones
SELECT DISTINCT "id", "name" COLLATE "C", "score", "weight", "teamCode" COLLATE …, "score" AS "fetching.order0", "id" AS "fetching.order1" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY 9 DESC, 10 DESC
-- The first of each: the first of each of the first of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY (("score"::int8 / $1)::int8 % $2) ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $3) AS "Player" WHERE "fetching.number" <= $4 ORDER BY "score" DESC, "id… -- 406 characters
-- The first of each: the first of each of a part of the first of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "seatRow" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 AND "id" <> $2 ORDER BY "score" DESC, "id" DESC LIMIT $3) AS "Pl… -- 500 characters
-- The first of each: the first of all
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC LIMIT $2
-- The first of each: selected values
SELECT "score" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC
-- The first of each: selected values along a relationship, with a condition behind
SELECT "team"."name" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "fetching.number" <= $1 AND "Player"."weight" IS NULL ORDER BY "team"."name" COLLATE "C" NULLS FIRST, "Player"."score" DESC, "Player"."id" DESC
-- The first of each: a calculation that overflows in other rows only
SELECT (("Player"."score"::int8 * $1)::int8 + (("Player"."id"::int8 - $2)::int8 * $3)) FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY ("id"::int8 % $4) ORDER BY ("id" = $5) DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $6 ORDER BY ("Player"."id" = $7) DESC, "Player"."id" DESC
-- The first of each: different values
SELECT DISTINCT "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "seatNumber"
-- The first of each: their number
SELECT COUNT(*) FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1
-- The first of each: their number under a condition
SELECT COUNT(*) FILTER (WHERE "score" > $1) FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $2
-- The first of each: whether there is one
SELECT EXISTS (SELECT 1 FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 AND "id" = $2)
-- The first of each: an aggregate
SELECT COALESCE(SUM("score"::int8), 0)::int8 FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1
-- The first of each: groups of them
SELECT "Player"."seatNumber", COUNT(*) FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 GROUP BY "Player"."seatNumber" ORDER BY "Player"."seatNumber"
-- The first of each: with related models
SELECT …, "Player"."rivalID" FROM "Player" WHERE "Player"."rivalID" = ANY($1) ORDER BY "Player"."id"
-- The first of each: in the order of related rows, with others included
SELECT …, "Player"."seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") DESC, "Player"."score" DESC, "Player"."id" DESC
-- The first of each: pages of them
SELECT …, "id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC LIMIT $2
-- The first of each: pages of them in another order
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player" WHERE "id" <> $1) AS "Player" WHERE "fetching.number" <= $2 ORDER BY "seatNumber", "score" DESC, "id" DESC LIMIT $3
-- The first of each: pages of a part of them
SELECT …, "id" FROM (SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "score" DESC, "id" DESC LIMIT $2) AS "Player" ORDER BY "score" DESC, "id" DESC LIMIT $3
-- The first of each: zero and minus zero are one group
SELECT "id", "value", "other" FROM (SELECT "id", "value", "other", ROW_NUMBER() OVER (PARTITION BY "value" ORDER BY "id") AS "fetching.number" FROM "holder") AS "holder" WHERE "fetching.number" <= $1 ORDER BY "id"
-- The first of each: of rows that are the same
SELECT "id", "name", "size" FROM (SELECT "id", "name", "size", ROW_NUMBER() OVER (PARTITION BY "id" ORDER BY "name" COLLATE "C") AS "fetching.number" FROM "copy") AS "copy" WHERE "fetching.number" <= $1 ORDER BY "name" COLLATE "C"
-- The first of each: of different rows
SELECT "id", "name", "size" FROM (SELECT "id", "name", "size", ROW_NUMBER() OVER (PARTITION BY "id" ORDER BY "id") AS "fetching.number" FROM (SELECT DISTINCT "id", "name" COLLATE "C", "size", "id" AS "fetching.order0" FROM "copy" ORDER BY 4) AS "copy") AS "copy" WHERE "fetching.number" <= $1 AND "id" < $2 ORDER BY "id"
-- The first of each: those that are deleted
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= $1)
-- The first of each: those that are deleted under a condition behind
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= $1 AND ("Person"."age" > $2 OR "Person"."plan" = $3)) AND ("Person"."age" > $4 OR "Person"."plan" = $5)
-- The first of each: all but the first of each
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" > $1 AND "fetching.number" <= $2)
-- The first of each: a part of them
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= $1 ORDER BY "Person"."age", "Person"."score" DESC, "Person"."id" DESC LIMIT $2)
-- The first of each: those that are updated
UPDATE "Person" SET "name" = $1 WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= $2)
-- The first of each: a value of the row itself
UPDATE "Person" SET "age" = ("age"::int8 + "id") WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "plan" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= $1 AND "Person"."rank" IS NULL) AND "Person"."rank" IS NULL
-- The first of each: a calculation that overflows in other rows only
UPDATE "Person" SET "age" = ("id"::int8 * $1) WHERE "id" IN (SELECT "Person"."id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "isAdmin" ORDER BY "score", "id") AS "fetching.number" FROM "Person") AS "Person" WHERE "fetching.number" <= $2 AND "Person"."isAdmin" = TRUE) AND "Person"."isAdmin" = TRUE
-- The first of each: a condition before that is left out
-- unconditionalChange
-- Large: several long lists
SELECT …, "previousRights" FROM "Person" WHERE "id" = ANY($1) AND "rank" = ANY($2) AND "id" <> ALL($3)
-- Large: a long text's length
SELECT "id", "value", "other" FROM "holder" WHERE CAST(char_length("value") AS int8) = $1
-- Large: 10,000 conditions in 'or'
SELECT …, "previousRights" FROM "Person" WHERE ((((((("id" = $1 OR "id" = $2 OR "id" = $3 OR "id" = $4 OR "id" = $5 OR "id" = $6 OR "id" = $7 OR "id" = $8 OR "id" = $9 OR "id" = $10 OR "id" = $11 OR "id" = $12 OR "id" = $13 OR "id" = $14 OR "id" = $15 OR "id" = $16 OR "id" = $17 OR "id" = $18 OR "id" = $19 OR "id" = $20 OR "id" = $21 OR "id" = $22 OR "id" = $23 OR "id" = $24 OR "id" = $25 OR "id" … -- 159445 characters
-- Large: 10,000 conditions in 'and'
SELECT …, "previousRights" FROM "Person" WHERE ((((((("id" <> $1 AND "id" <> $2 AND "id" <> $3 AND "id" <> $4 AND "id" <> $5 AND "id" <> $6 AND "id" <> $7 AND "id" <> $8 AND "id" <> $9 AND "id" <> $10 AND "id" <> $11 AND "id" <> $12 AND "id" <> $13 AND "id" <> $14 AND "id" <> $15 AND "id" <> $16 AND "id" <> $17 AND "id" <> $18 AND "id" <> $19 AND "id" <> $20 AND "id" <> $21 AND "id" <> $22 AND "id… -- 179444 characters
-- Large: 2,000 conditions by operators
SELECT …, "previousRights" FROM "Person" WHERE ((((("id" = $1 OR "id" = $2 OR "id" = $3 OR "id" = $4 OR "id" = $5 OR "id" = $6 OR "id" = $7 OR "id" = $8 OR "id" = $9 OR "id" = $10 OR "id" = $11 OR "id" = $12 OR "id" = $13 OR "id" = $14 OR "id" = $15 OR "id" = $16 OR "id" = $17 OR "id" = $18 OR "id" = $19 OR "id" = $20 OR "id" = $21 OR "id" = $22 OR "id" = $23 OR "id" = $24 OR "id" = $25 OR "id" = … -- 31060 characters
-- Large: 2,000 conditions over nil, negated
SELECT …, "previousRights" FROM "Person" WHERE (((((("rank" = $1 OR "rank" = $2 OR "rank" = $3 OR "rank" = $4 OR "rank" = $5 OR "rank" = $6 OR "rank" = $7 OR "rank" = $8 OR "rank" = $9 OR "rank" = $10 OR "rank" = $11 OR "rank" = $12 OR "rank" = $13 OR "rank" = $14 OR "rank" = $15 OR "rank" = $16 OR "rank" = $17 OR "rank" = $18 OR "rank" = $19 OR "rank" = $20 OR "rank" = $21 OR "rank" = $22 OR "ran… -- 35074 characters
-- Large: 2,000 mixed conditions
SELECT …, "previousRights" FROM "Person" WHERE ((((("id" = $1 AND "name" = $2) OR ("id" = $3 AND "name" = $4) OR ("id" = $5 AND "name" = $6) OR ("id" = $7 AND "name" = $8) OR ("id" = $9 AND "name" = $10) OR ("id" = $11 AND "name" = $12) OR ("id" = $13 AND "name" = $14) OR ("id" = $15 AND "name" = $16) OR ("id" = $17 AND "name" = $18) OR ("id" = $19 AND "name" = $20) OR ("id" = $21 AND "name" = $22… -- 35996 characters
-- Large: 2,000 calls of 'where'
SELECT …, "previousRights" FROM "Person" WHERE ((((("id" <> $1 AND "id" <> $2 AND "id" <> $3 AND "id" <> $4 AND "id" <> $5 AND "id" <> $6 AND "id" <> $7 AND "id" <> $8 AND "id" <> $9 AND "id" <> $10 AND "id" <> $11 AND "id" <> $12 AND "id" <> $13 AND "id" <> $14 AND "id" <> $15 AND "id" <> $16 AND "id" <> $17 AND "id" <> $18 AND "id" <> $19 AND "id" <> $20 AND "id" <> $21 AND "id" <> $22 AND "id" … -- 35059 characters
-- Large: 2,000 texts without case
SELECT …, "previousRights" FROM "Person" WHERE ((((((CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END = $1) OR (CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END = $2) OR (CASE WH… -- 345060 characters
-- Large: 8 negated levels
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = $1 OR (("rank" = $2 OR (("rank" = $3 OR (("rank" = $4 OR (("rank" = $5 OR (("rank" = $6 OR (("rank" = $7 OR (("rank" = $8 OR "rank" > $9) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE
-- Large: 9 negated levels
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = $1 OR (("rank" = $2 OR (("rank" = $3 OR (("rank" = $4 OR (("rank" = $5 OR (("rank" = $6 OR (("rank" = $7 OR (("rank" = $8 OR (("rank" = $9 OR "rank" > $10) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE)) IS NOT TRUE
-- Large: 12 alternating levels
SELECT …, "previousRights" FROM "Person" WHERE ((((((((((("rank" > $1 AND "rank" IS DISTINCT FROM $2) OR "rank" = $3) AND "rank" IS DISTINCT FROM $4) OR "rank" = $5) AND "rank" IS DISTINCT FROM $6) OR "rank" = $7) AND "rank" IS DISTINCT FROM $8) OR "rank" = $9) AND "rank" IS DISTINCT FROM $10) OR "rank" = $11) AND "rank" IS DISTINCT FROM $12) OR "rank" = $13
-- Large: a sum of 12 levels
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLI… -- 1870 characters
-- Large: 120 negated levels
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = $1 OR (("rank" = $2 OR (("rank" = $3 OR (("rank" = $4 OR (("rank" = $5 OR (("rank" = $6 OR (("rank" = $7 OR (("rank" = $8 OR (("rank" = $9 OR (("rank" = $10 OR (("rank" = $11 OR (("rank" = $12 OR (("rank" = $13 OR (("rank" = $14 OR (("rank" = $15 OR (("rank" = $16 OR (("rank" = $17 OR (("rank" = $18 OR (("rank" = $19 OR (("rank" = $20 OR (("… -- 3910 characters
-- Large: 121 negated levels
SELECT …, "previousRights" FROM "Person" WHERE ("rank" = $1 OR (("rank" = $2 OR (("rank" = $3 OR (("rank" = $4 OR (("rank" = $5 OR (("rank" = $6 OR (("rank" = $7 OR (("rank" = $8 OR (("rank" = $9 OR (("rank" = $10 OR (("rank" = $11 OR (("rank" = $12 OR (("rank" = $13 OR (("rank" = $14 OR (("rank" = $15 OR (("rank" = $16 OR (("rank" = $17 OR (("rank" = $18 OR (("rank" = $19 OR (("rank" = $20 OR (("… -- 3943 characters
-- Large: 250 alternating levels
SELECT …, "previousRights" FROM "Person" WHERE ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((("rank" > $1 AND "rank" IS DISTINCT FROM $2) OR "rank" = $3) AND "rank" IS DISTINCT FROM $4) OR "rank" = … -- 6700 characters
-- Large: a sum of 250 levels
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST(NULLI… -- 35343 characters
-- Large: conditions as values, 120 levels
SELECT …, "previousRights" FROM "Person" WHERE ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((("rank" > $1) IS TRUE) = $2) = $3) = $4) = $5) = $6) = $7) = $8) = $9) = $10) = $11) = $12) = $13) = $14) = $15) = $16) = $17) = $18) = $19) = $20) = $21) = $22) = $23) = $24) = $25) = $26) = $27) = $28) = $29) = $30) = $31) = $32) =… -- 1042 characters
-- Large: a condition joined with itself, again and again
-- tooLarge
-- Large: negated levels beyond the limit
-- tooDeep
-- Errors: a pattern that is not a regular expression, no rows
-- invalidPattern
-- To-one: a value
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" = $1
-- To-one: another value, of a missing model too
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" IS DISTINCT FROM $1
-- To-one: nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" IS NULL
-- To-one: not nil
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" IS NOT NULL
-- To-one: less
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" < $1 COLLATE "C"
-- To-one: not less, of a missing model too
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE ("team"."name" < $1 COLLATE "C") IS NOT TRUE
-- To-one: prefix
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" >= $1 COLLATE "C" AND "team"."name" < $2 COLLATE "C"
-- To-one: no prefix
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE ("team"."name" >= $1 COLLATE "C" AND "team"."name" < $2 COLLATE "C") IS NOT TRUE
-- To-one: in a list
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."id" = ANY($1)
-- To-one: in a list with nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE ("team"."id" = ANY($1) OR "team"."id" IS NULL)
-- To-one: in no list
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE ("team"."id" = ANY($1)) IS NOT TRUE
-- To-one: in a range
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."id" >= $1
-- To-one: with a value of the model itself
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."score" > "Player"."score" AND "Player"."name" = $1
-- To-one: the same value, or both nil
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "Player"."name" IS NOT DISTINCT FROM "rival"."name"
-- To-one: a calculation
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE NULLIF(NULLIF(LEAST(GREATEST("rival"."score"::numeric + "Player"."score", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 = $1 OR NULLIF(NULLIF(LEAST(GREATEST("rival"."score"::numeric + "Player"."score", -9223372036854775809), 922337203685… -- 464 characters
-- To-one: a calculation with a missing one
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE NULLIF(NULLIF(LEAST(GREATEST("rival"."score"::numeric + "Player"."score", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 IS NULL
-- To-one: of a key of two columns
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."price" = $1
-- To-one: of a key of two columns, missing
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."price" IS NULL
-- To-one: in 'or' with the model itself
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" = $1 OR "Player"."name" = $2
-- To-one: in 'or' with another one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" = $1 OR "team"."name" = $2
-- To-one: a length
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE CAST(char_length("team"."name") AS int8) = $1
-- To-one: without case
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE CASE WHEN octet_length("team"."name") = char_length("team"."name") THEN lower("team"."name" COLLATE "C") ELSE lower(translate("team"."name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END = $1
-- To-one: a truth value
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isOpen" = $1
-- To-one: not a truth value, of a missing model too
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isOpen" IS DISTINCT FROM $1
-- To-one: an optional truth value
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isFirstClass" = $1
-- To-one: not an optional truth value
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isFirstClass" IS DISTINCT FROM $1
-- To-one: truth values in 'and'
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isOpen" = $1 AND "team"."name" = $2
-- To-one: truth values in 'or'
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isOpen" = $1 OR "team"."isFirstClass" = $2
-- To-one: neither of two truth values
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE ("team"."isOpen" = $1 OR "team"."isFirstClass" = $2) IS NOT TRUE
-- To-one: not one truth value without the other
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE ("team"."isOpen" = $1 AND "team"."isFirstClass" IS DISTINCT FROM $2) IS NOT TRUE
-- To-one: two truth values, line by line
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isOpen" = $1 AND "team"."isFirstClass" IS DISTINCT FROM $2 AND "Player"."id" < $3
-- To-one: an optional truth value of the model itself
SELECT …, "isFirstClass" FROM "Team" WHERE "isFirstClass" = $1
-- To-one: not an optional truth value of the model itself
SELECT …, "isFirstClass" FROM "Team" WHERE "isFirstClass" IS DISTINCT FROM $1
-- To-one: a truth value of a related element's to-one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" WHERE "players"."teamCode" = "Team"."code" AND "players.team"."isOpen" = $1)
-- To-one: for all, an optional truth value
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" LEFT JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" WHERE "players"."teamCode" = "Team"."code" AND "players.team"."isFirstClass" IS DISTINCT FROM $1)
-- To-one: a count under an optional truth value
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" LEFT JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" WHERE "players"."teamCode" = "Team"."code" AND "players.team"."isFirstClass" IS DISTINCT FROM $1) > $2
-- To-one: selected as a condition
SELECT (("team"."isOpen" = $1 AND "Player"."id" > $2) IS TRUE) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "Player"."id"
-- To-one: there is none
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NULL
-- To-one: there is one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NOT NULL
-- To-one: a reference to nothing is none
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."id" IS NULL
-- To-one: to itself
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."id" = $1
-- To-one: another one, or none
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."id" IS DISTINCT FROM $1
-- To-one: another one, and one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."id" IS DISTINCT FROM $1 AND "rival"."id" IS NOT NULL
-- To-one: by a key of two columns
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."row" = $1 AND "seat"."number" = $2
-- To-one: another one by a key of two columns
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE ("seat"."row" = $1 AND "seat"."number" = $2) IS NOT TRUE
-- To-one: the same by two ways, or none by either
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" LEFT JOIN "Team" AS "rival.team" ON "rival.team"."code" = "rival"."teamCode" WHERE "team"."id" IS NOT DISTINCT FROM "rival.team"."id"
-- To-one: not the same by two ways
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" LEFT JOIN "Team" AS "rival.team" ON "rival.team"."code" = "rival"."teamCode" WHERE "team"."id" IS DISTINCT FROM "rival.team"."id" AND "Player"."id" <> $1
-- To-one: none
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NULL OR ("team"."code" IS NOT NULL)
-- To-one: two steps
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."name" = $1
-- To-one: two steps, missing at any
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."name" IS NULL
-- To-one: two steps, another value
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."name" IS DISTINCT FROM $1
-- To-one: two steps, there is one
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."id" IS NOT NULL
-- To-one: three steps
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" JOIN "Player" AS "rival.rival" ON "rival.rival"."id" = "rival"."rivalID" JOIN "Player" AS "rival.rival.rival" ON "rival.rival.rival"."id" = "rival.rival"."rivalID" JOIN "Team" AS "rival.rival.rival.team" ON "rival.rival.rival.team"."code" = "rival.rival.rival"."teamCode" WHERE "rival.rival.r… -- 425 characters
-- To-one: to itself, and on
SELECT …, "Team"."isFirstClass" FROM "Team" JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" JOIN "Team" AS "mother.mother" ON "mother.mother"."id" = "mother"."motherID" JOIN "Team" AS "mother.mother.mother" ON "mother.mother.mother"."id" = "mother.mother"."motherID" WHERE "mother.mother.mother"."id" = $1
-- To-one: required by one condition, not by the other
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team"."name" = $1 AND "team.mother"."id" IS NULL
-- To-one: a value of either
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."name" = $1 OR "away"."name" = $2
-- To-one: a value of each
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."name" = $1 AND "away"."name" = $2
-- To-one: both are the same, or none
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."id" IS NOT DISTINCT FROM "away"."id"
-- To-one: both are different
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."id" IS DISTINCT FROM "away"."id"
-- To-one: one and not the other
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."code" IS NOT NULL AND "away"."id" IS NULL
-- To-one: a value of the one and of the other
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE "home"."name" < "away"."name" COLLATE "C"
-- To-one: further on from both
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" LEFT JOIN "Team" AS "home.mother" ON "home.mother"."id" = "home"."motherID" WHERE "home.mother"."id" IS NOT DISTINCT FROM "away"."id" AND "away"."id" IS NOT NULL AND "Match"."id" > $1
-- To-one: aggregates of both
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" LEFT JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "home"."code") > (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "away"."code")
-- To-one: correlated with both
SELECT "Match"."id", "Match"."homeCode", "Match"."awayID" FROM "Match" JOIN "Team" AS "home" ON "home"."code" = "Match"."homeCode" LEFT JOIN "Team" AS "away" ON "away"."id" = "Match"."awayID" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "home"."code" AND "players"."score" > (SELECT MAX("players2"."score") FROM "Player" AS "players2" WHERE "players2"."teamCode" = "… -- 414 characters
-- To-one: order by a value, nil first
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "team"."name" COLLATE "C" NULLS FIRST, "Player"."id"
-- To-one: order by a value, nil last
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "team"."name" COLLATE "C" DESC NULLS LAST, "Player"."id"
-- To-one: order by a value, nil where it is said
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "team"."name" COLLATE "C", "Player"."id"
-- To-one: a page by a value two steps away
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" ORDER BY "team.mother"."name" COLLATE "C" NULLS FIRST, "Player"."id" LIMIT $1 OFFSET $2
-- To-one: different ones by a value
SELECT DISTINCT "Player"."id", "Player"."name" COLLATE "C", "Player"."score", "Player"."weight", "Player"."teamCode" COLLATE …, "team"."name" COLLATE "C" AS "fetching.order0" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" LIKE $1 AND "Player"."id" <> $2 ORDER BY 9 NULLS FIRST
-- To-many: contains
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."score" > $1)
-- To-many: contains, over nothing
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."id" > $1)
-- To-many: all conditions of one model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."name" = $1 AND "players"."score" = $2)
-- To-many: each condition of any model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."name" = $1) AND EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."score" = $2)
-- To-many: does not contain
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."score" > $1)
-- To-many: contains none with a value
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND ("players"."weight" IS NULL OR "players"."name" IS NULL))
-- To-many: contains, not
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."weight" IS DISTINCT FROM $1)
-- To-many: all satisfy, over nothing too
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."score" <= $1)
-- To-many: all satisfy, with nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND ("players"."weight" > $1) IS NOT TRUE)
-- To-many: not all satisfy
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND ("players"."weight" > $1) IS NOT TRUE)
-- To-many: empty
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code")
-- To-many: not empty
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code")
-- To-many: a certain model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."id" = $1)
-- To-many: not a certain model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."id" = $1)
-- To-many: another than a certain model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."id" <> $1)
-- To-many: of a missing model
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code")
-- To-many: of a missing model, all satisfy
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" AND NOT ("players"."score" BETWEEN $1 AND $2))
-- To-many: of a missing model, contains
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" AND "players"."id" > $1)
-- To-many: by a key of two columns
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."seatRow" = "seat"."row" AND "players"."seatNumber" = "seat"."number" AND "players"."name" = $1)
-- To-many: by nil, which nothing equals
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") AND "Player"."id" > $1
-- To-many: with a member of the model outside
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."name" = "Team"."name")
-- To-many: with a member of the model outside, by another
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code" AND "players"."score" <> "Player"."score")
-- To-many: with a related member of the model outside
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "rival"."id" AND "admirers"."score" < "rival"."score" AND "admirers"."id" <> $1 AND "rival"."id" = $2)
-- To-many: within itself
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id" AND EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code" AND "players"."score" = $1))
-- To-many: within itself, with both outside
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" LEFT JOIN "Team" AS "daughters.mother" ON "daughters.mother"."id" = "daughters"."motherID" WHERE "daughters"."motherID" = "Team"."id" AND EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" LEFT JOIN "Team" AS "players.team.mother" ON "… -- 647 characters
-- To-many: the same relationship twice
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND EXISTS (SELECT 1 FROM "Player" AS "admirers2" WHERE "admirers2"."rivalID" = "Player"."id" AND "admirers2"."id" = "admirers"."id" AND "admirers2"."id" = "Player"."id"))
-- To-many: with a to-one of the inner model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" JOIN "Team" AS "players.rival.team" ON "players.rival.team"."code" = "players.rival"."teamCode" WHERE "players"."teamCode" = "Team"."code" AND "players.rival.team"."name" LIKE $1)
-- To-many: all satisfy with a missing to-one of the inner model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" LEFT JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" AND "players.rival"."id" IS NULL)
-- To-many: joined
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND "tags"."label" = $1)
-- To-many: joined to nothing
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id")
-- To-many: joined to nothing, all satisfy
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND "tags"."label" <> $1)
-- To-many: joined, and back
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND EXISTS (SELECT 1 FROM "Tagging" AS "teams.via" JOIN "Team" AS "teams" ON "teams"."id" = "teams.via"."teamID" WHERE "teams.via"."tagID" = "tags"."id" AND "teams"."name" = $1))
-- To-many: joined to a certain model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id" AND "tags"."id" = $1)
-- To-many: the rows that join
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Tagging" AS "taggings" JOIN "Tag" AS "taggings.tag" ON "taggings.tag"."id" = "taggings"."tagID" WHERE "taggings"."teamID" = "Team"."id" AND "taggings.tag"."label" = $1)
-- To-many: through two to-many relationships
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers.via" JOIN "Player" AS "admirers" ON "admirers"."rivalID" = "admirers.via"."id" WHERE "admirers.via"."teamCode" = "Team"."code" AND "admirers"."score" < $1)
-- To-many: a predicate on the related model
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code" AND "players.rival"."score" > $1 AND "players"."score" >= $2)
-- To-many: a predicate on the related model, of all
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" WHERE "players"."teamCode" = "Team"."code" AND EXISTS (SELECT 1 FROM "Player" AS "players2" WHERE "players2"."teamCode" = "players.team"."code" AND "players2"."score" <> $1))
-- To-many: a predicate that goes on itself
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "team"."id" AND EXISTS (SELECT 1 FROM "Player" AS "players" JOIN "Team" AS "players.team" ON "players.team"."code" = "players"."teamCode" WHERE "players"."teamCode" = "daughters"."code" AND "players.team"."code" … -- 406 characters
-- Aggregates of related models: count
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: count of a missing model's
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code") = $1
-- Aggregates of related models: count under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND ("players"."weight" = $1 OR "players"."weight" IS NULL)) = $2
-- Aggregates of related models: count in a calculation
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST((SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code")::numeric + NULLIF(NULLIF(LEAST(GREATEST((SELECT COUNT(*) FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id")::numeric * $1, -9223372036854775809), 9223372036854775808), -922337203685477… -- 1016 characters
-- Aggregates of related models: count beside a value
SELECT …, "Team"."isFirstClass" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" WHERE "Team"."id" > (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") AND (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") >= NULLIF(NULLIF(LEAST(GREATEST("Team"."id"::numeric - $1, -9223372036854775809), 92233720… -- 489 characters
-- Aggregates of related models: count of joined models, each once
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) = $1
-- Aggregates of related models: count of joining rows
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id") = $1
-- Aggregates of related models: count compared with a count
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") > (SELECT COUNT(*) FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id") AND (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) > $1
-- Aggregates of related models: count within a condition
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id" AND (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code") = $1 AND "daughters"."id" = $2)
-- Aggregates of related models: count within a count
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(*) FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id" AND (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code") < $1) = $2
-- Aggregates of related models: different values
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") AND "Team"."id" < $1
-- Aggregates of related models: different values, without nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players"."weight") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: different values, each once
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "taggings"."tagID") FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id") = $1
-- Aggregates of related models: different values of nothing
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: different values of a missing model's
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE (SELECT COUNT(DISTINCT "players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code") = $1
-- Aggregates of related models: different texts
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players"."name") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: different values under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "taggings"."tagID") FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id" AND "taggings"."id" < $1) = $2
-- Aggregates of related models: different values of a to-one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "players.rival"."id") FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: different values of joined models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "tags"."label") FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id") = $1
-- Aggregates of related models: different values of two to-many relationships
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COUNT(DISTINCT "admirers"."teamCode") FROM "Player" AS "admirers.via" JOIN "Player" AS "admirers" ON "admirers"."rivalID" = "admirers.via"."id" WHERE "admirers.via"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: different values, selected
SELECT (SELECT COUNT(DISTINCT "taggings"."tagID") FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id") FROM "Team" ORDER BY "Team"."id"
-- Aggregates of related models: in the order of different values
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT COUNT(DISTINCT "taggings"."tagID") FROM "Tagging" AS "taggings" WHERE "taggings"."teamID" = "Team"."id") DESC, (NULLIF(NULLIF(LEAST(GREATEST("Team"."id"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::int8 % $2) NULLS FIRST
-- Aggregates of related models: sum
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("players"."score"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: sum of nothing with a fraction
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(SUM("players"."weight"::float8), 0) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: sum under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("players"."score"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."name" = $1) <= $2
-- Aggregates of related models: sum under conditions, of one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("players"."score"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."name" = $1) = $2
-- Aggregates of related models: sum of a calculation
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM(NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST("players"."score"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeric + "players"."id", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808… -- 590 characters
-- Aggregates of related models: sum of a member of a to-one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("players.rival"."score"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code") = $1 AND "Team"."id… -- 406 characters
-- Aggregates of related models: sum of joined models, each once
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("tags"."id"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) = $1
-- Aggregates of related models: a value of the row outside, by a key that is never null
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX(CASE WHEN "tags"."id" = "tags"."id" THEN "Team"."id" END) FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id") = "Team"."id"
-- Aggregates of related models: a value of the row outside, selected
SELECT (SELECT MIN(CASE WHEN "tags"."id" = "tags"."id" THEN "Team"."id" END) FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id") FROM "Team" ORDER BY "Team"."id"
-- Aggregates of related models: average
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT (SUM("players"."score"::float8) / NULLIF(COUNT("players"."score"), 0)) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: average without nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT (SUM("players"."weight"::float8) / NULLIF(COUNT("players"."weight"), 0)) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: average of nothing
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT (SUM("players"."score"::float8) / NULLIF(COUNT("players"."score"), 0)) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") IS NULL
-- Aggregates of related models: average of nothing is not less
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT (SUM("players"."score"::float8) / NULLIF(COUNT("players"."score"), 0)) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") < $1
-- Aggregates of related models: average under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT (SUM("players"."score"::float8) / NULLIF(COUNT("players"."score"), 0)) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."score" > $1) = $2
-- Aggregates of related models: smallest
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MIN("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") < $1
-- Aggregates of related models: smallest text
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MIN("players"."name" COLLATE "C") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: smallest of nothing but nil
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MIN("players"."name" COLLATE "C") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") IS NULL
-- Aggregates of related models: largest
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: largest under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."name" = $1) = $2
-- Aggregates of related models: largest text
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players"."name" COLLATE "C") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: largest of a member of a to-one
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players.rival"."name" COLLATE "C") FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code") = $1
-- Aggregates of related models: largest of joined models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("tags"."label" COLLATE "C") FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "Team"."id") = $1
-- Aggregates of related models: largest compared with a value
SELECT …, "Player"."seatNumber" FROM "Player" WHERE (SELECT MAX("admirers"."score") FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") = "Player"."score"
-- Aggregates of related models: a prefix of the largest
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT MAX("players"."name" COLLATE "C") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") >= $1 COLLATE "C" AND (SELECT MAX("players"."name" COLLATE "C") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") < $2 COLLATE "C"
-- Aggregates of related models: order by a count
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") DESC, "Team"."id"
-- Aggregates of related models: order by the largest, nil first
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") NULLS FIRST
-- Aggregates of related models: order by a sum under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT NULLIF(NULLIF(LEAST(GREATEST(COALESCE(SUM("players"."score"::int8), 0), -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."score" > $1) DESC NULLS LAST, "Team"."id"
-- Loading: to-many
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" = ANY($1) ORDER BY "Player"."id"
-- Loading: to-many in another order
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" = ANY($1) ORDER BY "Player"."score" DESC
-- Loading: to-many under conditions
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" = ANY($1) AND "Player"."score" > $2
-- Loading: to-many under conditions on what they refer to
SELECT …, "Player"."teamCode" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "Player"."teamCode" = ANY($1) AND "rival"."score" > $2
-- Loading: a limit for each
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" = ANY($1)) AS "fetching.rows" WHERE "fetching.number" <= $2 ORDER BY "fetching.number"
-- Loading: a limit for each, after others
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" = ANY($1)) AS "fetching.rows" WHERE "fetching.number" > $2 AND "fetching.number" <= $3 ORDER BY "fetching.number"
-- Loading: a limit of nothing
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" ORDER BY "Player"."id") AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" = ANY($1)) AS "fetching.rows" WHERE "fetching.number" <= $2 ORDER BY "fetching.number"
-- Loading: joined, each once
SELECT "Tag"."id", "Tag"."label", "via"."fetching.key0" FROM (SELECT DISTINCT "via.Tagging"."teamID" AS "fetching.key0", "via.Tagging"."tagID" AS "fetching.link0" FROM "Tagging" AS "via.Tagging" WHERE "via.Tagging"."teamID" = ANY($1)) AS "via" JOIN "Tag" ON "Tag"."id" = "via"."fetching.link0" ORDER BY "Tag"."id"
-- Loading: joined, each once, with a limit
SELECT "id", "label", "fetching.key0" FROM (SELECT "Tag"."id", "Tag"."label", "via"."fetching.key0" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "via"."fetching.key0" ORDER BY "Tag"."label" COLLATE "C" DESC, "Tag"."id" DESC) AS "fetching.number" FROM (SELECT DISTINCT "via.Tagging"."teamID" AS "fetching.key0", "via.Tagging"."tagID" AS "fetching.link0" FROM "Tagging" AS "via.Tagging" WHERE "v… -- 567 characters
-- Loading: by itself
SELECT …, "Team"."motherID" FROM "Team" WHERE "Team"."motherID" = ANY($1)
-- Loading: through two to-many relationships
SELECT …, "via.Player"."teamCode" FROM "Player" AS "via.Player" JOIN "Player" ON "Player"."rivalID" = "via.Player"."id" WHERE "via.Player"."teamCode" = ANY($1) ORDER BY "Player"."id"
-- Loading: by a key of two columns
SELECT "row", "number", "price" FROM "Seat" ORDER BY "price" DESC
-- Loading: to-one
SELECT …, "Team"."code" FROM "Team" WHERE "Team"."code" = ANY($1)
-- Loading: to-one under conditions
SELECT …, "Player"."id" FROM "Player" WHERE "Player"."id" = ANY($1) AND "Player"."score" > $2
-- Loading: two steps
SELECT …, "via.Team"."code" FROM "Team" AS "via.Team" JOIN "Team" ON "Team"."id" = "via.Team"."motherID" WHERE "via.Team"."code" = ANY($1)
-- Loading: to-many behind a to-one
SELECT …, "via.Team"."code" FROM "Team" AS "via.Team" JOIN "Team" ON "Team"."motherID" = "via.Team"."id" WHERE "via.Team"."code" = ANY($1)
-- Loading: by a key of two columns, one
SELECT …, "Seat"."number" FROM "Seat" WHERE ("Seat"."row", "Seat"."number") IN (SELECT * FROM unnest($1, $2))
-- Loading: required
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NOT NULL ORDER BY "Player"."id"
-- Loading: several
SELECT …, "Team"."id" FROM "Team" WHERE "Team"."id" = ANY($1)
-- Loading: nested
SELECT …, "Seat"."number" FROM "Seat" WHERE ("Seat"."row", "Seat"."number") IN (SELECT * FROM unnest($1, $2)) AND "Seat"."price" < $3
-- Loading: of the first
SELECT …, "isFirstClass" FROM "Team" ORDER BY "id" LIMIT $1
-- Loading: of none
SELECT …, "isFirstClass" FROM "Team" WHERE "id" = $1 LIMIT $2
-- Loading: steps after it
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE "Team"."name" <> $1 AND EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") ORDER BY "Team"."id"
-- Loading beside values: a value
SELECT …, "name" FROM "Team" ORDER BY "id"
-- Loading beside values: an optional value
SELECT …, "motherID" FROM "Team" ORDER BY "id"
-- Loading beside values: two values
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") FROM "Team" ORDER BY "Team"."id"
-- Loading beside values: a value of a to-one, required
SELECT …, "team"."name" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NOT NULL ORDER BY "Player"."id"
-- Loading beside values: made into something else
SELECT …, "name" FROM "Team" WHERE "id" < $1 ORDER BY "id"
-- Loading beside values: steps after it
SELECT …, "name" FROM "Team" WHERE "id" > $1 AND "id" < $2 ORDER BY "id" DESC
-- Loading beside values: a limit
SELECT …, "name" FROM "Team" ORDER BY "id" LIMIT $1 OFFSET $2
-- Loading beside values: of distinct models
SELECT …, "name" FROM (SELECT DISTINCT "id", "name" COLLATE "C", "code" COLLATE …, "id" AS "fetching.order0" FROM "Team" WHERE "id" < $1 ORDER BY 7) AS "Team" ORDER BY "id"
-- Loading beside values: of the first
SELECT …, "name" FROM "Team" ORDER BY "id" LIMIT $1
-- Loading beside values: of none
SELECT …, "name" FROM "Team" WHERE "id" > $1 LIMIT $2
-- Loading beside values: a page
SELECT …, "id" FROM "Team" ORDER BY "id" LIMIT $1
-- Loading beside values: a value beside the model
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") FROM "Team" ORDER BY "Team"."id"
-- Loading beside values: in turn
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), "Team"."name" FROM "Team" ORDER BY "Team"."id"
-- Loading beside values: two values, one after the other
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), "Team"."name" FROM "Team" WHERE "Team"."id" < $1 ORDER BY "Team"."id"
-- Loading beside values: a value behind the first
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") FROM "Team" ORDER BY "Team"."id" LIMIT $1
-- Loading beside values: values of related models
SELECT …, "Player"."teamCode" FROM "Player" WHERE "Player"."teamCode" = ANY($1) ORDER BY "Player"."id"
-- Loading beside values: values of what is related to them
SELECT …, "isFirstClass" FROM "Team" WHERE "id" < $1 ORDER BY "id"
-- Loading beside values: with a limit for each
SELECT …, "fetching.value0", "fetching.key0" FROM (SELECT …, (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") AS "fetching.value0", "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" ORDER BY "Player"."score" DESC, "Player"."id" DESC) AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" = ANY($1)) AS "fetching… -- 463 characters
-- Loading beside values: of joined models
SELECT "Tag"."id", "Tag"."label", "Tag"."label", (SELECT COUNT(*) FROM "Team" AS "teams" WHERE "teams"."id" IN (SELECT "teams.via"."teamID" FROM "Tagging" AS "teams.via" WHERE "teams.via"."tagID" = "Tag"."id")), "via"."fetching.key0" FROM (SELECT DISTINCT "via.Tagging"."teamID" AS "fetching.key0", "via.Tagging"."tagID" AS "fetching.link0" FROM "Tagging" AS "via.Tagging" WHERE "via.Tagging"."teamID… -- 491 characters
-- Loading beside values: of joined models, with a limit for each
SELECT "id", "label", "fetching.value0", "fetching.value1", "fetching.key0" FROM (SELECT "Tag"."id", "Tag"."label", "Tag"."label" AS "fetching.value0", (SELECT COUNT(*) FROM "Team" AS "teams" WHERE "teams"."id" IN (SELECT "teams.via"."teamID" FROM "Tagging" AS "teams.via" WHERE "teams.via"."tagID" = "Tag"."id")) AS "fetching.value1", "via"."fetching.key0" AS "fetching.key0", ROW_NUMBER() OVER (PAR… -- 793 characters
-- Loading beside values: through two to-many relationships
SELECT …, "via.Player"."teamCode" FROM "Player" AS "via.Player" JOIN "Player" ON "Player"."rivalID" = "via.Player"."id" WHERE "via.Player"."teamCode" = ANY($1) ORDER BY "Player"."id"
-- Loading beside values: of one related model
SELECT …, "Team"."code" FROM "Team" WHERE "Team"."code" = ANY($1)
-- Loading beside values: of one required model
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), "Team"."code" FROM "Team" WHERE "Team"."code" = ANY($1)
-- Loading beside values: values on both levels
SELECT …, "name" FROM "Team" WHERE "id" < $1 ORDER BY "id"
-- Selecting related models: into a projection of projections
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" < $1 ORDER BY "Team"."id"
-- Selecting related models: whole models
SELECT …, ("mother"."id" IS NULL), …, "mother"."isFirstClass" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" ORDER BY "Team"."id"
-- Selecting related models: Codable
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" = $1 ORDER BY "Team"."id"
-- Selecting related models: nothing
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" > $1 ORDER BY "Team"."id"
-- Selecting related models: of the first
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" ORDER BY "Team"."id" LIMIT $1
-- Selecting related models: of the first that there is none of
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" > $1 ORDER BY "Team"."id" LIMIT $2
-- Selecting related models: with a limit
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" ORDER BY "Team"."id" LIMIT $1 OFFSET $2
-- Selecting related models: with conditions and an order behind
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" WHERE "Team"."id" < $1 ORDER BY "Team"."id" DESC
-- Selecting related models: a page
SELECT …, (SELECT COUNT(*) FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")), "Team"."id" FROM "Team" ORDER BY "Team"."id" LIMIT $1
-- Selecting related models: with more included
SELECT …, "Team"."motherID" FROM "Team" WHERE "Team"."motherID" = ANY($1) AND "Team"."id" > $2
-- Selecting related models: inside of what is included
SELECT …, "isFirstClass" FROM "Team" WHERE "id" = $1 OR "id" = $2 ORDER BY "id"
-- Selecting related models: in a tuple
SELECT …, "fetching.key0" FROM (SELECT …, "Player"."teamCode" AS "fetching.key0", ROW_NUMBER() OVER (PARTITION BY "Player"."teamCode" ORDER BY "Player"."id") AS "fetching.number" FROM "Player" WHERE "Player"."teamCode" = ANY($1) AND "Player"."score" > $2) AS "fetching.rows" WHERE "fetching.number" <= $3 ORDER BY "fetching.number"
-- Selecting related models: a required one that is missing
SELECT …, "id" FROM "Player" ORDER BY "id"
-- Projections: a member
SELECT "score" FROM "Player" ORDER BY "id"
-- Projections: an optional member
SELECT "name" FROM "Player" WHERE "id" = ANY($1) ORDER BY "id"
-- Projections: two members
SELECT "id", "weight" FROM "Player" WHERE "id" = ANY($1) ORDER BY "id"
-- Projections: an expression
SELECT "Player"."id", (("Player"."score"::int8 * $1)::int8 + $2) FROM "Player" WHERE "Player"."id" < $3 ORDER BY "Player"."id"
-- Projections: a condition
SELECT ("Player"."score" > $1) FROM "Player" ORDER BY "Player"."id"
-- Projections: a condition on nil
SELECT (("Player"."weight" > $1) IS TRUE) FROM "Player" ORDER BY "Player"."id"
-- Projections: the length of a text
SELECT CAST(char_length("Player"."name") AS int8) FROM "Player" WHERE "Player"."id" = ANY($1) ORDER BY "Player"."id"
-- Projections: the model itself
SELECT …, "name" FROM "Team" WHERE "id" = ANY($1) ORDER BY "id"
-- Projections: the first of nothing
SELECT "score" FROM "Player" WHERE "id" > $1 LIMIT $2
-- Projections: the first made into something else
SELECT "id", "score" FROM "Player" ORDER BY "score" DESC LIMIT $1
-- Projections: made into something else
SELECT "id", "score" FROM "Player" WHERE "id" < $1 ORDER BY "id"
-- Projections: with a limit
SELECT "score" FROM "Player" ORDER BY "id" LIMIT $1 OFFSET $2
-- Projections: with conditions and an order behind it
SELECT "score" FROM "Player" WHERE "score" > $1 ORDER BY "score" DESC
-- Projections: along a to-one
SELECT "team"."name" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "Player"."id" = ANY($1) ORDER BY "Player"."id"
-- Projections: a related model
SELECT "Player"."id", ("rival"."id" IS NULL), …, "rival"."seatNumber" FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "Player"."id" = ANY($1) ORDER BY "Player"."id", "rival"."score" DESC NULLS LAST
-- Projections: a related model of a related model
SELECT ("mother"."id" IS NULL), …, "Team"."name" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" ORDER BY "Team"."id"
-- Projections: along two to-ones
SELECT "Team"."id", "mother"."name" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" WHERE "Team"."id" = ANY($1) ORDER BY "Team"."id"
-- Projections: aggregates of a to-many
SELECT "Team"."id", (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), (SELECT COALESCE(SUM("players"."score"::int8), 0)::int8 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") FROM "Team" WHERE "Team"."id" = ANY($1) ORDER BY "Team"."id"
-- Projections: whether there is one
SELECT (EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code")) FROM "Team" ORDER BY "Team"."id"
-- Projections: annotated with what is a condition and an order too
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") FROM "Team" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") > $1 AND (SELECT MAX("players"."score") FROM "Player" AS "players" WHERE "players"."teamCode"… -- 433 characters
-- Projections: the first, annotated
SELECT …, (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") FROM "Team" ORDER BY "Team"."id" DESC LIMIT $1
-- Projections: distinct
SELECT DISTINCT "teamCode" COLLATE "C" FROM "Player" ORDER BY "teamCode" COLLATE "C" NULLS FIRST
-- Projections: distinct, limited afterwards
SELECT DISTINCT "teamCode" COLLATE "C" FROM "Player" ORDER BY "teamCode" COLLATE "C" NULLS FIRST LIMIT $1 OFFSET $2
-- Projections: distinct, limited before
SELECT DISTINCT "teamCode" COLLATE "C" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "id" LIMIT $1) AS "Player" ORDER BY "teamCode" COLLATE "C" NULLS FIRST
-- Projections: distinct expressions
SELECT DISTINCT ("Player"."id"::int8 % $1) FROM "Player" WHERE "Player"."score" >= $2 ORDER BY 1 NULLS FIRST
-- Projections: distinct, a column and what bears its name, sorted by both
SELECT DISTINCT "Player"."score", CAST("Player"."score" AS float8) FROM "Player" WHERE "Player"."score" < $1 ORDER BY "Player"."score", 2 DESC
-- Projections: distinct along a relationship
SELECT DISTINCT "team"."name" COLLATE "C" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "team"."name" COLLATE "C" NULLS FIRST
-- Projections: a value of a group
SELECT COUNT(*) FROM "Player"
-- Projections: an overflow
SELECT ("Player"."id"::int8 + $1) FROM "Player" ORDER BY "Player"."id"
-- Combinations: the models of both, once
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: the models of both, as often as they have them
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: those that both have
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: those that the other has not
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: the other way
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "score" > $2) AS "Player"
-- Combinations: with itself
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: with itself, as often
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: without itself
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: none that both have
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "id" = $2) AS "Player"
-- Combinations: the result of unionAll, each once, in common
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $3) AS "Player"
-- Combinations: the result of unionAll, each once, without others
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "score" > $3) AS "Player"
-- Combinations: with nothing
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" > $2) AS "Player"
-- Combinations: nothing with nothing
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "id" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" < $2) AS "Player"
-- Combinations: all with some
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1) AS "Player"
-- Combinations: three
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = $2 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = $3) AS "Player"
-- Combinations: from the left
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "id" = $3) AS "Player"
-- Combinations: as it is nested
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 EXCEPT SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = $3) AS "Player") AS "Player"
-- Combinations: without two, one after the other
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2 EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "id" = $3) AS "Player"
-- Combinations: an intersection binds no tighter
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "id" = $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "score" > $3) AS "Player" EXCEPT SELECT …, "seatNumber" FROM "Player" WHERE "id" = $4) AS "Player"
-- Combinations: many
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "id" < $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = $2 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = $3 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = $4 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = $5 UNION SELECT …, "seatNum… -- 15322 characters
-- Combinations: each with its own order and limit
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $1) AS "Player" UNION SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score", "id" LIMIT $2) AS "Player") AS "Player"
-- Combinations: a limit in the other alone
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 EXCEPT SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $2) AS "Player") AS "Player"
-- Combinations: an offset in the first alone
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $1 OFFSET $2) AS "Player" UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $3) AS "Player"
-- Combinations: a limit of nothing
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 UNION SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $2) AS "Player") AS "Player"
-- Combinations: different ones in each
SELECT …, "seatNumber" FROM (SELECT DISTINCT "id", "name" COLLATE "C", "score", "weight", "teamCode" COLLATE "C", "rivalID", "seatRow", "seatNumber" FROM "Player" WHERE "weight" > $1 UNION ALL SELECT DISTINCT "id", "name" COLLATE "C", "score", "weight", "teamCode" COLLATE "C", "rivalID", "seatRow", "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: the first of each
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "id" = $2) AS "Player"
-- Combinations: a limit of a result
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "id" DESC LIMIT $3) AS "Player" INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $4) AS "Player" UNION SELECT …, "seatNumber" FR… -- 445 characters
-- Combinations: along a relationship in each
SELECT …, "seatNumber" FROM (SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" = $1 UNION SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" WHERE "team.mother"."name" = $2) AS "Player"
-- Combinations: related rows in each
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM (SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND "admirers"."score" > $1) INTERSECT SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."score" = $2) AS "Player" EXCEPT SELECT …… -- 468 characters
-- Combinations: a model with a key of two columns
SELECT "row", "number", "price" FROM (SELECT "row", "number", "price" FROM "Seat" WHERE "price" > $1 UNION SELECT "row", "number", "price" FROM "Seat" WHERE "row" = $2) AS "Seat" ORDER BY "price" DESC
-- Combinations: an order
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "score" DESC
-- Combinations: an order with nil
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "weight" NULLS FIRST
-- Combinations: a limit
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "score" DESC, "id" DESC LIMIT $3
-- Combinations: a limit without an order, by the key
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "id" LIMIT $3 OFFSET $4
-- Combinations: a limit of repeated models
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "score" DESC, "id" DESC LIMIT $3
-- Combinations: a condition
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" WHERE "weight" IS NULL
-- Combinations: a condition along a relationship
SELECT …, "Player"."seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" = $3
-- Combinations: a condition on related rows
SELECT …, "Player"."seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND "admirers"."id" < $3)
-- Combinations: an order along a relationship
SELECT …, "Player"."seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "team"."name" COLLATE "C", "Player"."id"
-- Combinations: different ones of repeated models
SELECT DISTINCT "id", "name" COLLATE "C", "score", "weight", "teamCode" COLLATE "C", "rivalID", "seatRow", "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: the first of each
SELECT …, "seatNumber" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player") AS "Player" WHERE "fetching.number" <= $3 ORDER BY "score" DESC, "id" DESC
-- Combinations: the number
SELECT COUNT(*) FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: the number of repeated models
SELECT COUNT(*) FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: the number of a part
SELECT COUNT(*) FROM (SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "id" LIMIT $3) AS "Player"
-- Combinations: whether there is one
SELECT EXISTS (SELECT 1 FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 INTERSECT SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player")
-- Combinations: whether there is none
SELECT EXISTS (SELECT 1 FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 EXCEPT SELECT …, "seatNumber" FROM "Player") AS "Player")
-- Combinations: the first
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "score" LIMIT $3
-- Combinations: a sum
SELECT COALESCE(SUM("score"::int8), 0)::int8 FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: a sum of repeated models
SELECT COALESCE(SUM("score"::int8), 0)::int8 FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player"
-- Combinations: selected values
SELECT "score" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "score"
-- Combinations: groups
SELECT "Player"."teamCode", COUNT(*) FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" GROUP BY "Player"."teamCode" ORDER BY "Player"."teamCode" COLLATE "C" NULLS FIRST
-- Combinations: related models
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "id"
-- Combinations: pages of a union
SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "weight" DESC NULLS LAST, "id" DESC LIMIT $3
-- Combinations: values of two members, nil being one of them
SELECT "name" COLLATE "C" FROM "Player" UNION SELECT "teamCode" COLLATE "C" FROM "Player" ORDER BY 1 NULLS FIRST
-- Combinations: as often as there are
SELECT "name" COLLATE "C" FROM "Player" UNION ALL SELECT "teamCode" COLLATE "C" FROM "Player" ORDER BY 1 NULLS FIRST
-- Combinations: nil in common
SELECT "name" COLLATE "C" FROM "Player" INTERSECT SELECT "teamCode" COLLATE "C" FROM "Player"
-- Combinations: without those of the other, once
SELECT "teamCode" COLLATE "C" FROM "Player" EXCEPT SELECT "name" COLLATE "C" FROM "Player" ORDER BY 1 NULLS FIRST
-- Combinations: of two models
SELECT "name" COLLATE "C" FROM "Team" UNION SELECT "label" COLLATE "C" FROM "Tag" ORDER BY 1
-- Combinations: several values
SELECT "id", "score" FROM "Player" WHERE "score" > $1 AND "id" < $2 UNION SELECT "id", "score" FROM "Player" WHERE "weight" > $3 ORDER BY 1
-- Combinations: several values, of two models
SELECT "row", "number" FROM "Seat" UNION SELECT "id", ("id"::int8 - $1) FROM "Match" WHERE "id" = $2 ORDER BY 1, 2 NULLS FIRST
-- Combinations: computed values
SELECT ("score"::int8 * $1) FROM "Player" WHERE "id" = $2 UNION SELECT ("id"::int8 * $3) FROM "Player" WHERE "id" < $4 UNION SELECT "score" FROM "Player" WHERE "id" = ANY($5)
-- Combinations: along relationships
SELECT "team"."name" COLLATE "C" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "Player"."id" < $1 UNION SELECT "mother"."name" COLLATE "C" FROM "Team" LEFT JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" ORDER BY 1 NULLS FIRST
-- Combinations: of groups
SELECT "teamCode" COLLATE "C" FROM "Player" GROUP BY "teamCode" UNION SELECT "tag"."label" COLLATE "C" FROM "Tagging" LEFT JOIN "Tag" AS "tag" ON "tag"."id" = "Tagging"."tagID" UNION SELECT (SELECT MAX("Tag"."label" COLLATE "C") FROM "Tag") COLLATE "C" FROM "Tagging" WHERE "Tagging"."id" = $1
-- Combinations: of values and of groups
SELECT "id" FROM "Tag" UNION SELECT COUNT(*) FROM "Player" GROUP BY "teamCode" ORDER BY 1
-- Combinations: models of rows
SELECT "id", "label" COLLATE "C" FROM "Tag" WHERE "id" < $1 UNION SELECT "id", "label" COLLATE "C" FROM "Tag" WHERE "id" > $2 ORDER BY 1
-- Combinations: each with its own limit
SELECT * FROM (SELECT "score" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $1) AS "part" UNION SELECT * FROM (SELECT "score" FROM "Player" ORDER BY "score", "id" LIMIT $2) AS "part" ORDER BY 1
-- Combinations: each with different values
SELECT DISTINCT "teamCode" COLLATE "C" FROM "Player" WHERE "id" < $1 UNION ALL SELECT DISTINCT "name" COLLATE "C" FROM "Player" WHERE "id" = $2 ORDER BY 1 NULLS FIRST
-- Combinations: from the left
SELECT * FROM (SELECT "name" COLLATE "C" FROM "Player" EXCEPT SELECT "teamCode" COLLATE "C" FROM "Player" EXCEPT SELECT "name" COLLATE "C" FROM "Player" WHERE "id" > $1) AS "part" UNION SELECT "name" COLLATE "C" FROM "Player" WHERE "id" = $2
-- Combinations: by a calculation
SELECT * FROM (SELECT ("score"::int8 * $1) FROM "Player" UNION SELECT "id" FROM "Player") AS "part" EXCEPT SELECT ("score"::int8 * $2) FROM "Player" WHERE "id" < $3 ORDER BY 1 DESC NULLS LAST LIMIT $4
-- Combinations: downward, nil last
SELECT "name" COLLATE "C" FROM "Player" UNION SELECT "teamCode" COLLATE "C" FROM "Player" ORDER BY 1 DESC NULLS LAST
-- Combinations: nil where it is said
SELECT "name" COLLATE "C" FROM "Player" UNION SELECT "teamCode" COLLATE "C" FROM "Player" ORDER BY 1 DESC LIMIT $1 OFFSET $2
-- Combinations: a limit
SELECT "name" COLLATE "C" FROM "Player" UNION SELECT "teamCode" COLLATE "C" FROM "Player" ORDER BY 1 NULLS FIRST LIMIT $1 OFFSET $2
-- Combinations: the first
SELECT "name" COLLATE "C" FROM "Player" UNION SELECT "teamCode" COLLATE "C" FROM "Player" ORDER BY 1 DESC NULLS LAST LIMIT $1
-- Combinations: the first of nothing
SELECT "name" COLLATE "C" FROM "Player" EXCEPT SELECT "name" COLLATE "C" FROM "Player" LIMIT $1
-- Combinations: the number
SELECT COUNT(*) FROM (SELECT "name" COLLATE "C" FROM "Player" UNION SELECT "teamCode" COLLATE "C" FROM "Player") AS "rows"
-- Combinations: the number of all
SELECT COUNT(*) FROM (SELECT "name" COLLATE "C" FROM "Player" UNION ALL SELECT "teamCode" COLLATE "C" FROM "Player") AS "rows"
-- Combinations: the number of a part
SELECT COUNT(*) FROM (SELECT "name" COLLATE "C" FROM "Player" UNION SELECT "teamCode" COLLATE "C" FROM "Player" LIMIT $1) AS "rows"
-- Combinations: the number of selected values
SELECT COUNT(*) FROM (SELECT "teamCode" COLLATE "C" FROM "Player") AS "rows"
-- Combinations: the number of different values
SELECT COUNT(*) FROM (SELECT DISTINCT "teamCode" COLLATE "C" FROM "Player") AS "rows"
-- Combinations: whether there is one
SELECT EXISTS (SELECT 1 FROM (SELECT "name" COLLATE "C" FROM "Player" INTERSECT SELECT "teamCode" COLLATE "C" FROM "Player") AS "rows")
-- Combinations: different ones of all
SELECT DISTINCT * FROM (SELECT "name" COLLATE "C" FROM "Player" UNION ALL SELECT "teamCode" COLLATE "C" FROM "Player") AS "part"
-- Combinations: different ones of a part
SELECT DISTINCT * FROM (SELECT "name" COLLATE "C" FROM "Player" UNION ALL SELECT "teamCode" COLLATE "C" FROM "Player" ORDER BY 1 NULLS FIRST LIMIT $1) AS "part" ORDER BY 1 NULLS FIRST
-- Combinations: a part in another
SELECT * FROM (SELECT "name" COLLATE "C" FROM "Player" UNION SELECT "teamCode" COLLATE "C" FROM "Player" ORDER BY 1 NULLS FIRST LIMIT $1) AS "part" UNION SELECT "teamCode" COLLATE "C" FROM "Player" WHERE "id" = $2 ORDER BY 1 NULLS FIRST LIMIT $3 OFFSET $4
-- Combinations: in one list or another
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."name" IS NOT NULL AND "Player"."name" IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."id" < $1 AND "Player2"."name" IS NOT NULL) OR "Player"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."id" < $2 AND "Player2"."name" IS NULL)) OR ("Player"."name" IS NOT NULL AND "Player"."name" … -- 957 characters
-- Combinations: not in one list or another
SELECT …, "Player"."seatNumber" FROM "Player" WHERE NOT (("Player"."name" IS NOT NULL AND "Player"."name" IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."id" < $1 AND "Player2"."name" IS NOT NULL) OR "Player"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."id" < $2 AND "Player2"."name" IS NULL)) OR ("Player"."name" IS NOT NULL AND "Player"."n… -- 963 characters
-- Combinations: in both lists, nil being in them
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."name" IS NOT NULL AND "Player"."name" IN (SELECT "Player2"."name" FROM "Player" AS "Player2" WHERE "Player2"."name" IS NOT NULL) OR "Player"."name" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."name" IS NULL)) AND ("Player"."name" IS NOT NULL AND "Player"."name" IN (SELECT "Player2"."teamCode" FROM "Player" A… -- 563 characters
-- Combinations: in one list and not in another
SELECT …, "Player"."seatNumber" FROM "Player" WHERE ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" IN (SELECT "Player2"."teamCode" FROM "Player" AS "Player2" WHERE "Player2"."teamCode" IS NOT NULL) OR "Player"."teamCode" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."teamCode" IS NULL)) AND NOT ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" IN (SELECT … -- 661 characters
-- Combinations: in the list of a union of models
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player"."id" = "Player2"."id" AND ("Player2"."score" > $1 OR "Player2"."weight" > $2) AND "Player2"."score" > $3)
-- Combinations: in the list of models without others
SELECT …, "Player"."seatNumber" FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player"."id" = "Player2"."id" AND "Player2"."score" > $1 AND ("Player2"."weight" > $2) IS NOT TRUE)
-- Combinations: an overflow beside a value that rows are sorted by
SELECT "id" FROM "Player" WHERE "id" = $1 UNION SELECT ("score"::int8 * $2) FROM "Player" ORDER BY 1 NULLS FIRST LIMIT $3
-- Combinations: an overflow
SELECT ("score"::int8 * $1) FROM "Player" UNION SELECT "id" FROM "Player"
-- Combinations: truth values in two forms
SELECT "isOn" COLLATE "C" FROM "Switch" WHERE "isOn" = $1 UNION SELECT CASE WHEN "isEnabled" = $2 THEN $3 ELSE $4 END COLLATE "C" FROM "Switch" WHERE "isEnabled" = $5
-- Combinations: truth values in a form and without one
SELECT "isPlain" FROM "Switch" WHERE "isPlain" = TRUE UNION SELECT ("isOn" = $1) FROM "Switch" WHERE "isOn" <> $2
-- Combinations: optional truth values without a form in one
SELECT "wasOn" COLLATE "C" FROM "Switch" WHERE "wasOn" = $1 UNION SELECT CASE WHEN "wasPlain" IS NULL THEN NULL WHEN "wasPlain" = TRUE THEN $2 ELSE $3 END COLLATE "C" FROM "Switch"
-- Combinations: dates in two forms
SELECT "whole_second" FROM "stamps" WHERE "id" < $1 UNION SELECT floor(EXTRACT(EPOCH FROM upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(CAST(upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(date_trunc('milliseconds', to_timestamp("millisecond" / 1000.0::float8) + INTERVAL '500 microseconds'), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) AS timestamptz), '9999-12-31 23:59:59… -- 689 characters
-- Combinations: dates in a form and without one
SELECT "plain_date" FROM "stamps" WHERE "id" < $1 INTERSECT SELECT upper(tstzrange('0001-01-01 00:00:00+00', lower(tstzrange(to_timestamp("exact_time"::float8), '9999-12-31 23:59:59.999999+00', '[]')), '[]')) FROM "stamps" WHERE "id" > $2
-- Combinations: identifiers in one form
SELECT "lower" COLLATE "C" FROM "stamps" UNION SELECT "lower" COLLATE "C" FROM "stamps"
-- Combinations: a deletion of a union
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player")
-- Combinations: a deletion of repeated models
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player")
-- Combinations: an update of those that another has not, by what they were
UPDATE "Player" SET "score" = ("score"::int8 + $1) WHERE "id" IN (SELECT "Player"."id" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $2 EXCEPT SELECT …, "seatNumber" FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $3) AS "Player") AS "Player")
-- Combinations: an update of repeated models, once each
UPDATE "Player" SET "score" = ("score"::int8 + $1) WHERE "id" IN (SELECT "Player"."id" FROM (SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2 UNION ALL SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $3) AS "Player")
-- Windows: numbers of rows
SELECT ROW_NUMBER() OVER (ORDER BY "Player"."score" DESC, "Player"."id" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: of each partition
SELECT ROW_NUMBER() OVER (PARTITION BY "Player"."seatRow" ORDER BY "Player"."score" DESC, "Player"."id" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: equals by the key
SELECT ROW_NUMBER() OVER (ORDER BY "Player"."seatNumber", "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: equals by the key, in the direction of the order
SELECT ROW_NUMBER() OVER (ORDER BY "Player"."seatNumber" DESC, "Player"."id" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks with gaps
SELECT RANK() OVER (ORDER BY "Player"."seatNumber") FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks without gaps
SELECT DENSE_RANK() OVER (ORDER BY "Player"."seatNumber") FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks within partitions, nil being one
SELECT RANK() OVER (PARTITION BY "Player"."seatRow" ORDER BY "Player"."seatNumber") FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks within partitions by two values
SELECT RANK() OVER (PARTITION BY "Player"."seatRow", "Player"."seatNumber" ORDER BY "Player"."score") FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks within partitions by three values
SELECT RANK() OVER (PARTITION BY "Player"."seatRow", "Player"."seatNumber", ("Player"."id"::int8 % $1) ORDER BY "Player"."score") FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks within partitions by a condition
SELECT RANK() OVER (PARTITION BY ("Player"."score" > $1) ORDER BY "Player"."score" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks by a value that overflows, which is nil
SELECT RANK() OVER (ORDER BY NULLIF(NULLIF(LEAST(GREATEST("Player"."score"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks within partitions by a value that overflows
SELECT RANK() OVER (PARTITION BY NULLIF(NULLIF(LEAST(GREATEST("Player"."score"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 ORDER BY "Player"."score") FROM "Player" ORDER BY "Player"."id"
-- Windows: ranks in an order that does not decide
SELECT RANK() OVER (ORDER BY ("Player"."id"::int8 % $1) NULLS FIRST) FROM "Player" ORDER BY "Player"."id"
-- Windows: nil first, upward
SELECT RANK() OVER (ORDER BY "Player"."seatRow" NULLS FIRST) FROM "Player" ORDER BY "Player"."id"
-- Windows: nil last, upward
SELECT RANK() OVER (ORDER BY "Player"."seatRow") FROM "Player" ORDER BY "Player"."id"
-- Windows: nil last, downward
SELECT RANK() OVER (ORDER BY "Player"."seatRow" DESC NULLS LAST) FROM "Player" ORDER BY "Player"."id"
-- Windows: nil first, downward
SELECT RANK() OVER (ORDER BY "Player"."seatRow" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: by two terms
SELECT RANK() OVER (ORDER BY "Player"."seatRow", "Player"."seatNumber") FROM "Player" ORDER BY "Player"."id"
-- Windows: by the bytes of texts
SELECT RANK() OVER (ORDER BY "Player"."teamCode" COLLATE "C" NULLS FIRST) FROM "Player" ORDER BY "Player"."id"
-- Windows: ignoring case
SELECT RANK() OVER (ORDER BY CASE WHEN octet_length("Player"."teamCode") = char_length("Player"."teamCode") THEN lower("Player"."teamCode" COLLATE "C") ELSE lower(translate("Player"."teamCode", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END COLLATE "C" NULLS FIRST) FROM "Player" ORDER BY "Player"."id"
-- Windows: the sum of all
SELECT COALESCE(SUM("Player"."score"::int8) OVER (), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: the sum of a partition
SELECT COALESCE(SUM("Player"."score"::int8) OVER (PARTITION BY "Player"."seatRow"), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: the sum of a partition by two values
SELECT COALESCE(SUM("Player"."score"::int8) OVER (PARTITION BY "Player"."seatRow", "Player"."seatNumber"), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: the sum of a partition by three values
SELECT COALESCE(SUM("Player"."score"::int8) OVER (PARTITION BY "Player"."seatRow", "Player"."seatNumber", "Player"."teamCode"), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: a running sum
SELECT COALESCE(SUM("Player"."score"::int8) OVER (ORDER BY "Player"."id"), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: a running sum, equals together
SELECT COALESCE(SUM("Player"."score"::int8) OVER (ORDER BY "Player"."seatNumber"), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: a running sum of a partition
SELECT COALESCE(SUM("Player"."score"::int8) OVER (PARTITION BY "Player"."seatRow" ORDER BY "Player"."id"), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: a sum without nil
SELECT COALESCE(SUM("Player"."weight"::float8) OVER (PARTITION BY "Player"."seatRow"), 0) FROM "Player" ORDER BY "Player"."id"
-- Windows: a running sum without nil
SELECT COALESCE(SUM("Player"."weight"::float8) OVER (ORDER BY "Player"."id"), 0) FROM "Player" ORDER BY "Player"."id"
-- Windows: the sum of a calculation
SELECT COALESCE(SUM(("Player"."id"::int8 + ("Player"."id"::int8 / $1))::int8) OVER (), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: a sum that fits though a part does not
SELECT COALESCE(SUM((CASE WHEN "Player"."id" < $1 THEN $2 ELSE $3 END::int8 * $4)::int8) OVER (), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: the number of all
SELECT COUNT(*) OVER () FROM "Player" ORDER BY "Player"."id"
-- Windows: the number of a partition, by case
SELECT COUNT(*) OVER (PARTITION BY "Player"."teamCode") FROM "Player" ORDER BY "Player"."id"
-- Windows: a running number, equals together
SELECT COUNT(*) OVER (ORDER BY "Player"."seatNumber") FROM "Player" ORDER BY "Player"."id"
-- Windows: the average of a partition
SELECT (SUM("Player"."weight"::float8) OVER (PARTITION BY "Player"."seatRow") / NULLIF(COUNT("Player"."weight") OVER (PARTITION BY "Player"."seatRow"), 0)) FROM "Player" ORDER BY "Player"."id"
-- Windows: a running average of integers
SELECT (SUM(CASE WHEN "Player"."id" < $1 THEN "Player"."score" ELSE $2 END::float8) OVER (ORDER BY "Player"."id") / NULLIF(COUNT(CASE WHEN "Player"."id" < $3 THEN "Player"."score" ELSE $4 END) OVER (ORDER BY "Player"."id"), 0)) FROM "Player" ORDER BY "Player"."id"
-- Windows: a running maximum
SELECT MAX("Player"."name" COLLATE "C") OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: a running maximum downward
SELECT MAX("Player"."weight") OVER (ORDER BY "Player"."id" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: the minimum of a partition
SELECT MIN("Player"."score") OVER (PARTITION BY "Player"."seatNumber") FROM "Player" ORDER BY "Player"."id"
-- Windows: the row before
SELECT LAG("Player"."score", 1) OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: two rows before, or another value
SELECT LAG("Player"."score"::int8, 2, $1) OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: a value that may be nil itself
SELECT LAG("Player"."name", 1, $1) OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: with nil for others
SELECT LAG("Player"."weight"::float8, 1, NULL) OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: the row itself
SELECT LAG("Player"."score", 0) OVER (ORDER BY "Player"."score" DESC, "Player"."id" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: no row is so far before
SELECT LAG("Player"."score", 2147483647) OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: the row behind, of a partition
SELECT LEAD("Player"."score", 1) OVER (PARTITION BY "Player"."seatNumber" ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: the row behind, or another value
SELECT LEAD("Player"."score"::int8, 1, $1) OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: no row is so far behind
SELECT LEAD("Player"."score"::int8, 2147483647, $1) OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: equals by the key
SELECT LAG("Player"."id", 1) OVER (ORDER BY "Player"."seatNumber", "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: a calculation
SELECT LAG(("Player"."score"::int8 + "Player"."id")::int8, 1, $1) OVER (ORDER BY "Player"."id") FROM "Player" ORDER BY "Player"."id"
-- Windows: the first
SELECT FIRST_VALUE("Player"."id") OVER (PARTITION BY "Player"."seatNumber" ORDER BY "Player"."score" DESC, "Player"."id" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: the last of all, not only of those so far
SELECT LAST_VALUE("Player"."id") OVER (PARTITION BY "Player"."seatNumber" ORDER BY "Player"."score" DESC, "Player"."id" DESC ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM "Player" ORDER BY "Player"."id"
-- Windows: the first, equals by the key
SELECT FIRST_VALUE("Player"."id") OVER (ORDER BY ("Player"."id"::int8 % $1) DESC NULLS LAST, "Player"."id" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: partitions by a to-one, which may be missing
SELECT RANK() OVER (PARTITION BY "team"."name" ORDER BY "Player"."score" DESC) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "Player"."id"
-- Windows: an order by the count of a relationship
SELECT RANK() OVER (ORDER BY (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: the sum of counts
SELECT COALESCE(SUM((SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id")::int8) OVER (), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: a value of a to-one of the row before
SELECT LAG("rival"."score", 1) OVER (ORDER BY "Player"."id") FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" ORDER BY "Player"."id"
-- Windows: a condition on a to-one of a to-one
SELECT MAX(CASE WHEN "team.mother"."id" IS NOT NULL THEN $1 ELSE $2 END) OVER (PARTITION BY "Player"."teamCode") FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Team" AS "team.mother" ON "team.mother"."id" = "team"."motherID" ORDER BY "Player"."id"
-- Windows: those that the conditions leave
SELECT RANK() OVER (ORDER BY "Player"."score" DESC) FROM "Player" WHERE "Player"."score" > $1 ORDER BY "Player"."id"
-- Windows: a condition behind is one of the request
SELECT RANK() OVER (ORDER BY "Player"."score" DESC) FROM "Player" WHERE "Player"."id" < $1 ORDER BY "Player"."id"
-- Windows: none
SELECT RANK() OVER (ORDER BY "Player"."score" DESC) FROM "Player" WHERE "Player"."id" > $1 ORDER BY "Player"."id"
-- Windows: others than a limit leaves
SELECT RANK() OVER (ORDER BY "Player"."score" DESC) FROM "Player" ORDER BY "Player"."id" LIMIT $1
-- Windows: others than a limit and an offset leave
SELECT RANK() OVER (ORDER BY "Player"."score" DESC) FROM "Player" ORDER BY "Player"."id" LIMIT $1 OFFSET $2
-- Windows: others than a limit leaves, outside of which a value overflows
SELECT "Player"."fetching.window1", ("Player"."score"::int8 + ((("Player"."id"::int8 / $1)::int8 * $2)::int8 * $3)) FROM (SELECT …, RANK() OVER (ORDER BY "Player"."score" DESC) AS "fetching.window1" FROM "Player" ORDER BY "Player"."id" LIMIT $4) AS "Player" ORDER BY "Player"."id"
-- Windows: the first of each
SELECT "Player"."id", ROW_NUMBER() OVER (ORDER BY "Player"."id") FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "teamCode" ORDER BY "score" DESC, "id" DESC) AS "fetching.number" FROM "Player") AS "Player" WHERE "fetching.number" <= $1 ORDER BY "Player"."score" DESC, "Player"."id" DESC
-- Windows: those of two requests
SELECT "Player"."id", ROW_NUMBER() OVER (ORDER BY "Player"."id") FROM (SELECT …, "seatNumber" FROM "Player" WHERE "id" = $1 UNION SELECT …, "seatNumber" FROM "Player" WHERE "weight" > $2) AS "Player" ORDER BY "Player"."id"
-- Windows: different ones
SELECT DISTINCT "Player"."seatNumber", RANK() OVER (ORDER BY "Player"."seatNumber") FROM "Player" ORDER BY "Player"."seatNumber"
-- Windows: the number of different ones
SELECT COUNT(*) FROM (SELECT DISTINCT RANK() OVER (ORDER BY "seatNumber") FROM "Player") AS "rows"
-- Windows: whether there is one
SELECT EXISTS (SELECT 1 FROM (SELECT RANK() OVER (ORDER BY "seatNumber") FROM "Player") AS "rows")
-- Windows: of pages
SELECT RANK() OVER (ORDER BY "Player"."score" DESC), LAG("Player"."id"::int8, 1, $1) OVER (PARTITION BY "Player"."seatNumber" ORDER BY "Player"."id"), "Player"."seatRow", "Player"."id" FROM "Player" ORDER BY "Player"."seatRow", "Player"."id" LIMIT $2
-- Windows: beside the models
SELECT …, RANK() OVER (ORDER BY "Player"."score" DESC) FROM "Player" ORDER BY "Player"."id"
-- Windows: beside related models
SELECT …, RANK() OVER (ORDER BY "team"."id" NULLS FIRST) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "Player"."id" < $1 ORDER BY "Player"."id" LIMIT $2
-- Windows: several windows
SELECT "Player"."id", RANK() OVER (ORDER BY "Player"."score" DESC), COALESCE(SUM("Player"."score"::int8) OVER (ORDER BY "Player"."id"), 0)::int8 FROM "Player" ORDER BY "Player"."id"
-- Windows: together with values
SELECT RANK() OVER (ORDER BY "seatNumber") FROM "Player" UNION SELECT "seatNumber" FROM "Player"
-- Windows: without values
SELECT RANK() OVER (ORDER BY "seatNumber") FROM "Player" EXCEPT SELECT "seatNumber" FROM "Player" WHERE "seatNumber" < $1
-- Windows: of a model whose key has two columns
SELECT "Seat"."row", "Seat"."number", ROW_NUMBER() OVER (ORDER BY ("Seat"."row"::int8 % $1) NULLS FIRST, "Seat"."row", "Seat"."number") FROM "Seat" ORDER BY "Seat"."row", "Seat"."number"
-- Windows: a sum that overflows
SELECT COALESCE(SUM(("score"::int8 * $1)::int8) OVER (), 0)::int8 FROM "Player"
-- Windows: a running sum that overflows
SELECT COALESCE(SUM(("score"::int8 * $1)::int8) OVER (ORDER BY "id"), 0)::int8 FROM "Player"
-- Windows: a value of another row that overflows
SELECT LAG(("score"::int8 * $1), 1) OVER (ORDER BY "id") FROM "Player"
-- Windows: zero and minus zero are equal, as nils are
SELECT RANK() OVER (ORDER BY "holder"."value" NULLS FIRST) FROM "holder" ORDER BY "holder"."id"
-- Windows: zero and minus zero are one partition, as nils are
SELECT COUNT(*) OVER (PARTITION BY "holder"."value") FROM "holder" ORDER BY "holder"."id"
-- Windows: sums of decimals
SELECT CAST(to_char(COALESCE(SUM("sales"."price"::numeric) OVER (ORDER BY "sales"."id"), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" ORDER BY "sales"."id"
-- Windows: averages of decimals
SELECT CAST(to_char(round(SUM("sales"."discount"::numeric) OVER (ORDER BY "sales"."id"), 400) / NULLIF(COUNT("sales"."discount") OVER (ORDER BY "sales"."id"), 0), '9.9999999999999999999999999999999999999EEEE') AS numeric(256, 128)) FROM "sales" ORDER BY "sales"."id"
-- Windows: the least decimal
SELECT MIN("sales"."price") OVER (ORDER BY "sales"."id") FROM "sales" ORDER BY "sales"."id"
-- Windows: the decimal before
SELECT LAG("sales"."price"::numeric, 1, $1) OVER (ORDER BY "sales"."id") FROM "sales" ORDER BY "sales"."id"
-- Windows: the different decimals before
SELECT DISTINCT LAG("price"::numeric, 1, $1) OVER (ORDER BY "id") FROM "sales"
-- Windows: the least identifier
SELECT (MIN("holder"."value"::text COLLATE "C") OVER (ORDER BY "holder"."id"))::uuid FROM "holder" ORDER BY "holder"."id"
-- Windows: the greatest identifier
SELECT (MAX("holder"."value"::text COLLATE "C") OVER (ORDER BY "holder"."id"))::uuid FROM "holder" ORDER BY "holder"."id"
-- Windows: truth values in a form of their own
SELECT LAG("Switch"."isOn", 1, $1) OVER (ORDER BY "Switch"."id") FROM "Switch" WHERE "Switch"."id" < $2 ORDER BY "Switch"."id"
-- Windows: dates in a form of their own
SELECT LAG("stamps"."whole_second"::int8, 1, $1) OVER (ORDER BY "stamps"."id") FROM "stamps" ORDER BY "stamps"."id"
-- Windows: the latest date in a form of its own
SELECT MAX("millisecond") OVER () FROM "stamps"
-- Windows: rows that are the same
SELECT RANK() OVER (ORDER BY "id") FROM "copy"
-- Full text: 'zola'
SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery)
-- Full text: ''
SELECT …, "answered_id" FROM "letters"
-- Full text: 'zo*la'
SELECT …, "answered_id" FROM "letters" WHERE (fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $2) > 0)
-- Full text: '-"old man" the'
SELECT …, "answered_id" FROM "letters" WHERE (fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $2) = 0)
-- Full text: '-"old man"'
SELECT …, "answered_id" FROM "letters" WHERE strpos(fetching_words("title", "body") COLLATE "C", $1) = 0
-- Full text: '-"old man" OR -zola'
SELECT …, "answered_id" FROM "letters" WHERE (strpos(fetching_words("title", "body") COLLATE "C", $1) = 0 OR fetching_lexemes(fetching_words("title", "body")) @@ CAST($2 AS tsquery))
-- Full text: '-"old man" old OR zola'
SELECT …, "answered_id" FROM "letters" WHERE (fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $2) = 0 OR fetching_lexemes(fetching_words("title", "body")) @@ CAST($3 AS tsquery))
-- Full text: negated
SELECT …, "answered_id" FROM "letters" WHERE NOT (fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery))
-- Full text: negated with a phrase
SELECT …, "answered_id" FROM "letters" WHERE NOT ((fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $2) > 0))
-- Full text: beside others
SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) AND "year" > $2
-- Full text: or another
SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) OR "year" < $2
-- Full text: two queries
SELECT …, "answered_id" FROM "letters" WHERE (fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) OR fetching_lexemes(fetching_words("title", "body")) @@ CAST($2 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $3) > 0) AND (fetching_lexemes(fetching_words("title", "body")) @@ CAST($4 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $5) = … -- 402 characters
-- Full text: as a value
SELECT …, "answered_id" FROM "letters" WHERE CASE WHEN fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) THEN "year" ELSE $2 END > $3
-- Full text: counted
SELECT …, "answered_id" FROM "letters" WHERE (fetching_relevance($1, "title", "body")) > $2 OR (fetching_relevance($3, "title", "body")) = $4
-- Full text: of what is answered
SELECT …, "letters"."answered_id" FROM "letters" JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" WHERE ("answered"."id" IS NOT NULL AND fetching_lexemes(fetching_words("answered"."title", "answered"."body")) @@ CAST($1 AS tsquery))
-- Full text: an excluded phrase of what is answered
SELECT …, "letters"."answered_id" FROM "letters" JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" WHERE ("answered"."id" IS NOT NULL AND strpos(fetching_words("answered"."title", "answered"."body") COLLATE "C", $1) = 0)
-- Full text: not of what is answered
SELECT …, "letters"."answered_id" FROM "letters" LEFT JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" WHERE (("answered"."id" IS NOT NULL AND (fetching_lexemes(fetching_words("answered"."title", "answered"."body")) @@ CAST($1 AS tsquery) OR fetching_lexemes(fetching_words("answered"."title", "answered"."body")) @@ CAST($2 AS tsquery) AND strpos(fetching_words("answered"."… -- 462 characters
-- Full text: of two steps
SELECT …, "letters"."answered_id" FROM "letters" JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" JOIN "letters" AS "answered.answered" ON "answered.answered"."id" = "answered"."answered_id" WHERE ("answered.answered"."id" IS NOT NULL AND fetching_lexemes(fetching_words("answered.answered"."title", "answered.answered"."body")) @@ CAST($1 AS tsquery))
-- Full text: of an answer
SELECT …, "letters"."answered_id" FROM "letters" WHERE EXISTS (SELECT 1 FROM "letters" AS "answers" WHERE "answers"."answered_id" = "letters"."id" AND fetching_lexemes(fetching_words("answers"."title", "answers"."body")) @@ CAST($1 AS tsquery))
-- Full text: of no answer
SELECT …, "letters"."answered_id" FROM "letters" WHERE NOT EXISTS (SELECT 1 FROM "letters" AS "answers" WHERE "answers"."answered_id" = "letters"."id" AND NOT ((fetching_lexemes(fetching_words("answers"."title", "answers"."body")) @@ CAST($1 AS tsquery) AND strpos(fetching_words("answers"."title", "answers"."body") COLLATE "C", $2) = 0)))
-- Full text: of what an answer's letter answers
SELECT …, "letters"."answered_id" FROM "letters" WHERE EXISTS (SELECT 1 FROM "letters" AS "answers" JOIN "letters" AS "answers.answered" ON "answers.answered"."id" = "answers"."answered_id" JOIN "letters" AS "answers.answered.answered" ON "answers.answered.answered"."id" = "answers.answered"."answered_id" WHERE "answers"."answered_id" = "letters"."id" AND ("answers.answered.answered"."id" IS NOT N… -- 538 characters
-- Full text: of a subquery
SELECT …, "letters"."answered_id" FROM "letters" WHERE EXISTS (SELECT 1 FROM "letters" AS "letters2" WHERE "letters"."answered_id" = "letters2"."id" AND fetching_lexemes(fetching_words("letters2"."title", "letters2"."body")) @@ CAST($1 AS tsquery))
-- Full text: by relevance
SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) ORDER BY (fetching_relevance($2, "title", "body")) DESC NULLS LAST, "id"
-- Full text: by relevance of beginnings and phrases
SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) ORDER BY (fetching_relevance($2, "title", "body")) DESC NULLS LAST, "id" DESC
-- Full text: by relevance, equal ones by the key
SELECT …, "answered_id" FROM "letters" WHERE "id" BETWEEN $1 AND $2 ORDER BY (fetching_relevance($3, "title", "body")) DESC NULLS LAST, "id"
-- Full text: in a limit
SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) ORDER BY "id" LIMIT $2 OFFSET $3
-- Full text: the first of each year
SELECT …, "answered_id" FROM (SELECT …, ROW_NUMBER() OVER (PARTITION BY "year" ORDER BY "id" DESC) AS "fetching.number" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery)) AS "letters" WHERE "fetching.number" <= $2 ORDER BY "id" DESC
-- Full text: in a scope
SELECT "id" FROM "scoped_letters" WHERE fetching_lexemes(fetching_words("title")) @@ CAST($1 AS tsquery) AND "year" > $2 ORDER BY "id"
-- Full text: out of a scope
SELECT "id" FROM "scoped_letters" WHERE fetching_lexemes(fetching_words("title")) @@ CAST($1 AS tsquery) ORDER BY "id"
-- Full text: counted in a scope
SELECT COUNT(*) FROM "scoped_letters" WHERE fetching_lexemes(fetching_words("title")) @@ CAST($1 AS tsquery) AND "year" > $2
-- Full text: of models that are loaded
SELECT …, "answered_id" FROM "letters" WHERE "id" = ANY($1) ORDER BY "id"
-- Full text: of a model that is loaded, by relevance
SELECT …, "letters"."answered_id" FROM "letters" WHERE "letters"."answered_id" = ANY($1) ORDER BY (fetching_relevance($2, "letters"."title", "letters"."body")) DESC NULLS LAST, "letters"."id"
-- Full text: of two requests together
SELECT …, "answered_id" FROM (SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) UNION SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($2 AS tsquery)) AS "letters" ORDER BY "id"
-- Full text: of one request without another
SELECT …, "answered_id" FROM (SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) EXCEPT SELECT …, "answered_id" FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($2 AS tsquery)) AS "letters"
-- Full text: in a condition of an aggregate
SELECT COUNT(*) FILTER (WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery)), COUNT(*) FILTER (WHERE NOT (fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery))) FROM "letters"
-- Full text: as the key of groups
SELECT (fetching_lexemes(fetching_words("letters"."title", "letters"."body")) @@ CAST($1 AS tsquery)), COUNT(*) FROM "letters" GROUP BY (fetching_lexemes(fetching_words("letters"."title", "letters"."body")) @@ CAST($1 AS tsquery)) ORDER BY (fetching_lexemes(fetching_words("letters"."title", "letters"."body")) @@ CAST($1 AS tsquery))
-- Full text: of texts that are joined
SELECT COALESCE(STRING_AGG("title"::text COLLATE "C", $1 ORDER BY "title"::text COLLATE "C"), '') FROM "letters" WHERE fetching_lexemes(fetching_words("title", "body")) @@ CAST($2 AS tsquery)
-- Full text: as the order of texts that are joined
SELECT COALESCE(STRING_AGG("title"::text COLLATE "C", $1 ORDER BY (fetching_relevance($2, "title", "body")) DESC NULLS LAST, "id", "title"::text COLLATE "C"), '') FROM "letters" WHERE "id" < $3
-- Full text: in a choice
SELECT CASE WHEN fetching_lexemes(fetching_words("letters"."title", "letters"."body")) @@ CAST($1 AS tsquery) THEN $2 ELSE $3 END FROM "letters" WHERE "letters"."id" BETWEEN $4 AND $5 ORDER BY "letters"."id"
-- Full text: in the number of related models
SELECT "letters"."id" FROM "letters" WHERE (SELECT COUNT(*) FROM "letters" AS "answers" WHERE "answers"."answered_id" = "letters"."id" AND fetching_lexemes(fetching_words("answers"."title", "answers"."body")) @@ CAST($1 AS tsquery)) = $2
-- Full text: a snippet
SELECT "body" FROM "letters" WHERE "id" = ANY($1) ORDER BY "id" DESC
-- Full text: random queries 0
SELECT …, "answered_id" FROM "letters" ORDER BY "id"
-- Full text: random queries 1
SELECT …, "answered_id" FROM "letters" WHERE NOT (strpos(fetching_words("title", "body") COLLATE "C", $1) = 0) ORDER BY "id"
-- Full text: random queries 2
SELECT …, "answered_id" FROM "letters" WHERE (fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $2) > 0 OR fetching_lexemes(fetching_words("title", "body")) @@ CAST($3 AS tsquery) OR fetching_lexemes(fetching_words("title", "body")) @@ CAST($4 AS tsquery)) ORDER BY "id"
-- Full text: random queries 3
SELECT …, "letters"."answered_id" FROM "letters" JOIN "letters" AS "answered" ON "answered"."id" = "letters"."answered_id" WHERE ("answered"."id" IS NOT NULL AND (strpos(fetching_words("answered"."title", "answered"."body") COLLATE "C", $1) = 0 OR fetching_lexemes(fetching_words("answered"."title", "answered"."body")) @@ CAST($2 AS tsquery) OR fetching_lexemes(fetching_words("answered"."title", "a… -- 466 characters
-- Full text: random queries 4
SELECT …, "answered_id" FROM "letters" WHERE NOT ((fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $2) > 0 AND strpos(fetching_words("title", "body") COLLATE "C", $3) > 0 OR fetching_lexemes(fetching_words("title", "body")) @@ CAST($4 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $5) = 0)) ORDER … -- 407 characters
-- Full text: random queries 5
SELECT …, "answered_id" FROM "letters" WHERE (fetching_lexemes(fetching_words("title", "body")) @@ CAST($1 AS tsquery) OR fetching_lexemes(fetching_words("title", "body")) @@ CAST($2 AS tsquery) AND strpos(fetching_words("title", "body") COLLATE "C", $3) > 0 OR fetching_lexemes(fetching_words("title", "body")) @@ CAST($4 AS tsquery)) AND (fetching_relevance($5, "title", "body")) > $6 ORDER BY "id"
-- Aggregates: count under conditions
SELECT COUNT(*) FROM "Player" WHERE "weight" > $1
-- Aggregates: count with conditions
SELECT COUNT(*) FILTER (WHERE "weight" > $1) FROM "Player"
-- Aggregates: count of the first with conditions
SELECT COUNT(*) FILTER (WHERE "score" > $1) FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "id" LIMIT $2) AS "Player"
-- Aggregates: count of nothing
SELECT COUNT(*) FROM "Player" WHERE "id" > $1
-- Aggregates: count along a relationship
SELECT COUNT(*) FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" = $1
-- Aggregates: count of different values, by case, without nil
SELECT COUNT(DISTINCT "teamCode") FROM "Player"
-- Aggregates: count of different expressions
SELECT COUNT(DISTINCT ("id"::int8 % $1)) FROM "Player"
-- Aggregates: count of different values along a relationship
SELECT COUNT(DISTINCT "team"."name") FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode"
-- Aggregates: exists
SELECT EXISTS (SELECT 1 FROM "Player" WHERE "score" < $1)
-- Aggregates: exists not
SELECT EXISTS (SELECT 1 FROM "Player" WHERE "id" > $1)
-- Aggregates: exists behind others
SELECT EXISTS (SELECT 1 FROM "Player" LIMIT $1 OFFSET $2)
-- Aggregates: exists along a relationship
SELECT EXISTS (SELECT 1 FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."name" = $1)
-- Aggregates: sum
SELECT COALESCE(SUM("score"::int8), 0)::int8 FROM "Player"
-- Aggregates: sum of nothing
SELECT COALESCE(SUM("score"::int8), 0)::int8 FROM "Player" WHERE "id" > $1
-- Aggregates: sum with a fraction, without nil
SELECT COALESCE(SUM("weight"::float8), 0) FROM "Player"
-- Aggregates: sum of nothing with a fraction
SELECT COALESCE(SUM("weight"::float8), 0) FROM "Player" WHERE "id" > $1
-- Aggregates: sum of an expression
SELECT COALESCE(SUM(("score"::int8 * $1)::int8), 0)::int8 FROM "Player"
-- Aggregates: sum along a relationship
SELECT COALESCE(SUM("rival"."score"::int8), 0)::int8 FROM "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID"
-- Aggregates: sum of the counts of a relationship
SELECT COALESCE(SUM((SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code")::int8), 0)::int8 FROM "Team"
-- Aggregates: average
SELECT (SUM("weight"::float8) / NULLIF(COUNT("weight"), 0)) FROM "Player"
-- Aggregates: average of integers
SELECT (SUM("score"::float8) / NULLIF(COUNT("score"), 0)) FROM "Player" WHERE "id" < $1
-- Aggregates: average of nothing
SELECT (SUM("weight"::float8) / NULLIF(COUNT("weight"), 0)) FROM "Player" WHERE "id" > $1
-- Aggregates: minimum
SELECT MIN("score") FROM "Player"
-- Aggregates: minimum of text
SELECT MIN("name" COLLATE "C") FROM "Player"
-- Aggregates: minimum of nothing
SELECT MIN("name" COLLATE "C") FROM "Player" WHERE "id" > $1
-- Aggregates: maximum
SELECT MAX("weight") FROM "Player"
-- Aggregates: maximum of text, by case
SELECT MAX("teamCode" COLLATE "C") FROM "Player" WHERE "teamCode" IS DISTINCT FROM $1
-- Aggregates: maximum of an expression
SELECT MAX(("score"::int8 - $1)) FROM "Player"
-- Aggregates: the smallest and the largest
SELECT MIN("score"), MAX("score") FROM "Player"
-- Aggregates: the smallest and the largest of nothing
SELECT MIN("score"), MAX("score") FROM "Player" WHERE "id" > $1
-- Aggregates: for which conditions hold
SELECT COUNT(*), COUNT(*) FILTER (WHERE "score" >= $1), COALESCE(SUM("score"::int8) FILTER (WHERE "score" >= $1), 0)::int8, (SUM("score"::float8) FILTER (WHERE "score" >= $1) / NULLIF(COUNT("score") FILTER (WHERE "score" >= $1), 0)), MIN("score") FILTER (WHERE "score" >= $1), MAX("score") FILTER (WHERE "score" >= $1) FROM "Player"
-- Aggregates: for which conditions never hold
SELECT COUNT(*) FILTER (WHERE "score" > $1), COALESCE(SUM("score"::int8) FILTER (WHERE "score" > $1), 0)::int8, MAX("score") FILTER (WHERE "score" > $1) FROM "Player"
-- Aggregates: for which conditions along a relationship hold
SELECT COUNT(*) FILTER (WHERE "team"."name" = $1), COUNT(DISTINCT "Player"."teamCode") FILTER (WHERE "team"."name" = $1) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode"
-- Aggregates: in a calculation
SELECT (MAX("score")::int8 - MIN("score")), (COUNT(*) > $1) FROM "Player"
-- Aggregates: of the first
SELECT COUNT(*), COALESCE(SUM("score"::int8), 0)::int8 FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $1) AS "Player"
-- Aggregates: of the first under conditions
SELECT COUNT(*) FILTER (WHERE "name" = $1) FROM (SELECT …, "seatNumber" FROM "Player" WHERE "score" > $2 ORDER BY "score", "id" LIMIT $3 OFFSET $4) AS "Player"
-- Aggregates: of the first along a relationship
SELECT COUNT(*), COALESCE(SUM("rival"."score"::int8), 0)::int8, COUNT(*) FILTER (WHERE "team"."name" = $1) FROM (SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" ORDER BY "team"."name" COLLATE "C" NULLS FIRST, "Player"."id" LIMIT $2 OFFSET $2) AS "Player" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" LEFT JOIN "Tea… -- 451 characters
-- Aggregates: of different models
SELECT COUNT(*) FROM (SELECT DISTINCT "id", "name" COLLATE "C", "code" COLLATE "C", "motherID", "isOpen", "isFirstClass" FROM "Team") AS "Team"
-- Aggregates: a sum that overflows
SELECT COALESCE(SUM((("score"::int8 * $1)::int8 + $2)::int8), 0)::int8 FROM "Player"
-- Texts of many rows: in their own order, without nil
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "name"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: a separator of SQL
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "name"::text COLLATE "C"), '') FROM "Player" WHERE "id" < $2
-- Texts of many rows: of nothing
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "name"::text COLLATE "C"), '') FROM "Player" WHERE "id" > $2
-- Texts of many rows: of nil alone
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "name"::text COLLATE "C"), '') FROM "Player" WHERE "id" = $2
-- Texts of many rows: of what is computed
SELECT COALESCE(STRING_AGG((CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C")::text COLLATE "C", $2 ORDER BY (CAST("name" AS text) COLLATE "C" || CAST($1 AS text) COLLATE "C")::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: of texts of numbers, in the order of texts
SELECT COALESCE(STRING_AGG(CAST("score" AS text) COLLATE "C"::text COLLATE "C", $1 ORDER BY CAST("score" AS text) COLLATE "C"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: along a to-one
SELECT COALESCE(STRING_AGG("team"."name"::text COLLATE "C", $1 ORDER BY "team"."name"::text COLLATE "C"), '') FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode"
-- Texts of many rows: of the first
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "name"::text COLLATE "C"), '') FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $2) AS "Player"
-- Texts of many rows: under conditions, beside others
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "name"::text COLLATE "C") FILTER (WHERE "score" >= $2), ''), COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "name"::text COLLATE "C") FILTER (WHERE "score" > $3), ''), COUNT(*) FROM "Player"
-- Texts of many rows: in a condition of an aggregate
SELECT (COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "name"::text COLLATE "C"), '') LIKE $2) FROM "Player"
-- Texts of many rows: from the largest
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "score" DESC, "name"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: nil first, equals by themselves
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "weight" NULLS FIRST, "name"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: nil last
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "weight", "name"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: from the largest, nil first
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY "weight" DESC, "name"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: by two terms
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY ("id"::int8 % $2) NULLS FIRST, "score" DESC, "name"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: along a to-one
SELECT COALESCE(STRING_AGG("Player"."name"::text COLLATE "C", $1 ORDER BY "team"."name" COLLATE "C" NULLS FIRST, "Player"."id", "Player"."name"::text COLLATE "C"), '') FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode"
-- Texts of many rows: without regard to case
SELECT COALESCE(STRING_AGG("teamCode"::text COLLATE "C", $1 ORDER BY CASE WHEN octet_length("teamCode") = char_length("teamCode") THEN lower("teamCode" COLLATE "C") ELSE lower(translate("teamCode", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END COLLATE "C" NULLS FIRST, "teamCode"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: as a locale has them, and not by case
SELECT COALESCE(STRING_AGG("teamCode"::text COLLATE "C", $1 ORDER BY "teamCode" COLLATE "en-x-icu" NULLS FIRST, "teamCode"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: by the number of related models
SELECT COALESCE(STRING_AGG("Team"."name"::text COLLATE "C", $1 ORDER BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") DESC, "Team"."name"::text COLLATE "C"), '') FROM "Team"
-- Texts of many rows: by what overflows, which is nil
SELECT COALESCE(STRING_AGG("name"::text COLLATE "C", $1 ORDER BY NULLIF(NULLIF(LEAST(GREATEST("score"::numeric * $2, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 DESC NULLS LAST, "name"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: distinct, by case
SELECT COALESCE(STRING_AGG(DISTINCT "teamCode"::text COLLATE "C", $1 ORDER BY "teamCode"::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: distinct along a to-one, under conditions
SELECT COALESCE(STRING_AGG(DISTINCT "team"."name"::text COLLATE "C", $1 ORDER BY "team"."name"::text COLLATE "C") FILTER (WHERE "Player"."score" > $2), '') FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode"
-- Texts of many rows: distinct of what is computed of constants
SELECT COALESCE(STRING_AGG(DISTINCT replace(CAST("name" AS text) COLLATE "C", $1, $2)::text COLLATE "C", $1 ORDER BY replace(CAST("name" AS text) COLLATE "C", $1, $2)::text COLLATE "C"), '') FROM "Player"
-- Texts of many rows: distinct of what is computed of constants, of related models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG(DISTINCT replace(CAST("players"."name" AS text) COLLATE "C", $1, $2)::text COLLATE "C", $1 ORDER BY replace(CAST("players"."name" AS text) COLLATE "C", $1, $2)::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $3
-- Texts of many rows: distinct of related models
SELECT (SELECT COALESCE(STRING_AGG(DISTINCT "players.rival"."name"::text COLLATE "C", $1 ORDER BY "players.rival"."name"::text COLLATE "C"), '') FROM "Player" AS "players" JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code") FROM "Team" ORDER BY "Team"."id"
-- Texts of many rows: of groups
SELECT ("Player"."id"::int8 % $1), COALESCE(STRING_AGG("Player"."name"::text COLLATE "C", $2 ORDER BY "Player"."name"::text COLLATE "C"), '') FROM "Player" GROUP BY ("Player"."id"::int8 % $1) ORDER BY ("Player"."id"::int8 % $1) NULLS FIRST
-- Texts of many rows: of groups, in an order
SELECT ("Player"."id"::int8 % $1), COALESCE(STRING_AGG("Player"."name"::text COLLATE "C", $2 ORDER BY "Player"."id" DESC, "Player"."name"::text COLLATE "C"), '') FROM "Player" GROUP BY ("Player"."id"::int8 % $1) ORDER BY ("Player"."id"::int8 % $1) NULLS FIRST
-- Texts of many rows: in the condition of groups
SELECT ("id"::int8 % $1) FROM "Player" GROUP BY ("id"::int8 % $1) HAVING COALESCE(STRING_AGG("name"::text COLLATE "C", $2 ORDER BY "name"::text COLLATE "C"), '') = $3
-- Texts of many rows: in the order of groups
SELECT ("Player"."id"::int8 % $1) FROM "Player" GROUP BY ("Player"."id"::int8 % $1) ORDER BY COALESCE(STRING_AGG("Player"."name"::text COLLATE "C", $2 ORDER BY "Player"."name"::text COLLATE "C"), '') COLLATE "C" DESC
-- Texts of many rows: of related models
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $2
-- Texts of many rows: of a missing model's
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code") = $2
-- Texts of many rows: of related models, in an order
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."score" DESC, "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = $2
-- Texts of many rows: of related models, in the order of a to-one's
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players.rival"."name" COLLATE "C" DESC NULLS LAST, "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" LEFT JOIN "Player" AS "players.rival" ON "players.rival"."id" = "players"."rivalID" WHERE "players"."teamCode" = "Team"."code") = $2
-- Texts of many rows: of related models, under conditions
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."score" > $2 AND "players"."score" < $3) = $4
-- Texts of many rows: of related models that are not equal
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") <> $2
-- Texts of many rows: of joined models, each once
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG("tags"."label"::text COLLATE "C", $1 ORDER BY "tags"."label"::text COLLATE "C"), '') FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) = $2
-- Texts of many rows: of two to-many relationships
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG("admirers"."name"::text COLLATE "C", $1 ORDER BY "admirers"."id", "admirers"."name"::text COLLATE "C"), '') FROM "Player" AS "admirers.via" JOIN "Player" AS "admirers" ON "admirers"."rivalID" = "admirers.via"."id" WHERE "admirers.via"."teamCode" = "Team"."code") = $2
-- Texts of many rows: within a condition
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id" AND (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code") = $2)
-- Texts of many rows: of the joined texts of others
SELECT (SELECT COALESCE(STRING_AGG(CASE WHEN "daughters"."motherID" = "daughters"."motherID" THEN (CAST((SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "daughters"."code") AS text) COLLATE "C" || CAST($2 AS text) COLLATE "C") END::text COLLATE "C", $1 ORDER BY CASE WHEN "dau… -- 833 characters
-- Texts of many rows: of the row outside
SELECT (SELECT COALESCE(STRING_AGG(CASE WHEN "tags"."id" = "tags"."id" THEN "Team"."name" END::text COLLATE "C", $1 ORDER BY CASE WHEN "tags"."id" = "tags"."id" THEN "Team"."name" END::text COLLATE "C"), '') FROM "Tag" AS "tags" WHERE "tags"."id" IN (SELECT "tags.via"."tagID" FROM "Tagging" AS "tags.via" WHERE "tags.via"."teamID" = "Team"."id")) FROM "Team" ORDER BY "Team"."id"
-- Texts of many rows: in an order of models
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") COLLATE "C", "Team"."id"
-- Texts of many rows: as a text
SELECT …, "Team"."isFirstClass" FROM "Team" WHERE (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") >= $2 COLLATE "C" AND (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "playe… -- 759 characters
-- Texts of many rows: in a list
SELECT "Team"."id" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" WHERE (SELECT COALESCE(STRING_AGG("players"."name"::text COLLATE "C", $1 ORDER BY "players"."name"::text COLLATE "C"), '') FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") = (CAST(COALESCE("Player"."name", $2) AS text) COLLATE "C" || CAST($3 AS text) COLLATE "C") AND "Player"."id" < $4)
-- Texts of many rows: a text that overflows
SELECT COALESCE(STRING_AGG(CAST(("score"::int8 * $1) AS text) COLLATE "C"::text COLLATE "C", $2 ORDER BY CAST(("score"::int8 * $1) AS text) COLLATE "C"::text COLLATE "C"), '') FROM "Player"
-- Groups: by a member, nil being a group, by case
SELECT "Player"."teamCode", COUNT(*) FROM "Player" GROUP BY "Player"."teamCode" ORDER BY "Player"."teamCode" COLLATE "C" NULLS FIRST
-- Groups: by an expression
SELECT ("Player"."id"::int8 % $1), COALESCE(SUM("Player"."score"::int8), 0)::int8 FROM "Player" GROUP BY ("Player"."id"::int8 % $1) ORDER BY ("Player"."id"::int8 % $1) NULLS FIRST
-- Groups: by a condition
SELECT ("Player"."score" > $1), COUNT(*) FROM "Player" GROUP BY ("Player"."score" > $1) ORDER BY ("Player"."score" > $1)
-- Groups: by two values
SELECT "Player"."teamCode", ("Player"."score" > $1), COUNT(*) FROM "Player" WHERE "Player"."teamCode" = ANY($2) GROUP BY "Player"."teamCode", ("Player"."score" > $1) ORDER BY ("Player"."score" > $1) DESC, "Player"."teamCode" COLLATE "C" NULLS FIRST
-- Groups: by a column and what bears its name, sorted by the column
SELECT CAST("Player"."score" AS float8), "Player"."score" FROM "Player" WHERE "Player"."score" < $1 GROUP BY CAST("Player"."score" AS float8), "Player"."score" ORDER BY "Player"."score"
-- Groups: by three values
SELECT ("id"::int8 % $1), "seatRow", "teamCode" FROM "Player" WHERE "id" < $2 GROUP BY "teamCode", "seatRow", ("id"::int8 % $1)
-- Groups: along a to-one
SELECT "team"."name", COUNT(*) FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" GROUP BY "team"."name" ORDER BY "team"."name" COLLATE "C" NULLS FIRST
-- Groups: by the count of a relationship
SELECT (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), COUNT(*) FROM "Team" GROUP BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") ORDER BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code")
-- Groups: of nothing
SELECT "score", COUNT(*) FROM "Player" WHERE "id" > $1 GROUP BY "score"
-- Groups: of the first
SELECT "Player"."teamCode", COUNT(*) FROM (SELECT …, "seatNumber" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $1) AS "Player" GROUP BY "Player"."teamCode" ORDER BY "Player"."teamCode" COLLATE "C" DESC NULLS LAST
-- Groups: having
SELECT "teamCode" FROM "Player" GROUP BY "teamCode" HAVING COUNT(*) > $1
-- Groups: having several, and an aggregate of nil
SELECT "teamCode" FROM "Player" GROUP BY "teamCode" HAVING MIN("weight") > $1 AND "teamCode" IS NOT NULL ORDER BY "teamCode" COLLATE "C" NULLS FIRST
-- Groups: having conditions of their own
SELECT "teamCode", COUNT(*) FILTER (WHERE "weight" IS NULL) FROM "Player" GROUP BY "teamCode" HAVING COUNT(*) FILTER (WHERE "weight" IS NULL) = $1 AND "teamCode" IS NOT NULL
-- Groups: sorted by an aggregate, and limited
SELECT "Player"."teamCode", COALESCE(SUM("Player"."score"::int8), 0)::int8 FROM "Player" GROUP BY "Player"."teamCode" ORDER BY 2 DESC NULLS LAST, "Player"."teamCode" COLLATE "C" DESC NULLS LAST LIMIT $1
-- Groups: passing over groups
SELECT MAX("Player"."score") FROM "Player" GROUP BY "Player"."teamCode" ORDER BY 1 DESC NULLS LAST LIMIT $1 OFFSET $2
-- Groups: sorted by an aggregate that may be nil, last
SELECT MAX("Player"."weight") FROM "Player" WHERE "Player"."id" = ANY($1) GROUP BY "Player"."teamCode" ORDER BY 1
-- Groups: along a relationship
SELECT "team"."name", MAX("rival"."score") FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" GROUP BY "team"."name" HAVING MAX("rival"."score") > $1 AND COUNT(*) > $2 AND "team"."name" IS NOT NULL
-- Pages: by the key alone
SELECT …, "id" FROM "Player" ORDER BY "id" LIMIT $1
-- Pages: by the key, from the end
SELECT …, "seatNumber" FROM "Player" ORDER BY "id" DESC LIMIT $1
-- Pages: by a member
SELECT …, "seatNumber" FROM "Player" ORDER BY "score", "id" LIMIT $1
-- Pages: by a member that is the same for some
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatNumber" DESC, "id" DESC LIMIT $1
-- Pages: by two members in different directions
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatNumber" DESC, "score", "id" LIMIT $1
-- Pages: by two members and the key in different directions
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatNumber" DESC, "rivalID" NULLS FIRST, "id" DESC LIMIT $1
-- Pages: by an optional member
SELECT …, "seatNumber" FROM "Player" ORDER BY "weight" NULLS FIRST, "id" LIMIT $1
-- Pages: by an optional member, from the end
SELECT …, "seatNumber" FROM "Player" ORDER BY "weight" DESC NULLS LAST, "id" DESC LIMIT $1
-- Pages: by an optional member, nil last
SELECT …, "seatNumber" FROM "Player" ORDER BY "weight", "id" LIMIT $1
-- Pages: by an optional member, from the end, nil first
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatRow" DESC, "id" DESC LIMIT $1
-- Pages: by optional members only
SELECT …, "seatNumber" FROM "Player" ORDER BY "seatRow" DESC NULLS LAST, "weight", "rivalID" DESC NULLS LAST, "id" DESC LIMIT $1
-- Pages: by text, by case
SELECT …, "seatNumber" FROM "Player" ORDER BY "teamCode" COLLATE "C" NULLS FIRST, "id" LIMIT $1
-- Pages: by text without case
SELECT …, "seatNumber" FROM "Player" ORDER BY CASE WHEN octet_length("teamCode") = char_length("teamCode") THEN lower("teamCode" COLLATE "C") ELSE lower(translate("teamCode", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END COLLATE "C" DESC NULLS LAST, "id" DESC LIMIT $1
-- Pages: by an expression
SELECT …, "seatNumber" FROM "Player" ORDER BY ("score"::int8 % $1) NULLS FIRST, "id" LIMIT $2
-- Pages: by a condition
SELECT …, "seatNumber" FROM "Player" ORDER BY ("score" > $1) DESC, "id" DESC LIMIT $2
-- Pages: along a to-one
SELECT …, "Player"."seatNumber" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" ORDER BY "team"."name" COLLATE "C" NULLS FIRST, "rival"."score" DESC NULLS LAST, "Player"."id" DESC LIMIT $1
-- Pages: by the count of a to-many
SELECT …, "Team"."isFirstClass" FROM "Team" ORDER BY (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") DESC, "Team"."id" DESC LIMIT $1
-- Pages: under conditions
SELECT …, "seatNumber" FROM "Player" WHERE "score" > $1 OR "name" IS NULL ORDER BY "score" DESC, "id" DESC LIMIT $2
-- Pages: under conditions along a relationship
SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE "rival"."score" >= $1 ORDER BY "rival"."weight" DESC NULLS LAST, "Player"."id" DESC LIMIT $2
-- Pages: of the first
SELECT …, "seatNumber" FROM "Player" ORDER BY "score", "id" LIMIT $1 OFFSET $2
-- Pages: of different models
SELECT DISTINCT "id", "name" COLLATE "C", "code" COLLATE …, "name" COLLATE "C" AS "fetching.order0", "id" AS "fetching.order1" FROM "Team" ORDER BY 7, 8 LIMIT $1
-- Pages: an empty page leads back
SELECT …, "id" FROM "Player" WHERE "id" <= $1 ORDER BY 9 DESC LIMIT $2
-- Pages: of nothing
SELECT …, "id" FROM "Player" WHERE "id" > $1 ORDER BY "id" LIMIT $2
-- Pages: of rows
SELECT "name", "name" COLLATE "C", "id" FROM "Player" WHERE "name" IS NOT NULL ORDER BY "name" COLLATE "C" NULLS FIRST, "id" LIMIT $1
-- Pages: with related models
SELECT …, "id" FROM "Team" ORDER BY "id" LIMIT $1
-- Pages: a cursor of other conditions
SELECT …, "id" FROM "Player" WHERE "score" > $1 ORDER BY "id" LIMIT $2
-- Pages: by difficult texts
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "C", "id" LIMIT $1
-- Pages: by difficult texts, from the end
SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "C" DESC, "id" DESC LIMIT $1
-- Pages: by difficult texts without case
SELECT …, "isFirstClass" FROM "Team" ORDER BY CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END COLLATE "C", "id" LIMIT $1
-- Raw: a condition
SELECT …, "previousRights" FROM "Person" WHERE ("name" <> $1)
-- Raw: a text of quotes and marks is bound
SELECT …, "previousRights" FROM "Person" WHERE ("name" = $1)
-- Raw: a condition beside others
SELECT …, "previousRights" FROM "Person" WHERE "age" > $1 AND ("age" % 2 = $2) AND "isAdmin" = FALSE
-- Raw: an 'or' stays within
SELECT …, "previousRights" FROM "Person" WHERE ("age" = 3 OR "age" = 4) AND "isAdmin" = TRUE
-- Raw: a null is not true
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > 1) = $1
-- Raw: the negation of a null holds
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > 1)) IS NOT TRUE
-- Raw: a null in a negated chain
SELECT …, "previousRights" FROM "Person" WHERE (("rank" > 1) AND "id" > $1) IS NOT TRUE
-- Raw: a null compared
SELECT …, "previousRights" FROM "Person" WHERE ("rank" > 1) IS NULL
-- Raw: a Bool as an operand
SELECT …, "previousRights" FROM "Person" WHERE (NOT "isAdmin") = $1
-- Raw: a condition as an operand
SELECT …, "previousRights" FROM "Person" WHERE (NOT ("score" > $1))
-- Raw: nothing interpolated
SELECT …, "previousRights" FROM "Person" WHERE (1 + 1 = 2)
-- Raw: an integer
SELECT …, "previousRights" FROM "Person" WHERE (length("name")) = $1
-- Raw: an optional integer
SELECT …, "previousRights" FROM "Person" WHERE (length("nickname")) IS NULL
-- Raw: a value that is nil compares as nil
SELECT …, "previousRights" FROM "Person" WHERE (length("nickname")) IS DISTINCT FROM $1
-- Raw: a closure that takes nil
SELECT …, "previousRights" FROM "Person" WHERE (COALESCE("nickname", 'none')) > $1 COLLATE "C"
-- Raw: a calculation within one
SELECT …, "previousRights" FROM "Person" WHERE (20.0 - (NULLIF("score"::float8 - $1, 'NaN'))) > $2
-- Raw: a text
SELECT …, "previousRights" FROM "Person" WHERE ("name" || $1) = $2
-- Raw: a text with operators
SELECT …, "previousRights" FROM "Person" WHERE lower(translate(("name" || $1), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" LIKE $2
-- Raw: a double in a calculation
SELECT …, "previousRights" FROM "Person" WHERE NULLIF(("score" * $1)::float8 + $2, 'NaN') > $3
-- Raw: an enum
SELECT …, "previousRights" FROM "Person" WHERE ("plan") = $1
-- Raw: an enum bound
SELECT …, "previousRights" FROM "Person" WHERE ("plan" = $1)
-- Raw: a nil bound
SELECT …, "previousRights" FROM "Person" WHERE (COALESCE("rank", NULL) IS NULL)
-- Raw: a value isIn
SELECT …, "previousRights" FROM "Person" WHERE (length("name")) = ANY($1)
-- Raw: a value chosen
SELECT …, "previousRights" FROM "Person" WHERE CASE WHEN "isAdmin" = TRUE THEN $1 ELSE (length("name")) END = $2
-- Raw: a value that stands in
SELECT …, "previousRights" FROM "Person" WHERE COALESCE(("rank" + 1), $1) = $2
-- Raw: one within another
SELECT …, "previousRights" FROM "Person" WHERE ((length("name")) * 2) = $1
-- Raw: in a selection
SELECT "Person"."name", (length("Person"."name") + $1) FROM "Person" WHERE "Person"."id" < $2 ORDER BY "Person"."id"
-- Raw: nil in a selection
SELECT ("Person"."rank" + 1) FROM "Person" ORDER BY "Person"."id"
-- Raw: in an order
SELECT "id" FROM "Person" ORDER BY (length("name")) DESC NULLS LAST, (abs("id")) NULLS FIRST
-- Raw: in groups
SELECT (length("Person"."name")), COUNT(*) FROM "Person" GROUP BY (length("Person"."name")) ORDER BY (length("Person"."name")) NULLS FIRST
-- Raw: in aggregates
SELECT COALESCE(SUM((length("name"))::int8), 0)::int8 FROM "Person"
-- Raw: distinct
SELECT DISTINCT (length("name")) FROM "Person"
-- Raw: functions
SELECT (nullif("Person"."name", $1)) FROM "Person" WHERE (abs("Person"."id")) < $2 AND (upper("Person"."name")) IS DISTINCT FROM $3 AND (upper("Person"."nickname")) IS DISTINCT FROM $4 ORDER BY "Person"."id"
-- Raw: update to a fragment
UPDATE "Person" SET "name" = ("name" || $1), "rank" = ("rank" + 1), "isAdmin" = (NOT "isAdmin")
-- Raw: update of rows by a fragment
UPDATE "Person" SET "motto" = $1 WHERE (length("name")) = $2
-- Raw: a member of a related model
SELECT "Player"."id" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE (length("team"."name") > $1) ORDER BY "Player"."id"
-- Raw: no related model
SELECT "Player"."id" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE ("team"."name" IS NULL) ORDER BY "Player"."id"
-- Raw: within a related condition
SELECT "Team"."id" FROM "Team" WHERE EXISTS (SELECT 1 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND ("players"."score" > $1)) ORDER BY "Team"."id"
-- Raw: of rows inside and outside
SELECT (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND ("players"."name" = "Team"."name" || $1)) FROM "Team"
-- Raw: a number of related models within
SELECT ((SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code") > $1) FROM "Team" ORDER BY "Team"."id"
-- Deleting: all
DELETE FROM "Person"
-- Deleting: text, with regard to case
DELETE FROM "Person" WHERE "name" = $1
-- Deleting: text, without regard to case
DELETE FROM "Person" WHERE CASE WHEN octet_length("name") = char_length("name") THEN lower("name" COLLATE "C") ELSE lower(translate("name", 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" END = $1
-- Deleting: a prefix, a pattern
DELETE FROM "Person" WHERE "name" >= $1 COLLATE "C" AND "name" < $2 COLLATE "C" AND "name" LIKE $3
-- Deleting: nil
DELETE FROM "Person" WHERE "nickname" IS NULL
-- Deleting: other than a text, nil too
DELETE FROM "Person" WHERE "nickname" IS DISTINCT FROM $1
-- Deleting: less, which nil is not
DELETE FROM "Person" WHERE "rank" < $1
-- Deleting: not less, which nil is
DELETE FROM "Person" WHERE ("rank" < $1) IS NOT TRUE
-- Deleting: a range and a list
DELETE FROM "Person" WHERE "age" BETWEEN $1 AND $2 AND "plan" = ANY($3)
-- Deleting: a long list
DELETE FROM "Person" WHERE "id" = ANY($1)
-- Deleting: an empty list
DELETE FROM "Person" WHERE FALSE
-- Deleting: an option set
DELETE FROM "Person" WHERE ("rights" & $1) = $2
-- Deleting: a calculation
DELETE FROM "Person" WHERE NULLIF(NULLIF(LEAST(GREATEST(NULLIF(NULLIF(LEAST(GREATEST("age"::numeric * $1, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8::numeric + $2, -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8 < $3
-- Deleting: several conditions
DELETE FROM "Person" WHERE "isAdmin" = TRUE AND ("isActive" = $1 OR "score" > $2)
-- Deleting: the first
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."id" LIMIT $1)
-- Deleting: after the first
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."id" OFFSET $1)
-- Deleting: the first by an order
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."score" DESC, "Person"."id" DESC LIMIT $1)
-- Deleting: the first by an order, with nil
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."rank" NULLS FIRST, "Person"."id" LIMIT $1)
-- Deleting: a page by an order
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."age", "Person"."id" LIMIT $1 OFFSET $2)
-- Deleting: the first for which a condition holds
DELETE FROM "Person" WHERE "id" IN (SELECT "Person"."id" FROM "Person" WHERE "Person"."isAdmin" = TRUE ORDER BY "Person"."id" DESC LIMIT $1) AND "Person"."isAdmin" = TRUE
-- Deleting: in an order that makes no difference
DELETE FROM "Person" WHERE "isAdmin" = TRUE
-- Updating: values
UPDATE "Person" SET "score" = $1, "name" = $2, "isAdmin" = $3
-- Updating: values of variables
UPDATE "Person" SET "age" = $1, "motto" = $2, "isActive" = NULL WHERE "id" = $3
-- Updating: values by their names
UPDATE "Person" SET "score" = $1, "age" = $2, "plan" = $3
-- Updating: nil
UPDATE "Person" SET "nickname" = NULL, "rank" = NULL, "previousPlan" = NULL, "isActive" = NULL
-- Updating: enums and option sets
UPDATE "Person" SET "plan" = $1, "previousPlan" = $2, "rights" = $3, "previousRights" = $4 WHERE "isAdmin" = TRUE
-- Updating: no row
UPDATE "Person" SET "score" = $1 WHERE "id" > $2
-- Updating: the key
UPDATE "Person" SET "motto" = $1, "age" = ("id"::int8 + $2) WHERE "id" = $3
-- Updating: the first by an order
UPDATE "Person" SET "score" = $1 WHERE "id" IN (SELECT "Person"."id" FROM "Person" WHERE "Person"."id" <> $2 AND "Person"."id" <> $3 ORDER BY "Person"."name" COLLATE "C", "Person"."id" DESC LIMIT $4) AND "Person"."id" <> $5 AND "Person"."id" <> $6
-- Updating: the largest
UPDATE "Person" SET "score" = $1 WHERE "id" IN (SELECT "Person"."id" FROM "Person" ORDER BY "Person"."score" DESC, "Person"."id" DESC LIMIT $2)
-- Updating: calculations
UPDATE "Person" SET "score" = NULLIF(NULLIF("score"::float8 * $1, 'NaN')::float8 + $2, 'NaN'), "age" = ("age"::int8 - $3), "rank" = ("rank"::int8 * $4)
-- Updating: a division
UPDATE "Person" SET "rank" = ("age"::int8 / $1), "previousRank" = ("age"::int8 % $2)
-- Updating: a division by zero
UPDATE "Person" SET "rank" = ("age"::int8 / NULLIF($1, 0)), "bonus" = NULLIF("score"::float8 / NULLIF("bonus", 0), 'NaN')
-- Updating: another member
UPDATE "Person" SET "nickname" = "name", "rank" = "age", "bonus" = "score"
-- Updating: an optional member, where it is not nil
UPDATE "Person" SET "score" = NULLIF("score"::float8 + "bonus", 'NaN') WHERE "bonus" IS NOT NULL
-- Updating: conditions
UPDATE "Person" SET "isAdmin" = ("score" > $1), "isActive" = (("rank" < $2) IS TRUE)
-- Updating: a negation
UPDATE "Person" SET "isAdmin" = ("isAdmin" = FALSE)
-- Updating: a comparison of text
UPDATE "Person" SET "isAdmin" = ("name" = $1 OR "nickname" IS DISTINCT FROM $2)
-- Updating: the length of a text
UPDATE "Person" SET "age" = CAST(char_length("name") AS int8)
-- Updating: what is computed of a text, where one side alone is optional
UPDATE "Person" SET "bonus" = CAST("age" AS float8), "rank" = CAST(char_length("name") AS int8), "age" = CAST(char_length("nickname") AS int8) WHERE "nickname" IS NOT NULL
-- Updating: long calculations of optional members
UPDATE "Person" SET "bonus" = NULLIF(NULLIF(NULLIF(NULLIF(NULLIF("bonus"::float8 * $1, 'NaN')::float8 + NULLIF("bonus"::float8 * $2, 'NaN'), 'NaN')::float8 - "bonus", 'NaN')::float8 + NULLIF("score"::float8 * $3, 'NaN'), 'NaN')::float8 - $4, 'NaN'), "rank" = (("rank"::int8 + ("previousRank"::int8 * $5))::int8 - ("rank"::int8 * "rank"))
-- Updating: a long calculation by way of a constant, where one side alone is optional
UPDATE "Person" SET "bonus" = NULLIF(NULLIF(NULLIF(NULLIF("score"::float8 * $1, 'NaN')::float8 + NULLIF("score"::float8 * $2, 'NaN'), 'NaN')::float8 - "score", 'NaN')::float8 + $3, 'NaN')
-- Updating: twice
UPDATE "Person" SET "score" = NULLIF(NULLIF("score"::float8 + $1, 'NaN')::float8 + $2, 'NaN')
-- Updating: the last assignment
UPDATE "Person" SET "score" = $1, "age" = $2
-- Updating: one after the other
UPDATE "Person" SET "score" = NULLIF("score"::float8 + $1, 'NaN'), "bonus" = NULLIF(NULLIF("score"::float8 + $2, 'NaN')::float8 * $3, 'NaN')
-- Updating: no exchange
UPDATE "Person" SET "rank" = "previousRank", "previousRank" = "previousRank"
-- Updating: an exchange
UPDATE "Person" SET "rank" = "previousRank", "previousRank" = "rank"
-- Updating: a value that is read again
UPDATE "Person" SET "age" = $1, "rank" = ($2::int8 + $3), "isAdmin" = ($4 > $5)
-- Updating: nil that is read again
UPDATE "Person" SET "nickname" = NULL, "motto" = NULL, "rank" = NULL, "previousRank" = (NULL::int8 + $1), "isAdmin" = (NULL IS NULL)
-- Updating: the condition holds of the rows before
UPDATE "Person" SET "score" = $1, "age" = $2 WHERE "score" > $3
-- Updating: a Swift 'if' and 'for'
UPDATE "Person" SET "age" = (("age"::int8 + $1)::int8 + $2)
-- Updating: forms of their own
UPDATE "stamps" SET "whole_second" = $1, "maybe_whole_second" = $2, "millisecond" = $3, "plain_date" = $4, "price_in_cents" = $5, "secret" = $6, "maybe_secret" = NULL, "maybe_lower" = NULL
-- Updating: members in the same form
UPDATE "stamps" SET "maybe_whole_second" = "whole_second", "maybe_secret" = "secret", "maybe_lower" = "lower"
-- Changes that are rejected: one condition that is left out of two
DELETE FROM "Person" WHERE TRUE AND "isAdmin" = TRUE
-- Changes that are rejected: a result below what the type can hold
UPDATE "holder" SET "value" = (("value"::int8 - $1) + CAST(CASE WHEN ("value"::int8 - $2) NOT BETWEEN 0 AND 9223372036854775807 THEN 32768 ELSE 0 END AS int2))
-- Changes that are rejected: a result above what the type can hold
UPDATE "holder" SET "value" = (("value"::int8 * $1) + CAST(CASE WHEN ("value"::int8 * $2) NOT BETWEEN -128 AND 127 THEN 32768 ELSE 0 END AS int2))
-- Changes that are rejected: an overflow in the last row
UPDATE "Person" SET "age" = ("age"::int8 + $1)
-- Changes that are rejected: nil for a member that is not optional
UPDATE "Person" SET "score" = NULLIF("score"::float8 + "bonus", 'NaN')
-- Changes that are rejected: a division by zero
UPDATE "Person" SET "score" = NULLIF("score"::float8 / NULLIF($1, 0), 'NaN')
-- Changes along relationships: what is asked of all, after some are found
DELETE FROM "Player" WHERE "Player"."id" <= $1 OR "Player"."score" = (SELECT MAX("Player2"."score") FROM "Player" AS "Player2")
-- Changes along relationships: a list that is looked at after its row is found
DELETE FROM "Player" WHERE "Player"."id" = $1 OR ("Player"."teamCode" IS NOT NULL AND "Player"."teamCode" IN (SELECT "Player2"."teamCode" FROM "Player" AS "Player2" WHERE "Player2"."id" = $2 AND "Player2"."teamCode" IS NOT NULL) OR "Player"."teamCode" IS NULL AND EXISTS (SELECT 1 FROM "Player" AS "Player2" WHERE "Player2"."id" = $3 AND "Player2"."teamCode" IS NULL))
-- Changes along relationships: a to-one
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" = $1) AND (SELECT EXISTS (SELECT 1 FROM (SELECT 1) AS "fetching.row" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" = $2))
-- Changes along relationships: a to-one that is missing
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NULL) AND (SELECT EXISTS (SELECT 1 FROM (SELECT 1) AS "fetching.row" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NULL))
-- Changes along relationships: a to-one of the same table
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE ("rival"."score" BETWEEN $1 AND $2) OR "rival"."id" = $3) AND (SELECT EXISTS (SELECT 1 FROM (SELECT 1) AS "fetching.row" JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" WHERE ("rival"."score" BETWEEN $4 AND $5) OR "rival"."id" = $6))
-- Changes along relationships: a key of two columns
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."price" = $1) AND (SELECT EXISTS (SELECT 1 FROM (SELECT 1) AS "fetching.row" JOIN "Seat" AS "seat" ON "seat"."row" = "Player"."seatRow" AND "seat"."number" = "Player"."seatNumber" WHERE "seat"."price" = $2))
-- Changes along relationships: a to-many
DELETE FROM "Player" WHERE EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id" AND "admirers"."id" <> $1)
-- Changes along relationships: no to-many
DELETE FROM "Player" WHERE NOT EXISTS (SELECT 1 FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id")
-- Changes along relationships: a to-one and a to-many
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code") > $1 AND EXISTS (SELECT 1 FROM "Tagging" AS "tags.via" JOIN "Tag" AS "tags" ON "tags"."id" = "tags.via"."tagID" WHERE "tags.via"."teamID" = "team"."id" AND "tags"."label" = $… -- 933 characters
-- Changes along relationships: the first by a to-one
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NOT NULL ORDER BY "team"."name" COLLATE "C" NULLS FIRST, "Player"."id" LIMIT $1) AND (SELECT EXISTS (SELECT 1 FROM (SELECT 1) AS "fetching.row" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."code" IS NOT NULL))
-- Changes along relationships: the first by a number of others
DELETE FROM "Player" WHERE "id" IN (SELECT "Player"."id" FROM "Player" ORDER BY (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id") DESC, "Player"."id" DESC LIMIT $1)
-- Changes along relationships: a number of others
UPDATE "Team" SET "motherID" = (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code")
-- Changes along relationships: a sum with a condition, which is about the model outside
UPDATE "Team" SET "motherID" = (SELECT COALESCE(SUM("players"."score"::int8), 0)::int8 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code" AND "players"."score" > "Team"."id")
-- Changes along relationships: a value of a to-one
UPDATE "Player" SET "name" = (SELECT "team"."name" FROM (SELECT 1) AS "fetching.row" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode")
-- Changes along relationships: values of the same table, as they were
UPDATE "Player" SET "seatNumber" = (SELECT COUNT(*) FROM "Player" AS "admirers" WHERE "admirers"."rivalID" = "Player"."id"), "rivalID" = (SELECT "rival.rival"."score" FROM (SELECT 1) AS "fetching.row" LEFT JOIN "Player" AS "rival" ON "rival"."id" = "Player"."rivalID" LEFT JOIN "Player" AS "rival.rival" ON "rival.rival"."id" = "rival"."rivalID"), "name" = (SELECT "rival"."name" FROM (SELECT 1) AS "… -- 481 characters
-- Changes along relationships: a sum of the same table, as it was
UPDATE "Team" SET "motherID" = (SELECT COALESCE(SUM("daughters"."id"::int8), 0)::int8 FROM "Team" AS "daughters" WHERE "daughters"."motherID" = "Team"."id") WHERE "Team"."id" IN (SELECT "Team"."id" FROM "Team" JOIN "Team" AS "mother" ON "mother"."id" = "Team"."motherID" WHERE "mother"."id" IS NOT NULL) AND (SELECT EXISTS (SELECT 1 FROM (SELECT 1) AS "fetching.row" JOIN "Team" AS "mother" ON "mothe… -- 461 characters
-- Changes along relationships: the rows of a to-one
UPDATE "Player" SET "score" = ("score"::int8 + $1) WHERE "id" IN (SELECT "Player"."id" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" LIKE $2) AND (SELECT EXISTS (SELECT 1 FROM (SELECT 1) AS "fetching.row" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."name" LIKE $3))
-- Changes along relationships: the first, with a condition as the value
UPDATE "Player" SET "score" = (SELECT ("team"."id"::int8 + "Player"."score") FROM (SELECT 1) AS "fetching.row" LEFT JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode"), "weight" = (SELECT (SELECT (SUM("players"."score"::float8) / NULLIF(COUNT("players"."score"), 0)) FROM "Player" AS "players" WHERE "players"."teamCode" = "team"."code") FROM (SELECT 1) AS "fetching.row" LEFT JOIN "Team" A… -- 929 characters
-- Writing: a model
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, NULL)
-- Writing: many models
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4)
-- Writing: a model in a form of its own
INSERT INTO "ledgers" (…, "version") VALUES ($1, $2, $3, NULL, NULL, $4)
-- Writing: returning a value
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, NULL) RETURNING "id"
-- Writing: returning the values of each
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, NULL) RETURNING "code"
-- Writing: returning two values
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, NULL) RETURNING "code", "ceiling"
-- Writing: returning a calculation
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, NULL) RETURNING ("amount"::int8 * $4)
-- Writing: returning the model
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) RETURNING "id", "code", "amount", "ceiling"
-- Writing: returning the models
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, NULL) RETURNING "id", "code", "amount", "ceiling"
-- Writing: what is in the way is left out
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
-- Writing: what has the code of another is left out
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO NOTHING
-- Writing: a key that is there is not left out for its code
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, NULL) ON CONFLICT ("code") DO NOTHING
-- Writing: nothing is returned of what is left out
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING "id"
-- Writing: values of both rows
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = ("accounts"."amount"::int8 + "excluded"."amount"), "ceiling" = "excluded"."ceiling"
-- Writing: a condition that holds
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount" WHERE "accounts"."amount" > "excluded"."amount"
-- Writing: a condition that does not hold
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount" WHERE "accounts"."amount" < "excluded"."amount"
-- Writing: a condition, returning
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount" WHERE "accounts"."ceiling" IS NOT DISTINCT FROM "excluded"."ceiling" RETURNING "amount"
-- Writing: members
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount", "ceiling" = "excluded"."ceiling"
-- Writing: members, returning the models
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = "excluded"."amount" RETURNING "id", "code", "amount", "ceiling"
-- Writing: all, by the key
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "ceiling" = "excluded"."ceiling"
-- Writing: saving, returning
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, $4) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "ceiling" = "excluded"."ceiling" RETURNING "code", "amount"
-- Writing: a request
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT ("id"::int8 + $1), "name", ("id"::int8 * $2), "motherID" FROM "Team" WHERE "isOpen" = TRUE
-- Writing: a sorted part of a request
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT ("Team"."id"::int8 + $1), "Team"."name", "Team"."id", "Team"."motherID" FROM (SELECT …, "isFirstClass" FROM "Team" ORDER BY "name" COLLATE "C" DESC, "id" DESC LIMIT $2) AS "Team" ORDER BY "Team"."name" COLLATE "C" DESC, "Team"."id" DESC
-- Writing: a request without a condition, without what is in the way
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT "id", "name", "id", "motherID" FROM "Team" ON CONFLICT ("id") DO NOTHING
-- Writing: a request, with what is in the way
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT "id", "name", "id", "motherID" FROM "Team" WHERE "id" < $1 ON CONFLICT ("id") DO UPDATE SET "amount" = ("accounts"."amount"::int8 + "excluded"."amount")
-- Writing: a request, returning
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") SELECT ("id"::int8 + $1), "name", "id", "motherID" FROM "Team" WHERE "isOpen" = TRUE RETURNING "id"
-- Writing: groups, of which one is there
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), COALESCE(SUM("id"::int8), 0)::int8, MAX("weight"), MIN("name" COLLATE "C") FROM "Player" GROUP BY "seatNumber"
-- Writing: groups, with what is there
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), COALESCE(SUM("id"::int8), 0)::int8, MAX("weight"), MIN("name" COLLATE "C") FROM "Player" GROUP BY "seatNumber" ON CONFLICT ("id") DO UPDATE SET "count" = ("tallies"."count"::int8 + "excluded"."count"), "total" = "excluded"."total"
-- Writing: groups, with what is there on a condition
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), COALESCE(SUM("id"::int8), 0)::int8, MAX("weight"), MIN("name" COLLATE "C") FROM "Player" GROUP BY "seatNumber" ON CONFLICT ("id") DO UPDATE SET "count" = "excluded"."count" WHERE "tallies"."count" < "excluded"."count"
-- Writing: groups, all but what is there
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), COALESCE(SUM("id"::int8), 0)::int8, MAX("weight"), MIN("name" COLLATE "C") FROM "Player" GROUP BY "seatNumber" ON CONFLICT ("id") DO NOTHING RETURNING "id", "total"
-- Writing: groups having
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), COALESCE(SUM("id"::int8), 0)::int8, MAX("weight"), MIN("name" COLLATE "C") FROM "Player" GROUP BY "seatNumber" HAVING COUNT(*) > $1 RETURNING "best"
-- Writing: a part of the sorted groups
INSERT INTO "tallies" (…, "name") SELECT "Player"."seatNumber", COUNT(*), COALESCE(SUM("Player"."id"::int8), 0)::int8, MAX("Player"."weight"), MIN("Player"."name" COLLATE "C") FROM "Player" GROUP BY "Player"."seatNumber" ORDER BY 2 DESC, "Player"."seatNumber" LIMIT $1 ON CONFLICT ("id") DO NOTHING
-- Writing: groups of nothing
INSERT INTO "tallies" (…, "name") SELECT "seatNumber", COUNT(*), COALESCE(SUM("id"::int8), 0)::int8, MAX("weight"), MIN("name" COLLATE "C") FROM "Player" WHERE "id" > $1 GROUP BY "seatNumber"
-- Writing: groups by a calculation of the target's own rows
INSERT INTO "tallies" (…, "name") SELECT MAX(("count"::int8 + "id")), COUNT(*), COALESCE(SUM("total"::int8), 0)::int8, MAX("best"), MIN("name" COLLATE "C") FROM "tallies" GROUP BY NULLIF(NULLIF(LEAST(GREATEST("count"::numeric + "id", -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8
-- Writing: aggregates along a relationship
INSERT INTO "tallies" (…, "name") SELECT ("Team"."id"::int8 + $1), (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), (SELECT COALESCE(SUM("players"."score"::int8), 0)::int8 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), (SELECT MAX("players"."weight") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), "mother"."na… -- 481 characters
-- Writing: rows by an aggregate along a relationship
INSERT INTO "tallies" (…, "name") SELECT ("Team"."id"::int8 + $1), (SELECT COUNT(*) FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), (SELECT COALESCE(SUM("players"."score"::int8), 0)::int8 FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), (SELECT MAX("players"."weight") FROM "Player" AS "players" WHERE "players"."teamCode" = "Team"."code"), "mother"."na… -- 622 characters
-- Writing: a page by numbers
INSERT INTO "tallies" (…, "name") SELECT …, "name" FROM "Player" ORDER BY "id" LIMIT $1 OFFSET $2
-- Writing: a page by numbers, with what is there
INSERT INTO "tallies" (…, "name") SELECT …, "name" FROM "Player" ORDER BY "score" DESC, "id" DESC LIMIT $1 OFFSET $2 ON CONFLICT ("id") DO UPDATE SET "count" = "excluded"."count", "total" = "excluded"."total", "best" = "excluded"."best", "name" = "excluded"."name"
-- Writing: places among all rows, and what overflows in others
INSERT INTO "tallies" (…, "name") SELECT "Player"."id", "Player"."fetching.window1", ("Player"."id"::int8 * $1), "Player"."weight", "Player"."name" FROM (SELECT …, ROW_NUMBER() OVER (ORDER BY "Player"."id" DESC) AS "fetching.window1" FROM "Player" ORDER BY "Player"."id" LIMIT $2) AS "Player" ORDER BY "Player"."id" RETURNING "count"
-- Writing: rows sorted along a to-one
INSERT INTO "tallies" (…, "name") SELECT ("Player"."id"::int8 + $1), "Player"."score", "Player"."seatNumber", "Player"."weight", "Player"."name" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isOpen" = $2 ORDER BY "team"."name" COLLATE "C" DESC NULLS LAST, "Player"."id" RETURNING "id"
-- Writing: a part of what is sorted along a to-one
INSERT INTO "tallies" (…, "name") SELECT ("Player"."id"::int8 + $1), "Player"."score", "Player"."seatNumber", "Player"."weight", "Player"."name" FROM (SELECT …, "Player"."seatNumber" FROM "Player" JOIN "Team" AS "team" ON "team"."code" = "Player"."teamCode" WHERE "team"."isOpen" = $2 ORDER BY "team"."name" COLLATE "C" DESC NULLS LAST, "Player"."id" LIMIT $3) AS "Player" LEFT JOIN "Team" AS "team" … -- 519 characters
-- Writing: different rows
INSERT INTO "tallies" (…, "name") SELECT DISTINCT ("id"::int8 + $1), "score", "seatNumber", "weight", "name" COLLATE "C" FROM "Player"
-- Writing: an update of a model
UPDATE "accounts" SET "code" = $1, "amount" = $2, "ceiling" = $3 WHERE "id" = $4
-- Writing: an update of a model, returning
UPDATE "accounts" SET "code" = $1, "amount" = $2, "ceiling" = $3 WHERE "id" = $4 RETURNING "amount"
-- Writing: an update to nil
UPDATE "accounts" SET "code" = $1, "amount" = $2, "ceiling" = NULL WHERE "id" = $3
-- Writing: a deletion of a model
DELETE FROM "accounts" WHERE "id" = $1
-- Writing: a deletion of models, returning
DELETE FROM "accounts" WHERE "id" = $1 RETURNING "code"
-- Writing: a version that is the row's
UPDATE "ledgers" SET "code" = $1, "amount" = $2, "note" = $3, "seen" = NULL, "version" = "ledgers"."version" + 1 WHERE "id" = $4 AND "version" = $5
-- Writing: a version that is not the row's
UPDATE "ledgers" SET "code" = $1, "amount" = $2, "note" = NULL, "seen" = NULL, "version" = "ledgers"."version" + 1 WHERE "id" = $3 AND "version" = $4
-- Writing: versions, returning
UPDATE "ledgers" SET "code" = $1, "amount" = $2, "note" = NULL, "seen" = NULL, "version" = "ledgers"."version" + 1 WHERE "id" = $3 AND "version" = $4 RETURNING "version"
-- Writing: a version that is saved
INSERT INTO "ledgers" (…, "version") VALUES ($1, $2, $3, $4, NULL, $5) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "note" = "excluded"."note", "seen" = "excluded"."seen", "version" = ("ledgers"."version"::int8 + $6) WHERE "ledgers"."version" = "excluded"."version"
-- Writing: a deletion by the version
DELETE FROM "ledgers" WHERE "id" = $1 AND "version" = $2
-- Writing: a draft
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES ($1, $2, NULL)
-- Writing: a draft, returning its key
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES ($1, $2, NULL) RETURNING "id"
-- Writing: drafts with keys and without
INSERT INTO "accounts" ("id", "code", "amount", "ceiling") VALUES ($1, $2, $3, NULL) RETURNING "id", "code"
-- Writing: many drafts, in their order
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES ($1, $2, NULL) RETURNING "id", "amount"
-- Writing: a draft that has the code of another, which it updates
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES ($1, $2, NULL) ON CONFLICT ("code") DO UPDATE SET "amount" = ("accounts"."amount"::int8 + "excluded"."amount") RETURNING "id", "amount"
-- Writing: a draft that is left out
INSERT INTO "accounts" ("code", "amount", "ceiling") VALUES ($1, $2, NULL) ON CONFLICT ("code") DO NOTHING
-- Writing: what differs in an enum and a decimal
UPDATE "parcels" SET "weight" = $1, "plan" = CAST($2 AS "parcel_plan"), "version" = "parcels"."version" + 1 WHERE "depot" = $3 AND "no" = $4 AND "version" = $5
-- Writing: what differs, returning the version
UPDATE "parcels" SET "plan" = CAST($1 AS "parcel_plan"), "version" = "parcels"."version" + 1 WHERE "depot" = $2 AND "no" = $3 AND "version" = $4 RETURNING "version"
-- Writing: what differs from a version that is not the row's
UPDATE "parcels" SET "amount" = $1, "version" = "parcels"."version" + 1 WHERE "depot" = $2 AND "no" = $3 AND "version" = $4 RETURNING …, "plan"::text, "sent", "version"
-- Writing: enums of several models
UPDATE "parcels" SET "label" = $1, "amount" = $2, "weight" = $3, "token" = $4, "isOpen" = $5, "plan" = CAST($6 AS "parcel_plan"), "sent" = NULL, "version" = "parcels"."version" + 1 WHERE "depot" = $7 AND "no" = $8 AND "version" = $9
-- Writing: enums of several models, returning
UPDATE "parcels" SET "label" = $1, "amount" = $2, "weight" = $3, "token" = $4, "isOpen" = $5, "plan" = CAST($6 AS "parcel_plan"), "sent" = NULL, "version" = "parcels"."version" + 1 WHERE "depot" = $7 AND "no" = $8 AND "version" = $9 RETURNING "plan"::text
-- Writing: codes that the list moves on
UPDATE "parcels" SET "label" = $1, "amount" = $2, "weight" = $3, "token" = $4, "isOpen" = $5, "plan" = CAST($6 AS "parcel_plan"), "sent" = $7, "version" = "parcels"."version" + 1 WHERE "depot" = $8 AND "no" = $9 AND "version" = $10
-- Writing: a code that a later row of the list gives up
UPDATE "parcels" SET "label" = $1, "amount" = $2, "weight" = NULL, "token" = $3, "isOpen" = $4, "plan" = CAST($5 AS "parcel_plan"), "sent" = $6, "version" = "parcels"."version" + 1 WHERE "depot" = $7 AND "no" = $8 AND "version" = $9
-- Writing: codes that two rows exchange
UPDATE "parcels" SET "label" = $1, "amount" = $2, "weight" = NULL, "token" = $3, "isOpen" = $4, "plan" = CAST($5 AS "parcel_plan"), "sent" = $6, "version" = "parcels"."version" + 1 WHERE "depot" = $7 AND "no" = $8 AND "version" = $9 RETURNING …, "plan"::text, "sent", "version"
-- Writing: enums on a conflict
INSERT INTO "parcels" (…, "version") VALUES ($1, $2, $3, $4, NULL, $5, $6, CAST($7 AS "parcel_plan"), $8, $9) ON CONFLICT ("label") DO UPDATE SET "amount" = ("parcels"."amount"::int8 + "excluded"."amount"), "plan" = CAST("excluded"."plan"::text AS "parcel_plan"), "weight" = "excluded"."weight" RETURNING "plan"::text
-- Writing: new: rows
INSERT INTO "new" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4)
-- Writing: new: a row, returning
INSERT INTO "new" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) RETURNING "id", "code", "amount", "version"
-- Writing: new: what is in the way
INSERT INTO "new" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
-- Writing: new: values of both rows, on a condition
INSERT INTO "new" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = ("new"."amount"::int8 + "excluded"."amount") WHERE "new"."amount" < "excluded"."amount"
-- Writing: new: what is saved
INSERT INTO "new" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "version" = ("new"."version"::int8 + $5) WHERE "new"."version" = "excluded"."version"
-- Writing: new: an update of models
UPDATE "new" SET "code" = $1, "amount" = $2, "version" = "new"."version" + 1 WHERE "id" = $3 AND "version" = $4 RETURNING "id", "code", "amount", "version"
-- Writing: new: an update by versions that are not the rows'
UPDATE "new" SET "code" = $1, "amount" = $2, "version" = "new"."version" + 1 WHERE "id" = $3 AND "version" = $4
-- Writing: new: a deletion of models
DELETE FROM "new" WHERE "id" = $1 AND "version" = $2 RETURNING "id", "code", "amount", "version"
-- Writing: new: the table into itself
INSERT INTO "new" ("id", "code", "amount", "version") SELECT ("new"."id"::int8 + $1), "new"."code", "new"."amount", "new"."version" FROM "new" ORDER BY "new"."id" ON CONFLICT ("code") DO UPDATE SET "amount" = ("excluded"."amount"::int8 - ("new"."amount"::int8 * $2))
-- Writing: new: the table into itself, returning
INSERT INTO "new" ("id", "code", "amount", "version") SELECT ("new"."id"::int8 + $1), "new"."code", "new"."amount", "new"."version" FROM "new" ORDER BY "new"."id" ON CONFLICT ("code") DO UPDATE SET "amount" = ("excluded"."amount"::int8 - ("new"."amount"::int8 * $2)) RETURNING "id", "code", "amount", "version"
-- Writing: old: rows
INSERT INTO "old" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4)
-- Writing: old: a row, returning
INSERT INTO "old" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) RETURNING "id", "code", "amount", "version"
-- Writing: old: what is in the way
INSERT INTO "old" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
-- Writing: old: values of both rows, on a condition
INSERT INTO "old" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = ("old"."amount"::int8 + "excluded"."amount") WHERE "old"."amount" < "excluded"."amount"
-- Writing: old: what is saved
INSERT INTO "old" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "version" = ("old"."version"::int8 + $5) WHERE "old"."version" = "excluded"."version"
-- Writing: old: an update of models
UPDATE "old" SET "code" = $1, "amount" = $2, "version" = "old"."version" + 1 WHERE "id" = $3 AND "version" = $4 RETURNING "id", "code", "amount", "version"
-- Writing: old: an update by versions that are not the rows'
UPDATE "old" SET "code" = $1, "amount" = $2, "version" = "old"."version" + 1 WHERE "id" = $3 AND "version" = $4
-- Writing: old: a deletion of models
DELETE FROM "old" WHERE "id" = $1 AND "version" = $2 RETURNING "id", "code", "amount", "version"
-- Writing: old: the table into itself
INSERT INTO "old" ("id", "code", "amount", "version") SELECT ("old"."id"::int8 + $1), "old"."code", "old"."amount", "old"."version" FROM "old" ORDER BY "old"."id" ON CONFLICT ("code") DO UPDATE SET "amount" = ("excluded"."amount"::int8 - ("old"."amount"::int8 * $2))
-- Writing: old: the table into itself, returning
INSERT INTO "old" ("id", "code", "amount", "version") SELECT ("old"."id"::int8 + $1), "old"."code", "old"."amount", "old"."version" FROM "old" ORDER BY "old"."id" ON CONFLICT ("code") DO UPDATE SET "amount" = ("excluded"."amount"::int8 - ("old"."amount"::int8 * $2)) RETURNING "id", "code", "amount", "version"
-- Writing: excluded: rows
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4)
-- Writing: excluded: a row, returning
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) RETURNING "id", "code", "amount", "version"
-- Writing: excluded: what is in the way
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
-- Writing: excluded: values of both rows, on a condition
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT ("code") DO UPDATE SET "amount" = ("target"."amount"::int8 + "excluded"."amount") WHERE "target"."amount" < "excluded"."amount"
-- Writing: excluded: what is saved
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") VALUES ($1, $2, $3, $4) ON CONFLICT ("id") DO UPDATE SET "code" = "excluded"."code", "amount" = "excluded"."amount", "version" = ("target"."version"::int8 + $5) WHERE "target"."version" = "excluded"."version"
-- Writing: excluded: an update of models
UPDATE "excluded" SET "code" = $1, "amount" = $2, "version" = "excluded"."version" + 1 WHERE "id" = $3 AND "version" = $4 RETURNING "id", "code", "amount", "version"
-- Writing: excluded: an update by versions that are not the rows'
UPDATE "excluded" SET "code" = $1, "amount" = $2, "version" = "excluded"."version" + 1 WHERE "id" = $3 AND "version" = $4
-- Writing: excluded: a deletion of models
DELETE FROM "excluded" WHERE "id" = $1 AND "version" = $2 RETURNING "id", "code", "amount", "version"
-- Writing: excluded: the table into itself
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") SELECT ("excluded"."id"::int8 + $1), "excluded"."code", "excluded"."amount", "excluded"."version" FROM "excluded" ORDER BY "excluded"."id" ON CONFLICT ("code") DO UPDATE SET "amount" = ("excluded"."amount"::int8 - ("target"."amount"::int8 * $2))
-- Writing: excluded: the table into itself, returning
INSERT INTO "excluded" AS "target" ("id", "code", "amount", "version") SELECT ("excluded"."id"::int8 + $1), "excluded"."code", "excluded"."amount", "excluded"."version" FROM "excluded" ORDER BY "excluded"."id" ON CONFLICT ("code") DO UPDATE SET "amount" = ("excluded"."amount"::int8 - ("target"."amount"::int8 * $2)) RETURNING "id", "code", "amount", "version"
-- Writing: order: rows
INSERT INTO "order" ("select", "group", "where", "default") VALUES ($1, $2, $3, $4)
-- Writing: order: a row, returning
INSERT INTO "order" ("select", "group", "where", "default") VALUES ($1, $2, $3, $4) RETURNING "select", "group", "where", "default"
-- Writing: order: what is in the way
INSERT INTO "order" ("select", "group", "where", "default") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
-- Writing: order: values of both rows, on a condition
INSERT INTO "order" ("select", "group", "where", "default") VALUES ($1, $2, $3, $4) ON CONFLICT ("group") DO UPDATE SET "where" = ("order"."where"::int8 + "excluded"."where") WHERE "order"."where" < "excluded"."where"
-- Writing: order: what is saved
INSERT INTO "order" ("select", "group", "where", "default") VALUES ($1, $2, $3, $4) ON CONFLICT ("select") DO UPDATE SET "group" = "excluded"."group", "where" = "excluded"."where", "default" = ("order"."default"::int8 + $5) WHERE "order"."default" = "excluded"."default"
-- Writing: order: an update of models
UPDATE "order" SET "group" = $1, "where" = $2, "default" = "order"."default" + 1 WHERE "select" = $3 AND "default" = $4 RETURNING "select", "group", "where", "default"
-- Writing: order: an update by versions that are not the rows'
UPDATE "order" SET "group" = $1, "where" = $2, "default" = "order"."default" + 1 WHERE "select" = $3 AND "default" = $4
-- Writing: order: a deletion of models
DELETE FROM "order" WHERE "select" = $1 AND "default" = $2 RETURNING "select", "group", "where", "default"
-- Writing: order: the table into itself
INSERT INTO "order" ("select", "group", "where", "default") SELECT ("order"."select"::int8 + $1), "order"."group", "order"."where", "order"."default" FROM "order" ORDER BY "order"."select" ON CONFLICT ("group") DO UPDATE SET "where" = ("excluded"."where"::int8 - ("order"."where"::int8 * $2))
-- Writing: order: the table into itself, returning
INSERT INTO "order" ("select", "group", "where", "default") SELECT ("order"."select"::int8 + $1), "order"."group", "order"."where", "order"."default" FROM "order" ORDER BY "order"."select" ON CONFLICT ("group") DO UPDATE SET "where" = ("excluded"."where"::int8 - ("order"."where"::int8 * $2)) RETURNING "select", "group", "where", "default"
-- Writing: a "quoted" 'table'; --: rows
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES ($1, $2, $3, $4)
-- Writing: a "quoted" 'table'; --: a row, returning
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES ($1, $2, $3, $4) RETURNING "the ""key""", "co'de", "amount (""new"")", "ver.sion"
-- Writing: a "quoted" 'table'; --: what is in the way
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
-- Writing: a "quoted" 'table'; --: values of both rows, on a condition
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES ($1, $2, $3, $4) ON CONFLICT ("co'de") DO UPDATE SET "amount (""new"")" = ("a ""quoted"" 'table'; --"."amount (""new"")"::int8 + "excluded"."amount (""new"")") WHERE "a ""quoted"" 'table'; --"."amount (""new"")" < "excluded"."amount (""new"")"
-- Writing: a "quoted" 'table'; --: what is saved
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") VALUES ($1, $2, $3, $4) ON CONFLICT ("the ""key""") DO UPDATE SET "co'de" = "excluded"."co'de", "amount (""new"")" = "excluded"."amount (""new"")", "ver.sion" = ("a ""quoted"" 'table'; --"."ver.sion"::int8 + $5) WHERE "a ""quoted"" 'table'; --"."ver.sion" = "excluded"."ver.sion"
-- Writing: a "quoted" 'table'; --: an update of models
UPDATE "a ""quoted"" 'table'; --" SET "co'de" = $1, "amount (""new"")" = $2, "ver.sion" = "a ""quoted"" 'table'; --"."ver.sion" + 1 WHERE "the ""key""" = $3 AND "ver.sion" = $4 RETURNING "the ""key""", "co'de", "amount (""new"")", "ver.sion"
-- Writing: a "quoted" 'table'; --: an update by versions that are not the rows'
UPDATE "a ""quoted"" 'table'; --" SET "co'de" = $1, "amount (""new"")" = $2, "ver.sion" = "a ""quoted"" 'table'; --"."ver.sion" + 1 WHERE "the ""key""" = $3 AND "ver.sion" = $4
-- Writing: a "quoted" 'table'; --: a deletion of models
DELETE FROM "a ""quoted"" 'table'; --" WHERE "the ""key""" = $1 AND "ver.sion" = $2 RETURNING "the ""key""", "co'de", "amount (""new"")", "ver.sion"
-- Writing: a "quoted" 'table'; --: the table into itself
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") SELECT ("a ""quoted"" 'table'; --"."the ""key"""::int8 + $1), "a ""quoted"" 'table'; --"."co'de", "a ""quoted"" 'table'; --"."amount (""new"")", "a ""quoted"" 'table'; --"."ver.sion" FROM "a ""quoted"" 'table'; --" ORDER BY "a ""quoted"" 'table'; --"."the ""key""" ON CONFLICT ("co'de") DO UPDATE SET "am… -- 516 characters
-- Writing: a "quoted" 'table'; --: the table into itself, returning
INSERT INTO "a ""quoted"" 'table'; --" ("the ""key""", "co'de", "amount (""new"")", "ver.sion") SELECT ("a ""quoted"" 'table'; --"."the ""key"""::int8 + $1), "a ""quoted"" 'table'; --"."co'de", "a ""quoted"" 'table'; --"."amount (""new"")", "a ""quoted"" 'table'; --"."ver.sion" FROM "a ""quoted"" 'table'; --" ORDER BY "a ""quoted"" 'table'; --"."the ""key""" ON CONFLICT ("co'de") DO UPDATE SET "am… -- 581 characters
