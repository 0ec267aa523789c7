import SwiftUI

extension View {
    /// Gives a view the look that style sheets set for a class, such as `Label`, `Button:LargeButton` or a name of the
    /// app's own.
    ///
    /// Each name of a chain inherits the rules of the names before it. Some classes do more than set fonts, colours and
    /// boxes: `Button`, `BarButton`, `Switch` and `Progress` are the styles of such controls in the view, with their
    /// states; `NavigationBar`, `TabBar` and `Toolbar` the background of the bars around it; `Table` the background, the
    /// separators and the height of rows of a list, `TableCell` the background of a row; `Slider` the colour of sliders.
    ///
    /// ```swift
    /// Text("Total").styleClass("Label:LargeLabel")
    /// ```
    /// - Parameter chain: Names with colons between them.
    nonisolated public func styleClass(_ chain: String) -> some View { modifier(StyleClassModifier(chain: chain)) }
}

extension View {
    /// Gives texts the font and the colour of a class, such as those of a bar that the texts stand in.
    package nonisolated func textStyleClass(_ chain: String) -> some View {
        modifier(StyleClassModifier(chain: chain, use: .text))
    }

    /// Puts the background of a class behind a view, such as a bar that a page draws itself.
    package nonisolated func backgroundStyleClass(_ chain: String) -> some View {
        modifier(StyleClassModifier(chain: chain, use: .background))
    }

    /// Gives a row the background and the separators of the class `TableCell`. Its texts follow the class themselves.
    package nonisolated func cellStyleClass() -> some View { modifier(CellClass()) }
}

private struct StyleClassModifier: ViewModifier {
    enum Use {
        case all, text, background
    }

    let chain: String
    var use = Use.all
    @Environment(\.themeManager) private var theme
    @Environment(\.versionedTheme) private var version

    func body(content: Content) -> some View {
        // Views whose theme is not followed follow it here.
        let current = version?.version ?? theme.themeVersion
        if let styles = theme.classStyles.styles(of: chain, in: theme.currentStyleSheets, version: current) {
            switch use {
            case .all:
                ClassedView(classes: styles.names, styles: styles.styles, table: styles.table, content: content)
            case .text: content.modifier(StyleSheetLook(styles.styles.only(.text)))
            case .background:
                StyleSheetReader(styles.styles) { style in
                    content.background {
                        if style.hasBackground { StyleSheetFill(style: style).ignoresSafeArea(edges: .top) }
                    }
                }
            }
        } else {
            content
        }
    }
}

/// The class `TableCell` of an item. A list makes items as they come into view, for which it counts the views in the type
/// of this modifier's body.
private struct CellClass: ViewModifier {
    @Environment(\.themeManager) private var theme
    @Environment(\.versionedTheme) private var version

    func body(content: Content) -> some View {
        let current = version?.version ?? theme.themeVersion
        if let found = theme.classStyles.styles(of: "TableCell", in: theme.currentStyleSheets, version: current) {
            content.modifier(CellLook(styles: found.styles, table: found.table))
        } else {
            content
        }
    }
}

private struct CellLook: ViewModifier {
    let styles: StyleSheetStyles
    let table: StyleSheetStyles?
    @Environment(\.styleSheetMedium) private var medium

    func body(content: Content) -> some View {
        content.modifier(RowLook(style: styles.style(in: medium), table: table))
    }
}

private struct ClassedView<Content: View>: View {
    let classes: Set<String>
    let styles: StyleSheetStyles
    let table: StyleSheetStyles?
    let content: Content

    var body: some View {
        if !classes.isDisjoint(with: ["Button", "BarButton", "BarButtonBack"]) {
            content.buttonStyle(SheetButtonStyle(styles))
        } else if classes.contains("Switch") {
            content.toggleStyle(SheetToggleStyle(styles: styles))
        } else if classes.contains("Progress") {
            content.progressViewStyle(SheetProgressStyle(styles: styles))
        } else if classes.contains("Slider") {
            StyleSheetReader(styles) { style in
                content.tint((style.color(.minimumTrackTintColor) ?? style.tintColor)?.color)
            }
        } else if !classes.isDisjoint(with: ["NavigationBar", "TabBar", "Toolbar"]) {
            StyleSheetReader(styles) { content.modifier(BarLook(classes: classes, style: $0)) }
        } else if classes.contains("Table") {
            StyleSheetReader(styles) { content.modifier(TableLook(style: $0)) }
        } else if classes.contains("TableCell") {
            StyleSheetReader(styles) { style in
                content
                    .modifier(TextLook(style: style))
                    .modifier(RowLook(style: style, table: table))
            }
        } else {
            content.modifier(StyleSheetLook(styles, box: classes.contains("TextField") ? .control : BoxBase()))
        }
    }
}

