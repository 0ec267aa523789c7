import SwiftUICore

/// The mark before the title of a menu item.
package enum MenuMark: Equatable {
    case checked, unchecked, mixed
    /// The item opens a menu, or is the title of one that is open.
    case opens, isOpen

    fileprivate var symbol: String? {
        switch self {
        case .checked: "checkmark"
        case .mixed: "minus"
        case .unchecked: nil
        case .opens: "chevron.forward"
        case .isOpen: "chevron.down"
        }
    }
}

/// The look of a menu item: the title at the leading edge, a picture at the trailing one. If one item of a menu has a
/// mark, all titles leave room for one (as on iOS).
package struct MenuItemLabel<Content: View>: View {
    var role: ButtonRole?
    /// Nil for the one that the environment has for the item, if any.
    var mark: MenuMark?
    @ViewBuilder let content: Content

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuMark) private var inheritedMark
    @Environment(\.menuHasMarks) private var hasMarks
    @ScaledMetric private var markWidth: CGFloat = 24

    package init(role: ButtonRole? = nil, mark: MenuMark? = nil, @ViewBuilder content: () -> Content) {
        self.role = role
        self.mark = mark
        self.content = content()
    }

    package var body: some View {
        let mark = mark ?? inheritedMark
        let isIndented = mark != nil || hasMarks
        HStack(spacing: 0) {
            if isIndented {
                Group {
                    if let mark, let symbol = mark.symbol {
                        let isChevron = mark == .opens || mark == .isOpen
                        Image(systemName: symbol).font(isChevron ? .footnote : .body).fontWeight(.semibold)
                    } else {
                        Color.clear.frame(height: 0)
                    }
                }
                .frame(width: markWidth)
                .accessibilityHidden(true)
            }
            LabelLines(content: content, hasTrailingImages: true)
            Spacer(minLength: 0)
        }
        .font(.body)
        .foregroundStyle(color)
        .padding(.vertical, 11)
        .padding(.leading, isIndented ? 8 : 16)
        .padding(.trailing, 16)
        .frame(minHeight: 44)
        .contentShape(Rectangle())
        .preference(key: MenuHasMarks.self, value: mark != nil)
    }

    private var color: Color {
        guard isEnabled else { return Color(storage: .system(.tertiaryLabel)) }
        return role == .destructive ? .red : .primary
    }
}

package struct MenuItemLabelStyle: LabelStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.title
            Spacer(minLength: 0)
            configuration.icon.accessibilityHidden(configuration.isIconDecorative)
        }
    }
}

/// True if an item of a menu has a mark.
package struct MenuHasMarks: PreferenceKey {
    package static var defaultValue: Bool { false }
    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private struct MenuHasMarksKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuMarkKey: EnvironmentKey { static var defaultValue: MenuMark? { nil } }

extension EnvironmentValues {
    /// True if items of the menu that the view is in have marks.
    package var menuHasMarks: Bool {
        get { self[MenuHasMarksKey.self] }
        set { self[MenuHasMarksKey.self] = newValue }
    }

    /// The mark of the item of a menu that the view is or is in.
    package var menuMark: MenuMark? {
        get { self[MenuMarkKey.self] }
        set { self[MenuMarkKey.self] = newValue }
    }
}
