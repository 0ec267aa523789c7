@_spi(Floors) import SwiftUICore

/// Draws a large title larger while content is pulled down: from its leading edge, no wider than the bar has room.
nonisolated struct PulledTitleModifier: BoxModifier {
    typealias Body = Never

    let scale: CGFloat

    @MainActor func makeBox(environment: EnvironmentValues) -> TransformBox {
        let box = TransformBox()
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: TransformBox, environment: EnvironmentValues) {
        let (scale, isMirrored) = (scale, environment.layoutDirection == .rightToLeft)
        box.setTransform { [unowned box] size in
            let room = box.proposal.width ?? size.width
            let scale = size.width > 0 ? max(1, min(scale, room / size.width)) : 1
            return CGAffineTransform(scaleX: scale, y: scale)
                .around(CGPoint(x: isMirrored ? size.width : 0, y: size.height / 2))
        }
    }
}
