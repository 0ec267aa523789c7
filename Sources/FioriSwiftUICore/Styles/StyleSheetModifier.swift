import FioriThemeManager
import SwiftUI

/// Applies the style that a sheet sets for a part.
nonisolated struct StyleSheetModifier: ViewModifier {
    let style: StyleSheetStyle

    nonisolated var erased: AnyViewModifier {
        let modifier = self
        return AnyViewModifier { $0.modifier(modifier) }
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(TextLook(style: style))
            .modifier(BoxLook(style: style))
    }
}

nonisolated private struct TextLook: ViewModifier {
    let style: StyleSheetStyle

    @MainActor func body(content: Content) -> some View {
        var view = AnyView(content)
        if let font = style.font { view = AnyView(view.font(font)) }
        if let color = style.fontColor { view = AnyView(view.foregroundStyle(color.color)) }
        if let tint = style.tintColor { view = AnyView(view.tint(tint.color)) }
        if let limit = style.lineLimit { view = AnyView(view.lineLimit(limit)) }
        if let alignment = style.textAlignment { view = AnyView(view.multilineTextAlignment(alignment)) }
        if let textCase = style.textCase { view = AnyView(view.textCase(textCase)) }
        return view
    }
}

nonisolated private struct BoxLook: ViewModifier {
    let style: StyleSheetStyle

    @MainActor func body(content: Content) -> some View {
        var view = AnyView(content)
        let shape = RoundedRectangle(cornerRadius: style.cornerRadius ?? 0)
        if let padding = style.padding { view = AnyView(view.padding(padding)) }
        if let background = style.backgroundColor { view = AnyView(view.background(background.color)) }
        if style.cornerRadius != nil { view = AnyView(view.clipShape(shape)) }
        if style.borderColor != nil || style.borderWidth != nil {
            let color = style.borderColor?.color ?? .preferredColor(.separator)
            view = AnyView(view.overlay { shape.strokeBorder(color, lineWidth: style.borderWidth ?? 1) })
        }
        if let opacity = style.opacity { view = AnyView(view.opacity(opacity)) }
        return view
    }
}
