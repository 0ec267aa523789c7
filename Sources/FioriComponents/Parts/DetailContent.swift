import SwiftUI

// sourcery: BaseComponent
protocol _DetailContentComponent {
    /// A view of any kind at the end.
    @ViewBuilder
    var detailContent: (() -> any View)? { get }
}

/// The view of DetailContent as it is.
nonisolated public struct DetailContentBaseStyle: DetailContentStyle {
    public func makeBody(_ configuration: DetailContentConfiguration) -> some View { configuration.detailContent }
}

/// The look of DetailContent in Fiori: none of its own.
nonisolated public struct DetailContentFioriStyle: DetailContentStyle, LookStyle {
    private static let look = PartLook("DetailContent.detailContent")

    public func look(of detailContent: LookContent, for configuration: DetailContentConfiguration) -> some View {
        detailContent.with(Self.look, readsSheets: configuration.isDirectChild(DetailContent.identifier))
    }

    public func makeBody(_ configuration: DetailContentConfiguration) -> some View {
        look(of: LookContent(DetailContent(configuration)), for: configuration)
    }
}
