import SwiftUI

/// The looks of SectionFooter and its parts in Fiori.
nonisolated extension SectionFooterFioriStyle {
    struct ContentFioriStyle: SectionFooterStyle, LookStyle {
        func look(of footer: LookContent, for configuration: SectionFooterConfiguration) -> some View { footer.view }
    }

    struct TitleFioriStyle: TitleStyle, LookStyle {
        let sectionFooterConfiguration: SectionFooterConfiguration
        private static let look = PartLook("SectionFooter.title", .subheadline, .secondaryLabel)
        private static let attributeLook = PartLook("SectionFooter.title", .body, .primaryLabel)

        func look(of title: LookContent, for configuration: TitleConfiguration) -> some View {
            title.with(sectionFooterConfiguration.sectionFooterStyle == .title ? Self.look : Self.attributeLook)
        }
    }

    struct AttributeFioriStyle: AttributeStyle, LookStyle {
        let sectionFooterConfiguration: SectionFooterConfiguration
        private static let look = PartLook("SectionFooter.attribute", .body, .primaryLabel)

        func look(of attribute: LookContent, for configuration: AttributeConfiguration) -> some View {
            attribute.with(Self.look)
        }
    }
}