/// Background of a row, and the line below it.
private struct RowLook: ViewModifier {
    let style: StyleSheetStyle
    let table: StyleSheetStyles?
    /// True once a list has taken the background, which reaches the edges of the row there.
    @State private var isInList = false

    func body(content: Content) -> some View {
        content
            .background {
                if style.hasBackground, !isInList { StyleSheetFill(style: style) }
            }
            .listRowBackground(
                style.hasBackground ? StyleSheetFill(style: style).onAppear { isInList = true } : nil
            )
            .listRowSeparator(table?.base.name(.separatorStyle) == "none" ? .hidden : .automatic)
            .listRowSeparatorTint(table?.base.color(.separatorColor)?.color)
    }
}

/// Background and rows of a list.
private struct TableLook: ViewModifier {
    let style: StyleSheetStyle

    func body(content: Content) -> some View {
        content
            .scrollContentBackground(style.hasBackground ? .hidden : .automatic)
            .background { if style.hasBackground { StyleSheetFill(style: style).ignoresSafeArea() } }
            .transformEnvironment(\.defaultMinListRowHeight) { height in
                if let set = style.number(.rowHeight) { height = set }
            }
    }
}

/// Background and scheme of a bar.
private struct BarLook: ViewModifier {
    let classes: Set<String>
    let style: StyleSheetStyle

    func body(content: Content) -> some View {
        if let colors = style.backgroundColors {
            content
                .toolbarBackground(
                    LinearGradient(colors: colors.map(\.color), startPoint: .top, endPoint: .bottom), for: placement
                )
                .toolbarBackground(.visible, for: placement)
                .toolbarColorScheme(style.fontColor?.isLight == true ? .dark : nil, for: placement)
                .tint(style.tintColor?.color)
        } else {
            content
        }
    }

    #if os(macOS)
        private var placement: ToolbarPlacement { .windowToolbar }
    #else
        private var placement: ToolbarPlacement {
            classes.contains("TabBar") ? .tabBar : classes.contains("Toolbar") ? .bottomBar : .navigationBar
        }
    #endif
}

extension StyleSheetColor {
    /// True if texts in the colour are for dark backgrounds.
    fileprivate var isLight: Bool {
        guard case .hex(let color)? = light else { return false }
        return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue > 0.6
    }
}

// MARK: Styles by chain

extension ThemeManager {
    fileprivate var classStyles: ClassStyles { attachment(ClassStyles.self) { ClassStyles() } }
}

/// The styles of chains in a theme, for one of its versions.
private final class ClassStyles: Sendable {
    struct Found: Sendable {
        let names: Set<String>
        let styles: StyleSheetStyles
        /// The style of tables, for rows.
        let table: StyleSheetStyles?
    }

    private struct State: Sendable {
        var version = -1
        var found: [String: Found?] = [:]
    }

    private let state = Guarded(State())

    func styles(of chain: String, in sheets: [StyleSheet], version: Int) -> Found? {
        state.withValue { state in
            if state.version != version { state = State(version: version) }
            if let known = state.found[chain] { return known }
            let element = StyleSheetElement(chain: chain)
            let names = Set(element.classes.map(\.name))
            let table =
                names.contains("TableCell") ? StyleSheetStyles(StyleSheetElement(chain: "Table"), in: sheets) : nil
            let styles = StyleSheetStyles(element, in: sheets) ?? table.map { $0.only([]) }
            let found = styles.map { Found(names: names, styles: $0, table: table) }
            state.found[chain] = .some(found)
            return found
        }
    }
}
