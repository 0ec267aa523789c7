import Drawing

/// A box that is drawn with an effect computed from where it stands. The geometry that the effect sees is the box's
/// without the effect.
final class VisualEffectBox: TransparentBox, PositionDependentBox {
    private var effect: (GeometryProxy) -> [VisualEffectStep]
    private let reads = GeometryReads()
    private var known: [VisualEffectStep]?
    /// While the effect is computed, or compared with where the box stands, the box counts as it is laid out.
    private var isLookingOut = false

    init(effect: @escaping (GeometryProxy) -> [VisualEffectStep]) { self.effect = effect }

    func update(_ effect: @escaping (GeometryProxy) -> [VisualEffectStep]) {
        self.effect = effect
        forget()
    }

    private func forget() {
        known = nil
        invalidateDrawing()
    }

    private func lookingOut<T>(_ body: () -> T) -> T {
        let outer = isLookingOut
        isLookingOut = true
        defer { isLookingOut = outer }
        return body()
    }

    private var steps: [VisualEffectStep] {
        if let known { return known }
        let steps = lookingOut { reads.record { effect(GeometryProxy(box: self, reads: reads)) } }
        known = steps
        return steps
    }

    // MARK: Following the place

    override func placeChildren() {
        root?.register(self)
        forget()
        super.placeChildren()
    }

    var isOutOfPlace: Bool { known != nil && lookingOut { reads.areStale(of: self) } }

    func followPlace() -> Bool {
        forget()
        return false
    }

    // MARK: Drawing

    override func draw(in pass: DrawingPass) -> DisplayList {
        steps.reduce(drawChildren(children, in: pass)) { content, step in
            var group = DisplayGroup(content)
            switch step {
            case .transform(let change):
                group.transform = change.transform(size: size, layoutDirection: layoutDirection)
                guard group.transform.isInvertible else { return .init() }
            case .offset(let offset):
                group.transform = CGAffineTransform(translationX: offset.width, y: offset.height)
            case .filter(let filter): group.filters = [filter]
            case .opacity(let opacity): group.opacity = min(max(opacity, 0), 1)
            }
            var list = DisplayList()
            if group.opacity > 0 { list.append(group) }
            return list
        }
    }

    /// Transform of all steps; nil if it reduces the content to nothing.
    private var movement: CGAffineTransform? {
        if isLookingOut { return .identity }
        var result = CGAffineTransform.identity
        for step in steps {
            switch step {
            case .transform(let change):
                let transform = change.transform(size: size, layoutDirection: layoutDirection)
                result = result.concatenating(transform)
            case .offset(let offset):
                result = result.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
            case .opacity(let opacity) where !(opacity > 0): return nil
            case .filter, .opacity: break
            }
        }
        return result.isInvertible ? result : nil
    }

    // MARK: Touches and accessibility

    override var contentTransform: CGAffineTransform? { movement }

    override func hitTest(_ point: CGPoint) -> LayoutBox? { movement == nil ? nil : super.hitTest(point) }

    override func describe(to builder: inout SemanticsBuilder) {
        if movement != nil { super.describe(to: &builder) }
    }
}

extension CGAffineTransform {
    /// True if an area stays an area and its numbers are such.
    fileprivate var isInvertible: Bool { isFinite && abs(a * d - b * c) > 1e-12 }
}

/// Draws a view with an effect computed from where it stands.
nonisolated struct VisualEffectModifier: BoxModifier {
    let effect: @Sendable (GeometryProxy) -> [VisualEffectStep]

    func makeBox(environment: EnvironmentValues) -> VisualEffectBox { VisualEffectBox(effect: effect) }

    func update(_ box: VisualEffectBox, environment: EnvironmentValues) { box.update(effect) }
}

extension View {
    /// Changes what the view looks like, depending on its size and on where it stands. Its place in layout stays as it
    /// is.
    @preconcurrency
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { proxy in VisualEffectChain(effect(EmptyVisualEffect(), proxy)).steps })
    }
}
