import Drawing
@_spi(Floors) import SwiftUICore

extension ScrollBox {
    /// The visible scroll indicators.
    @MainActor var indicators: DisplayList {
        var list = DisplayList()
        for axis in Axis.allCases where axes.contains(axis.set) && showsIndicator(along: axis) {
            if let bar = indicator(along: axis) { list.append(bar) }
        }
        return list
    }

    private func showsIndicator(along axis: Axis) -> Bool {
        let visibility = axis == .vertical ? configuration.verticalIndicators : configuration.horizontalIndicators
        return decoration.permitsIndicators && visibility != .hidden && visibility != .never
    }

}

extension ScrolledBox {
    /// The scroll indicator of an axis: 3 points wide, 3 points from the edge.
    @MainActor package func indicator(along axis: Axis) -> DisplayItem? {
        let color = RGBAColor(hex: 0x808080, alpha: 0.6 * indicatorOpacity)
        return bar(along: axis).map { .fill(.roundedRect($0, cornerRadius: 1.5), .color(color)) }
    }

    @MainActor private func bar(along axis: Axis) -> CGRect? {
        let window = size[axis]
        let range = axis == .vertical ? scrollRange.height : scrollRange.width
        let offset = axis == .vertical ? contentOffset.y : contentOffset.x
        guard range > 0, window > 0 else { return nil }
        let track = window - 6
        // Beyond an end, the indicator shrinks by the overscroll.
        let beyond = max(-offset, offset - range, 0)
        let length = max(8, max(36, track * window / (window + range)) - beyond)
        var start = 3 + (track - length) * min(max(offset / range, 0), 1)
        if axis == .vertical {
            let x = layoutDirection == .rightToLeft ? 3 : size.width - 6
            return CGRect(x: x, y: start, width: 3, height: length)
        }
        if layoutDirection == .rightToLeft { start = size.width - start - length }
        return CGRect(x: start, y: size.height - 6, width: length, height: 3)
    }
}
