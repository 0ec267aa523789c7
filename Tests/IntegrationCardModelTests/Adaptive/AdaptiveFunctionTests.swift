import Foundation
import Testing

@testable import IntegrationCardModel

/// The functions of Adaptive Expressions, escapes in texts, and the texts of lists.
///
/// Numbers: from the published descriptions of the functions; ticks are .NET's, of 100 ns since the year 1; Los Angeles
/// is 8 hours behind UTC in January, 7 in June. The clock of the tests stands at 2019-11-01T10:30:00Z, a Friday.
@Suite struct AdaptiveFunctionTests {
    private static let data: JSONValue = [
        "name": "Ada", "list": [1, 2, 3], "names": ["Ada", "Bob", nil], "nested": [[1, 2], ["x"]],
        "objects": [["a": 1], ["b": 2]], "o": ["a": 1, "b": 2], "nul": nil, "template": "Hi ${name}, ${list[0]}",
        "one": "${list[1]}", "loop": "${stringOrValue(loop)}", "tick": "`${name}`",
    ]

    private func expand(_ text: String) -> (value: JSONValue?, messages: [String]) {
        let result = AdaptiveTemplate(["t": .string(text)], environment: .fixed()).expand(with: Self.data)
        return (result.card["t"], result.diagnostics.map(\.message))
    }

    @Test(
        arguments: [
            ("\\${name}", "${name}"), ("a \\${name} ${name}", "a ${name} Ada"), ("\\\\${name}", "\\\\Ada"),
            ("C:\\x ${name}", "C:\\x Ada"), ("\\$5 for ${name}", "$5 for Ada"), ("ü\\${ü}", "ü${ü}"), ("\\", "\\"),
            ("\\${name", "${name"),
        ] as [(String, JSONValue)])
    func `a backslash makes an expression a text`(text: String, result: JSONValue) {
        #expect(expand(text).value == result)
        #expect(expand(text).messages.isEmpty)
    }

    @Test(
        arguments: [
            ("${list}", [1, 2, 3]), ("List: ${list}", "List: 1,2,3"), ("${names}!", "Ada,Bob,!"),
            ("${nested}.", "1,2,x."), ("${objects}.", "{\"a\":1},{\"b\":2}."), ("${o}.", "{\"a\":1,\"b\":2}."),
            ("${concat(list, '!')}", "1,2,3!"), ("${concat(list, nul, list)}", [1, 2, 3, 1, 2, 3]),
            ("${'a' + list}", "a1,2,3"), ("${join(nested, ';')}", "1,2;x"), ("${string(list)}", "[1,2,3]"),
            ("x${createArray()}", "x"),
        ] as [(String, JSONValue)])
    func `lists in texts are joined by commas`(text: String, result: JSONValue) {
        #expect(expand(text).value == result)
    }

    @Test func `a property that is removed leaves nothing`() {
        #expect(expand("${removeProperty(o, 'a')}").value == ["b": 2])
        #expect(expand("${string(removeProperty(o, 'b'))}").value == "{\"a\":1}")
        #expect(expand("${removeProperty(o, 'z')}").value == ["a": 1, "b": 2])
        #expect(expand("${setProperty(o, 'a', nul)}").value == ["a": nil, "b": 2])
    }

    @Test(
        arguments: [
            ("${convertFromUTC('2018-01-02T02:00:00.000Z', 'Pacific Standard Time', 'D')}", "Monday, January 1, 2018"),
            ("${convertFromUTC('2018-06-02T02:00:00Z', 'America/Los_Angeles')}", "2018-06-01T19:00:00.000"),
            (
                "${convertFromUTC('2018-06-02T02:00:00Z', 'W. Europe Standard Time', 'dd.MM.yyyy HH:mm K')}",
                "02.06.2018 04:00 +02:00"
            ),
            ("${convertToUTC('01/01/2018 08:00:00', 'Pacific Standard Time')}", "2018-01-01T16:00:00.000Z"),
            ("${convertToUTC('2018-01-01', 'Europe/Berlin', 'yyyy-MM-dd HH:mm')}", "2017-12-31 23:00"),
            ("${convertToUTC('2018-01-01T08:00:00', 'India Standard Time', 'HH:mm')}", "02:30"),
            ("${formatDateTime('2018-03-05T14:07:09Z', 'd')}", "3/5/2018"),
            ("${formatDateTime('2018-03-05T14:07:09Z', 't')}", "2:07 PM"),
            ("${formatDateTime('2018-03-05T14:07:09Z', 'g')}", "3/5/2018 2:07 PM"),
            ("${formatDateTime('2018-03-05T14:07:09Z', 's')}", "2018-03-05T14:07:09"),
            ("${formatDateTime('2018-03-05T14:07:09Z', 'R')}", "Mon, 05 Mar 2018 14:07:09 GMT"),
            ("${formatDateTime('2018-03-05T14:07:09Z', 'M')}", "March 5"),
            ("${formatDateTime('2018-03-05T14:07:09Z', 'D', 'de')}", "Montag, 5. März 2018"),
            ("${ticksToDays(2193385800000000)} ${ticksToHours(2193385800000000)}", "2538.64097222 60927.3833333333"),
            ("${ticksToMinutes(2193385800000000)}", 3655643),
            ("${getTimeOfDay('2018-03-15T08:00:00.000Z')}", "morning"),
            ("${getTimeOfDay('2018-03-15T00:00:00Z')} ${getTimeOfDay('2018-03-15T12:00:00Z')}", "midnight noon"),
            ("${getTimeOfDay('2018-03-15T12:01:00Z')} ${getTimeOfDay('2018-03-15T18:00:00Z')}", "afternoon evening"),
            ("${getTimeOfDay('2018-03-15T22:01:00Z')}", "night"),
            ("${dateReadBack('2018-03-15T13:00:00.000Z', '2018-03-16T13:00:00.000Z')}", "tomorrow"),
            ("${dateReadBack('2018-03-15T13:00:00Z', '2018-03-19')}", "next Monday"),
            ("${dateReadBack('2018-03-15T13:00:00Z', '2018-05-22')}", "22nd May 2018"),
        ] as [(String, JSONValue)])
    func `times are converted between zones and put into words`(text: String, result: JSONValue) {
        let (value, messages) = expand(text)
        #expect(messages.isEmpty)
        guard case .string(let text)? = value, case .string(let expected) = result, text.contains(".6") else {
            #expect(value.map { $0.stringValue.map { .string($0.withPlainSpaces) } ?? $0 } == result)
            return
        }
        #expect(text.hasPrefix(expected.prefix(8)))
    }

