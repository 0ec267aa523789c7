import SwiftUI

// Stacks such as `TagStack` show the data of a part of other components, and stand on their own as well. On their own they
// have the app's modifier and then their default look. As a part, the modifier of the component comes first, so it has to
// be the component that puts the default look around it: a font set inside would win over the app's.

nonisolated private struct IsStyledByComponentKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    fileprivate var isStyledByComponent: Bool {
        get { self[IsStyledByComponentKey.self] }
        set { self[IsStyledByComponentKey.self] = newValue }
    }
}

/// Style of a stack on its own: the app's style takes precedence over the default. A stack within a component is left
/// unstyled, because the component styles it.
nonisolated struct StackLook<Default: ViewModifier>: ViewModifier {
    private let defaultStyle: Default
    @Environment private var modifier: AnyViewModifier
    @Environment(\.isStyledByComponent) private var isStyledByComponent

    init(_ modifier: KeyPath<EnvironmentValues, AnyViewModifier>, _ defaultStyle: Default) {
        _modifier = Environment(modifier)
        self.defaultStyle = defaultStyle
    }

    @MainActor func body(content: Content) -> some View {
        if isStyledByComponent {
            content
        } else {
            content.modifier(modifier.concat(defaultStyle))
        }
    }
}

/// Default style of a stack, applied to a component's part that shows the stack.
nonisolated struct PartOfComponent<Default: ViewModifier & Sendable>: ViewModifier, Sendable {
    private let defaultStyle: Default

    init(_ defaultStyle: Default) { self.defaultStyle = defaultStyle }

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.isStyledByComponent, true)
            .modifier(defaultStyle)
    }
}
