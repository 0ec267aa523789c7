import SwiftUI

/// The header of a section of a list.
// sourcery: CompositeComponent
protocol _SectionHeaderComponent: _TitleComponent, _AttributeComponent {
    // sourcery: defaultValue = .title
    /// The meaning of the text.
    var sectionHeaderStyle: SectionHeaderFooterStyle { get }
    /// Called when the header is tapped; nil for one that cannot be tapped.
    var didSelectHandler: (() -> Void)? { get }
}
