import SwiftUI

/// A row of a list for a business object.
///
/// In compact width the status stands at the end of the texts; in regular width the description takes a second column. What
/// does not fit beside the title goes below it, and all parts do at the accessibility text sizes.
///
/// ```swift
/// ObjectItem(
///     title: "Rotary Pump, Model 23", subtitle: "Job 819701", status: .text("High"),
///     detailImage: Image(systemName: "gearshape.2"), tags: ["Started", "PM01"],
///     action: FioriButton(title: "Start") { _ in start() })
/// ```
// sourcery: CompositeComponent
protocol _ObjectItemComponent: _TitleComponent, _SubtitleComponent, _FootnoteComponent, _DescriptionComponent,
    _StatusComponent, _SubstatusComponent, _DetailImageComponent, _IconsComponent, _AvatarsComponent,
    _FootnoteIconsComponent, _FootnoteIconsTextComponent, _TagsComponent, _ActionComponent
{
    // sourcery: @ViewBuilder
    /// A second button, behind the action.
    var objectItemButton: FioriButton? { get }
    // sourcery: defaultValue = false
    /// True if the description is shown in compact width, too.
    var showsDescriptionInCompact: Bool { get }
}
