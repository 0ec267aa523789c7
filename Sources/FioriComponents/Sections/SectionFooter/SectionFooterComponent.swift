import SwiftUI

/// The footer of a section of a list.
// sourcery: CompositeComponent
protocol _SectionFooterComponent: _TitleComponent, _AttributeComponent {
    // sourcery: defaultValue = .title
    /// The meaning of the text.
    var sectionFooterStyle: SectionHeaderFooterStyle { get }
    /// Called when the footer is tapped; nil for one that cannot be tapped.
    var didSelectHandler: (() -> Void)? { get }
}
