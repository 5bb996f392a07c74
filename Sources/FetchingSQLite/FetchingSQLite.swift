@_exported public import FetchingSQL

#if !SQLite
#error(
    "FetchingSQLite needs the package trait 'SQLite', which is on by default: enable it where your package depends on Fetching"
)
#endif
