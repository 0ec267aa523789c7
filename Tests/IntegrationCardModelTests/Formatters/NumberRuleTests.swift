import Foundation
import Testing

@testable import IntegrationCardModel

/// UI5's rules for numbers, beyond the calls whose answers are recorded.
///
/// Numbers: Docs/Facts/CardFormats.md, "Numbers", applied to the arguments; words are those of CLDR.
@Suite struct NumberRuleTests {
    private func text(_ call: String, _ locale: String = "en") throws -> String {
        try CardBinding("{= \(call) }").text(in: BindingScope(environment: .fixed(locale: locale))).withPlainSpaces
    }

    @Test(arguments: [
        ("format.float('12.50', {decimals: 3})", "12.500"), ("format.float('12.50', {maxFractionDigits: 1})", "12.5"),
        ("format.float('12.55', {maxFractionDigits: 1})", "12.6"), ("format.float('.50')", "0.50"),
        ("format.unit('1.0', 'length-meter')", "1.0 m"), ("format.percent('1')", "100%"),
        ("format.percent('0.12345', {maxFractionDigits: 1})", "12.3%"), ("format.integer('12.90')", "12"),
        ("format.currency('1234.5000', 'EUR')", "1,234.50 EUR"), ("format.float('1500.00', {style: 'short'})", "1.5K"),
        ("format.float('950.00', {style: 'short'})", "950.00"),
    ])
    func `decimal texts keep the digits that rounding leaves them`(call: String, result: String) throws {
        #expect(try text(call) == result)
    }

    @Test(arguments: [
        ("format.float(994.9, {style: 'short'})", "994.9"), ("format.float(995, {style: 'short'})", "1K"),
        ("format.float(1234567, {style: 'short', shortDecimals: 3})", "1.235M"),
        ("format.float(1234567, {style: 'short', precision: 3})", "1.23M"),
        ("format.float(1500, {style: 'short', shortLimit: 10000})", "1,500"),
        ("format.float(1500, {style: 'short', showScale: false})", "1.5"),
        ("format.float(1500, {style: 'short', shortRefNumber: 5000000})", "0.0015M"),
        ("format.float(-1500000, {style: 'long'})", "-1.5 million"), ("format.float(0, {style: 'short'})", "0"),
        ("format.integer(1999, {style: 'short'})", "2K"), ("format.percent(12.5, {style: 'short'})", "1,250%"),
    ])
    func `words of thousands are chosen after rounding to two significant digits`(
        call: String, result: String
    ) throws {
        #expect(try text(call) == result)
    }

    @Test(arguments: [
        ("format.float(1000, {style: 'long'})", "fr", "1 millier"),
        ("format.float(2e9, {style: 'short'})", "it", "2 Mrd"),
        ("format.currency(2e6, 'EUR', {style: 'short'})", "it", "2 Mio EUR"),
        ("format.float(150000, {style: 'short'})", "en-IN", "150K"),
        ("format.currency(150000, 'INR', {style: 'short'})", "en-IN", "1.5 Lk INR"),
        ("format.currency(25000000, 'INR', {style: 'short'})", "en-IN", "2.5 Cr INR"),
        ("format.percent(-0.5)", "tr", "%-50"),
        ("format.currency(-5, 'EUR')", "he", "\u{200F}\u{200E}-5.00 \u{200F}EUR\u{200E}"),
        ("format.currency(5, 'GBP', {currencyCode: false})", "fr-CH", "5,00 £GB"),
        ("format.currency(5, 'JPY', {currencyCode: false})", "ja", "￥5"),
        ("format.currency(-5, 'GBP', {currencyCode: false})", "de-CH", "£-5.00"),
        ("format.currency(-5, 'GBP', {currencyCode: false})", "nl", "£ -5,00"),
        ("format.currency(1500, 'EUR', {currencyCode: false, style: 'short'})", "tr", "1,5 B €"),
        ("format.currency(2e6, 'EUR', {currencyCode: false, style: 'short'})", "de-CH", "2 Mio. EUR"),
        ("format.currency(-1500, 'EUR', {currencyCode: false, style: 'short'})", "en", "€ -1.5K"),
    ])
    func `languages have UI5's words and signs`(call: String, locale: String, result: String) throws {
        #expect(try text(call, locale) == result)
    }

    @Test(arguments: [
        ("HUF", 0), ("TWD", 0), ("JPY", 0), ("KRW", 0), ("COP", 2), ("IDR", 2), ("PKR", 2), ("CZK", 2), ("XYZ", 2),
        ("KWD", 3), ("TND", 3), ("CLF", 4),
    ])
    func `currencies have the digits of their standard`(code: String, digits: Int) {
        #expect(CurrencySymbols(code, CardLocale(identifier: "en")).fractionDigits == digits)
    }

