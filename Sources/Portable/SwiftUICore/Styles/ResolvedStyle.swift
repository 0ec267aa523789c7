import Drawing

/// The resolved style of one drawn shape: a paint, and the style's further effects.
package struct ResolvedStyle: Equatable {
    package var paint: Paint
    var blendMode = CGBlendMode.normal
    /// For paints that cannot be made more transparent themselves.
    var groupOpacity = 1.0
    /// From the one that the style was given first.
    var shadows: [ResolvedShadow] = []
    /// For materials: how far what lies below is blurred, as a standard deviation in points.
    var backdropRadius: CGFloat?

    package init(paint: Paint) { self.paint = paint }

    /// Multiplies the opacity.
    package mutating func fade(by factor: Double) {
        if case .imageTile = paint { groupOpacity *= factor } else { paint = paint.opacity(factor) }
        for index in shadows.indices { shadows[index].color = shadows[index].color.opacity(factor) }
    }

    /// True if nothing would be seen.
    var isInvisible: Bool {
        if groupOpacity <= 0 { return true }
        if case .color(let color) = paint { return color.alpha <= 0 && shadows.isEmpty }
        return false
    }

    /// The inside of a shape in this style.
    func filling(_ geometry: Geometry, style: FillStyle = FillStyle()) -> DisplayList {
        let fill = DisplayItem.fill(geometry, paint, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
        return finished(DisplayList([fill])) { ClipShape(geometry, evenOdd: style.isEOFilled) }
    }

    /// The outline of a shape in this style.
    func stroking(_ geometry: Geometry, style: StrokeStyle, isAntialiased: Bool = true) -> DisplayList {
        var attributes = style.attributes
        attributes.isAntialiased = isAntialiased
        return finished(DisplayList([.stroke(geometry, paint, attributes)])) {
            var path = Path()
            path.storage = geometry
            return ClipShape(path.strokedPath(style).storage)
        }
    }

    /// Applies shadows, opacity and blend mode to the painted list.
    /// - Parameter outline: what was painted, or nil for things without an outline; what is opaque of these takes its place.
    package func finished(_ painted: DisplayList, outline: (() -> ClipShape)? = nil) -> DisplayList {
        if blendMode == .normal, groupOpacity == 1, shadows.isEmpty, backdropRadius == nil { return painted }
        var content = painted
        let inner = shadows.filter { $0.kind == .inner }
        if !inner.isEmpty {
            let shape = outline?()
            for shadow in inner {
                content.append(shape.map(shadow.drawnInside) ?? shadow.drawnInside(painted))
            }
        }
        if let backdropRadius, let shape = outline?() {
            let backdrop = Backdrop(shape, radius: backdropRadius, saturation: Material.saturation)
            content = DisplayList([.group(DisplayGroup(content, backdrop: backdrop))])
        }
        let drops = shadows.filter { $0.kind == .drop }.map(\.filter)
        var list = DisplayList()
        list.append(DisplayGroup(content, opacity: groupOpacity, blendMode: blendMode, filters: drops))
        return list
    }
}

/// A shadow in the colours of its environment.
struct ResolvedShadow: Equatable {
    enum Kind { case drop, inner }

    var kind: Kind
    var color: RGBAColor
    /// In points.
    var radius: CGFloat
    var offset: CGSize

    var filter: Filter { .shadow(color: color, radius: radius, offset: offset) }

    /// The shadow that the surroundings of a shape cast into it: all but the shape is drawn, with a shadow, and only
    /// what falls into the shape is kept.
    func drawnInside(_ shape: ClipShape) -> DisplayGroup {
        let reach = abs(radius) * Filter.blurReach + max(abs(offset.width), abs(offset.height)) + 1
        let around = CGMutablePath()
        around.addRect(shape.geometry.bounds.insetBy(dx: -reach, dy: -reach))
        around.addPath(shape.geometry.path)
        let surroundings = DisplayItem.fill(
            .path(around), .color(color.opacity(1 / max(color.alpha, 1e-6))), evenOdd: true)
        let cast = DisplayGroup(DisplayList([surroundings]), filters: [filter])
        return DisplayGroup(DisplayList([.group(cast)]), clip: shape)
    }

    /// The same for something that has no outline but what it is drawn with, such as text.
    func drawnInside(_ painted: DisplayList) -> DisplayGroup {
        let bounds = painted.bounds
        guard !bounds.isNull else { return DisplayGroup(DisplayList()) }
        let reach = abs(radius) * Filter.blurReach + max(abs(offset.width), abs(offset.height)) + 1
        let around = bounds.insetBy(dx: -reach, dy: -reach)
        let surroundings = DisplayItem.fill(.rect(around), .color(color.opacity(1 / max(color.alpha, 1e-6))))
        let hole = DisplayItem.group(DisplayGroup(painted, blendMode: .destinationOut))
        let cast = DisplayGroup(DisplayList([surroundings, hole]), filters: [filter], isIsolated: true)
        return DisplayGroup(DisplayList([.group(cast)]), mask: painted)
    }
}
