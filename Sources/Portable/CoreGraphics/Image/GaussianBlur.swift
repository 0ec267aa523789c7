import Foundation

/// A Gaussian blur of pixels.
///
/// Small ones are computed with the bell curve itself, large ones as three running means one after the other, which
/// come within 3 % of it and cost the same at any radius.
package struct GaussianBlur {
    /// In pixels.
    package let deviation: Double

    package init(deviation: CGFloat) {
        self.deviation = min(Double(deviation), 2000)
    }

    private static let kernelLimit = 3.0

    /// - Parameters:
    ///   - channels: 4 for colours and opacity, 1 for the opacity alone.
    ///   - edgesRepeat: true to continue the outermost pixels outwards, false to continue with clear ones.
    package func blur(_ pixels: PixelBuffer, channels: Int, edgesRepeat: Bool) {
        guard deviation > 0.05 else { return }
        let bytes = pixels.bytes.assumingMemoryBound(to: UInt8.self)
        let first = channels == 1 ? 3 : 0
        for channel in first..<4 {
            for y in 0..<pixels.height {
                run(bytes + y * pixels.bytesPerRow + channel, count: pixels.width, stride: 4, edgesRepeat)
            }
            for x in 0..<pixels.width {
                run(bytes + x * 4 + channel, count: pixels.height, stride: pixels.bytesPerRow, edgesRepeat)
            }
        }
    }

    private func run(_ line: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, _ edgesRepeat: Bool) {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2) { buffer in
            let a = buffer.baseAddress!
            let b = a + count
            var isEmpty = true
            for index in 0..<count {
                a[index] = Float(line[index * stride])
                if a[index] != 0 { isEmpty = false }
            }
            if isEmpty { return }
            if deviation < Self.kernelLimit {
                convolve(a, to: b, count: count, edgesRepeat)
                store(b, line, count: count, stride: stride)
            } else {
                let widths = boxWidths
                mean(a, to: b, count: count, width: widths[0], edgesRepeat)
                mean(b, to: a, count: count, width: widths[1], edgesRepeat)
                mean(a, to: b, count: count, width: widths[2], edgesRepeat)
                store(b, line, count: count, stride: stride)
            }
        }
    }

    private func store(
        _ values: UnsafeMutablePointer<Float>, _ line: UnsafeMutablePointer<UInt8>, count: Int, stride: Int
    ) {
        for index in 0..<count { line[index * stride] = UInt8(min(max(values[index] + 0.5, 0), 255)) }
    }

    private func convolve(
        _ source: UnsafeMutablePointer<Float>, to target: UnsafeMutablePointer<Float>, count: Int, _ edgesRepeat: Bool
    ) {
        let reach = Int((deviation * 3).rounded(.up))
        var kernel = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = kernel[0] + 2 * kernel.dropFirst().reduce(0, +)
        kernel = kernel.map { $0 / sum }
        for index in 0..<count {
            var value = Double(source[index]) * kernel[0]
            for offset in 1...max(1, reach) where offset <= reach {
                let (before, after) = (index - offset, index + offset)
                let left = before >= 0 ? source[before] : edgesRepeat ? source[0] : 0
                let right = after < count ? source[after] : edgesRepeat ? source[count - 1] : 0
                value += Double(left + right) * kernel[offset]
            }
            target[index] = Float(value)
        }
    }

    /// Three odd widths whose running means have together the wanted variance: a mean of width w has (w² − 1) / 12.
    private var boxWidths: [Int] {
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        var lower = Int(ideal.rounded(.down))
        if lower.isMultiple(of: 2) { lower -= 1 }
        lower = max(1, lower)
        // m means of the lower width and 3 − m of the next odd one up.
        let wanted = 12 * deviation * deviation
        let l = Double(lower)
        let m = ((wanted - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded()
        return (0..<3).map { Double($0) < m ? lower : lower + 2 }
    }

    private func mean(
        _ source: UnsafeMutablePointer<Float>, to target: UnsafeMutablePointer<Float>, count: Int, width: Int,
        _ edgesRepeat: Bool
    ) {
        let half = width / 2
        func at(_ index: Int) -> Float {
            if index < 0 { return edgesRepeat ? source[0] : 0 }
            if index >= count { return edgesRepeat ? source[count - 1] : 0 }
            return source[index]
        }
        // A double keeps the running sum of levels exact.
        var sum = 0.0
        for index in -half...half { sum += Double(at(index)) }
        let share = 1 / Double(width)
        for index in 0..<count {
            target[index] = Float(sum * share)
            sum += Double(at(index + half + 1)) - Double(at(index - half))
        }
    }
}