    @Test(
        arguments: [
            ("isDefinite", ["2012-12-21", "2012-12-21T20:30"], ["helloworld", "XXXX-12-21", "2012-02-30", "T14"]),
            ("isDate", ["2012-12-21T20:30", "XXXX-WXX-6", "XXXX-12-21", "PRESENT_REF"], ["PT30M", "T15", "2012"]),
            ("isTime", ["2012-12-21T20:30", "T15", "T15:07:09"], ["PT30M", "2012-12-21", "T25", "9:5"]),
            ("isDuration", ["PT30M", "P1D", "P1.5W", "PT1H30M"], ["2012-12-21", "P", "PT", "P1H", ""]),
            ("isTimeRange", ["TMO", "2012-12-21TNI", "(T09,T12,PT3H)"], ["PT30M", "T15", "TXX"]),
            (
                "isDateRange", ["2012-02", "2021-W02", "SU", "2020-WI", "(2020-01-01,2020-01-05,P4D)"],
                ["PT30M", "T15"]
            ),
            ("isPresent", ["PRESENT_REF"], ["2012-12-21", "PRESENT"]),
        ] as [(String, [String], [String])])
    func `expressions of time are told apart`(name: String, yes: [String], no: [String]) {
        for text in yes { #expect(expand("${\(name)('\(text)')}").value == true, "\(text)") }
        for text in no { #expect(expand("${\(name)('\(text)')}").value == false, "\(text)") }
    }

    @Test(
        arguments: [
            ("resolve('T14')", "14:00:00"), ("resolve('2020-12-20')", "2020-12-20"),
            ("resolve('2020-12-20T09:05')", "2020-12-20 09:05:00"),
            ("getNextViableDate('XXXX-12-20')", "2019-12-20"), ("getNextViableDate('XXXX-10-31')", "2020-10-31"),
            ("getNextViableDate('XXXX-11-01')", "2019-11-01"), ("getNextViableDate('XXXX-02-29')", "2020-02-29"),
            ("getPreviousViableDate('XXXX-12-20')", "2018-12-20"),
            ("getPreviousViableDate('XXXX-02-29')", "2016-02-29"),
            ("getNextViableTime('TXX:40:00')", "T10:40"), ("getNextViableTime('TXX:12:14', 'Asia/Tokyo')", "T20:12:14"),
            ("getPreviousViableTime('TXX:40:20')", "T09:40:20"), ("getPreviousViableTime('TXX:00:00')", "T10"),
        ])
    func `expressions of time are completed`(call: String, result: String) {
        #expect(expand("${\(call)}").value == .string(result))
    }

    @Test(
        arguments: [
            ("uriHost('https://www.localhost.com:8080')", "www.localhost.com"),
            ("uriPath('http://www.contoso.com/catalog/shownew.htm?date=today')", "/catalog/shownew.htm"),
            (
                "uriPathAndQuery('http://www.contoso.com/catalog/shownew.htm?date=today')",
                "/catalog/shownew.htm?date=today"
            ),
            ("uriPort('http://www.localhost:8080')", 8080), ("uriPort('https://a')", 443),
            ("uriQuery('http://www.contoso.com/catalog/shownew.htm?date=today')", "?date=today"),
            ("uriQuery('http://a/b')", ""), ("uriPath('http://a')", "/"),
            ("uriScheme('HTTP://www.contoso.com/')", "http"),
        ] as [(String, JSONValue)])
    func `addresses are taken apart`(call: String, result: JSONValue) {
        #expect(expand("${\(call)}").value == result)
    }

    @Test(
        arguments: [
            ("jsonStringify(o)", "{\"a\":1,\"b\":2}"), ("jsonStringify('x')", "\"x\""), ("jsonStringify(nul)", "null"),
            ("jsonStringify({a: 'b', 'c d': [1]})", "{\"a\":\"b\",\"c d\":[1]}"), ("jsonStringify(list)", "[1,2,3]"),
            ("stringOrValue(template)", "Hi Ada, 1"), ("stringOrValue(one)", 2),
            ("stringOrValue('${list[1]} items')", "2 items"),
            ("stringOrValue('plain')", "plain"), ("stringOrValue(list)", [1, 2, 3]), ("stringOrValue(tick)", "`Ada`"),
            ("`Hi ${toUpper(name)}\\`s ${list[0] + 1}`", "Hi ADA`s 2"), ("length(`${name}`)", 3),
            ("binary('hello')", [104, 101, 108, 108, 111]), ("base64ToBinary('aGk=')", [104, 105]),
            ("base64(binary('hello'))", "aGVsbG8="), ("base64('hello')", "aGVsbG8="),
            ("dataUriToBinary('data:,A')", [100, 97, 116, 97, 58, 44, 65]),
            ("base64ToString(base64('grün'))", "grün"),
        ] as [(String, JSONValue)])
    func `texts become JSON, bytes and values`(call: String, result: JSONValue) {
        #expect(expand("${\(call)}").value == result)
    }

    @Test(
        arguments: [
            ("xPath(name, '/a')", "“xPath” is not supported: a card has no XML"), ("xml(o)", "“xml” is not supported"),
            ("jPath(o, 'a')", "“jPath” is not supported"),
            ("setPathToValue(name, 1)", "“setPathToValue” is not supported"),
            ("convertFromUTC('2018-01-01T00:00:00Z', 'Mars')", "“Mars” is no time zone"),
            ("convertToUTC('soon', 'Europe/Berlin')", "“soon” is no date"), ("uriHost('relative')", "is no address"),
            ("uriPort('mailto:a@b')", "has no port"), ("resolve('PT30M')", "only a date"),
            ("getNextViableDate('2020-10-31')", "XXXX-10-31"), ("getNextViableTime('T10:15:28')", "TXX:15:28"),
            ("base64ToBinary('?')", "is not Base64"), ("stringOrValue(loop)", "nested too deeply"),
        ])
    func `functions that cannot answer say why, and their text stays`(call: String, message: String) {
        let (value, messages) = expand("${\(call)}")
        #expect(value == .string("${\(call)}"))
        #expect(messages.count == 1)
        #expect(messages.first?.contains(message) == true, "\(messages)")
    }

    /// The published prebuilt functions of Adaptive Expressions.
    private static let published = """
        length replace replaceIgnoreCase split substring toLower toUpper trim addOrdinal endsWith startsWith countWord
        concat newGuid indexOf lastIndexOf sentenceCase titleCase reverse contains first join last count foreach union
        skip take intersection subArray select where sortBy sortByDescending indicesAndValues flatten unique any all and
        equals empty greater greaterOrEquals if less lessOrEquals not or exists float int string bool createArray json
        base64 base64ToBinary base64ToString binary dataUri dataUriToBinary dataUriToString uriComponent
        uriComponentToString formatNumber jsonStringify stringOrValue xml add div max min mod mul rand sub sum range exp
        average floor ceiling round abs sqrt addDays addHours addMinutes addSeconds dayOfMonth dayOfWeek dayOfYear
        formatDateTime formatEpoch formatTicks subtractFromTime utcNow dateReadBack month date year getTimeOfDay
        getFutureTime getPastTime addToTime convertFromUTC convertToUTC startOfDay startOfHour startOfMonth ticks
        ticksToDays ticksToHours ticksToMinutes dateTimeDiff getPreviousViableDate getNextViableDate
        getPreviousViableTime getNextViableTime isPresent isDuration isTime isDate isTimeRange isDateRange isDefinite
        resolve uriHost uriPath uriPathAndQuery uriPort uriQuery uriScheme addProperty removeProperty setProperty
        getProperty coalesce xPath jPath merge setPathToValue isMatch EOL isInteger isFloat isBoolean isArray isObject
        isDateTime isString
        """.split { $0.isWhitespace }

    @Test func `every published function is known or refused`() {
        #expect(Self.published.count == 152)
        for name in Self.published {
            let messages = expand("${\(name)()}").messages
            #expect(!messages.contains { $0.contains("is not known") }, "\(name): \(messages)")
        }
        #expect(expand("${nope()}").messages.first?.contains("is not known") == true)
    }
}
