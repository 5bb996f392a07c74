/// Makes a struct that requests can select values into.
///
/// ```swift
/// @Projection
/// struct TrackLine {
///     var title: String
///     var artist: String?
///     var plays: Int
/// }
///
/// let lines = try Track.request().all().select {
///     TrackLine.selecting(title: $0.title, artist: $0.album.artist.name, plays: $0.plays.count)
/// }.fetch(in: db)                             // [TrackLine]
/// // SELECT "Track"."title", "album.artist"."name", (SELECT COUNT(*) FROM "Play" AS "plays" WHERE …) FROM "Track"
/// //     LEFT JOIN "Album" AS "album" ON … LEFT JOIN "Artist" AS "album.artist" ON …
/// ```
///
/// It adds the function `selecting`, with an argument for each stored property. The selected value has the property's
/// type: a member, an expression, a value of a group, or another projection. `$0` is the model itself. An array takes
/// the models of a to-many relationship, as in `tracks: $0.tracks`. Properties with `@FetchingIgnored` and constants
/// with a value keep their value. An initializer with the same arguments must exist, as it does unless the struct
/// declares another in its body.
@attached(member, names: named(selecting))
@attached(peer)
public macro Projection() = #externalMacro(module: "FetchingMacros", type: "ProjectionMacro")
