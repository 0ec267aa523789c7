import FioriThemeManager
import SwiftUI

nonisolated private struct ActionEffectKey: EnvironmentKey {
    static let defaultValue: (@MainActor () -> Void)? = nil
}

nonisolated private struct IsActionSizedKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// True if the style of an ``Action`` provides its touch target, so that the action adds none.
    var isActionSized: Bool {
        get { self[IsActionSizedKey.self] }
        set { self[IsActionSizedKey.self] = newValue }
    }

    /// Effect that a component adds to a button that it was given; it runs after the button's own action.
    var actionEffect: (@MainActor () -> Void)? {
        get { self[ActionEffectKey.self] }
        set { self[ActionEffectKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Adds an effect that runs after the own action of each button in the view.
    func actionEffect(_ effect: @escaping @MainActor () -> Void) -> some View {
        environment(\.actionEffect, effect)
    }
}

/// Style of a page's buttons, which also runs their effect. An ``Action`` runs the effect in any style; other buttons
/// run it as long as they have no style of their own.
nonisolated struct PageActionStyle: ViewModifier {
    let isProminent: Bool
    var isWide = true
    @Environment(\.actionTextModifier) private var actionTextModifier

    @MainActor func body(content: Content) -> some View {
        // The default style of an action sets a text colour, so the colour on the fill goes inside it to take
        // precedence.
        content
            .environment(\.actionTextModifier, isProminent ? onFill : actionTextModifier)
            .environment(\.isActionSized, true)
            .buttonStyle(EffectButtonStyle(style: PageButtonStyle(isProminent: isProminent, isWide: isWide)))
    }

    private var onFill: AnyViewModifier {
        let modifier = actionTextModifier
        return AnyViewModifier { $0.modifier(modifier).foregroundStyle(.preferredColor(.base2)) }
    }
}

nonisolated extension PageActionStyle: ControlStyle {
    package var classes: PartClasses { isProminent || isWide ? .button : .barButton }

    @MainActor package func classLook(_ styles: StyleSheetStyles) -> some ViewModifier {
        PageActionClassLook(styles: styles, isProminent: isProminent, isWide: isWide)
    }
}

/// A page's button in the look of a class of style sheets.
private struct PageActionClassLook: ViewModifier {
    let styles: StyleSheetStyles
    let isProminent: Bool
    let isWide: Bool
    @Environment(\.actionTextModifier) private var actionTextModifier
    @Environment(\.isEnabled) private var isEnabled

    private static let text = StyleSheetBase(textStyle: .body, weight: .semibold)

    func body(content: Content) -> some View {
        content
            .environment(\.actionTextModifier, actionText)
            .environment(\.isActionSized, true)
            .buttonStyle(EffectButtonStyle(style: SheetButtonStyle(styles, text: Self.text, box: box)))
            .font(.fiori(forTextStyle: .body, weight: .semibold))
            .foregroundStyle(.preferredColor(isProminent ? .base2 : isEnabled ? .tintColor : .quaternaryLabel))
    }

    /// The title of an action has a look of its own; the sheet's goes within, and the app's within that.
    private var actionText: AnyViewModifier {
        let modifier = actionTextModifier
        let text = AnyViewModifier { $0.modifier(modifier).modifier(SheetControlText(base: Self.text)) }
        guard isProminent else { return text }
        return AnyViewModifier { $0.modifier(text).foregroundStyle(.preferredColor(.base2)) }
    }

    private var box: BoxBase {
        let side: CGFloat = isWide ? 16 : 8
        return BoxBase(
            padding: EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side), maxWidth: isWide ? .infinity : nil,
            minHeight: 44, fill: isProminent ? .preferredColor(.tintColor) : nil, cornerRadius: 8)
    }
}

private struct EffectButtonStyle<Look: ButtonStyle>: PrimitiveButtonStyle {
    let style: Look

    func makeBody(configuration: Configuration) -> some View {
        EffectButton(configuration: configuration, style: style)
    }
}

private struct EffectButton<Look: ButtonStyle>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let style: Look
    @Environment(\.actionEffect) private var actionEffect

    var body: some View {
        Button(role: configuration.role) {
            configuration.trigger()
            actionEffect?()
        } label: {
            configuration.label
        }
        .buttonStyle(style)
    }
}

/// Filled style for the prominent action, plain style for the others. Both are at least a touch target high.
private struct PageButtonStyle: ButtonStyle {
    let isProminent: Bool
    let isWide: Bool
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.fiori(forTextStyle: .body, weight: .semibold))
            .foregroundStyle(.preferredColor(isProminent ? .base2 : isEnabled ? .tintColor : .quaternaryLabel))
            .multilineTextAlignment(.center)
            .padding(.horizontal, isWide ? 16 : 8)
            .padding(.vertical, 8)
            .frame(maxWidth: isWide ? .infinity : nil, minHeight: 44)
            .background {
                if isProminent { RoundedRectangle(cornerRadius: 8).fill(.preferredColor(.tintColor)) }
            }
            .contentShape(Rectangle())
            .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : isProminent ? 0.4 : 1)
    }
}
