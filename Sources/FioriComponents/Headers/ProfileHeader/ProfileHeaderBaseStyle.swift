import FioriBuildingBlocks
import SwiftUI

/// The layout of the header of a person: in the middle in compact width, in a row in regular width, and at the leading edge at
/// the accessibility text sizes.
nonisolated public struct ProfileHeaderBaseStyle: ProfileHeaderStyle {
    public func makeBody(_ configuration: ProfileHeaderConfiguration) -> some View {
        ProfileHeaderParts(configuration: configuration)
    }
}

private struct ProfileHeaderParts: View {
    let configuration: ProfileHeaderConfiguration
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if configuration.animatable, !dynamicTypeSize.isAccessibilitySize {
            ShrinkingHeader(hasPicture: hasPicture) {
                configuration.detailImage
            } title: {
                configuration.title
            } more: {
                VStack(spacing: 12) {
                    if !configuration.subtitle.isEmpty { configuration.subtitle }
                    if !configuration.description.isEmpty { configuration.description }
                    if hasDetail { configuration.detailContent }
                }
                .multilineTextAlignment(.center)
            }
        } else {
            fixed
                .frame(
                    maxWidth: .infinity, minHeight: 44,
                    alignment: dynamicTypeSize.isAccessibilitySize ? .leading : .center)
        }
    }

    @ViewBuilder private var fixed: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 16) { column(alignment: .leading) }
        } else if horizontalSizeClass == .regular {
            row
        } else {
            VStack(spacing: 16) { column(alignment: .center) }.multilineTextAlignment(.center)
        }
    }

    private var hasPicture: Bool { !configuration.detailImage.isEmpty }

    private var hasDetail: Bool { !configuration.detailContent.isEmpty }

    @ViewBuilder private func column(alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 12) {
            if hasPicture { configuration.detailImage }
            VStack(alignment: alignment, spacing: 4) { names }
        }
        .modifier(HeadingElement())
        if !configuration.description.isEmpty { configuration.description }
        if hasDetail { configuration.detailContent }
    }

    private var row: some View {
        TitleRow(spacing: 16) {
            TitleRow(leadingSpacing: 16) {
                if hasPicture { configuration.detailImage.titleRowPart(.leading) }
                names
            }
            .modifier(HeadingElement())
            .titleRowPart(.row)
            if !configuration.description.isEmpty { configuration.description.titleRowPart(.column) }
            if hasDetail { configuration.detailContent.titleRowPart(.side) }
        }
    }

    @ViewBuilder private var names: some View {
        configuration.title.titleRowPart(.title)
        if !configuration.subtitle.isEmpty { configuration.subtitle }
    }
}
