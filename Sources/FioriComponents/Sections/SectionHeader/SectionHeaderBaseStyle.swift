import SwiftUI

/// The layout of SectionHeader: the title, and the attribute at the other end.
nonisolated public struct SectionHeaderBaseStyle: SectionHeaderStyle {
    public func makeBody(_ configuration: SectionHeaderConfiguration) -> some View {
        SectionRow(
            title: configuration.title, attribute: configuration.attribute,
            hasAttribute: !configuration.attribute.isEmpty, isHeader: true,
            verticalPadding: configuration.sectionHeaderStyle == .title ? 12 : 10,
            didSelect: configuration.didSelectHandler)
    }
}
