import Foundation
import NIOCore
import NIOFoundationCompat

/// A picture in a file: a line of JSON, then the bytes.
enum KeptFile {
    static func data(of picture: KeptPicture) -> Data {
        let header: JSON = [
            "type": .string(picture.drawn.mediaType), "notices": JSON(picture.drawn.notices),
            "diagnostics": .array(picture.drawn.diagnostics), "expires": JSON(picture.expires.timeIntervalSince1970),
            "etag": .string(picture.entityTag),
        ]
        var data = Data((header.text + "\n").utf8)
        data.append(contentsOf: picture.drawn.bytes.readableBytesView)
        return data
    }

    /// Nil for a file that is not whole.
    static func picture(_ data: Data) -> KeptPicture? {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")), let header = try? JSONReader.read(data[..<end]),
            let type = header["type"]?.string, let notices = header["notices"]?.integer,
            let expires = header["expires"]?.double
        else { return nil }
        let picture = KeptPicture(
            Drawn(
                bytes: ByteBuffer(data: data[(end + 1)...]), mediaType: type, notices: notices,
                diagnostics: header["diagnostics"]?.elements ?? []),
            expires: Date(timeIntervalSince1970: expires))
        return picture.entityTag == header["etag"]?.string ? picture : nil
    }
}
