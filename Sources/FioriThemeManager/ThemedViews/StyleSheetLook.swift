import SwiftUI

/// Applies the style that sheets set for an element.
package struct StyleSheetLook: ViewModifier {
    private let styles: StyleSheetStyles
    private let base: StyleSheetBase
    private let box: BoxBase

    /// - Parameters:
    ///   - styles: The style in all circumstances.
    ///   - base: The look without a sheet, whose font stays where a sheet sets a part of the font only.
    ///   - box: The box without a sheet.
    package nonisolated init(
        _ styles: StyleSheetStyles, base: StyleSheetBase = StyleSheetBase(), box: BoxBase = BoxBase()
    ) {
        self.styles = styles
        self.base = base
        self.box = box
    }

    package func body(content: Content) -> some View {
        StyleSheetReader(styles) { style in
            content
                .modifier(TextLook(style: style, base: base))
                .modifier(BoxLook(style: style, base: box))
        }
    }
}

/// Makes a view with the style in its circumstances. The environment is read only if a sheet differs between them.
package struct StyleSheetReader<Content: View>: View {
    private let styles: StyleSheetStyles
    private let content: (StyleSheetStyle) -> Content

    package init(_ styles: StyleSheetStyles, @ViewBuilder content: @escaping (StyleSheetStyle) -> Content) {
        self.styles = styles
        self.content = content
    }

    package var body: some View {
        if styles.dependsOnMedium {
            MediumReader(styles: styles, content: content).modifier(WindowOrientation(isNeeded: true))
        } else {
            content(styles.base)
        }
    }
}

private struct MediumReader<Content: View>: View {
    let styles: StyleSheetStyles
    let content: (StyleSheetStyle) -> Content
    @Environment(\.styleSheetMedium) private var medium

    var body: some View { content(styles.style(in: medium)) }
}

/// Font, colour, alignment and shadow of texts.
///
/// The modifiers are the same in all states of a control, whichever of these sets a property: content in another place
/// would lose its state, and a button the finger on it.
struct TextLook: ViewModifier {
    let style: StyleSheetStyle
    var base = StyleSheetBase()

    func body(content: Content) -> some View {
        var view = AnyView(content)
        if style.setsFont {
            view = AnyView(view.changing(\.font, to: style.font(base: base).map(Optional.some)))
        }
        if style.sets(.fontColor) {
            let color = style.fontColor.map { AnyShapeStyle($0.color) }
            view = AnyView(view.foregroundStyle(color ?? AnyShapeStyle(.foreground)))
        }
        if style.sets(.tintColor) { view = AnyView(view.tint(style.tintColor?.color)) }
        if let limit = style.lineLimit { view = AnyView(view.lineLimit(limit)) }
        if let fits = style.flag(.textAutoFit) {
            view = AnyView(
                fits ? AnyView(view.lineLimit(1).minimumScaleFactor(0.5)) : AnyView(view.minimumScaleFactor(1)))
        }
        if style.sets(.textAlign) {
            view = AnyView(view.changing(\.multilineTextAlignment, to: style.textAlignment))
        }
        if style.sets(.textTransform) { view = AnyView(view.changing(\.textCase, to: style.textCase)) }
        if style.sets(.textShadowColor) {
            // UIKit's labels have shadows without blur, one point above unless a sheet places them.
            let offset = style.offset(.textShadowOffset) ?? CGSize(width: 0, height: -1)
            let color = style.color(.textShadowColor)?.color ?? .clear
            view = AnyView(view.shadow(color: color, radius: 0, x: offset.width, y: offset.height))
        }
        if style.sets(.textAlpha) { view = AnyView(view.opacity(style.number(.textAlpha) ?? 1)) }
        return view
    }
}

extension View {
    /// Sets a value of the environment; nil leaves that around.
    fileprivate func changing<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value?)
        -> some View
    {
        transformEnvironment(keyPath) { inherited in
            if let value { inherited = value }
        }
    }
}
