import Foundation

/// The parts of a picture's file that a decoder goes through one after another, besides its pixels.
extension ImageHeader {
    /// The scans that usual JPEG pictures have, as libraries write them.
    static let usualScans = 10

    /// The pixels that decoding a picture visits: those of each ten scans of a JPEG picture, twice where it is stored in
    /// several scans, and twice where it has four components, which are converted.
    ///
    /// Only the first frame of animations is decoded.
    func visitedPixels(of kind: CardImage.Kind, pixels: Int) -> Int {
        guard kind == .jpeg else { return pixels }
        let scans = scanCount
        var rounds = max(1, (scans + Self.usualScans - 1) / Self.usualScans)
        if scans > 1 { rounds = max(2, rounds) }
        if jpegComponents.count > 3 { rounds *= 2 }
        let (product, overflow) = pixels.multipliedReportingOverflow(by: rounds)
        return overflow ? .max : product
    }

    /// The greatest memory that a decoder may take besides the pixels, in bytes.
    static let maximumCoefficientBytes = 64 * 1024 * 1024

    /// The bytes of the coefficients that a decoder keeps of a JPEG picture with several scans: two for each sample of each
    /// component. 0 for other pictures.
    func coefficientBytes(of kind: CardImage.Kind, pixels: Int) -> Int {
        guard kind == .jpeg, scanCount > 1 else { return 0 }
        let components = jpegComponents
        let most = max(1, components.map { $0.horizontal * $0.vertical }.max() ?? 1)
        return components.reduce(0) { $0 + pixels / most * $1.horizontal * $1.vertical * 2 }
    }

    /// The samples of each component of a JPEG picture, by its frame header.
    private var jpegComponents: [(horizontal: Int, vertical: Int)] {
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
                position += marker == 0xFF ? 1 : 2
                continue
            }
            guard marker != 0xD9, marker != 0xDA else { return [] }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (0..<Int(bytes[position + 9])).compactMap { index in
                    let place = position + 11 + 3 * index
                    guard place < bytes.count else { return nil }
                    return (Int(bytes[place] >> 4), Int(bytes[place] & 15))
                }
            }
            position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
        }
        return []
    }

    /// The number of scans of a JPEG picture.
    var scanCount: Int {
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return 0 }
            var count = 0
            var position = 2
            while position + 1 < bytes.count {
                guard let found = memchr(base + position, 0xFF, bytes.count - position - 1) else { break }
                position = UnsafeRawPointer(found) - UnsafeRawPointer(base)
                let marker = bytes[position + 1]
                position += marker == 0xFF ? 1 : 2
                // Within scans, 00 stands for FF itself, and D0 to D7 divide them; 01, D8 and D9 have no content.
                guard marker >= 0xC0, marker < 0xFF, !(0xD0...0xD9).contains(marker) else { continue }
                if marker == 0xDA { count += 1 }
                guard position + 1 < bytes.count else { break }
                position += max(2, Int(bytes[position]) << 8 | Int(bytes[position + 1]))
            }
            return count
        }
    }

    /// The number of frames of a GIF picture.
    var frameCount: Int {
        guard bytes.count > 13 else { return 0 }
        var count = 0
        var position = 13 + Self.colors(bytes[10])
        while position < bytes.count {
            switch bytes[position] {
            case 0x21: position += 2
            case 0x2C:
                guard position + 10 < bytes.count else { return count }
                count += 1
                position += 11 + Self.colors(bytes[position + 9])
            default: return count
            }
            while position < bytes.count, bytes[position] > 0 { position += 1 + Int(bytes[position]) }
            position += 1
        }
        return count
    }

    /// The bytes of a table of colours that a GIF picture announces.
    private static func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
