import Foundation

/// A Gaussian blur of pixels.
///
/// Small ones are computed with the bell curve itself, large ones as three running means one after the other, which
/// come within 3 % of it and cost the same at any radius.
package struct GaussianBlur {
    /// In pixels.
    package let deviation: Double
    /// The operation on a row, in each of the two dimensions.
    private let pass: Pass

    private enum Pass {
        case nothing
        /// The bell curve from its middle outwards; both halves together sum up to 1.
        case kernel([Double])
        case means([Int])
    }

    private static let kernelLimit = 3.0

    package init(deviation: CGFloat) {
        let deviation = min(Double(deviation), 2000)
        self.deviation = deviation
        pass =
            if !(deviation > 0.05) {
                .nothing
            } else if deviation < Self.kernelLimit {
                .kernel(Self.kernel(deviation))
            } else {
                .means(Self.meanWidths(deviation))
            }
    }

    /// The greatest distance, in pixels, at which a pixel has an effect on another.
    package var reach: Int {
        switch pass {
        case .nothing: 0
        case .kernel(let kernel): kernel.count - 1
        case .means(let widths): widths.reduce(0) { $0 + $1 / 2 }
        }
    }

    /// - Parameters:
    ///   - channels: 4 for colours and opacity, 1 for the opacity alone.
    ///   - edgesRepeat: true to continue the outermost pixels outwards, false to continue with clear ones.
    package func blur(_ pixels: PixelBuffer, channels: Int, edgesRepeat: Bool) {
        guard deviation > 0.05 else { return }
        for channel in (channels == 1 ? 3 : 0)..<4 {
            var plane = PixelPlane(pixels, channel: channel)
            blur(&plane, edgesRepeat: edgesRepeat)
            plane.store(in: pixels, channel: channel)
        }
    }

    /// Blurs a plane: its rows first, then its columns.
    package func blur(_ plane: inout PixelPlane, edgesRepeat: Bool) {
        for _ in 0..<2 {
            switch pass {
            case .nothing: return
            case .kernel(let kernel):
                kernel.withUnsafeBufferPointer { kernel in
                    plane.mapRows { Self.convolve($0, with: kernel, to: $1, edgesRepeat) }
                }
            case .means(let widths): plane.mapRows { Self.means($0, of: widths, to: $1, edgesRepeat) }
            }
            plane.transpose()
        }
    }

    // MARK: - The bell curve

    private static func kernel(_ deviation: Double) -> [Double] {
        let reach = Int((deviation * 3).rounded(.up))
        let kernel = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = kernel[0] + 2 * kernel.dropFirst().reduce(0, +)
        return kernel.map { $0 / sum }
    }

    private static func convolve(
        _ source: UnsafeBufferPointer<UInt8>, with kernel: UnsafeBufferPointer<Double>,
        to result: UnsafeMutableBufferPointer<UInt8>, _ edgesRepeat: Bool
    ) {
        let count = source.count
        let reach = kernel.count - 1
        let (first, last) = edgesRepeat ? (Double(source[0]), Double(source[count - 1])) : (0, 0)
        // The row with both its continuations, so that the loops below need no conditions, and the sums of a block.
        withUnsafeTemporaryAllocation(of: Double.self, capacity: count + 2 * reach + blockLength) { buffer in
            let row = buffer.baseAddress!
            let sums = row + count + 2 * reach
            row.update(repeating: first, count: reach)
            for index in 0..<count { row[reach + index] = Double(source[index]) }
            (row + reach + count).update(repeating: last, count: reach)
            var flat: (level: Double, result: UInt8)?
            for start in stride(from: 0, to: count, by: blockLength) {
                let length = min(blockLength, count - start)
                let window = row + start
                var isFlat = true
                for index in 1..<(length + 2 * reach) where window[index] != window[0] {
                    isFlat = false
                    break
                }
                if isFlat, let flat, flat.level == window[0] {
                    for index in start..<(start + length) { result[index] = flat.result }
                    continue
                }
                for index in 0..<length { sums[index] = window[reach + index] * kernel[0] }
                for offset in 1..<(reach + 1) {
                    let weight = kernel[offset]
                    let (left, right) = (window + (reach - offset), window + (reach + offset))
                    for index in 0..<length { sums[index] += (left[index] + right[index]) * weight }
                }
                for index in 0..<length { result[start + index] = level(Float(sums[index])) }
                if isFlat { flat = (window[0], result[start]) }
            }
        }
    }

    /// Many pixels are summed together. Blocks whose whole surroundings have one level are summed once a row.
    private static let blockLength = 32

    private static func level(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }

    // MARK: - Running means

    /// Three odd widths whose running means have together the wanted variance: a mean of width w has (w² − 1) / 12.
    private static func meanWidths(_ deviation: Double) -> [Int] {
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

    private static func means(
        _ source: UnsafeBufferPointer<UInt8>, of widths: [Int], to result: UnsafeMutableBufferPointer<UInt8>,
        _ edgesRepeat: Bool
    ) {
        let count = source.count
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2) { buffer in
            let a = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            let b = UnsafeMutableBufferPointer(rebasing: buffer[count...])
            for index in 0..<count { a[index] = Float(source[index]) }
            mean(a, to: b, width: widths[0], edgesRepeat)
            mean(b, to: a, width: widths[1], edgesRepeat)
            mean(a, to: b, width: widths[2], edgesRepeat)
            for index in 0..<count { result[index] = level(b[index]) }
        }
    }

    private static func mean(
        _ source: UnsafeMutableBufferPointer<Float>, to target: UnsafeMutableBufferPointer<Float>, width: Int,
        _ edgesRepeat: Bool
    ) {
        let count = source.count
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
