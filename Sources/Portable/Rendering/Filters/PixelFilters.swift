import CoreGraphics
import Drawing
import Foundation

/// Runs filters over pixels in place.
struct PixelFilters {
    let pixels: PixelBuffer
    /// Pixels per point.
    let scale: CGFloat

    /// - Parameter keepsContent: false to leave only the shadow itself.
    func apply(_ filter: Filter, keepsContent: Bool = true) {
        switch filter {
        case .shadow(let color, let radius, let offset):
            shadow(color, radius: radius, offset: offset, keepsContent: keepsContent)
        case .blur(let radius, let isOpaque):
            guard radius > 0, radius.isFinite else { return }
            GaussianBlur(deviation: radius * scale).blur(pixels, channels: 4, edgesRepeat: isOpaque)
        default:
            if let matrix = ColorMatrix(filter) { apply(matrix) }
        }
    }

    private func shadow(_ color: RGBAColor, radius: CGFloat, offset: CGSize, keepsContent: Bool) {
        guard color.isFinite, radius.isFinite, offset.width.isFinite, offset.height.isFinite,
            let blurred = PixelBuffer(width: pixels.width, height: pixels.height)
        else { return }
        let source = pixels.bytes.assumingMemoryBound(to: UInt8.self)
        let target = blurred.bytes.assumingMemoryBound(to: UInt8.self)
        let dx = Int((offset.width * scale).rounded())
        let dy = Int((offset.height * scale).rounded())
        let (width, height) = (pixels.width, pixels.height)
        if abs(dx) < width, abs(dy) < height {
            for y in max(0, dy)..<min(height, height + dy) {
                for x in max(0, dx)..<min(width, width + dx) {
                    target[(y * width + x) * 4 + 3] = source[((y - dy) * width + x - dx) * 4 + 3]
                }
            }
        }
        if radius > 0 {
            GaussianBlur(deviation: radius / 2 * scale).blur(blurred, channels: 1, edgesRepeat: false)
        }
        func level(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let alpha = level(color.alpha)
        let levels = (level(color.red), level(color.green), level(color.blue))
        for index in 0..<(width * height) {
            let pixel = index * 4
            let opacity = (Int(target[pixel + 3]) * alpha + 127) / 255
            let covered = keepsContent ? 255 - Int(source[pixel + 3]) : 255
            let shown = keepsContent ? 1 : 0
            func mixed(_ content: UInt8, _ shadow: Int) -> UInt8 {
                UInt8(min(255, Int(content) * shown + (shadow * covered + 127) / 255))
            }
            source[pixel] = mixed(source[pixel], (levels.2 * opacity + 127) / 255)
            source[pixel + 1] = mixed(source[pixel + 1], (levels.1 * opacity + 127) / 255)
            source[pixel + 2] = mixed(source[pixel + 2], (levels.0 * opacity + 127) / 255)
            source[pixel + 3] = mixed(source[pixel + 3], opacity)
        }
    }

    /// Applies a mix of colours to every pixel.
    func apply(_ matrix: ColorMatrix) {
        let bytes = pixels.bytes.assumingMemoryBound(to: UInt8.self)
        var last: UInt32 = 0
        var result: UInt32 = matrix.applied(toPixel: 0)
        // Neighbours mostly have the same colour, so the last answer is kept.
        for index in 0..<(pixels.width * pixels.height) {
            let pointer = UnsafeMutableRawPointer(bytes + index * 4)
            let pixel = pointer.load(as: UInt32.self)
            if pixel != last {
                last = pixel
                result = matrix.applied(toPixel: pixel)
            }
            pointer.storeBytes(of: result, as: UInt32.self)
        }
    }
}
