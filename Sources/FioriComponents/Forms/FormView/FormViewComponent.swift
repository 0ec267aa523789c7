import SwiftUI

/// The state of a form field, and the fault of its value, as all form fields have them.
// sourcery: CompositeComponent
protocol _FormViewComponent {
    // sourcery: defaultValue = .normal
    /// The state of the field.
    var controlState: ControlState { get }
    /// The message about a wrong value; nil while it is right.
    var errorMessage: AttributedString? { get }
}
