/// The content of an object card.
public struct ResolvedObject: Sendable, Hashable {
    /// The groups, without those that are hidden.
    public var groups: [Group]
    /// The action of a tap on the content.
    public var action: ResolvedAction?

    /// All form fields in the order of the manifest.
    public var fields: [ResolvedFormField] {
        groups.flatMap { group in
            group.items.compactMap { item in
                if case .field(let field) = item.content { field } else { nil }
            }
        }
    }

    /// A group of labelled values.
    public struct Group: Sendable, Hashable, Identifiable {
        /// The index of the group within the manifest.
        public var id: Int
        /// The title; empty when there is none.
        public var title = ""
        /// The greatest number of lines of the title. 1 by default.
        public var titleMaxLines = 1
        /// True if labels continue on further lines.
        public var wrapsLabels = false
        /// True if the group takes the full width instead of a column.
        public var isStretched = false
        /// The items, without those that are hidden.
        public var items: [ResolvedObjectItem]
    }
}
