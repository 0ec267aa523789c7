import SwiftUI

/// Classes that SwiftUI's own views follow wherever a theme is set: texts, buttons, fields, switches, progress, and the
/// page.
///
/// The views are modified alike with and without rules, because a view in another place loses its state: a theme may get
/// its first rule, or lose its last, while an app runs.
struct ControlClasses: ViewModifier {
    private let label: StyleSheetStyles?
    private let button: StyleSheetStyles?
    private let field: StyleSheetStyles?
    private let toggle: StyleSheetStyles?
    private let progress: StyleSheetStyles?
    private let page: StyleSheetStyles?
    private let isPage: Bool

    /// - Parameters:
    ///   - sheets: The sheets of the theme, in ascending precedence.
    ///   - isPage: True for a view with a background and texts of its own, which are not those of components.
    init(_ sheets: [StyleSheet], isPage: Bool) {
        func styles(_ classes: String..., facets: StyleSheetFacets = .all) -> StyleSheetStyles? {
            guard !sheets.isEmpty else { return nil }
            return StyleSheetStyles(
                StyleSheetElement(classes: classes.map { StyleSheetClass(name: $0, facets: facets) }), in: sheets)
        }
        label = isPage ? styles("Label", facets: .text) : nil
        button = styles("Button")
        field = styles("TextField")
        toggle = styles("Switch")
        progress = styles("Progress")
        page = isPage ? styles("Window", "View", facets: .box) : nil
        self.isPage = isPage
    }

    func body(content: Content) -> some View {
        let controls =
            content
            .buttonStyle(ClassButtonStyle(styles: button))
            .textFieldStyle(ClassFieldStyle(styles: field))
            .toggleStyle(ClassToggleStyle(styles: toggle))
            .progressViewStyle(ClassProgressStyle(styles: progress))
        if isPage {
            controls.modifier(InheritedText(styles: label)).modifier(PageFill(styles: page))
        } else {
            controls
        }
    }
}

/// The style of the class `Button`; without rules that of the views around.
private struct ClassButtonStyle: PrimitiveButtonStyle {
    let styles: StyleSheetStyles?

    func makeBody(configuration: Configuration) -> some View {
        if let styles {
            Button(role: configuration.role) {
                configuration.trigger()
            } label: {
                configuration.label
            }
            .buttonStyle(SheetButtonStyle(styles))
        } else {
            Button(configuration)
        }
    }
}

/// The style of the class `TextField`; without rules that of the platform.
private struct ClassFieldStyle: TextFieldStyle {
    let styles: StyleSheetStyles?

    func _body(configuration: TextField<Self._Label>) -> some View {
        if let styles {
            configuration.modifier(StyleSheetLook(styles, box: .control))
        } else {
            configuration
        }
    }
}

/// The style of the class `Switch`; without rules that of the views around.
private struct ClassToggleStyle: ToggleStyle {
    let styles: StyleSheetStyles?

    func makeBody(configuration: Configuration) -> some View {
        if let styles {
            SheetToggleStyle(styles: styles).makeBody(configuration: configuration)
        } else {
            Toggle(configuration)
        }
    }
}

/// The style of the class `Progress`; without rules that of the views around.
private struct ClassProgressStyle: ProgressViewStyle {
    let styles: StyleSheetStyles?

    func makeBody(configuration: Configuration) -> some View {
        if let styles {
            SheetProgressStyle(styles: styles).makeBody(configuration: configuration)
        } else {
            ProgressView(configuration)
        }
    }
}

/// Font and colour of texts that have none of their own.
private struct InheritedText: ViewModifier {
    let styles: StyleSheetStyles?
    @Environment(\.styleSheetMedium) private var medium

    func body(content: Content) -> some View {
        let style = styles?.style(in: medium)
        let font = style?.font
        content
            .transformEnvironment(\.font) { inherited in
                if let font { inherited = font }
            }
            // Unlike `foregroundStyle(_:)` it takes nil, so that the place of the content is the same without a colour.
            .foregroundColor(style?.fontColor?.color)
    }
}

/// Background of a page, which reaches below bars.
private struct PageFill: ViewModifier {
    let styles: StyleSheetStyles?
    @Environment(\.styleSheetMedium) private var medium

    func body(content: Content) -> some View {
        let style = styles?.style(in: medium)
        content.background {
            if let style, style.hasBackground { StyleSheetFill(style: style).ignoresSafeArea() }
        }
    }
}
