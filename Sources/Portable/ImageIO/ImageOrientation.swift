import CoreGraphics

extension CGImage {
    /// The image rotated and mirrored to be upright.
    /// - Parameter orientation: the Exif orientation from 1 to 8, which names the place of the stored top left corner.
    package func upright(from orientation: Int) -> CGImage {
        guard (2...8).contains(orientation) else { return self }
        let isTransposed = orientation >= 5
        guard let turned = PixelBuffer(width: isTransposed ? height : width, height: isTransposed ? width : height)
        else { return self }
        let source = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        let target = turned.bytes.assumingMemoryBound(to: UInt32.self)
        for y in 0..<height {
            for x in 0..<width {
                let (right, down) = (width - 1 - x, height - 1 - y)
                let (tx, ty) =
                    switch orientation {
                    case 2: (right, y)
                    case 3: (right, down)
                    case 4: (x, down)
                    case 5: (y, x)
                    case 6: (down, x)
                    case 7: (down, right)
                    default: (y, right)
                    }
                target[ty * turned.width + tx] = source[y * width + x]
            }
        }
        return CGImage(pixels: turned, shouldInterpolate: shouldInterpolate)
    }
}
