import CoreGraphics
import Drawing
import Foundation

/// Runs filters over pixels in place.
struct PixelFilters {
    let pixels: PixelBuffer
    /// Pixels per point.
    let scale: CGFloat

    /// The greatest distance, in pixels, at which a pixel has an effect on another through a filter.
    static func reach(of filter: Filter, scale: CGFloat) -> Int {
        switch filter {
        case .shadow(_, let radius, let offset):
            let blur = radius > 0 ? GaussianBlur(deviation: radius / 2 * scale).reach : 0
            let distance = max(abs(offset.width), abs(offset.height)) * scale
            return blur + Int(min(distance.rounded(.up), CGFloat(PixelBuffer.pixelLimit)))
        case .blur(let radius, _): return radius > 0 ? GaussianBlur(deviation: radius * scale).reach : 0
        default: return 0
        }
    }

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
        guard color.isFinite, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
        let dx = Int((offset.width * scale).rounded())
        let dy = Int((offset.height * scale).rounded())
        var opacities = PixelPlane(pixels, channel: 3, offset: (dx, dy))
        if radius > 0 { GaussianBlur(deviation: radius / 2 * scale).blur(&opacities, edgesRepeat: false) }
        put(ShadowLevels(color), by: opacities, keepsContent: keepsContent)
    }

    /// Puts a shadow below the content, or in its place.
    private func put(_ shadow: ShadowLevels, by opacities: PixelPlane, keepsContent: Bool) {
        let bytes = pixels.bytes.assumingMemoryBound(to: UInt8.self)
        opacities.levels.withUnsafeBufferPointer { opacities in
            for index in opacities.indices {
                let pixel = bytes + index * 4
                let content = pixel[3]
                if keepsContent, content == 255 || opacities[index] == 0 { continue }
                let levels = shadow[opacities[index]]
                guard keepsContent, content > 0 else {
                    (pixel[0], pixel[1], pixel[2], pixel[3]) = (levels.x, levels.y, levels.z, levels.w)
                    continue
                }
                let uncovered = 255 - Int(content)
                func mixed(_ content: UInt8, _ shadow: UInt8) -> UInt8 {
                    UInt8(min(255, Int(content) + (Int(shadow) * uncovered + 127) / 255))
                }
                pixel[0] = mixed(pixel[0], levels.x)
                pixel[1] = mixed(pixel[1], levels.y)
                pixel[2] = mixed(pixel[2], levels.z)
                pixel[3] = mixed(content, levels.w)
            }
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
