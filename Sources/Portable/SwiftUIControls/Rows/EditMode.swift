import SwiftUICore

/// The editing state of a view's content.
public enum EditMode: Sendable, Equatable, Hashable {
    /// No editing.
    case inactive
    /// Being edited temporarily, such as while one row shows its buttons.
    case transient
    case active

    /// True if the content is being edited, even temporarily.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// The edit mode of the views here; nil where nothing provides one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// The edit mode that the views of a window, a page or a layer share.
package final class EditModeScope {
    private let location = StateLocation(EditMode.inactive)

    nonisolated package init() {}

    package var binding: Binding<EditMode> { Binding(location: location) }
}

extension BranchVisibility {
    /// The edit mode of the page, which is separate from that of other pages.
    package var editMode: EditModeScope { attachments.object { EditModeScope() } }
}

/// A button that starts and ends editing of its surroundings.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            // Animates the rows' editing controls in and out.
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(system: isEditing ? .done : .edit).fontWeight(isEditing ? .semibold : nil)
        }
    }
}

@available(*, unavailable)
extension EditButton: Sendable {}
