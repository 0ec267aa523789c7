import Foundation

/// The layout of external pixels, with their conversion to a `PixelBuffer`.
struct PixelLayout {
    let bytesPerPixel: Int
    private let red: Int
    private let green: Int
    private let blue: Int
    private let alpha: Int?
    private let isPremultiplied: Bool
    private let kind: CGColorSpace.Kind

    /// Nil for layouts other than whole bytes of gray, RGB or RGB with alpha.
    init?(bitsPerPixel: Int, bitmapInfo: CGBitmapInfo, space: CGColorSpace) {
        guard !bitmapInfo.contains(.floatComponents),
            let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue)
        else { return nil }
        let order = bitmapInfo.intersection(.byteOrderMask)
        kind = space.kind
        isPremultiplied = alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
        switch (space.numberOfComponents, bitsPerPixel) {
        case (1, 8) where alphaInfo == .none:
            (bytesPerPixel, red, green, blue, alpha) = (1, 0, 0, 0, nil)
        case (1, 16) where alphaInfo == .last || alphaInfo == .premultipliedLast:
            (bytesPerPixel, red, green, blue, alpha) = (2, 0, 0, 0, 1)
        case (3, 24) where alphaInfo == .none:
            (bytesPerPixel, red, green, blue, alpha) = (3, 0, 1, 2, nil)
        case (3, 32):
            bytesPerPixel = 4
            let alphaFirst: Bool
            let hasAlpha: Bool
            switch alphaInfo {
            case .premultipliedFirst, .first: (alphaFirst, hasAlpha) = (true, true)
            case .noneSkipFirst: (alphaFirst, hasAlpha) = (true, false)
            case .premultipliedLast, .last: (alphaFirst, hasAlpha) = (false, true)
            case .noneSkipLast: (alphaFirst, hasAlpha) = (false, false)
            case .none, .alphaOnly: return nil
            }
            let big = alphaFirst ? (r: 1, g: 2, b: 3, a: 0) : (r: 0, g: 1, b: 2, a: 3)
            if order == .byteOrder32Little {
                (red, green, blue, alpha) = (3 - big.r, 3 - big.g, 3 - big.b, hasAlpha ? 3 - big.a : nil)
            } else if order.isEmpty || order == .byteOrder32Big {
                (red, green, blue, alpha) = (big.r, big.g, big.b, hasAlpha ? big.a : nil)
            } else {
                return nil
            }
        default:
            return nil
        }
    }

    /// Fills the buffer from rows of external pixels.
    func convert(_ source: UnsafeRawBufferPointer, bytesPerRow: Int, to pixels: PixelBuffer) {
        let target = pixels.bytes.assumingMemoryBound(to: UInt8.self)
        let needsColorConversion = kind != .sRGB && kind != .extendedSRGB && kind != .gray
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let from = y * bytesPerRow + x * bytesPerPixel
                let to = y * pixels.bytesPerRow + x * 4
                let opacity = alpha.map { Int(source[from + $0]) } ?? 255
                var levels = (Int(source[from + red]), Int(source[from + green]), Int(source[from + blue]))
                if needsColorConversion { levels = converted(levels, opacity: opacity) }
                if isPremultiplied && !needsColorConversion {
                    levels = (min(levels.0, opacity), min(levels.1, opacity), min(levels.2, opacity))
                } else {
                    levels = (
                        (levels.0 * opacity + 127) / 255, (levels.1 * opacity + 127) / 255,
                        (levels.2 * opacity + 127) / 255
                    )
                }
                target[to] = UInt8(levels.2)
                target[to + 1] = UInt8(levels.1)
                target[to + 2] = UInt8(levels.0)
                target[to + 3] = UInt8(opacity)
            }
        }
    }

    /// Converts levels to sRGB.
    private func converted(_ levels: (Int, Int, Int), opacity: Int) -> (Int, Int, Int) {
        let whole = isPremultiplied ? max(CGFloat(opacity), 1) : 255
        let color = ColorConversion.sRGB(
            from: [CGFloat(levels.0) / whole, CGFloat(levels.1) / whole, CGFloat(levels.2) / whole], in: kind)
        func level(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return (level(color.0), level(color.1), level(color.2))
    }
}
