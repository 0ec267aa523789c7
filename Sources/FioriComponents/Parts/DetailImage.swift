import SwiftUI

// sourcery: BaseComponent
protocol _DetailImageComponent {
    // sourcery: @ViewBuilder
    /// The picture of the object.
    var detailImage: Image? { get }
}

/// The view of DetailImage as it is.
nonisolated public struct DetailImageBaseStyle: DetailImageStyle {
    public func makeBody(_ configuration: DetailImageConfiguration) -> some View { configuration.detailImage }
}

/// The look of DetailImage in Fiori: none of its own.
nonisolated public struct DetailImageFioriStyle: DetailImageStyle, LookStyle {
    private static let look = PartLook("DetailImage.detailImage")

    public func look(of detailImage: LookContent, for configuration: DetailImageConfiguration) -> some View {
        detailImage.with(Self.look, readsSheets: configuration.isDirectChild(DetailImage.identifier))
    }

    public func makeBody(_ configuration: DetailImageConfiguration) -> some View {
        look(of: LookContent(DetailImage(configuration)), for: configuration)
    }
}
