import Foundation
internal import _FoundationICU

/// Formats a time relative to another one: `2 hours ago`, `tomorrow`.
///
/// Only the largest unit that is not zero is shown, without the rest: 90 seconds are `in 1 minute`.
// Unchecked: `Formatter` is, whose users see to it that one thread at a time changes one.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The use of names instead of numbers.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: `1 day ago`.
        case numeric = 0
        /// A name where the language has one: `yesterday`.
        case named = 1
    }

    /// The length of unit names.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full = 0
        /// `two months ago`
        case spellOut = 1
        /// `2 mo. ago`
        case short = 2
        /// The shortest form: `2mo ago`.
        case abbreviated = 3
    }

    /// Numbers or names; numbers by default.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The length of unit names; full by default.
    open var unitsStyle: UnitsStyle = .full
    /// The context of the text, which determines its capitalisation.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar that determines the length of months and years.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale of the text; the current one by default.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dateTimeStyle = DateTimeStyle(rawValue: coder.decodeInteger(forKey: "NS.dateTimeStyle")) ?? .numeric
        unitsStyle = UnitsStyle(rawValue: coder.decodeInteger(forKey: "NS.unitsStyle")) ?? .full
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(dateTimeStyle.rawValue, forKey: "NS.dateTimeStyle")
        coder.encode(unitsStyle.rawValue, forKey: "NS.unitsStyle")
    }

    /// The text of an amount of time; negative amounts are in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let units: [(Int?, URelativeDateTimeUnit)] = [
            (dateComponents.year, UDAT_REL_UNIT_YEAR), (dateComponents.quarter, UDAT_REL_UNIT_QUARTER),
            (dateComponents.month, UDAT_REL_UNIT_MONTH),
            (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, UDAT_REL_UNIT_WEEK),
            (dateComponents.day, UDAT_REL_UNIT_DAY), (dateComponents.hour, UDAT_REL_UNIT_HOUR),
            (dateComponents.minute, UDAT_REL_UNIT_MINUTE), (dateComponents.second, UDAT_REL_UNIT_SECOND),
        ]
        let given = units.compactMap { unit in unit.0.map { ($0, unit.1) } }
        let (value, unit) = given.first { $0.0 != 0 } ?? given.last ?? (0, UDAT_REL_UNIT_SECOND)
        return (try? text(value, unit)) ?? "\(value)"
    }

    /// The text of a time relative to now; negative intervals are in the past.
    ///
    /// - Parameter timeInterval: In seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: Date.now.timeIntervalSinceReferenceDate.rounded(.down))
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text of a time relative to another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .autoupdatingCurrent
        return localizedString(
            from: calendar.dateComponents(
                [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date))
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let date as Date: localizedString(for: date, relativeTo: .now)
        case let components as DateComponents: localizedString(from: components)
        default: nil
        }
    }

    private func text(_ value: Int, _ unit: URelativeDateTimeUnit) throws -> String {
        let identifier = (locale ?? .autoupdatingCurrent).icuIdentifier
        let task = "say when \(value) is in \"\(identifier)\""
        var status = U_ZERO_ERROR
        let style =
            switch unitsStyle {
            case .full, .spellOut: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .abbreviated: UDAT_STYLE_NARROW
            }
        // The formatter takes ownership of the number format, and closes it.
        let numbers = unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
        let formatter = swift_ureldatefmt_open(identifier, numbers, style, formattingContext.icu, &status)
        defer { swift_ureldatefmt_close(formatter) }
        try status.check(task)
        return try icuString(task) {
            switch dateTimeStyle {
            case .numeric: swift_ureldatefmt_formatNumeric(formatter, Double(value), unit, $0, $1, &$2)
            case .named: swift_ureldatefmt_format(formatter, Double(value), unit, $0, $1, &$2)
            }
        }
    }
}

extension Formatter.Context {
    var icu: UDisplayContext {
        switch self {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
