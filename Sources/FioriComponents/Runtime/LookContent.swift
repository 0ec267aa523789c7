import FioriThemeManager
import SwiftUI

/// A component inside of a look, and the theme at its place.
///
/// It keeps the font and the colour of looks and applies them in one step: a text takes them into itself, so that a look of
/// them costs no view.
nonisolated public struct LookContent: View {
    private let content: Content
    /// The font of the innermost look that has one.
    private var font: Font?
    /// The colour of the innermost look that has one.
    private var color: Color?
    /// The theme of the environment; nil for the shared one.
    let theme: VersionedTheme?
    /// The skeleton that the component is shown in; nil for one that is shown as it is.
    let skeleton: Skeleton?

    private enum Content {
        case view(AnyView)
        case text(Text)
    }

    public init(_ component: some View) { self.init(AnyView(component), theme: nil, skeleton: nil) }

    init(_ view: AnyView, theme: VersionedTheme?, skeleton: Skeleton?) {
        content = .view(view)
        self.theme = theme
        self.skeleton = skeleton
    }

    /// The content of a part in whose environment nothing is to be changed.
    init(_ part: ConfigurationViewWrapper, theme: VersionedTheme?, skeleton: Skeleton?) {
        content = part.text.map { .text($0) } ?? .view(part.unwrapped)
        self.theme = theme
        self.skeleton = skeleton
    }

    /// The component with what is applied to it already, whose type depends on the app.
    public var view: AnyView {
        switch content {
        case .view(let view):
            switch (font, color) {
            case (let font?, let color?): AnyView(view.font(font).foregroundStyle(color))
            case (let font?, nil): AnyView(view.font(font))
            case (nil, let color?): AnyView(view.foregroundStyle(color))
            case (nil, nil): view
            }
        case .text(let text):
            AnyView(styled(text))
        }
    }

    private func styled(_ text: Text) -> Text {
        let text = font.map { text.font($0) } ?? text
        return color.map { text.foregroundStyle($0) } ?? text
    }

    public var body: some View { view }

    /// The component in a font, unless what is inside has one.
    /// - Parameter font: The font; nil for that of the system.
    public func font(_ font: Font?) -> LookContent {
        guard let font else { return LookContent(AnyView(view.font(nil)), theme: theme, skeleton: skeleton) }
        guard self.font == nil else { return self }
        var copy = self
        copy.font = font
        return copy
    }

    /// The component in a colour, unless what is inside has one.
    public func foregroundStyle(_ color: Color) -> LookContent {
        guard self.color == nil else { return self }
        var copy = self
        copy.color = color
        return copy
    }

    /// The component with a modifier around it.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<AnyView, Modifier> {
        ModifiedContent(content: view, modifier: modifier)
    }
}
