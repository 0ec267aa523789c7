import Foundation
import SwiftUIControls
import SwiftUICore

/// The look and behaviour of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View

    /// The look of one date picker.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
    /// The label of the date picker.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let label: DatePickerStyleConfiguration.Label
    @Binding public var selection: Date
    /// The earliest date that can be chosen.
    public var minimumDate: Date?
    /// The latest date that can be chosen.
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    init(
        label: DatePickerStyleConfiguration.Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// Chooses a date, or the nearest one that can be chosen; writes only what is news.
    func choose(_ date: Date) {
        var date = date
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        if date != selection { selection = date }
    }

    /// True if any moment of a span can be chosen.
    func allows(_ span: DateInterval) -> Bool {
        if let minimumDate, span.end <= minimumDate { return false }
        if let maximumDate, span.start > maximumDate { return false }
        return true
    }
}

/// The look that fits the place: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// Buttons with day and time that open a calendar and a wheel.
public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A calendar of one month, with the time below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// Wheels of days, months and years, or of days, hours and minutes.
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

struct DatePickerStyleBody<S: DatePickerStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: DatePickerStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<DatePickerStyleConfiguration> { known }
    private static let known = AnyStyle(making: { DatePickerStyleBody(style: DefaultDatePickerStyle()) })
}

extension EnvironmentValues {
    var datePickerStyle: AnyStyle<DatePickerStyleConfiguration> {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }

    /// The calendar of the place, speaking its language in its time zone.
    var localCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}

extension View {
    /// The look and behaviour of date pickers in this view and below.
    nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
        modifier(StyleModifier(styleBody: DatePickerStyleBody(style: style), keyPath: \.datePickerStyle))
    }
}

@available(*, unavailable)
extension CompactDatePickerStyle: Sendable {}

@available(*, unavailable)
extension DatePickerStyleConfiguration.Label: Sendable {}

@available(*, unavailable)
extension DefaultDatePickerStyle: Sendable {}

@available(*, unavailable)
extension GraphicalDatePickerStyle: Sendable {}

@available(*, unavailable)
extension WheelDatePickerStyle: Sendable {}
