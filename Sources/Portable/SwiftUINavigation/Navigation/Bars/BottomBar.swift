import SwiftUICore

/// The toolbar below a page.
struct BottomBar: View {
    let settings: BarSettings
    /// True if content lies under the bar, which has a background only then (iOS 15 and later).
    let isOverContent: Bool
    @Environment(\.barHeight) private var height

    var body: some View {
        let items = settings.entries(.bottomBar, .status)
        if !items.isEmpty, settings.value(settings.visibility, .bottomBar) != .hidden {
            row(items)
                .barPart(.items)
                .barTypeSize()
                .scenePadding(.horizontal)
                .frame(height: height)
                .background {
                    if showsBackground {
                        BarBackground(style: settings.value(settings.backgrounds, .bottomBar)?.style, edge: .bottom)
                            .barPart(.background)
                    }
                }
                .semantics(.toolbar, children: .contain)
        }
    }

    /// The status item is centred (Apple's documentation), the items before and after it at the sides.
    @ViewBuilder private func row(_ items: [ToolbarEntry]) -> some View {
        if let first = items.firstIndex(where: { $0.placement == .status }) {
            NavigationBarRowLayout {
                HStack(spacing: 16) { BarItems(entries: Array(items[..<first])) }
                HStack(spacing: 16) { BarItems(entries: items.filter { $0.placement == .status }) }
                HStack(spacing: 16) { BarItems(entries: items[first...].filter { $0.placement != .status }) }
            }
        } else {
            BottomBarLayout { BarItems(entries: items) }
        }
    }

    private var showsBackground: Bool {
        switch settings.value(settings.backgroundVisibility, .bottomBar) ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: isOverContent
        }
    }
}
