import SwiftUICore

/// The appearance of a view while the pointer is over it.
public struct HoverEffect {
    fileprivate enum Kind { case automatic, highlight, lift }

    fileprivate let kind: Kind

    /// The default effect of the context, else ``highlight``.
    nonisolated(unsafe) public static let automatic = HoverEffect(kind: .automatic)
    /// A highlight behind the view.
    nonisolated(unsafe) public static let highlight = HoverEffect(kind: .highlight)
    /// Scales the view up with a shadow.
    nonisolated(unsafe) public static let lift = HoverEffect(kind: .lift)
}

nonisolated private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool

    @State private var isOver = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.defaultHoverEffect) private var standard
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    @MainActor func body(content: Content) -> some View {
        let isShown = isOver && isEnabled && isAllowed
        let kind = effect.kind == .automatic ? standard?.kind ?? .automatic : effect.kind
        let isLifted = isShown && kind == .lift
        // All by eye from iPadOS.
        content
            .background {
                RoundedRectangle(cornerRadius: 8, style: .continuous)
                    .fill(isShown && kind != .lift ? Color(storage: .system(.tertiarySystemFill)) : .clear)
                    .accessibilityHidden(true)
            }
            .scaleEffect(isLifted && !reducesMotion ? 1.05 : 1)
            .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0, y: isLifted ? 4 : 0)
            .animation(.easeOut(duration: 0.2), value: isShown)
            .onHover { isOver = $0 }
    }
}

private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }

extension EnvironmentValues {
    /// True if views show a hover effect.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }

    /// The effect that ``HoverEffect/automatic`` resolves to.
    fileprivate var defaultHoverEffect: HoverEffect? {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

extension View {
    /// Shows an effect while the pointer is over the view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Shows an effect while the pointer is over the view, if enabled.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// The hover effect of views in this one that have none themselves; nil for the one that suits the context.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect)
    }

    /// Disables the hover effects of views in this one.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}
