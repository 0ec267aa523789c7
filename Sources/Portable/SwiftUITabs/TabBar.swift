import SwiftUIControls
import SwiftUICore
import SwiftUILists
import SwiftUINavigation

/// The bar of a tab view, or the dots of its pages.
struct TabChrome: View {
    let entries: [TabEntry]
    let index: Int
    let style: TabStyleKind
    let settings: BarSettings
    /// True if content lies under the bar.
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

/// Tabs side by side: pictures over words of 10 points (Human Interface Guidelines). In wide places pictures stand
/// beside words of 13 points, and the tabs in the middle with 34 between them. In low windows pictures are smaller,
/// beside words of 12 points.
private struct TabBar: View {
    let chrome: TabChrome
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.isVerticallyCompact) private var isVerticallyCompact
    @Environment(\.tabBarHeight) private var height

    var body: some View {
        let isWide = sizeClass == .regular
        let look: TabLook = isWide ? .wide : isVerticallyCompact ? .low : .stacked
        HStack(spacing: isWide ? 34 : 0) {
            ForEach(chrome.entries.indices, id: \.self) { index in
                TabButton(entry: chrome.entries[index], isChosen: index == chrome.index, look: look) {
                    chrome.choose(chrome.entries[index].id)
                }
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: height)
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

/// The appearance of a tab in its bar.
private enum TabLook {
    case stacked, wide, low

    var titleSize: CGFloat {
        switch self {
        case .stacked: 10
        case .wide: 13
        case .low: 12
        }
    }

    /// Of pictures, in points.
    var symbolSize: CGFloat { self == .low ? 17 : 20 }
}

private struct TabButton: View {
    let entry: TabEntry
    let isChosen: Bool
    let look: TabLook
    let action: @MainActor () -> Void

    private var traits: AccessibilityTraits { isChosen ? [.isButton, .isSelected] : [.isButton] }

    var body: some View {
        Button(action: action) {
            ZStack {
                if let item = entry.item { item.label }
            }
            .labelStyle(TabLabelStyle(badge: entry.badge, look: look))
            .environment(\.symbolVariants, .fill)
            .font(.system(size: look.titleSize, weight: .medium))
            .dynamicTypeSize(.large)
            .lineLimit(1)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
            .frame(minWidth: look == .wide ? 76 : nil, maxWidth: look == .wide ? nil : .infinity, maxHeight: .infinity)
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
    let look: TabLook

    func makeBody(configuration: Configuration) -> some View {
        if look == .stacked {
            VStack(spacing: 2) {
                icon(configuration).overlay(alignment: .topTrailing) {
                    if let badge {
                        TabBadge(badge: badge).alignmentGuide(.trailing) { $0[.leading] + TabBadge.overlap }
                    }
                }
                configuration.title
            }
        } else {
            HStack(spacing: 0) {
                icon(configuration).padding(.trailing, 8)
                // Before the title, which it would cover (by eye).
                if let badge {
                    TabBadge(badge: badge).padding(.leading, -8 - TabBadge.overlap).padding(.trailing, 4).offset(y: -4)
                }
                configuration.title
            }
        }
    }

    private func icon(_ configuration: Configuration) -> some View {
        configuration.icon
            .font(.system(size: look.symbolSize))
            .frame(height: 26)
            .accessibilityHidden(true)
    }
}

/// 18 high; a long one grows away from the picture.
private struct TabBadge: View {
    let badge: Badge

    /// Width of the picture that the badge covers, in points (as on iOS).
    nonisolated static let overlap: CGFloat = 8

    var body: some View {
        badge.text
            .font(.system(size: 13))
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .fixedSize()
            .offset(y: -2)
            .accessibilityHidden(true)
    }
}

/// A dot for each page: 7 with 9 between. A tap leads to the next page on its side (Human Interface Guidelines), and a
/// finger that moves over the dots from page to page, a dot at a time (UIKit).
private struct PageDots: View {
    let chrome: TabChrome
    @Environment(\.indexBackground) private var background
    @Environment(\.layoutDirection) private var direction
    /// True while a finger is on the dots.
    @GestureState private var isTouched = false
    /// The page that was shown when the finger began to move.
    @State private var start: Int?

    private static let size: CGFloat = 7
    private static let gap: CGFloat = 9
    /// The movement beyond which a touch is no tap, in points.
    private static let slop: CGFloat = 10

    var body: some View {
        HStack(spacing: Self.gap) {
            ForEach(chrome.entries.indices, id: \.self) { index in
                Circle()
                    .fill(Color.white.opacity(index == chrome.index ? 1 : 0.3))
                    .frame(width: Self.size, height: Self.size)
            }
        }
        .padding(.horizontal, 12)
        .frame(height: 26)
        .background {
            Capsule().fill(Color(system: .systemFill))
                .opacity(hasBackground ? 1 : 0)
                .animation(.easeInOut(duration: 0.2), value: hasBackground)
        }
        .overlay {
            GeometryReader { proxy in
                Color.clear.contentShape(Rectangle()).gesture(finger(width: proxy.size.width))
            }
        }
        .padding(.bottom, 9)
        .semantics(
            .other, children: .ignore, label: nil,
            value: Text(system: .pageOf, "\(chrome.index + 1)", "\(chrome.entries.count)"),
            actions: [
                .increment { go(to: chrome.index + 1) }, .decrement { go(to: chrome.index - 1) },
            ])
    }

    private var hasBackground: Bool { background == .always || background == .interactive && isTouched }

    private func finger(width: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { value in
                if value.translation == .zero { start = nil }
                let way = ahead(value.translation.width)
                guard start != nil || abs(way) > Self.slop else { return }
                let first = start ?? chrome.index
                start = first
                let page = first + Int((way / (Self.size + Self.gap)).rounded())
                go(to: min(max(page, 0), chrome.entries.count - 1))
            }
            .onEnded { value in
                if start == nil { go(to: chrome.index + (ahead(value.location.x - width / 2) < 0 ? -1 : 1)) }
                start = nil
            }
    }

    /// Towards the last page.
    private func ahead(_ distance: CGFloat) -> CGFloat { direction == .rightToLeft ? -distance : distance }

    private func go(to page: Int) {
        guard page != chrome.index, chrome.entries.indices.contains(page) else { return }
        chrome.choose(chrome.entries[page].id)
    }
}
