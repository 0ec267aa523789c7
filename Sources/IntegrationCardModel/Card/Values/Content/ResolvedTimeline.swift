import Foundation

/// The content of a timeline card.
public struct ResolvedTimeline: Sendable, Hashable {
    /// The events in the order of the data.
    public var items: [Item]
    /// The least number of events whose height is reserved.
    public var minItems: Int?

    /// An event.
    public struct Item: Sendable, Hashable, Identifiable {
        /// The index or name of the element within its data.
        public var id: String
        /// The title.
        public var title: ResolvedText?
        /// The text.
        public var description: ResolvedText?
        /// The time as the data gives it.
        public var dateTime: ResolvedText?
        /// The time; nil when it cannot be read.
        public var date: Date?
        /// The person.
        public var owner: ResolvedText?
        /// The picture of the person; nil when there is none or it is hidden.
        public var ownerImage: ResolvedImage?
        /// The icon; nil when there is none or it is hidden.
        public var icon: ResolvedImage?
        /// The action of a tap.
        public var action: ResolvedAction?
    }
}
