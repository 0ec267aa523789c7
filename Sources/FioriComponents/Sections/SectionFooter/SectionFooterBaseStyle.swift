import SwiftUI

/// The layout of SectionFooter: the title, and the attribute at the other end.
nonisolated public struct SectionFooterBaseStyle: SectionFooterStyle {
    public func makeBody(_ configuration: SectionFooterConfiguration) -> some View {
        SectionRow(
            title: configuration.title, attribute: configuration.attribute,
            hasAttribute: !configuration.attribute.isEmpty, isHeader: false,
            verticalPadding: configuration.sectionFooterStyle == .title ? 12 : 10,
            didSelect: configuration.didSelectHandler)
    }
}
