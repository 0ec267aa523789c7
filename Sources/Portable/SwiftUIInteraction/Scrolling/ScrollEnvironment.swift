import SwiftUICore

/// The conditions under which a scroll view bounces at the ends of its content.
public struct ScrollBounceBehavior: Sendable {
    package enum Kind: Sendable { case automatic, always, basedOnSize }
    package let kind: Kind

    /// The container's default; a scroll view always bounces.
    public static var automatic: ScrollBounceBehavior { .init(kind: .automatic) }
    /// Always, for any content size.
    public static var always: ScrollBounceBehavior { .init(kind: .always) }
    /// Bounces only if the content is larger than the scroll view.
    public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

/// The ways in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    package enum Kind: Sendable { case automatic, immediately, interactively, never }
    package let kind: Kind

    /// The container's default.
    public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
    /// Dismisses the keyboard as soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
    /// Interactively, with the finger that drags over it.
    public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
    /// Never.
    public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }
}

private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// True if scroll views can scroll.
    public var isScrollEnabled: Bool {
        get { !scrollConfiguration.isDisabled }
        set { scrollConfiguration.isDisabled = !newValue }
    }

    /// The visibility of the vertical scroll indicator.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollConfiguration.verticalIndicators }
        set { scrollConfiguration.verticalIndicators = newValue }
    }

    /// The visibility of the horizontal scroll indicator.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollConfiguration.horizontalIndicators }
        set { scrollConfiguration.horizontalIndicators = newValue }
    }

    /// The bounce behaviour of scroll views at their top and bottom.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// The bounce behaviour of scroll views at their sides.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// The way in which scrolling dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets the bounce behaviour of scroll views in this view and below.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        }
    }

    /// Sets the way in which scrolling in this view and below dismisses the keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
