@_spi(Floors) import SwiftUICore

/// A box of a layer that shows a view of a page below in place of that view itself.
protocol LayerPreview: LayoutBox {
    /// The view, or its row of a list, which is not drawn in its place meanwhile.
    var source: LayoutBox? { get }

    /// The frame of the view in the whole picture, or its last one if it was removed.
    var sourceFrame: CGRect? { get }

    /// Shows the view in its place again.
    func giveBack()
}
