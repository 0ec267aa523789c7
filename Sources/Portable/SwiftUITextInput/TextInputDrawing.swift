import Drawing
@_spi(Floors) import SwiftUICore
import TextLayout

/// The drawing of editable text.
extension TextInputBox {
    var foreground: ResolvedStyle {
        let bounds = CGRect(origin: .zero, size: size)
        return environment.isEnabled
            ? HierarchicalShapeStyle.primary.resolved(in: environment, bounds: bounds)
            : ResolvedStyle(paint: .color(SystemColor.tertiaryLabel.color(in: environment)))
    }

    var drawnText: DisplayList {
        if content.text.text.isEmpty { return drawnPlaceholder }
        let foreground = foreground
        let layout = current
        if !wraps, !content.isFocused, layout.size.width > size.width {
            // Without the focus the text cannot be scrolled, so it is truncated with an ellipsis.
            var request = template
            request.runs[0].content = .text(shownText)
            request.maximumLines = 1
            let frame = TextEngine.shared.layout(request, width: size.width)
            let items = frame.displayItems(at: origin(of: frame)) { _ in foreground.paint }
            return foreground.finished(DisplayList(shown(items, paint: foreground.paint)))
        }
        let items = layout.displayItems(in: textWidth(layout), origin: textOrigin(layout), paint: foreground.paint)
        return foreground.finished(DisplayList(shown(items, paint: foreground.paint)))
    }

    private func shown(_ items: [DisplayItem], paint: Paint) -> [DisplayItem] {
        guard kind == .secure else { return items }
        return SecretText.withDiscs(items, font: template.runs[0].font, middle: size.height / 2, paint: paint)
    }

    private var drawnPlaceholder: DisplayList {
        guard let placeholder = content.placeholder, let frame = placeholderFrame(width: size.width) else {
            return DisplayList()
        }
        let color = SystemColor.placeholderText.color(in: environment)
        return placeholder.displayList(
            of: frame, at: origin(of: frame), bounds: CGRect(origin: .zero, size: size), in: environment
        ) {
            .color(color)
        }
    }

    /// The origin of text that fits.
    private func origin(of frame: TextFrame) -> CGPoint {
        let room = size.width - frame.size.width
        let isRightToLeft = layoutDirection == .rightToLeft
        let x: CGFloat =
            switch template.alignment {
            case .leading: isRightToLeft ? room : 0
            case .trailing: isRightToLeft ? 0 : room
            case .center: room / 2
            }
        guard !wraps else { return CGPoint(x: x, y: 0) }
        let scale = environment.displayScale
        return CGPoint(x: x, y: ((size.height - frame.size.height) / 2 * scale).rounded() / scale)
    }
}
