import SwiftUI

/// The symbol of an activity with its name, as the label of a button.
///
/// ```swift
/// Button { call() } label: { ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call") }
/// ```
// sourcery: CompositeComponent
protocol _ActivityItemComponent: _IconComponent, _SubtitleComponent {
    // sourcery: defaultValue = .vertical
    /// The direction in which the name follows the symbol.
    var layout: ActivityItemLayout { get }
}

/// The direction in which the name of an activity follows its symbol.
nonisolated public enum ActivityItemLayout: String, CaseIterable, Identifiable, Sendable {
    /// Below the symbol.
    case vertical
    /// Beside the symbol.
    case horizontal

    public var id: Self { self }
}
