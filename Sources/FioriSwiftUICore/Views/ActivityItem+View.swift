import SwiftUI

extension Fiori {
    nonisolated enum ActivityItem {
        static let icon = Themed("ActivityItem.icon", ActivityIconStyle(), as: .control)
        static let subtitle = Themed("ActivityItem.subtitle", TextStyle(.footnote, .tintColor2), as: .label)
        static let iconCumulative = EmptyModifier()
        static let subtitleCumulative = EmptyModifier()
    }
}

/// Style of an activity's symbol.
nonisolated struct ActivityIconStyle: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content
            .font(.fiori(forTextStyle: .title3))
            .foregroundStyle(.preferredColor(.tintColor))
    }
}

/// Gives symbols of different heights a minimum height, so that the names below them align.
nonisolated private struct ActivityIconLine: ViewModifier {
    @ScaledMetric(relativeTo: .title3) private var height: CGFloat = 24

    @MainActor func body(content: Content) -> some View { content.frame(minHeight: height.rounded()) }
}

extension ActivityItem: View {
    public var body: some View {
        // Side by side at the accessibility text sizes, where lines are short. At least 44 by 44 points to touch,
        // because most items are labels of buttons (Human Interface Guidelines, Accessibility).
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                HStack(spacing: 12) { parts }
            } else {
                VStack(spacing: 4) { parts }.multilineTextAlignment(.center)
            }
        }
        .frame(minWidth: 44, minHeight: 44)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var parts: some View {
        if !isIconEmptyView { icon.modifier(ActivityIconLine()).accessibilityHidden(!isSubtitleEmptyView) }
        if !isSubtitleEmptyView { subtitle }
    }
}

struct ActivityItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call"), category: .control)
    }
}

struct ActivityItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")
        }
    }
}
