import FioriBuildingBlocks
import SwiftUI

/// Makes a field one element for assistive technology, which says the field's state.
nonisolated struct FieldElement: ViewModifier {
    let state: ControlState

    @MainActor func body(content: Content) -> some View {
        if state.contains(.disabled) {
            element(content).accessibilityValue(Text("Disabled field", bundle: .module))
        } else if state.contains(.readOnly) {
            element(content).accessibilityValue(Text("Read-only field", bundle: .module))
        } else {
            element(content)
        }
    }

    @MainActor private func element(_ content: Content) -> some View {
        content
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(state.contains(.selected) ? .isSelected : [])
    }
}

/// The message about a wrong value, below the field; nothing while the value is right.
struct FieldMessage: View {
    let message: AttributedString?

    private static let look = Themed("FormView.errorMessage", TextStyle(.footnote, .negativeLabel))

    var body: some View {
        if let message { Text(message).modifier(Self.look) }
    }
}
