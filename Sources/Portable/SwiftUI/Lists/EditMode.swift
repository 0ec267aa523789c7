/// Whether a view's content is being edited.
public enum EditMode: Sendable, Equatable, Hashable {
    /// Not at all.
    case inactive
    /// For the moment, as while one row shows its buttons.
    case transient
    case active

    /// Whether it is edited, if only for the moment.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the views here are edited; nil where nothing lets people edit.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// What the views of a window, a page or a layer share: whether they are edited.
final class EditModeScope {
    private let location = StateLocation(EditMode.inactive)

    nonisolated init() {}

    var binding: Binding<EditMode> { Binding(location: location) }
}

/// A button that starts and ends editing what is around it.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    nonisolated public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            // Rows take on and lay off their controls by and by, as on iOS (remembered).
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(system: isEditing ? .done : .edit).fontWeight(isEditing ? .semibold : nil)
        }
    }
}

@available(*, unavailable)
extension EditButton: Sendable {}
