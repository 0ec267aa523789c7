/// The bar of a tab view, or the dots of its pages.
struct TabChrome: View {
    let entries: [TabEntry]
    let index: Int
    let style: TabStyleKind
    let settings: BarSettings
    /// Whether content lies under the bar.
    let isOverContent: Bool
    let choose: (AnyHashable) -> Void

    var body: some View {
        switch style {
        case .bar:
            if settings.visibility[.tabBar] != .hidden, !entries.isEmpty { TabBar(chrome: self) }
        case .pages(let showsDots):
            if showsDots ?? (entries.count > 1) { PageDots(chrome: self) }
        }
    }
}

/// Tabs side by side: 49 high, pictures over words of 10 points (Human Interface Guidelines). In wide places pictures stand
/// beside words of 13 points, and the tabs in the middle with 34 between them (remembered from iPadOS 17).
private struct TabBar: View {
    let chrome: TabChrome
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let isWide = sizeClass == .regular
        HStack(spacing: isWide ? 34 : 0) {
            ForEach(chrome.entries.indices, id: \.self) { index in
                TabButton(entry: chrome.entries[index], isChosen: index == chrome.index, isWide: isWide) {
                    chrome.choose(chrome.entries[index].id)
                }
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 49)
        .background {
            if showsBackground { BarBackground(style: chrome.settings.backgrounds[.tabBar]?.style, edge: .bottom) }
        }
        .semantics(.tabBar, children: .contain)
    }

    private var showsBackground: Bool {
        switch chrome.settings.backgroundVisibility[.tabBar] ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: chrome.isOverContent
        }
    }
}

private struct TabButton: View {
    let entry: TabEntry
    let isChosen: Bool
    let isWide: Bool
    let action: () -> Void

    private var traits: AccessibilityTraits { isChosen ? [.isButton, .isSelected] : [.isButton] }

    var body: some View {
        Button(action: action) {
            ZStack {
                if let item = entry.item { item.label }
            }
            .labelStyle(TabLabelStyle(badge: entry.badge, isWide: isWide))
            .environment(\.symbolVariants, .fill)
            .font(.system(size: isWide ? 13 : 10, weight: .medium))
            .dynamicTypeSize(.large)
            .lineLimit(1)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
            .frame(minWidth: isWide ? 76 : nil, maxWidth: isWide ? nil : .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .semantics(
            .tab, value: entry.badge?.text, traits: traits, actions: [.activate { action() }])
    }
}

/// The picture of a tab over its title, or beside it, with a badge at the picture's corner.
private struct TabLabelStyle: LabelStyle {
    let badge: Badge?
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 2))
        layout {
            configuration.icon
                .font(.system(size: 20))
                .frame(height: 26)
                .accessibilityHidden(true)
                .overlay(alignment: .topTrailing) {
                    if let badge { TabBadge(badge: badge) }
                }
            configuration.title
        }
    }
}

/// 18 high; a long one grows away from the picture, of which it covers 8 points (remembered from iOS).
private struct TabBadge: View {
    let badge: Badge

    var body: some View {
        badge.text
            .font(.system(size: 13))
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .fixedSize()
            .alignmentGuide(.trailing) { $0[.leading] + 8 }
            .offset(y: -2)
            .accessibilityHidden(true)
    }
}

/// A dot for each page: 7 with 9 between (remembered from iOS).
private struct PageDots: View {
    let chrome: TabChrome
    @Environment(\.hasIndexBackground) private var hasBackground

    var body: some View {
        HStack(spacing: 9) {
            ForEach(chrome.entries.indices, id: \.self) { index in
                Circle()
                    .fill(Color.white.opacity(index == chrome.index ? 1 : 0.3))
                    .frame(width: 7, height: 7)
            }
        }
        .padding(.horizontal, 12)
        .frame(height: 26)
        .background {
            if hasBackground { Capsule().fill(Color(storage: .system(.systemFill))) }
        }
        .contentShape(Rectangle())
        // Either side leads to the page there (Human Interface Guidelines).
        .overlay {
            GeometryReader { proxy in
                Color.clear.contentShape(Rectangle()).gesture(
                    SpatialTapGesture().onEnded { step($0.location.x < proxy.size.width / 2 ? -1 : 1) })
            }
        }
        .padding(.bottom, 9)
        .semantics(
            .other, children: .ignore, label: nil,
            value: Text(system: .pageOf, "\(chrome.index + 1)", "\(chrome.entries.count)"),
            actions: [
                .increment { step(1) }, .decrement { step(-1) },
            ])
    }

    private func step(_ by: Int) {
        let target = chrome.index + by
        if chrome.entries.indices.contains(target) { chrome.choose(chrome.entries[target].id) }
    }
}
