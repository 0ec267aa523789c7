import SwiftUI

/// The looks of SectionHeader and its parts in Fiori.
nonisolated extension SectionHeaderFioriStyle {
    struct ContentFioriStyle: SectionHeaderStyle, LookStyle {
        func look(of header: LookContent, for configuration: SectionHeaderConfiguration) -> some View { header.view }
    }

    struct TitleFioriStyle: TitleStyle, LookStyle {
        let sectionHeaderConfiguration: SectionHeaderConfiguration
        private static let look = PartLook("SectionHeader.title", .subheadline, .secondaryLabel)
        private static let attributeLook = PartLook("SectionHeader.title", .body, .primaryLabel)

        func look(of title: LookContent, for configuration: TitleConfiguration) -> some View {
            title.with(sectionHeaderConfiguration.sectionHeaderStyle == .title ? Self.look : Self.attributeLook)
        }
    }

    struct AttributeFioriStyle: AttributeStyle, LookStyle {
        let sectionHeaderConfiguration: SectionHeaderConfiguration
        private static let look = PartLook("SectionHeader.attribute", .body, .primaryLabel)

        func look(of attribute: LookContent, for configuration: AttributeConfiguration) -> some View {
            attribute.with(Self.look)
        }
    }
}
