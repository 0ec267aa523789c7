import Foundation

/// A channel of a picture, with one byte per pixel, row by row without padding.
package struct PixelPlane {
    package private(set) var width: Int
    package private(set) var height: Int
    package private(set) var levels: [UInt8]

    /// A plane of zeros.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        levels = [UInt8](repeating: 0, count: width * height)
    }

    /// Copies one channel of a picture.
    ///
    /// - Parameters:
    ///   - channel: The byte's place in a pixel: 0 for blue to 3 for opacity.
    /// - offset: The translation of the copy to the right and down, in pixels; parts beyond the plane are discarded,
    ///   and zeros come in.
    package init(_ pixels: PixelBuffer, channel: Int, offset: (x: Int, y: Int) = (0, 0)) {
        self.init(width: pixels.width, height: pixels.height)
        let (width, height) = (width, height)
        guard abs(offset.x) < width, abs(offset.y) < height else { return }
        let source = pixels.bytes.assumingMemoryBound(to: UInt8.self) + channel
        let columns = max(0, offset.x)..<min(width, width + offset.x)
        levels.withUnsafeMutableBufferPointer { target in
            for y in max(0, offset.y)..<min(height, height + offset.y) {
                let row = source + (y - offset.y) * pixels.bytesPerRow - offset.x * 4
                for x in columns { target[y * width + x] = row[x * 4] }
            }
        }
    }

    /// Writes the plane over one channel of a picture of the same size.
    package func store(in pixels: PixelBuffer, channel: Int) {
        precondition(pixels.width == width && pixels.height == height)
        let target = pixels.bytes.assumingMemoryBound(to: UInt8.self) + channel
        levels.withUnsafeBufferPointer { source in
            for index in source.indices { target[index * 4] = source[index] }
        }
    }

    /// Replaces each row by what `body` writes for it.
    ///
    /// A row of zeros stays, and a row that equals the one above gets the same result without another call: pictures
    /// of user interfaces consist of such rows for the most part.
    package mutating func mapRows(
        _ body: (_ row: UnsafeBufferPointer<UInt8>, _ result: UnsafeMutableBufferPointer<UInt8>) -> Void
    ) {
        guard width > 0, height > 0 else { return }
        let (width, height) = (width, height)
        levels.withUnsafeMutableBufferPointer { levels in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { above in
                for y in 0..<height {
                    let row = UnsafeMutableBufferPointer(rebasing: levels[y * width..<(y + 1) * width])
                    if y > 0, row.hasBytes(of: above) {
                        let result = levels[(y - 1) * width..<y * width]
                        _ = row.update(from: UnsafeMutableBufferPointer(rebasing: result))
                        continue
                    }
                    _ = above.update(from: row)
                    if !row.allSatisfy({ $0 == 0 }) { body(UnsafeBufferPointer(above), row) }
                }
            }
        }
    }

    /// Exchanges rows and columns.
    package mutating func transpose() {
        var result = [UInt8](repeating: 0, count: levels.count)
        let (width, height) = (width, height)
        // Square by square, so that both sides stay in the cache.
        let side = 32
        levels.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                for top in stride(from: 0, to: height, by: side) {
                    for left in stride(from: 0, to: width, by: side) {
                        for y in top..<min(top + side, height) {
                            for x in left..<min(left + side, width) {
                                target[x * height + y] = source[y * width + x]
                            }
                        }
                    }
                }
            }
        }
        levels = result
        swap(&self.width, &self.height)
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    fileprivate func hasBytes(of other: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        count == other.count && memcmp(baseAddress!, other.baseAddress!, count) == 0
    }
}