    @Test(arguments: [
        ("format.currency([5, 'EUR'])", "5.00 EUR"), ("format.currency(5, 'KG')", "KG 5.00"),
        ("format.currency(5, 'ABC', {customCurrencies: {XYZ: {decimals: 1}}})", ""),
        ("format.currency(5, 'XYZ', {customCurrencies: {XYZ: {decimals: 1}}})", "5.0 XYZ"),
        (
            "format.unit(5.123, 'BAG', {customUnits: {BAG: {'unitPattern-count-other': '{0} bags', decimals: 1}}})",
            "5.1 bags"
        ),
        ("format.unit([2, 'mass-kilogram'])", "2 kg"),
    ])
    func `amounts come with their measure, and measures of one's own have their digits`(
        call: String, result: String
    ) throws {
        #expect(try text(call) == result)
    }

    @Test(arguments: [
        ("1", "en", "1 box"), ("2", "en", "2 boxes"), ("'1.0'", "en", "1.0 boxes"), ("0", "en", "0 boxes"),
        ("1", "ru", "1 ящик"), ("3", "ru", "3 ящика"), ("21", "ru", "21 ящик"), ("11", "ru", "11 ящиков"),
        ("112", "ru", "112 ящиков"), ("1.5", "ru", "1,5 boxes"), ("22", "pl", "22 ящика"), ("21", "pl", "21 ящиков"),
        ("0", "ar", "0 none"), ("2", "ar", "2 pair"), ("103", "ar", "103 ящика"), ("11", "ar", "11 ящиков"),
        ("100", "ar", "100 boxes"), ("1", "ja", "1 boxes"), ("2", "de", "2 boxes"), ("0", "fr", "0 box"),
    ])
    func `units of one's own have a pattern for each plural category`(
        amount: String, locale: String, result: String
    ) throws {
        let patterns = """
            'unitPattern-count-zero': '{0} none', 'unitPattern-count-one': '{0} \(locale == "ru" ? "ящик" : "box")', \
            'unitPattern-count-two': '{0} pair', 'unitPattern-count-few': '{0} ящика', \
            'unitPattern-count-many': '{0} ящиков', 'unitPattern-count-other': '{0} boxes'
            """
        #expect(try text("format.unit(\(amount), 'BOX', {customUnits: {BOX: {\(patterns)}}})", locale) == result)
    }

    @Test func `a pattern without a number is that of others alone`() throws {
        let patterns = "{'unitPattern-count-one': 'one box', 'unitPattern-count-other': '{0} boxes'}"
        #expect(try text("format.unit(1, 'BOX', {customUnits: {BOX: \(patterns)}})") == "1 boxes")
        #expect(try text("format.unit(1, 'BOX', {customUnits: {BOX: {displayName: 'box'}}})") == "1 box")
    }

    @Test(arguments: [
        ("format.float(12.5, {decimalPadding: 3})", "12.5\u{2007}\u{2007}"),
        ("format.float(12, {decimalPadding: 2})", "12\u{2008}\u{2007}\u{2007}"),
        ("format.float(1234567, {groupingSize: 2, groupingBaseSize: 4})", "1,23,4567"),
        ("format.float(0, {emptyString: 0})", ""), ("format.float(1, {emptyString: 0})", "1"),
    ])
    func `further options`(call: String, result: String) throws {
        #expect(try text(call) == result)
    }

    @Test(arguments: [
        ("en-GB", "2", "2 mins"), ("ja", "2", "2 分"), ("he", "1", "דקה"), ("pl", "22", "22 min"),
    ])
    func `units have UI5's short names`(locale: String, amount: String, result: String) throws {
        #expect(try text("format.unit(\(amount), 'duration-minute')", locale) == result)
    }

    @Test(arguments: [(1, "1 doba"), (22, "22 doby"), (12, "12 dób"), (5, "5 dób")])
    func `names of units follow the plural of the language`(amount: Int, result: String) throws {
        #expect(try text("format.unit(\(amount), 'duration-day')", "pl") == result)
    }

    @Test(arguments: [
        ("en", "7.5", "consumption-liter-per-100-kilometer", "7.5 L/100 km"),
        ("de", "7.5", "consumption-liter-per-100-kilometer", "7,5 L/100 km"),
        ("zh-CN", "7.5", "consumption-liter-per-100-kilometer", "7.5 L/100km"),
        ("en", "100", "consumption-liter-per-100-kilometer", "100 L/100 km"),
        ("en", "10", "consumption-liter-per-100-kilometer", "10 L/100 km"),
        ("en", "-1234.5", "consumption-liter-per-100-kilometer", "-1,234.5 L/100 km"),
        ("en", "18", "force-kilowatt-hour-per-100-kilometer", "18 kWh/100km"),
        ("en", "5", "volume-drop", "5 drop"), ("ja", "3", "volume-teaspoon", "小さじ 3"),
    ])
    func `numbers in names of units stay`(locale: String, amount: String, unit: String, result: String) throws {
        #expect(try text("format.unit(\(amount), '\(unit)')", locale) == result)
    }
}
