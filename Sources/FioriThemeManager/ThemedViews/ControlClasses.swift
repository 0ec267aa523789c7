import SwiftUI

/// Classes that SwiftUI's own views follow wherever a theme is set: texts, buttons, switches, progress, and the page.
struct ControlClasses: ViewModifier {
    private let label: StyleSheetStyles?
    private let button: StyleSheetStyles?
    private let toggle: StyleSheetStyles?
    private let progress: StyleSheetStyles?
    private let page: StyleSheetStyles?

    /// - Returns: nil if no sheet has a rule for any of these classes.
    init?(_ sheets: [StyleSheet], isPage: Bool) {
        func styles(_ classes: String..., facets: StyleSheetFacets = .all) -> StyleSheetStyles? {
            StyleSheetStyles(
                StyleSheetElement(classes: classes.map { StyleSheetClass(name: $0, facets: facets) }), in: sheets)
        }
        guard !sheets.isEmpty else { return nil }
        label = styles("Label", facets: .text)
        button = styles("Button")
        toggle = styles("Switch")
        progress = styles("Progress")
        page = isPage ? styles("Window", "View", facets: .box) : nil
        if label == nil, button == nil, toggle == nil, progress == nil, page == nil { return nil }
    }

    func body(content: Content) -> some View {
        var view = AnyView(content)
        if let button { view = AnyView(view.buttonStyle(SheetButtonStyle(button))) }
        if let toggle { view = AnyView(view.toggleStyle(SheetToggleStyle(styles: toggle))) }
        if let progress { view = AnyView(view.progressViewStyle(SheetProgressStyle(styles: progress))) }
        if let label {
            let themed = view
            view = AnyView(StyleSheetReader(label) { themed.modifier(InheritedText(style: $0)) })
        }
        if let page {
            let themed = view
            view = AnyView(StyleSheetReader(page) { themed.modifier(PageFill(style: $0)) })
        }
        return view
    }
}

/// Font and colour of texts that have none of their own.
private struct InheritedText: ViewModifier {
    let style: StyleSheetStyle

    func body(content: Content) -> some View {
        let text = content.transformEnvironment(\.font) { font in
            if let set = style.font { font = set }
        }
        if let color = style.fontColor { text.foregroundStyle(color.color) } else { text }
    }
}

/// Background of a page, which reaches below bars.
private struct PageFill: ViewModifier {
    let style: StyleSheetStyle

    func body(content: Content) -> some View {
        if style.hasBackground {
            content.background { StyleSheetFill(style: style).ignoresSafeArea() }
        } else {
            content
        }
    }
}
