import Fetching

@FetchableFields  // expected-error {{'@FetchableFields' cannot be applied to a class: only a struct has the fields that Codable writes by itself}}
final class Place {
    let city = ""
}
