import Drawing

extension VisualEffectChain {
    /// An effect between this one and another of the same steps; steps that cannot be mixed are those of the nearer one.
    func mixed(with other: VisualEffectChain, amount: Double) -> VisualEffectChain {
        guard amount > 0, steps.count == other.steps.count else { return amount > 0 ? other : self }
        return VisualEffectChain(steps: zip(steps, other.steps).map { $0.mixed(with: $1, amount: amount) })
    }
}

extension VisualEffectStep {
    fileprivate func mixed(with other: VisualEffectStep, amount: Double) -> VisualEffectStep {
        let nearer = amount < 0.5 ? self : other
        switch (self, other) {
        case (.offset(let a), .offset(let b)):
            return .offset(
                CGSize(width: mix(a.width, b.width, amount), height: mix(a.height, b.height, amount)))
        case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b, amount))
        case (.filter(let a), .filter(let b)): return a.mixed(with: b, amount: amount).map { .filter($0) } ?? nearer
        case (.transform(let a), .transform(let b)):
            return a.mixed(with: b, amount: amount).map { .transform($0) } ?? nearer
        default: return nearer
        }
    }
}

extension Filter {
    /// Nil for filters that are of different kinds.
    fileprivate func mixed(with other: Filter, amount: Double) -> Filter? {
        switch (self, other) {
        case (.blur(let a, let isOpaque), .blur(let b, _)): .blur(radius: mix(a, b, amount), isOpaque: isOpaque)
        case (.brightness(let a), .brightness(let b)): .brightness(mix(a, b, amount))
        case (.contrast(let a), .contrast(let b)): .contrast(mix(a, b, amount))
        case (.saturation(let a), .saturation(let b)): .saturation(mix(a, b, amount))
        case (.hueRotation(let a), .hueRotation(let b)): .hueRotation(mix(a, b, amount))
        case (.grayscale(let a), .grayscale(let b)): .grayscale(mix(a, b, amount))
        default: nil
        }
    }
}

extension TransformModifier.Change {
    /// Nil for transforms that are of different kinds.
    fileprivate func mixed(with other: Self, amount: Double) -> Self? {
        switch (self, other) {
        case (.rotation(let a, let from), .rotation(let b, let to)):
            return .rotation(Angle(radians: mix(a.radians, b.radians, amount)), mix(from, to, amount))
        case (.scale(let a, let from), .scale(let b, let to)):
            return .scale(
                CGSize(width: mix(a.width, b.width, amount), height: mix(a.height, b.height, amount)),
                mix(from, to, amount))
        case (.affine(let a), .affine(let b)):
            return .affine(
                CGAffineTransform(
                    a: mix(a.a, b.a, amount), b: mix(a.b, b.b, amount), c: mix(a.c, b.c, amount),
                    d: mix(a.d, b.d, amount), tx: mix(a.tx, b.tx, amount), ty: mix(a.ty, b.ty, amount)))
        case (.projection(let a), .projection(let b)):
            var result = a
            (result.m11, result.m12, result.m13) = (
                mix(a.m11, b.m11, amount), mix(a.m12, b.m12, amount), mix(a.m13, b.m13, amount)
            )
            (result.m21, result.m22, result.m23) = (
                mix(a.m21, b.m21, amount), mix(a.m22, b.m22, amount), mix(a.m23, b.m23, amount)
            )
            (result.m31, result.m32, result.m33) = (
                mix(a.m31, b.m31, amount), mix(a.m32, b.m32, amount), mix(a.m33, b.m33, amount)
            )
            return .projection(result)
        case (.rotation3D(let a), .rotation3D(let b)):
            return .rotation3D(
                Rotation3D(
                    angle: Angle(radians: mix(a.angle.radians, b.angle.radians, amount)),
                    axis: (
                        mix(a.axis.x, b.axis.x, amount), mix(a.axis.y, b.axis.y, amount),
                        mix(a.axis.z, b.axis.z, amount)
                    ), anchor: mix(a.anchor, b.anchor, amount), anchorZ: mix(a.anchorZ, b.anchorZ, amount),
                    perspective: mix(a.perspective, b.perspective, amount)))
        default: return nil
        }
    }
}

private func mix(_ a: CGFloat, _ b: CGFloat, _ amount: Double) -> CGFloat { a + (b - a) * CGFloat(amount) }

private func mix(_ a: UnitPoint, _ b: UnitPoint, _ amount: Double) -> UnitPoint {
    UnitPoint(x: mix(a.x, b.x, amount), y: mix(a.y, b.y, amount))
}
