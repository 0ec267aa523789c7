import Foundation
internal import _FoundationICU

/// Formats consecutive amounts of several units of time: `1 hour, 10 minutes`.
struct ICUDurationFormat {
    /// The length of unit names.
    enum Width {
        /// `1 hour, 10 minutes`
        case wide
        /// `1 hr, 10 min`
        case short
        /// `1hr 10min`
        case shorter
        /// `1h 10m`
        case narrow
    }

    /// A unit of time.
    enum Unit: Int, Comparable {
        case year, month, week, day, hour, minute, second

        static func < (lhs: Unit, rhs: Unit) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    var width: Width
    /// True for numbers in words.
    var spellsOut = false
    /// The maximum number of fraction digits of the last amount.
    var fractionDigits = 0
    var locale: Locale

    /// The text of amounts, the largest unit first.
    func string(_ amounts: [(unit: Unit, value: Double)]) throws -> String {
        let identifier = locale.icuIdentifier
        let task = "write an amount of time in \"\(identifier)\""
        var status = U_ZERO_ERROR
        let style = spellsOut ? UNUM_SPELLOUT : UNUM_DECIMAL
        // The format takes ownership of the number format, and closes it.
        let numbers = swift_unum_open(style, nil, 0, identifier, nil, &status)
        try status.check(task)
        swift_unum_setAttribute(numbers, UNUM_MAX_FRACTION_DIGITS, Int32(fractionDigits))
        swift_unum_setAttribute(numbers, UNUM_ROUNDING_MODE, Int32(UNUM_ROUND_DOWN.rawValue))
        let format = uameasfmt_open(identifier, icuWidth, numbers, &status)
        try status.check(task)
        defer { uameasfmt_close(format) }
        if spellsOut {
            // ICU applies the given number format only to the last of several amounts.
            return try joined(
                amounts.map { amount in
                    try icuString(task) {
                        uameasfmt_format(format, amount.value, Self.icuUnit(amount.unit), $0, $1, &$2)
                    }
                })
        }
        let measures = amounts.map { UAMeasure(value: $0.value, unit: Self.icuUnit($0.unit)) }
        return try icuString(task) { uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, &$2) }
    }

    /// Joins amounts with the locale's list format for units.
    private func joined(_ amounts: [String]) throws -> String {
        let task = "join amounts of time in \"\(locale.icuIdentifier)\""
        var status = U_ZERO_ERROR
        let format = swift_ulistfmt_openForType(locale.icuIdentifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status)
        try status.check(task)
        defer { swift_ulistfmt_close(format) }
        let texts = amounts.map { ContiguousArray($0.utf16) }
        let lengths = texts.map { Int32($0.count) }
        let storage = texts.map { text in
            let copy = UnsafeMutableBufferPointer<UChar>.allocate(capacity: text.count)
            _ = copy.initialize(from: text)
            return copy
        }
        defer { for text in storage { text.deallocate() } }
        let pointers = storage.map { UnsafePointer($0.baseAddress) }
        return try icuString(task) {
            swift_ulistfmt_format(format, pointers, lengths, Int32(pointers.count), $0, $1, &$2)
        }
    }

    private var icuWidth: UAMeasureFormatWidth {
        switch width {
        case .wide: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .shorter: UAMEASFMT_WIDTH_SHORTER
        case .narrow: UAMEASFMT_WIDTH_NARROW
        }
    }

    private static func icuUnit(_ unit: Unit) -> UAMeasureUnit {
        switch unit {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .week: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }
}
