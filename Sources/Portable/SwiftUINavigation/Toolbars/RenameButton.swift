import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction

/// A button that renames what it stands for: it does what the environment says, see ``View/renameAction(_:)-(()->Void)``. In the
/// menu of a title with a binding it has the title edited.
public struct RenameButton<Label>: View where Label: View {
    private let label: Label

    @Environment(\.rename) private var rename

    @MainActor public var body: some View {
        let rename = rename
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUIControls.Label<Text, Image> {
    /// Creates a button with the system's title.
    public init() {
        label = SwiftUIControls.Label {
            Text(system: .rename)
        } icon: {
            Image(systemName: "pencil")
        }
    }
}

/// Begins to rename what a view stands for.
public struct RenameAction {
    enum Way {
        case call(() -> Void)
        case focus(FocusState<Bool>.Binding)
        case begin(Binding<Bool>)
    }

    let way: Way

    /// Begins to rename.
    public func callAsFunction() {
        switch way {
        case .call(let action): action()
        case .focus(let isFocused): isFocused.wrappedValue = true
        case .begin(let isRenaming): isRenaming.wrappedValue = true
        }
    }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// The action that renames the shown document; nil if it has none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the text field that rename buttons in this view focus.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction(way: .focus(isFocused)))
    }

    /// Sets the action of rename buttons in this view.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(way: .call(action)))
    }
}

@available(*, unavailable)
extension RenameButton: Sendable {}
