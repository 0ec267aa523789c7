import Foundation

/// The blocks of a GIF file.
enum GIFFrames {
    /// A file with the first frame alone, which is the one that is shown: decoders read all frames that there are.
    ///
    /// Other files, and those that break off within the frame, stay as they are.
    static func first(of data: Data) -> Data {
        guard data.starts(with: Array("GIF8".utf8)), data.count > 13 else { return data }
        return data.withUnsafeBytes { bytes in
            var position = 13 + colors(bytes[10])
            while position < bytes.count {
                let isFrame = bytes[position] == 0x2C
                if isFrame {
                    guard position + 10 < bytes.count else { return data }
                    position += 11 + colors(bytes[position + 9])
                } else if bytes[position] == 0x21 {
                    position += 2
                } else {
                    return data
                }
                while position < bytes.count, bytes[position] > 0 { position += 1 + Int(bytes[position]) }
                position += 1
                guard isFrame else { continue }
                guard position < bytes.count else { return data }
                return Data(bytes[..<position]) + [0x3B]
            }
            return data
        }
    }

    /// The bytes of a table of colours that flags announce.
    private static func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
