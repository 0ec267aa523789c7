import FioriBuildingBlocks
import SwiftUI

/// The layout of SectionHeader with a symbol at its end, which says what a tap leads to.
nonisolated public struct SectionHeaderAccessoryStyle: SectionHeaderStyle {
    private let type: AccessoryType

    /// - Parameter type: The symbol.
    public init(_ type: AccessoryType) { self.type = type }

    public func makeBody(_ configuration: SectionHeaderConfiguration) -> some View {
        SectionRow(
            title: configuration.title, attribute: configuration.attribute,
            hasAttribute: !configuration.attribute.isEmpty, isHeader: true,
            verticalPadding: configuration.sectionHeaderStyle == .title ? 12 : 10,
            didSelect: configuration.didSelectHandler
        ) {
            SectionAccessory(type: type)
        }
    }
}

nonisolated extension SectionHeaderStyle where Self == SectionHeaderAccessoryStyle {
    /// The layout with a symbol at its end.
    /// - Parameter type: The symbol, which says what a tap leads to.
    public static func accessory(_ type: AccessoryType = .disclosure) -> SectionHeaderAccessoryStyle {
        SectionHeaderAccessoryStyle(type)
    }
}
