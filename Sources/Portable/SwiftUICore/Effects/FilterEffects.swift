import Drawing

/// Draws a view through filters, or as a group of its own.
nonisolated private struct GroupModifier: BoxModifier, Animatable {
    var change: Change

    /// The one number of the filter.
    var animatableData: Double {
        get { if case .filter(let filter) = change { filter.amount } else { 0 } }
        set { if case .filter(let filter) = change { change = .filter(filter.with(amount: newValue)) } }
    }

    enum Change: Equatable {
        case filter(Filter)
        case multiply(Color)
        case blend(BlendMode)
        case isolated
        /// A picture of the view's own frame, black where nothing is drawn if it is opaque.
        case picture(isOpaque: Bool)
    }

    func makeBox(environment: EnvironmentValues) -> EffectGroupBox {
        let box = EffectGroupBox()
        update(box, environment: environment)
        return box
    }

    func update(_ box: EffectGroupBox, environment: EnvironmentValues) {
        var group = DisplayGroup(DisplayList())
        switch change {
        case .filter(let filter): group.filters = [filter]
        case .multiply(let color): group.filters = [.colorMultiply(color.rgba(in: environment))]
        case .blend(let mode): group.blendMode = mode.cgBlendMode
        case .isolated, .picture: group.isIsolated = true
        }
        var picture: Bool?
        if case .picture(let isOpaque) = change { picture = isOpaque }
        guard group != box.form || picture != box.isOpaquePicture else { return }
        box.form = group
        box.isOpaquePicture = picture
        box.invalidateDrawing()
    }
}

/// A box whose content is drawn as a group of a given form.
private final class EffectGroupBox: EffectBox {
    /// The group without its content.
    var form = DisplayGroup(DisplayList())
    /// True if the content is drawn into an opaque picture of the box's frame; nil for no picture.
    var isOpaquePicture: Bool?

    override func apply(to group: inout DisplayGroup) {
        let own = group.content
        var content = own
        group = form
        if let isOpaquePicture {
            let frame = CGRect(origin: .zero, size: size)
            if isOpaquePicture {
                content = DisplayList([.fill(.rect(frame), .black, antialiased: false)])
                content.append(contentsOf: own)
            }
            group.clip = ClipShape(.rect(frame), antialiased: false)
        }
        group.content = content
    }
}

extension View {
    nonisolated private func filtered(_ filter: Filter) -> some View {
        modifier(GroupModifier(change: .filter(filter)))
    }

    /// Blurs the view.
    /// - Parameters:
    ///   - radius: the standard deviation of the blur, in points.
    ///   - opaque: whether the edge stays opaque instead of fading.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        filtered(.blur(radius: radius, isOpaque: opaque))
    }

    /// Adds to the levels of all colours: −1 makes black, 1 white.
    nonisolated public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

    /// Replaces colours by their complements.
    nonisolated public func colorInvert() -> some View { filtered(.colorInvert) }

    /// Multiplies colours by another one.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(GroupModifier(change: .multiply(color)))
    }

    /// Spreads colours around middle gray: 0 makes gray, 1 changes nothing.
    nonisolated public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

    /// Takes colour away: 0 changes nothing, 1 leaves grays.
    nonisolated public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }

    /// Turns hues around the colour circle.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(angle.radians)) }

    /// Makes dark parts transparent.
    nonisolated public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

    /// Strengthens colours: 0 leaves grays, 1 changes nothing.
    nonisolated public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }

    /// Mixes the view with what lies below it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(GroupModifier(change: .blend(blendMode)))
    }

    /// Draws the view aside first, so that opacity, blend modes and shadows inside see only the view itself.
    nonisolated public func compositingGroup() -> some View { modifier(GroupModifier(change: .isolated)) }

    /// Draws the view into a picture of its own first, which is as large as the view's frame (what lies outside is cut
    /// off). An opaque one is black where the view draws nothing.
    ///
    /// Colours are mixed as everywhere else here, whatever the colour mode.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(GroupModifier(change: .picture(isOpaque: opaque)))
    }

    /// Shows the view as far as another one, laid over it, is opaque.
    nonisolated public func mask<Mask>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View {
        modifier(LayeringModifier(layer: mask(), alignment: alignment, role: .mask))
    }

    @available(iOS, deprecated: 100000.0, message: "Use `mask(alignment:_:)` instead.")
    nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
        modifier(LayeringModifier(layer: mask, alignment: .center, role: .mask))
    }
}
