/// The settings that conditions rely on. Dates without a time zone are read as those of UTC.
enum PostgresSessionSettings {
    static let all = ["client_encoding = 'UTF8'", "TimeZone = 'UTC'", "standard_conforming_strings = on"]
}
