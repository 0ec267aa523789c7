import SwiftUI

/// The header of the page of a business object.
///
/// In compact width the object, more about it, and the detail are pages; in regular width they are columns. At the
/// accessibility text sizes they stand below each other.
///
/// ```swift
/// ObjectHeader(
///     title: "Inspect Electric Pump Motor", subtitle: "Job 819701", tags: ["Started", "PM01"],
///     bodyText: "1000-Hamburg, MECHANIK", status: .text("High"), detailImage: Image(systemName: "wrench")
/// ) {
///     ConsumptionChart()
/// }
/// ```
// sourcery: CompositeComponent
protocol _ObjectHeaderComponent: _TitleComponent, _SubtitleComponent, _TagsComponent, _BodyTextComponent,
    _FootnoteComponent, _DescriptionTextComponent, _StatusComponent, _SubstatusComponent, _DetailImageComponent,
    _DetailContentComponent
{}
