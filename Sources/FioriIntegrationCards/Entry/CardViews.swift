import SwiftUI

/// An object card: groups of labelled values and form fields.
nonisolated public struct ObjectCardView: View {
    private let model: ObjectCard

    /// Creates the view of a card.
    public init(model: ObjectCard) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}

/// A list card: items below each other.
nonisolated public struct ListCardView: View {
    private let model: ListCard

    /// Creates the view of a card.
    public init(model: ListCard) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}

/// A timeline card: events along a line.
nonisolated public struct TimelineCardView: View {
    private let model: TimelineCard

    /// Creates the view of a card.
    public init(model: TimelineCard) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}

/// An analytical card: a chart.
nonisolated public struct AnalyticalCardView: View {
    private let model: AnalyticalCard

    /// Creates the view of a card.
    public init(model: AnalyticalCard) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}

/// A table card: rows and columns.
nonisolated public struct TableCardView: View {
    private let model: TableCard

    /// Creates the view of a card.
    public init(model: TableCard) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}

/// A calendar card: a month with appointments.
nonisolated public struct CalendarCardView: View {
    private let model: CalendarCard

    /// Creates the view of a card.
    public init(model: CalendarCard) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}

/// An adaptive card: elements, inputs and actions of Adaptive Cards.
nonisolated public struct AdaptiveCardView: View {
    private let model: AdaptiveCardModel

    /// Creates the view of a card.
    public init(model: AdaptiveCardModel) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}

/// A web page card: the host's web view, or a notice with the link.
nonisolated public struct WebPageCardView: View {
    private let model: WebPageCard

    /// Creates the view of a card.
    public init(model: WebPageCard) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}

/// A component card: the host's view, or a notice.
nonisolated public struct ComponentCardView: View {
    private let model: ComponentCard

    /// Creates the view of a card.
    public init(model: ComponentCard) { self.model = model }

    @MainActor public var body: some View { LiveCard(model.source) }
}
