import FioriThemeManager
import SwiftUI

/// The classes of NUI's style sheets that a part follows, so that sheets that know no component restyle it.
package nonisolated struct PartClasses: Sendable {
    let classes: [StyleSheetClass]
    /// True for controls: the classes replace the look that the default style draws, instead of being put within it.
    let isControl: Bool

    private init(_ classes: [(name: String, facets: StyleSheetFacets)], isControl: Bool = false) {
        self.classes = classes.map { StyleSheetClass(name: $0.name, facets: $0.facets) }
        self.isControl = isControl
    }

    /// A part that no class of NUI means.
    package static let none = PartClasses([])
    /// A text.
    package static let label = PartClasses([("Label", .all)])
    /// The text of a row that says what the row is.
    package static let cellTitle = PartClasses([("Label", .all), ("TableCell", .text)])
    /// The other texts of a row.
    package static let cellDetail = PartClasses([("Label", .all), ("TableCellDetail", .text)])
    /// A row as a whole.
    package static let cell = PartClasses([("TableCell", .box)])
    /// All rows, or the area of a card or a page.
    package static let view = PartClasses([("View", .box)])
    /// The background of a page.
    package static let page = PartClasses([("Window", .box), ("View", .box)], isControl: true)
    /// A text to be read.
    package static let reading = PartClasses([("Label", .all), ("TextView", .all)])
    /// A button with its frame.
    package static let button = PartClasses([("Button", .all)], isControl: true)
    /// A button in a bar.
    package static let barButton = PartClasses([("BarButton", .all)], isControl: true)
    /// The title of a button.
    package static let buttonText = PartClasses([("Button", .text)])
    /// A field for text with its frame.
    package static let field = PartClasses([("TextField", .all)], isControl: true)
    /// The text in a field.
    package static let fieldText = PartClasses([("TextField", .text)])
    /// A segment with its frame.
    package static let segment = PartClasses([("SegmentedControl", .all)], isControl: true)
    /// A picture or symbol to be touched.
    package static let control = PartClasses([("Control", .all)])
    /// Progress.
    package static let progress = PartClasses([("Progress", .all)])
}

/// A default style that says which classes its parts follow.
package nonisolated protocol ClassedStyle {
    var classes: PartClasses { get }
    /// The font of the style.
    var base: StyleSheetBase { get }
}

nonisolated extension ClassedStyle {
    package var base: StyleSheetBase { StyleSheetBase() }
}

/// The default style of a control, which can be drawn in the look of a class instead.
package nonisolated protocol ControlStyle: ClassedStyle {
    associatedtype ClassLook: ViewModifier

    /// The control in the look of a class, with the defaults where that sets nothing.
    @MainActor func classLook(_ styles: StyleSheetStyles) -> ClassLook
}

nonisolated extension ControlStyle {
    /// Applies the look of a class. The result is compared by its values, which a modifier of a function is not.
    @MainActor func themed(_ content: some View, by styles: StyleSheetStyles) -> AnyView {
        AnyView(content.modifier(classLook(styles)))
    }
}

/// A control in the look of a class, over the font and the colour that it has without a sheet.
nonisolated package struct ControlClassLook<Look: ViewModifier, Text: ViewModifier>: ViewModifier {
    private let look: Look
    private let text: Text
    private let color: Color

    package init(look: Look, text: Text, color: Color) {
        self.look = look
        self.text = text
        self.color = color
    }

    @MainActor package func body(content: Content) -> some View {
        content
            .modifier(look)
            .modifier(text)
            .foregroundStyle(color)
    }
}
