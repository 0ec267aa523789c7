/// A box that adds to what the layout above knows of a view.
package final class TraitBox: TransparentBox {
    package var change: (inout LayoutTraits) -> Void

    package init(change: @escaping (inout LayoutTraits) -> Void) { self.change = change }

    package override var traits: LayoutTraits {
        var traits = super.traits
        change(&traits)
        return traits
    }
}

nonisolated private struct TraitModifier<Value>: BoxModifier {
    let value: Value
    let write: (inout LayoutTraits, Value) -> Void

    private var change: (inout LayoutTraits) -> Void {
        { [value, write] traits in write(&traits, value) }
    }

    func makeBox(environment: EnvironmentValues) -> TraitBox { TraitBox(change: change) }

    func update(_ box: TraitBox, environment: EnvironmentValues) {
        box.change = change
        box.invalidateLayout()
    }
}

/// A box that sets an alignment guide.
final class AlignmentGuideBox: TransparentBox {
    var guide: AlignmentGuide {
        didSet { ExplicitGuides.note(guide) }
    }
    var computeValue: (ViewDimensions) -> CGFloat

    init(guide: AlignmentGuide, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.guide = guide
        self.computeValue = computeValue
        ExplicitGuides.note(guide)
    }

    override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard guide == self.guide, let wrapped else {
            return super.explicitAlignment(guide, size: size, proposal: proposal)
        }
        return computeValue(ViewDimensions(box: wrapped, size: size, proposal: proposal))
    }
}

nonisolated private struct AlignmentGuideModifier: BoxModifier {
    let guide: AlignmentGuide
    let computeValue: (ViewDimensions) -> CGFloat

    func makeBox(environment: EnvironmentValues) -> AlignmentGuideBox {
        AlignmentGuideBox(guide: guide, computeValue: computeValue)
    }

    func update(_ box: AlignmentGuideBox, environment: EnvironmentValues) {
        box.guide = guide
        box.computeValue = computeValue
        box.invalidateLayout()
    }
}

extension View {
    /// Sets the precedence with which a stack lets the view choose its size; default 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier(value: value) { $0.priority = $1 })
    }

    /// Sets the drawing order of the view among its siblings; 0 by default.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier(value: value) { $0.zIndex = $1 })
    }

    /// Hands a value to the layout above.
    nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
        modifier(TraitModifier(value: value) { $0[K.self] = $1 })
    }

    /// Sets the position of a guide in this view.
    @preconcurrency
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.guide, computeValue: computeValue))
    }

    /// Sets the position of a guide in this view.
    @preconcurrency
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.guide, computeValue: computeValue))
    }
}
