import SwiftUICore

private enum FindNavigatorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum FindDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum ReplaceDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True where an app asks for a search in the text.
    package var isFindNavigatorPresented: Bool {
        get { self[FindNavigatorKey.self] }
        set { self[FindNavigatorKey.self] = newValue }
    }

    /// True where text cannot be searched.
    package var isFindDisabled: Bool {
        get { self[FindDisabledKey.self] }
        set { self[FindDisabledKey.self] = newValue }
    }

    /// True where text that has been found cannot be replaced.
    package var isReplaceDisabled: Bool {
        get { self[ReplaceDisabledKey.self] }
        set { self[ReplaceDisabledKey.self] = newValue }
    }
}

extension View {
    /// Shows a bar that searches the text of an editor. Text editors here have no such bar: it is in the environment for
    /// hosts.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        environment(\.isFindNavigatorPresented, isPresented.wrappedValue)
    }

    /// Prevents searches of the text of editors. It is in the environment for hosts.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
    }

    /// Prevents replacements of text that has been found. It is in the environment for hosts.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
    }
}
