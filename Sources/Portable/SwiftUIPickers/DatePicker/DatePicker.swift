import Foundation
import SwiftUIControls
import SwiftUICore

/// The components of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time of day, in the way of the locale.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a day, a time of day, or both.
public struct DatePicker<Label>: View where Label: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: DatePickerComponents
    private let label: Label

    @Environment(\.datePickerStyle) private var style

    init(
        selection: Binding<Date>, minimum: Date?, maximum: Date?, components: DatePickerComponents, label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    @MainActor public var body: some View {
        style.view(
            DatePickerStyleConfiguration(
                label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum,
                maximumDate: maximum, displayedComponents: components))
    }
}

@available(*, unavailable)
extension DatePicker: Sendable {}
