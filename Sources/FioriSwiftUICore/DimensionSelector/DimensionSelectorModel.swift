import Combine
import SwiftUI

/// State of a ``DimensionSelector``, shared by all copies of its value.
nonisolated final class DimensionSelectorModel: ObservableObject {
    @Published var titles: [String]
    @Published var interItemSpacing: CGFloat?
    @Published var titleInsets: EdgeInsets
    @Published var contentInset: EdgeInsets?
    @Published var widthMode = SegmentWidthMode.intrinsic
    @Published var allowEmptySelection = false
    @Published var attributes: [ControlState: SegmentAttributes] = [:]
    @Published private(set) var selectedIndex: Int?
    /// Selected index that the app created the selector with.
    let initialIndex: Int?
    let selections = PassthroughSubject<Int?, Never>()

    init(
        titles: [String], interItemSpacing: CGFloat?, titleInsets: EdgeInsets, selectedIndex: Int?,
        contentInset: EdgeInsets?
    ) {
        self.titles = titles
        self.interItemSpacing = interItemSpacing
        self.titleInsets = titleInsets
        self.contentInset = contentInset
        initialIndex = selectedIndex
        self.selectedIndex = selectedIndex
    }

    func select(_ index: Int?) {
        guard index != selectedIndex else { return }
        selectedIndex = index
        selections.send(index)
    }

    func tap(_ index: Int) {
        if index != selectedIndex {
            select(index)
        } else if allowEmptySelection {
            select(nil)
        }
    }

    /// Keeps the reader's selection when a parent's body is evaluated again and creates the selector anew.
    func takeOver(from other: DimensionSelectorModel) {
        guard other !== self, other.titles == titles, other.initialIndex == initialIndex, selectedIndex == initialIndex
        else { return }
        selectedIndex = other.selectedIndex
    }
}
