import FioriBuildingBlocks
import SwiftUI

/// The layout of SectionFooter with a symbol at its end, which says what a tap leads to.
nonisolated public struct SectionFooterAccessoryStyle: SectionFooterStyle {
    private let type: AccessoryType

    /// - Parameter type: The symbol.
    public init(_ type: AccessoryType) { self.type = type }

    public func makeBody(_ configuration: SectionFooterConfiguration) -> some View {
        SectionRow(
            title: configuration.title, attribute: configuration.attribute,
            hasAttribute: !configuration.attribute.isEmpty, isHeader: false,
            verticalPadding: configuration.sectionFooterStyle == .title ? 12 : 10,
            didSelect: configuration.didSelectHandler
        ) {
            SectionAccessory(type: type)
        }
    }
}

nonisolated extension SectionFooterStyle where Self == SectionFooterAccessoryStyle {
    /// The layout with a symbol at its end.
    /// - Parameter type: The symbol, which says what a tap leads to.
    public static func accessory(_ type: AccessoryType = .disclosure) -> SectionFooterAccessoryStyle {
        SectionFooterAccessoryStyle(type)
    }
}
