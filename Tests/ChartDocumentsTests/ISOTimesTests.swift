import FioriCharts
import Testing

@testable import ChartDocuments

/// Dates and times of day that are read one after another.
///
/// Numbers: the times are those that `WrittenTime` reads of each text by itself.
struct ISOTimesTests {
    @Test func `times are those of each text by itself`() {
        let texts = [
            "2024-03-01", "2024-03-01", "2024-03-01T09:30", "2024-03-01 09:30:15", "2024-03-01T23:59:59",
            "2024-03-01T24:00", "2024-03-01T24:01", "2024-03-01T09:60", "2024-03-01T09:30:60", "2024-03-01T9:30",
            "2024-03-01T09:30Z", "2024-03-01T09:30+02:00", "2024-03-01T09:30:15.25", "2024-03-01t09:30",
            "2024-03-01x09:30", "2024-03-01T0a:30", "2024-03-01T09.30", "2024-03-01T09:30.15", "2024-03-01 ",
            "2024-03-01 9:30 am", "2024-02-30", "2024-02-30T09:30", "2024-W09-5", "2024-W09-5", "2024-W09-5T09:30",
            "2024-W09", "2024-Q1", "2024", "", "soon", "2024-12-31T00:00", "2024-12-31T00:00:01",
        ]
        var reader = ISOTimes()
        for text in texts + texts.reversed() {
            let time = Array(text.utf8).withUnsafeBufferPointer { reader.time($0) }
            #expect(time == WrittenTime(iso: text), "\(text)")
        }
    }
}
