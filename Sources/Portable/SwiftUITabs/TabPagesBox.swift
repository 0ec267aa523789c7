@_spi(Floors) import SwiftUICore

/// The pages of a tab view that are in sight.
final class TabPagesBox: LayoutContainerOf<SideBySideLayout>, PartlyReachableBox {
    /// The page that is chosen, which is the only one that assistive technology meets.
    weak var current: LayoutBox? { didSet { if current !== oldValue { invalidateSemantics() } } }

    init() {
        super.init(layout: SideBySideLayout())
        roles = .isPartlyReachable
    }

    var reachedChildren: [LayoutBox] { contents.filter { $0 === current } }

    override func describe(to builder: inout SemanticsBuilder) {
        builder.visitScreen(reachedChildren)
    }
}
