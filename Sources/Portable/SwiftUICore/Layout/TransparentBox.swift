import Drawing

/// A box that wraps one other.
package protocol WrapperBox: LayoutBox {
    var wrapped: LayoutBox? { get set }
}

extension LayoutBox {
    /// The innermost box inside the wrappers of modifiers.
    package final var unwrapped: LayoutBox {
        var box = self
        while let wrapped = box.wrappedBox { box = wrapped }
        return box
    }
}

/// A box that measures, places and draws like the wrapped one; subclasses override some of these.
@_spi(Floors) open class TransparentBox: LayoutBox, WrapperBox {
    @exclusivity(unchecked) package final var wrapped: LayoutBox? {
        didSet {
            release(oldValue)
            adopt(wrapped)
            invalidateLayout()
        }
    }

    deinit { release(wrapped) }

    open override var children: [LayoutBox] { wrapped.map { [$0] } ?? [] }

    package final override var wrappedBox: LayoutBox? { wrapped }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { wrapped?.size(for: proposal) ?? .zero }

    open override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
    {
        wrapped?.explicitAlignment(guide, size: size, proposal: proposal)
    }

    open override var spacing: ViewSpacing { wrapped?.spacing ?? ViewSpacing() }

    open override var traits: LayoutTraits { wrapped?.traits ?? .default }

    open override func placeChildren() { wrapped?.place(at: .zero, proposal: proposal) }

    open override func draw(in pass: DrawingPass) -> DisplayList { drawChildren(children, in: pass) }
}
