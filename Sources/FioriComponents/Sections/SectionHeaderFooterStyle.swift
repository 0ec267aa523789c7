/// The meaning of the text of a ``SectionHeader`` or a ``SectionFooter``.
nonisolated public enum SectionHeaderFooterStyle: Hashable, Sendable, CaseIterable {
    /// The name of the section.
    case title
    /// A word about the section, as large as the texts of its rows.
    case attribute
}
