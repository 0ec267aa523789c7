import SwiftUI

/// Room, size, background, border and shadow of an element.
package struct BoxLook: ViewModifier {
    private let style: StyleSheetStyle
    private let base: BoxBase

    /// - Parameters:
    ///   - style: The style that sheets set.
    ///   - base: The box without a sheet.
    package nonisolated init(style: StyleSheetStyle, base: BoxBase = BoxBase()) {
        self.style = style
        self.base = base
    }

    package func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: style.cornerRadius(over: base.cornerRadius) ?? 0)
        // The colours of a control's own box come and go with its states, as those of sheets do.
        let isBox = base.padding != nil || base.fill != nil || base.border != nil || style.drawsBox
        var view = AnyView(content)
        if style.sets(.image) {
            view = AnyView(
                HStack(spacing: 8) {
                    if let name = style.name(.image) {
                        Image(pictureNamed: name).padding(style.insets(.imageInsets) ?? EdgeInsets())
                    }
                    view
                })
        }
        if style.sets(.titleInsets) {
            view = AnyView(view.padding(style.insets(.titleInsets) ?? EdgeInsets()))
        }
        if let room = room(isBox: isBox) { view = AnyView(view.padding(room)) }
        view = sized(view)
        if isBox { view = AnyView(view.background { background.clipShape(shape) }) }
        if style.sets(.cornerRadius) { view = AnyView(view.clipShape(shape)) }
        if isBox {
            let line = style.line(over: base)
            view = AnyView(
                view.overlay {
                    if let line { shape.strokeBorder(line.color, lineWidth: line.width).allowsHitTesting(false) }
                })
        }
        if style.setsShadow {
            let shadow = style.shadow
            view = AnyView(view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        if style.sets(.opacity) { view = AnyView(view.opacity(style.opacity ?? 1)) }
        return view
    }

    /// Room around the content; nil without any in all states.
    private func room(isBox: Bool) -> EdgeInsets? {
        if let room = style.padding ?? style.insets(.contentInsets) ?? base.padding { return room }
        if isBox, let room = base.paddingInSight { return room }
        return style.sets(.padding) || style.sets(.contentInsets) ? EdgeInsets() : nil
    }

    /// A height is the least one, so that texts grow with the reader's size.
    private func sized(_ view: AnyView) -> AnyView {
        let height = style.number(.height).map { CGFloat($0) } ?? base.minHeight
        if style.sets(.width) {
            return AnyView(
                view.frame(width: style.number(.width).map { CGFloat($0) }, alignment: style.alignment).frame(
                    minHeight: height, alignment: style.alignment))
        }
        guard style.sets(.height) || base.minHeight != nil || base.minWidth != nil || base.maxWidth != nil else {
            return view
        }
        return AnyView(
            view.frame(
                minWidth: base.minWidth, maxWidth: base.maxWidth, minHeight: height,
                alignment: style.alignment(over: base.alignment)))
    }

    @ViewBuilder private var background: some View {
        if style.hasBackground {
            StyleSheetFill(style: style)
        } else if let fill = base.fill {
            fill
        }
    }
}

/// The box of a control without a sheet.
package struct BoxBase: Sendable {
    package var padding: EdgeInsets?
    /// Room where a background or a line is in sight, for which `padding` is nil.
    package var paddingInSight: EdgeInsets?
    package var minWidth: CGFloat?
    package var maxWidth: CGFloat?
    package var minHeight: CGFloat?
    package var fill: Color?
    package var border: Color?
    package var borderWidth: CGFloat
    package var cornerRadius: CGFloat?
    package var alignment: Alignment

    package init(
        padding: EdgeInsets? = nil, minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        fill: Color? = nil, border: Color? = nil, borderWidth: CGFloat = 1, cornerRadius: CGFloat? = nil,
        alignment: Alignment = .center
    ) {
        self.padding = padding
        self.minWidth = minWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.fill = fill
        self.border = border
        self.borderWidth = borderWidth
        self.cornerRadius = cornerRadius
        self.alignment = alignment
    }

    /// A control that is no more than its text until a sheet gives it a background or a border: the text keeps the
    /// distance from their edge that it has in the SDK's buttons and fields.
    package static let control: BoxBase = {
        var box = BoxBase()
        box.paddingInSight = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        return box
    }()
}

