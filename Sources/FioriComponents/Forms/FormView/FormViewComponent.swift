import SwiftUI

/// What form fields have in common: their state, and what is wrong with their value.
// sourcery: CompositeComponent
protocol _FormViewComponent {
    // sourcery: defaultValue = .normal
    /// The state of the field.
    var controlState: ControlState { get }
    /// The message about a wrong value; nil while it is right.
    var errorMessage: AttributedString? { get }
}
