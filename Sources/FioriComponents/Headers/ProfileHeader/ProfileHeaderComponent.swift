import SwiftUI

/// The header of a person's page, which can shrink to a bar while the page scrolls.
///
/// ```swift
/// ScrollView {
///     ProfileHeader(
///         detailImage: Image("laurel"), title: "Laurel Osborn", subtitle: "Manager", animatable: true
///     ) {
///         ActivityItems(activityItems: [.init(type: .phone, data: "6504224410")])
///     }
///     ContactDetails()
/// }
/// ```
// sourcery: CompositeComponent
protocol _ProfileHeaderComponent: _DetailImageComponent, _TitleComponent, _SubtitleComponent, _DescriptionComponent {
    // sourcery: defaultValue = false
    /// True if the header shrinks to a bar at the top while the scroll view around it scrolls, except at the accessibility text
    /// sizes, where a bar would take too much of the page.
    var animatable: Bool { get }
    /// A view of any kind below or beside the texts, such as buttons of activities.
    @ViewBuilder
    var detailContent: (() -> any View)? { get }
}