/// The background of a style: a picture over a gradient or a colour.
package struct StyleSheetFill: View {
    private let style: StyleSheetStyle

    package nonisolated init(style: StyleSheetStyle) { self.style = style }

    package var body: some View {
        ZStack {
            if let colors = style.backgroundColors {
                if colors.first == colors.last {
                    colors.first?.color
                } else {
                    LinearGradient(colors: colors.map(\.color), startPoint: .top, endPoint: .bottom)
                }
            }
            if let name = style.name(.backgroundImage) {
                Image(pictureNamed: name).resizable(capInsets: style.insets(.backgroundImageInsets) ?? EdgeInsets())
            }
        }
        .accessibilityHidden(true)
    }
}

extension Image {
    /// A picture of the app, by a name that may have the extension of a file.
    fileprivate init(pictureNamed name: String) {
        let file = name.lowercased()
        self.init([".png", ".jpg", ".jpeg"].contains { file.hasSuffix($0) } ? String(name.prefix { $0 != "." }) : name)
    }
}

extension StyleSheetStyle {
    /// Colours of the background from top to bottom, two of them; nil without any.
    package var backgroundColors: [StyleSheetColor]? {
        let top = color(.backgroundColorTop)
        let bottom = color(.backgroundColorBottom)
        if let first = top ?? bottom, let last = bottom ?? top { return [first, last] }
        return (backgroundColor ?? color(.barTintColor) ?? color(.backgroundTintColor)).map { [$0, $0] }
    }

    /// True if any state has a background or a border, so that the room for it stays as the state changes.
    fileprivate var drawsBox: Bool {
        setsAny(of: Self.box) || sets(.borderStyle) && name(.borderStyle) != "none"
    }

    /// Properties that put the edge of an element in sight.
    private static let box: [StyleSheetProperty] = [
        .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .backgroundTintColor,
        .barTintColor, .borderColor, .borderWidth,
    ]

    package var hasBackground: Bool { backgroundColors != nil || name(.backgroundImage) != nil }

    /// `border-style` has corners of its own.
    fileprivate func cornerRadius(over base: CGFloat?) -> CGFloat? {
        if let cornerRadius { return CGFloat(cornerRadius) }
        switch name(.borderStyle) {
        case "line", "bezel": return 0
        case "rounded": return base ?? 5
        default: return base
        }
    }

    fileprivate func line(over base: BoxBase) -> (color: Color, width: CGFloat)? {
        let isSet = borderColor != nil || borderWidth != nil
        switch name(.borderStyle) {
        case "none" where !isSet: return nil
        case nil where !isSet && base.border == nil: return nil
        default: break
        }
        let width = borderWidth.map { CGFloat($0) } ?? (name(.borderStyle) == "bezel" ? 2 : base.borderWidth)
        guard width > 0 else { return nil }
        // Segments stand apart; the line between them is their border.
        let divider = base.border == nil ? nil : color(.dividerColor)
        return ((borderColor ?? divider)?.color ?? base.border ?? .preferredColor(.separator), width)
    }

    fileprivate var setsShadow: Bool { setsAny(of: [.shadowColor, .shadowOffset, .shadowRadius, .shadowOpacity]) }

    /// Shadow with the values of Core Animation's layers where a sheet sets none, but in sight; clear without any property.
    fileprivate var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
        let (set, offset) = (color(.shadowColor), offset(.shadowOffset))
        let (radius, opacity) = (number(.shadowRadius), number(.shadowOpacity))
        guard set != nil || offset != nil || radius != nil || opacity != nil else { return (.clear, 0, 0, 0) }
        let shade: Color = set?.color ?? .black
        let place = offset ?? CGSize(width: 0, height: -3)
        return (shade.opacity(opacity ?? 1), CGFloat(radius ?? 3), place.width, place.height)
    }

    fileprivate var alignment: Alignment { alignment(over: .center) }

    fileprivate func alignment(over base: Alignment) -> Alignment {
        var alignment = base
        switch name(.verticalAlign) {
        case "top": alignment.vertical = .top
        case "bottom": alignment.vertical = .bottom
        case nil: break
        default: alignment.vertical = .center
        }
        switch name(.horizontalAlign) ?? name(.textAlign) {
        case "left", "natural": alignment.horizontal = .leading
        case "right": alignment.horizontal = .trailing
        case "center": alignment.horizontal = .center
        default: break
        }
        return alignment
    }
}
