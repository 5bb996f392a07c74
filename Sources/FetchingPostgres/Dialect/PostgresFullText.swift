import FetchingCore

/// The functions of a full text index: what ``FullTextWords`` does, as a server does it.
///
/// They say themselves which scalars are words, and what these become. So the words are the same on every version, whatever the
/// collations of the server, and an index stays right when these change.
package enum PostgresFullText {
    /// The most scalars of a word in an index, whose words have 2,046 bytes at the most.
    static let longestWord = 500

    static let functionNames = ["fetching_words", "fetching_lexemes", "fetching_relevance"]

    /// The statements that create them, or put them in the place of earlier ones.
    package static let functions = [words, lexemes, relevance]

    /// The words of texts, each between spaces, with a mark before each text.
    private static let words = """
        CREATE OR REPLACE FUNCTION fetching_words(VARIADIC texts text[]) RETURNS text \
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $fetching$
        DECLARE
            words text := '';
            item text;
        BEGIN
            FOREACH item IN ARRAY texts LOOP
                words := words || '|';
                IF item <> '' COLLATE "C" THEN
                    item := translate(
                        regexp_replace(item COLLATE "C", '[\(separators)]+', '  ', 'g'),
                        'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
                    IF item COLLATE "C" ~ '[\(foldedRanges)]' THEN
                        item := translate(
                            item,
                            '\(folding.from)',
                            '\(folding.to)');
                    END IF;
                    words := words || ' ' || item || ' ';
                END IF;
            END LOOP;
            RETURN words;
        END
        $fetching$
        """

    /// The different words, for an index.
    private static let lexemes = """
        CREATE OR REPLACE FUNCTION fetching_lexemes(words text) RETURNS tsvector \
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $fetching$
        DECLARE
            lexemes text[] := ARRAY(
                SELECT DISTINCT left(word, \(longestWord)) FROM unnest(string_to_array(words COLLATE "C", ' ')) AS word
                WHERE word <> '' AND word <> '|');
        BEGIN
            IF octet_length(array_to_string(lexemes, '')) > 1000000 THEN
                RAISE EXCEPTION USING ERRCODE = 'program_limit_exceeded',
                    MESSAGE = 'fetching: a full text index has at most a million bytes of different words in a row';
            END IF;
            RETURN array_to_tsvector(lexemes);
        END
        $fetching$
        """

    /// The number of places of patterns among the words, which line feeds separate.
    private static let relevance = """
        CREATE OR REPLACE FUNCTION fetching_relevance(patterns text, VARIADIC texts text[]) RETURNS bigint \
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $fetching$
        DECLARE
            words text := fetching_words(VARIADIC texts);
            pattern text;
            places bigint := 0;
        BEGIN
            FOREACH pattern IN ARRAY string_to_array(patterns COLLATE "C", chr(10)) LOOP
                IF pattern <> '' COLLATE "C" THEN
                    places := places
                        + (length(words) - length(replace(words COLLATE "C", pattern, ''))) / length(pattern);
                END IF;
            END LOOP;
            RETURN places;
        END
        $fetching$
        """

    /// The separators as a set of a regular expression.
    private static var separators: String { bracketed(FullTextWords.separatorRanges) }

    /// Ranges with all scalars beyond ASCII that become others, and some more. Texts without these, as of Chinese, need no look at each.
    private static var foldedRanges: String {
        var ranges: [ClosedRange<UInt32>] = []
        let scalars = (FullTextWords.foldings.map(\.scalar) + FullTextWords.marks).filter { $0 >= 0x80 }
        for scalar in scalars.sorted() {
            if let last = ranges.last, scalar <= last.upperBound + 2 {
                ranges[ranges.count - 1] = last.lowerBound...scalar
            } else {
                ranges.append(scalar...scalar)
            }
        }
        return bracketed(ranges)
    }

    private static func bracketed(_ ranges: [ClosedRange<UInt32>]) -> String {
        // A text of PostgreSQL has no NUL.
        ranges.map { range in
            let (first, last) = (max(range.lowerBound, 1), range.upperBound)
            return escaped(first) + (last > first ? "-" + escaped(last) : "")
        }.joined()
    }

    private static func escaped(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16)
        return scalar <= 0xFFFF
            ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            : "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// The scalars that become others, and those that are left out at the end.
    ///
    /// The frequent ones come first, though they stay as they are: `translate` looks at one after the other until it finds its own.
    private static var folding: (from: String, to: String) {
        let pairs = FullTextWords.foldings.filter { $0.scalar >= 0x80 }.sorted { $0.scalar < $1.scalar }
        let folded = Set(pairs.map(\.scalar))
        let frequent =
            (" etaoinsrhldcumfpgwybvkxjqz0123456789" + "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё" + "αοιετνσρκπμλυηωγδθχφβξζψ")
            .unicodeScalars.map(\.value).filter { !folded.contains($0) }
        func text(_ scalars: [UInt32]) -> String {
            String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        }
        return (
            text(frequent + pairs.map(\.scalar) + FullTextWords.marks), text(frequent + pairs.map(\.folded))
        )
    }
}

extension PostgresFullText {
    /// The columns whose words an index has; none where it is another index.
    ///
    /// - Parameter expression: The expression of the index as the server writes it, such as
    ///   `fetching_lexemes(fetching_words(VARIADIC ARRAY[title, (body)::text]))`.
    package static func columns(ofIndex expression: String) -> [String] {
        guard expression.contains("fetching_lexemes("),
            let start = expression.firstRange(of: "fetching_words(VARIADIC ARRAY[")?.upperBound
        else { return [] }
        var (names, name) = ([String](), "")
        var (isQuoted, isCast) = (false, false)
        var previous: Character?
        for character in expression[start...] {
            defer { previous = character }
            switch character {
            case "\"":
                // Two quotation marks within a name are one of its own.
                if !isQuoted, previous == "\"" { name.append(character) }
                isQuoted.toggle()
            case _ where isQuoted: name.append(character)
            case ",", "]":
                names.append(name)
                if character == "]" { return names }
                (name, isCast) = ("", false)
            case ":": isCast = true
            case "(", ")", " ": break
            // The name of a type follows a cast.
            default: if !isCast { name.append(character) }
            }
        }
        return []
    }
}
