import Foundation
import SwiftUICore

/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    private enum Amount {
        /// Nil when nobody knows how far it has come.
        case fraction(Double?)
        case timer(ClosedRange<Date>, countsDown: Bool)
        case progress(Progress)
    }

    private let amount: Amount
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    /// In place of the environment's.
    private var style: AnyStyle<ProgressViewStyleConfiguration>?

    @Environment(\.progressViewStyle) private var inheritedStyle
    @Environment(\.textDate) private var date
    @Environment(\.showsAnimations) private var showsAnimations
    @Environment(\.locale) private var locale

    private init(_ amount: Amount, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.amount = amount
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        switch amount {
        case .timer(let interval, _) where showsAnimations && date == nil:
            TimelineView(.explicit(TimerSteps(interval: interval))) { styled(at: $0.date) }
        case .progress(let progress) where showsAnimations:
            TimelineView(ProgressSteps(progress: progress)) { styled(at: $0.date) }
        default:
            styled(at: date ?? Date())
        }
    }

    @MainActor private func styled(at date: Date) -> some View {
        let style = style ?? inheritedStyle
        var label = label.map { AnyView($0) }
        var currentValueLabel = currentValueLabel.map { AnyView($0) }
        if case .progress(let progress) = amount {
            label = progress.title(in: locale).map { AnyView($0) }
            currentValueLabel = progress.amount(in: locale).map { AnyView($0) }
        }
        return style.view(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction(at: date), label: label.map { .init(content: $0) },
                currentValueLabel: currentValueLabel.map { .init(content: $0) }, outerStyle: style.outer))
    }

    private func fraction(at date: Date) -> Double? {
        switch amount {
        case .fraction(let fraction): return fraction
        case .progress(let progress): return progress.isIndeterminate ? nil : progress.fractionCompleted
        case .timer(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            guard length > 0 else { return countsDown ? 0 : 1 }
            let elapsed = date.timeIntervalSince(interval.lowerBound) / length
            let part = min(max(elapsed, 0), 1)
            return countsDown ? 1 - part : part
        }
    }

    /// The part that a value is of a total, from 0 to 1.
    private static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Amount {
        .fraction(value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Progress that nobody knows the amount of.
    public init() where Label == EmptyView {
        self.init(.fraction(nil), label: nil, currentValueLabel: nil)
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label(), currentValueLabel: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S>(_ title: S) where Label == Text, S: StringProtocol {
        self.init(label: { Text(title) })
    }
}

extension ProgressView {
    /// - Parameters:
    ///   - value: from 0 to the total; nil when it is not known.
    ///   - total: what the value is when everything is done.
    public init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(Self.part(value, of: total), label: nil, currentValueLabel: nil)
    }

    public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(Self.part(value, of: total), label: label(), currentValueLabel: nil)
    }

    public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(Self.part(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Follows a progress, with its own descriptions as labels.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(.progress(progress), label: nil, currentValueLabel: nil)
    }

    /// The view that a style is making the look of, in the style around that one.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            .fraction(configuration.fractionCompleted), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
        style = configuration.outerStyle ?? AnyStyle(ProgressViewStyleBody(style: DefaultProgressViewStyle()))
    }

    /// Shows how much of a span of time has passed, or is left.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The time that has passed or is left, as a clock shows it.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The times at which a bar shows how much of an interval has passed: as often as a bar of a screen's width differs by
/// about a pixel, at most with each frame, and not after its end.
private struct TimerSteps: Sequence {
    let interval: ClosedRange<Date>

    func makeIterator() -> AnyIterator<Date> {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let step = Swift.max(length / 1000, FrameScheduler.frameLength)
        var passed = 0.0
        var isOver = false
        return AnyIterator {
            guard !isOver else { return nil }
            let date = interval.lowerBound.addingTimeInterval(Swift.min(passed, length))
            isOver = passed >= length
            passed += step
            return date
        }
    }
}

@available(*, unavailable)
extension DefaultDateProgressLabel: Sendable {}

@available(*, unavailable)
extension ProgressView: Sendable {}
