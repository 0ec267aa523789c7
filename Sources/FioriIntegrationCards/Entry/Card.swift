import Combine
import Foundation
import SwiftUI

/// A card by its type, for apps that show each type in a view of its own.
nonisolated public enum Card: Hashable, Identifiable, Sendable, CustomStringConvertible {
    case object(ObjectCard)
    case list(ListCard)
    case timeline(TimelineCard)
    case analytical(AnalyticalCard)
    case table(TableCard)
    case calendar(CalendarCard)
    case adaptive(AdaptiveCardModel)
    case webPage(WebPageCard)
    case component(ComponentCard)

    init(_ source: CardSource, type: CardManifest.CardType?) {
        switch type {
        case .object: self = .object(ObjectCard(source))
        case .list: self = .list(ListCard(source))
        case .timeline: self = .timeline(TimelineCard(source))
        case .analytical: self = .analytical(AnalyticalCard(source))
        case .table: self = .table(TableCard(source))
        case .calendar: self = .calendar(CalendarCard(source))
        case .adaptiveCard: self = .adaptive(AdaptiveCardModel(source))
        case .webPage: self = .webPage(WebPageCard(source))
        case .component, .analyticsCloud, nil: self = .component(ComponentCard(source))
        }
    }

    /// The card without its type.
    public var base: BaseCard {
        switch self {
        case .object(let card): card
        case .list(let card): card
        case .timeline(let card): card
        case .analytical(let card): card
        case .table(let card): card
        case .calendar(let card): card
        case .adaptive(let card): card
        case .webPage(let card): card
        case .component(let card): card
        }
    }

    /// The identifier of the app that the card belongs to.
    public var id: String { base.id }

    /// The services that the card needs of its host, which can be asked for before the card is shown.
    public var requirements: CardRequirements { CardRequirements(of: base.source.manifest) }

    /// Sets the address that relative addresses refer to, unless the manifest came from a folder or an address.
    ///
    /// A card loads its data when it is shown.
    public func loadDataIfNeeded(baseURL: URL?) { base.loadDataIfNeeded(baseURL: baseURL) }

    /// The type as manifests name it.
    public var description: String { base.content.type?.rawValue ?? "Card" }
}

/// A card of a manifest. Its subclasses name the types.
// Unchecked: the lock guards the source; subclasses of an open class cannot be checked, and add nothing here.
nonisolated open class BaseCard: ObservableObject, Identifiable, Hashable, @unchecked Sendable {
    /// The parts of the manifest that a host reads before a card is resolved.
    public let content: CardManifest
    private let lock = NSLock()
    private var lockedSource: CardSource

    init(_ source: CardSource) {
        lockedSource = source
        content = CardManifest(source.manifest)
    }

    var source: CardSource { lock.withLock { lockedSource } }

    /// Sets the address that relative addresses refer to, unless the manifest came from a folder or an address.
    ///
    /// A card loads its data when it is shown.
    public func loadDataIfNeeded(baseURL: URL?) {
        guard let baseURL else { return }
        let isNew = lock.withLock {
            guard lockedSource.bundle == nil, lockedSource.baseURL == nil else { return false }
            lockedSource.baseURL = baseURL
            return true
        }
        if isNew { objectWillChange.send() }
    }

    /// The identifier of the app that the card belongs to; empty when the manifest has none.
    public var id: String { content.id ?? "" }

    public static func == (left: BaseCard, right: BaseCard) -> Bool { left.source.manifest == right.source.manifest }

    public func hash(into hasher: inout Hasher) { hasher.combine(source.manifest) }
}

/// An object card.
// Unchecked: as the base class.
nonisolated public final class ObjectCard: BaseCard, @unchecked Sendable {}
/// A list card.
// Unchecked: as the base class.
nonisolated public final class ListCard: BaseCard, @unchecked Sendable {}
/// A timeline card.
// Unchecked: as the base class.
nonisolated public final class TimelineCard: BaseCard, @unchecked Sendable {}
/// An analytical card.
// Unchecked: as the base class.
nonisolated public final class AnalyticalCard: BaseCard, @unchecked Sendable {}
/// A table card.
// Unchecked: as the base class.
nonisolated public final class TableCard: BaseCard, @unchecked Sendable {}
/// A calendar card.
// Unchecked: as the base class.
nonisolated public final class CalendarCard: BaseCard, @unchecked Sendable {}
/// An Adaptive Card within an Integration Card.
// Unchecked: as the base class.
nonisolated public final class AdaptiveCardModel: BaseCard, @unchecked Sendable {}
/// A web page card.
// Unchecked: as the base class.
nonisolated public final class WebPageCard: BaseCard, @unchecked Sendable {}
/// A card whose content needs JavaScript, or whose type is unknown.
// Unchecked: as the base class.
nonisolated public final class ComponentCard: BaseCard, @unchecked Sendable {}
