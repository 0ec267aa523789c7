/// When a scroll view gives way beyond the ends of its content.
public struct ScrollBounceBehavior: Sendable {
    enum Kind: Sendable { case automatic, always, basedOnSize }
    let kind: Kind

    /// As the container decides; a scroll view always gives way.
    public static var automatic: ScrollBounceBehavior { .init(kind: .automatic) }
    /// Whatever the content's size.
    public static var always: ScrollBounceBehavior { .init(kind: .always) }
    /// Only when there is more content than fits.
    public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
    enum Kind: Sendable { case automatic, immediately, interactively, never }
    let kind: Kind

    /// As the container decides.
    public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
    /// As soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
    /// Along with the finger that drags over it.
    public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }
}

private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// Whether scroll views move.
    public var isScrollEnabled: Bool {
        get { !scrollConfiguration.isDisabled }
        set { scrollConfiguration.isDisabled = !newValue }
    }

    /// Whether scroll views show the bar for their vertical axis.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollConfiguration.verticalIndicators }
        set { scrollConfiguration.verticalIndicators = newValue }
    }

    /// Whether scroll views show the bar for their horizontal axis.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollConfiguration.horizontalIndicators }
        set { scrollConfiguration.horizontalIndicators = newValue }
    }

    /// When scroll views give way at their top and bottom.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// When scroll views give way at their sides.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// How scrolling puts the keyboard away.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// When scroll views in this view and below give way beyond the ends of their content.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        }
    }

    /// How scrolling in this view and below puts the keyboard away.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
