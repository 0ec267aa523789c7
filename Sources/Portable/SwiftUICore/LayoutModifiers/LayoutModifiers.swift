nonisolated package struct FrameModifier: LayoutModifier {
    let frame: FixedFrameLayout

    func layout(in environment: EnvironmentValues) -> FixedFrameLayout { frame }
}

nonisolated package struct FlexibleFrameModifier: LayoutModifier {
    let frame: FlexibleFrameLayout

    func layout(in environment: EnvironmentValues) -> FlexibleFrameLayout { frame }
}

nonisolated package struct PaddingModifier: LayoutModifier {
    let edges: Edge.Set
    /// In points, or nil for the platform's default: 16 (Human Interface Guidelines, layout margins).
    let length: CGFloat?

    func layout(in environment: EnvironmentValues) -> PaddingLayout {
        PaddingLayout(insets: EdgeInsets(length ?? 16, edges: edges))
    }
}

nonisolated package struct InsetsModifier: LayoutModifier {
    let insets: EdgeInsets

    func layout(in environment: EnvironmentValues) -> PaddingLayout { PaddingLayout(insets: insets) }
}

nonisolated package struct FixedSizeModifier: LayoutModifier {
    let size: FixedSizeLayout

    func layout(in environment: EnvironmentValues) -> FixedSizeLayout { size }
}

nonisolated package struct AspectRatioModifier: LayoutModifier {
    let ratio: AspectRatioLayout

    func layout(in environment: EnvironmentValues) -> AspectRatioLayout { ratio }
}

nonisolated package struct OffsetModifier: LayoutModifier, Animatable {
    var offset: CGSize

    package var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func layout(in environment: EnvironmentValues) -> OffsetLayout { OffsetLayout(offset: offset) }
}

nonisolated private struct PositionModifier: LayoutModifier {
    let position: CGPoint

    func layout(in environment: EnvironmentValues) -> PositionLayout { PositionLayout(position: position) }
}

extension View {
    /// Puts the view into a frame of a fixed width, height or both, in points.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(frame: FixedFrameLayout(width: width, height: height, alignment: alignment)))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    /// Puts the view into a frame whose size has limits, in points.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                frame: FlexibleFrameLayout(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    /// Space around the view, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(InsetsModifier(insets: insets)) }

    /// Space at some edges of the view, in points; nil for the platform's default of 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(edges: edges, length: length))
    }

    /// Space around the view, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Keeps the view at its ideal size.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Keeps the view at its ideal size along some axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(size: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Keeps the view's width by height; nil for the ratio of its ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode)))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Draws the view elsewhere without moving its neighbours, in points.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of all the space that is offered.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
