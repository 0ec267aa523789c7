import SwiftUI

/// The place of a view in a ``TitleRow``.
nonisolated package enum TitleRowPart: Sendable {
    /// A picture or symbol before the texts.
    case leading
    /// The title.
    case title
    /// A longer text in place of a title, which gets the title's share and may break words.
    case text
    /// A ``TitleRow`` with the title, in one element.
    case row
    /// A text below the title.
    case line
    /// A view at the trailing edge, as wide as it wants to be; below the texts if the title needs its room.
    case side
    /// A view that shares the width with the title; below the others if the title needs its room.
    case column
}

nonisolated private struct TitleRowPartKey: LayoutValueKey {
    static let defaultValue = TitleRowPart.line
}

nonisolated private struct TitleLinesKey: LayoutValueKey {
    static let defaultValue: Int? = nil
}

extension View {
    /// Sets the place of the view in the ``TitleRow`` around it.
    nonisolated package func titleRowPart(_ part: TitleRowPart) -> some View {
        layoutValue(key: TitleRowPartKey.self, value: part)
    }
}

extension LayoutSubview {
    var titleRowPart: TitleRowPart { self[TitleRowPartKey.self] }

    /// The greatest number of lines of a long title; nil for any number.
    var titleLines: Int? { self[TitleLinesKey.self] }
}

/// Limits titles of more than three words to a few lines, except at the accessibility text sizes, where lines are short.
/// The ``TitleRow`` around the title applies the limit. Limits that an app sets take precedence.
nonisolated package struct TitleLineLimit: ViewModifier {
    let lines: Int
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    package init(lines: Int) { self.lines = lines }

    @MainActor package func body(content: Content) -> some View {
        if dynamicTypeSize.isAccessibilitySize {
            content.lineLimit(nil)
        } else {
            // The row proposes no height, or too little for all lines.
            ViewThatFits(in: .vertical) {
                content.lineLimit(nil).fixedSize(horizontal: false, vertical: true)
                content.lineLimit(lines).fixedSize(horizontal: false, vertical: true)
            }
            .layoutValue(key: TitleLinesKey.self, value: lines)
        }
    }
}

nonisolated extension HorizontalAlignment {
    private enum TitleRoom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum TitleStart: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// The position of the title in a ``TitleRow``, with which rows around it align what goes below.
    static let titleStart = HorizontalAlignment(TitleStart.self)

    /// The width that a ``TitleRow`` leaves its title, which rows around it ask for; ``TitleMeasure/enough`` if the title
    /// needs no more, 0 if words are broken.
    static let titleRoom = HorizontalAlignment(TitleRoom.self)
}

nonisolated private struct ObjectTitleShareKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0.4
}

nonisolated extension EnvironmentValues {
    /// Share of an object's width that its title gets at least: more where the object is a part of a row.
    package var objectTitleShare: CGFloat {
        get { self[ObjectTitleShareKey.self] }
        set { self[ObjectTitleShareKey.self] = newValue }
    }
}
