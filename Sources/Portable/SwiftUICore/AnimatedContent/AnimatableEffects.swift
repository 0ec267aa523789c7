import Drawing

extension TransformModifier: Animatable {
    /// The animatable data of this kind of transform.
    nonisolated var animatableData: _AnyAnimatableData {
        get {
            switch change {
            case .rotation(let angle, let anchor):
                _AnyAnimatableData(AnimatablePair(angle.animatableData, anchor.animatableData))
            case .scale(let scale, let anchor):
                _AnyAnimatableData(AnimatablePair(scale.animatableData, anchor.animatableData))
            case .affine(let transform): _AnyAnimatableData(transform.components)
            case .rotation3D(let rotation):
                _AnyAnimatableData(
                    AnimatablePair(
                        rotation.angle.animatableData,
                        AnimatablePair(
                            rotation.anchor.animatableData, AnimatablePair(rotation.anchorZ, rotation.perspective))))
            case .projection, .mirror: .zero
            }
        }
        set {
            switch change {
            case .rotation(var angle, var anchor):
                guard let data = newValue.value(as: AnimatablePair<Double, UnitPoint.AnimatableData>.self) else {
                    return
                }
                angle.animatableData = data.first
                anchor.animatableData = data.second
                change = .rotation(angle, anchor)
            case .scale(var scale, var anchor):
                guard
                    let data = newValue.value(as: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>.self)
                else { return }
                scale.animatableData = data.first
                anchor.animatableData = data.second
                change = .scale(scale, anchor)
            case .affine:
                guard let data = newValue.value(as: CGAffineTransform.Components.self) else { return }
                change = .affine(CGAffineTransform(data))
            case .rotation3D(var rotation):
                typealias Data = AnimatablePair<
                    Double, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
                >
                guard let data = newValue.value(as: Data.self) else { return }
                rotation.angle.animatableData = data.first
                rotation.anchor.animatableData = data.second.first
                rotation.anchorZ = data.second.second.first
                rotation.perspective = data.second.second.second
                change = .rotation3D(rotation)
            case .projection, .mirror: break
            }
        }
    }
}

extension CGAffineTransform {
    fileprivate typealias Components = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>,
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >

    fileprivate var components: Components { .init(.init(a, b), .init(.init(c, d), .init(tx, ty))) }

    fileprivate init(_ data: Components) {
        self.init(
            a: data.first.first, b: data.first.second, c: data.second.first.first, d: data.second.first.second,
            tx: data.second.second.first, ty: data.second.second.second)
    }
}
