import Foundation
import Testing

@testable import IntegrationCardModel

/// The ranges of dates that bindings read.
///
/// Numbers: milliseconds since 1970. No date of JavaScript is more than 8.64e15 of them away (ECMA-262, time values).
struct DateRangeModelTests {
    private static let options = [
        "date", "dateTime", "dateRange", "dateTimeRange", "from", "to", "fromDateTime", "toDateTime", "todayFromTo",
        "lastDays", "nextYears", "specificMonth", "specificMonthInYear", "quarter4",
    ]

    private func model(_ option: String, _ values: [JSONValue]) -> JSONObject {
        DateRangeModel(environment: BindingEnvironment(locale: Locale(identifier: "en"), timeZone: .gmt))
            .model(of: ["option": .string(option), "values": .array(values)])
    }

    @Test(arguments: [1e30, -1e30, 8.64e15 + 1, -8.64e15 - 1, 1e300])
    func `a number that no date can have makes no range`(number: Double) {
        for option in ["date", "dateTime", "dateRange", "dateTimeRange", "from", "to", "fromDateTime", "toDateTime"] {
            let model = model(option, [.number(number), .number(number)])
            #expect(model["range"] == nil, "\(option)")
            #expect(model["value"] != nil, "\(option)")
        }
        #expect(model("date", [.number(0)])["range"] != nil)
    }

    @Test func `the last days that there are make ranges`() throws {
        let last = try #require(model("dateTime", [.number(8.64e15)])["range"])
        #expect(last["end"] == "+275760-09-13T00:00:00.000Z")
        let first = try #require(model("dateTime", [.number(-8.64e15)])["range"])
        #expect(first["start"] == "-271821-04-20T00:00:00.000Z")
    }

    @Test(arguments: options) func `hostile values of an option are answered`(option: String) {
        let numbers: [JSONValue] = [
            .number(1e30), .number(-1e30), .number(8.64e15), .number(-8.64e15), .number(1e-320), .number(1e9), .null,
            "", "x", true, [], [:],
        ]
        var answers = 0
        for value in numbers {
            for other in numbers {
                answers += model(option, [value, other])["value"] == nil ? 0 : 1
            }
        }
        #expect(answers == 144)
    }
}
