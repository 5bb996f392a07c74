import FetchingFilters
import FetchingTestSupport
import Testing

/// The text of the error that a closure throws, nil if it throws none.
func errorText(_ body: () throws -> Any) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return "\(error)"
    }
}

/// The code and the text of the error that a filter is refused with, or "no error".
func refusal(_ read: () throws -> Void) -> String {
    do {
        try read()
        return "no error"
    } catch let error as StoredFilterError {
        return "\(error.code) \(error)"
    } catch { return "\(error)" }
}

/// Expects that each text is refused within seconds.
func expectCheapRefusals(_ texts: [String], by refusal: (String) -> String) {
    for text in texts {
        let time = ProcessorTime.of { #expect(refusal(text) != "no error", "\(text.prefix(40))") }
        #expect(time < .seconds(5), "\(text.prefix(60)) took \(time)")
    }
}

/// Expects that each text is refused without the value `s3cret` in the error.
func expectHiddenValues(_ texts: [String], by refusal: (String) -> String) {
    for text in texts {
        let error = refusal(text)
        #expect(error != "no error" && !error.contains("s3cret"), "\(error)")
    }
}
