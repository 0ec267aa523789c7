import SwiftUI

/// A symbol beside a short text.
// sourcery: CompositeComponent
protocol _LabelItemComponent: _IconComponent, _TitleComponent {
    /// The side of the text on which the symbol stands: `.trailing`, or leading for all else.
    var alignment: HorizontalAlignment? { get }
}
