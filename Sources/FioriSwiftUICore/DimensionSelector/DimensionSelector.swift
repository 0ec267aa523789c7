import Combine
import FioriThemeManager
import SwiftUI

/// Titles in a row, one of which is chosen, such as the periods that a chart can show.
///
/// ```swift
/// let selector = DimensionSelector(segmentTitles: ["1D", "1W", "1M", "1Y"], selectedIndex: 0)
/// selector.selectionDidChange.sink { index in … }
/// ```
///
/// Titles that do not fit scroll.
nonisolated public struct DimensionSelector: View {
    private let model: DimensionSelectorModel
    /// The model that was shown last.
    @State private var shown: DimensionSelectorModel?

    /// - Parameters:
    ///   - segmentTitles: Titles of the segments.
    ///   - interItemSpacing: Spacing between segments, in points; nil for the standard of 8.
    ///   - titleInsets: Padding of the titles.
    ///   - selectedIndex: Index of the initially selected segment; nil for none.
    ///   - contentInset: Padding around all segments; nil for none.
    public init(
        segmentTitles: [String], interItemSpacing: CGFloat? = nil,
        titleInsets: EdgeInsets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), selectedIndex: Int? = nil,
        contentInset: EdgeInsets? = nil
    ) {
        model = DimensionSelectorModel(
            titles: segmentTitles, interItemSpacing: interItemSpacing, titleInsets: titleInsets,
            selectedIndex: selectedIndex, contentInset: contentInset)
    }

    @MainActor public var body: some View {
        Segments(model: model)
            .onAppear { shown = model }
            .onChange(of: ObjectIdentifier(model)) {
                if let shown { model.takeOver(from: shown) }
                shown = model
            }
    }
}

/// The segments of a model, which they follow.
private struct Segments: View {
    @ObservedObject var model: DimensionSelectorModel

    var body: some View {
        let row = SegmentRow(model: model)
        switch model.widthMode {
        case .equal:
            ViewThatFits(in: .horizontal) {
                row.frame(maxWidth: .infinity)
                ScrollView(.horizontal) { row }.scrollIndicators(.hidden)
            }
        case .intrinsic, .maximum, .fixed:
            ViewThatFits(in: .horizontal) {
                row
                ScrollView(.horizontal) { row }.scrollIndicators(.hidden)
            }
        }
    }
}

/// Another name of ``DimensionSelector``.
public typealias SegmentedControl = DimensionSelector

nonisolated extension DimensionSelector {
    /// Titles of the segments.
    public var segmentTitles: [String] {
        get { model.titles }
        nonmutating set { model.titles = newValue }
    }

    /// Spacing between segments, in points; nil for the standard of 8.
    public var interItemSpacing: CGFloat? {
        get { model.interItemSpacing }
        nonmutating set { model.interItemSpacing = newValue }
    }

    /// Padding of the titles.
    public var titleInsets: EdgeInsets {
        get { model.titleInsets }
        nonmutating set { model.titleInsets = newValue }
    }

    /// Padding around all segments; nil for none.
    public var contentInset: EdgeInsets? {
        get { model.contentInset }
        nonmutating set { model.contentInset = newValue }
    }

    /// Index of the selected segment; nil for none.
    public var selectedIndex: Int? {
        get { model.selectedIndex }
        nonmutating set { model.select(newValue) }
    }

    /// Width mode of the segments; as wide as their titles by default.
    public var segmentWidthMode: SegmentWidthMode {
        get { model.widthMode }
        nonmutating set { model.widthMode = newValue }
    }

    /// True if a tap on the selected segment deselects it.
    public var allowEmptySelection: Bool {
        get { model.allowEmptySelection }
        nonmutating set { model.allowEmptySelection = newValue }
    }

    /// Appearance of the segments by state, where it differs from the default.
    public var segmentAttributes: [ControlState: SegmentAttributes] {
        get { model.attributes }
        nonmutating set { model.attributes = newValue }
    }

    /// Publishes the selected index when it changes.
    public var selectionDidChange: AnyPublisher<Int?, Never> { model.selections.eraseToAnyPublisher() }

    /// Another name of ``selectionDidChange``.
    public var selectionDidChangePublisher: AnyPublisher<Int?, Never> { selectionDidChange }
}

extension Fiori {
    nonisolated enum DimensionSelector {
        nonisolated struct Segment: ViewModifier {
            func body(content: Content) -> some View { content.font(.fiori(forTextStyle: .subheadline)) }
        }

        static let segment = Themed("DimensionSelector.segment", Segment(), as: .segment)
    }
}

struct DimensionSelectorLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(
            DimensionSelector(segmentTitles: LibraryPreviewData.periods, selectedIndex: 0), category: .control)
    }
}

struct DimensionSelectorPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            DimensionSelector(segmentTitles: LibraryPreviewData.periods, selectedIndex: 0)
        }
    }
}
