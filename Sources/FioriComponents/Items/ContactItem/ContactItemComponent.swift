import SwiftUI

/// A row of a list for a person, with buttons to reach them.
///
/// ```swift
/// ContactItem(
///     title: "Laurel Osborn", subtitle: "Manager", detailImage: Image("laurel"),
///     activityItems: [.init(type: .phone, data: "6504224410"), .init(type: .email, data: "laurel@example.com")])
/// ```
// sourcery: CompositeComponent
protocol _ContactItemComponent: _TitleComponent, _SubtitleComponent, _DescriptionComponent, _DetailImageComponent,
    _ActivityItemsComponent
{}
