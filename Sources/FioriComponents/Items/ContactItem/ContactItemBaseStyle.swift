import FioriBuildingBlocks
import SwiftUI

/// The layout of a person: in compact width the description is below the name, in regular width beside it; activities stand
/// at the end of the row. What does not fit beside the name goes below it.
nonisolated public struct ContactItemBaseStyle: ContactItemStyle {
    public func makeBody(_ configuration: ContactItemConfiguration) -> some View {
        ContactItemLayout(configuration: configuration)
    }
}

private struct ContactItemLayout: View {
    let configuration: ContactItemConfiguration
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 8) {
                    person
                    description
                    activities
                }
            } else if horizontalSizeClass == .regular {
                TitleRow(spacing: 16) {
                    person.titleRowPart(.row)
                    description.titleRowPart(.column)
                    activities.titleRowPart(.side)
                }
            } else {
                VStack(alignment: .leading, spacing: 8) {
                    TitleRow {
                        person.titleRowPart(.row)
                        activities.titleRowPart(.side)
                    }
                    description
                }
            }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }

    /// The person, as one element that offers the activities by name.
    @ViewBuilder private var person: some View {
        if configuration.activityItems.isEmpty {
            texts.accessibilityElement(children: .combine)
        } else {
            texts.accessibilityElement(children: .combine).accessibilityActions { configuration.activityItems }
        }
    }

    private var texts: some View {
        PersonLayout(hasImage: !configuration.detailImage.isEmpty) {
            configuration.detailImage
        } texts: {
            configuration.title.titleRowPart(.title)
            if !configuration.subtitle.isEmpty { configuration.subtitle }
        }
    }

    @ViewBuilder private var description: some View {
        if !configuration.description.isEmpty { configuration.description }
    }

    @ViewBuilder private var activities: some View {
        if !configuration.activityItems.isEmpty { configuration.activityItems }
    }
}
