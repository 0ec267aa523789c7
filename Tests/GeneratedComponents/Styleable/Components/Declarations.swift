import Foundation
import SwiftUI

// Each rule of the styleable dialect in use. Generate with
//   fiori-generate --dialect styleable --sources Tests/GeneratedComponents/Styleable/Components \
//     --output Tests/GeneratedComponents/Styleable/_generated
// and the original form with --form original into StyleableOriginal/_generated.

// sourcery: BaseComponent
protocol _CaptionComponent {
    // sourcery: @ViewBuilder
    /// The text of a row.
    var caption: AttributedString? { get }
}

// sourcery: BaseComponent
protocol _BadgesComponent {
    // sourcery: resultBuilder.name = @BadgeBuilder, resultBuilder.backingComponent = BadgeRow
    var badges: [TextOrIcon] { get }
}

// sourcery: BaseComponent
protocol _LeverComponent {
    // sourcery: @Binding
    var isDown: Bool { get }
}

// sourcery: BaseComponent
protocol _PanelComponent {
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = AttributedString("Panel")
    // sourcery: resultBuilder.defaultValue = "{ Text("Panel") }"
    var panel: AttributedString { get }
}

// sourcery: BaseComponent
protocol _TitleComponent {
    // sourcery: @ViewBuilder
    var title: AttributedString { get }
}

protocol _MandatoryField {}

/// A row with a lever.
// sourcery: CompositeComponent
protocol _LeverRowComponent: _CaptionComponent, _LeverComponent, _BadgesComponent {
    // sourcery: defaultValue = 2.0
    var gap: CGFloat { get set }
    @ViewBuilder
    // sourcery: defaultValue = "{ _ in EmptyView() }"
    var cell: (String) -> any View { get }
    var onFlip: ((Bool) -> Void)? { get }
    var label: () -> String { get }
}

/// Levers behind a panel.
// sourcery: CompositeComponent
protocol _BoardComponent: _LeverRowComponent, _PanelComponent {}

/// A field that may have to be filled in.
// sourcery: CompositeComponent
protocol _FieldComponent: _TitleComponent, _MandatoryField {
    // sourcery: @Binding, defaultValue = .constant("")
    var text: String { get }
    // sourcery: default.value
    var interval: Int { get }
    // sourcery: defaultValue = 0...5
    var bounds: ClosedRange<Int> { get }
    @ViewBuilder
    var detail: (() -> any View)? { get }
}

/// Steps of a process.
// sourcery: CompositeComponent
protocol _ProcessComponent: _TitleComponent {
    // sourcery: resultBuilder.name = @StepBuilder, resultBuilder.backingComponent = StepStack
    // sourcery: resultBuilder.returnType = any StepContainer
    var steps: [String] { get }
    @BadgeBuilder
    var alternatives: (() -> any View)? { get }
}

/// A component of the module itself.
// sourcery: CompositeComponent, InternalComponent
protocol _DemoComponent: _TitleComponent {
    var `default`: Int? { get }
}

// A row of four parts, all of whose looks are modifiers.

// sourcery: BaseComponent
protocol _HeadComponent {
    // sourcery: @ViewBuilder
    var head: AttributedString? { get }
}

// sourcery: BaseComponent
protocol _TailComponent {
    // sourcery: @ViewBuilder
    var tail: AttributedString? { get }
}

// sourcery: BaseComponent
protocol _NoteComponent {
    // sourcery: @ViewBuilder
    var note: AttributedString? { get }
}

// sourcery: BaseComponent
protocol _MarkComponent {
    // sourcery: @ViewBuilder
    var mark: AttributedString? { get }
}

// sourcery: CompositeComponent
protocol _QuadComponent: _HeadComponent, _TailComponent, _NoteComponent, _MarkComponent {}
