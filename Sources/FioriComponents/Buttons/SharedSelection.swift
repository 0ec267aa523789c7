import Observation
import SwiftUI

/// The buttons of a component that are selected, by the names of their parts.
///
/// A button of a row is made twice: where it is seen, and as an action of the row that assistive technology offers by name.
/// Both are selected at the same time.
@Observable
final class ButtonSelection {
    fileprivate(set) var parts: Set<String> = []

    /// Selects the button of a part, or deselects it.
    /// - Returns: True if it is selected now.
    func toggle(_ part: String) -> Bool {
        parts.formSymmetricDifference([part])
        return parts.contains(part)
    }
}

/// The selection that a button shares with others of the same part.
nonisolated struct SharedSelection {
    let selection: ButtonSelection
    let part: String
}

nonisolated private struct SharedSelectionKey: EnvironmentKey {
    static var defaultValue: SharedSelection? { nil }
}

nonisolated extension EnvironmentValues {
    var sharedSelection: SharedSelection? {
        get { self[SharedSelectionKey.self] }
        set { self[SharedSelectionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Lets the button in this view share its selection with others of the same part.
    func sharesSelection(_ selection: ButtonSelection, part: String) -> some View {
        environment(\.sharedSelection, SharedSelection(selection: selection, part: part))
    }
}
