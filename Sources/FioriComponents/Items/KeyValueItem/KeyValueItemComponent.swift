import SwiftUI

/// A name and its value, beside each other or one below the other.
///
/// ```swift
/// KeyValueItem(key: "Serial Number", value: "533423-A")
/// KeyValueItem(key: "Location", value: "1000-Hamburg, MECHANIK", axis: .vertical)
/// ```
// sourcery: CompositeComponent
protocol _KeyValueItemComponent: _KeyComponent, _ValueComponent, _FormViewComponent {
    // sourcery: defaultValue = .horizontal
    /// The direction in which the value follows the name.
    var axis: Axis { get }
}
