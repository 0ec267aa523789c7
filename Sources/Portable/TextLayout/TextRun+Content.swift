import Foundation

/// Texts are equal if their bytes are. Texts that only read the same have other bytes, which places in a frame refer to, and to
/// normalise them would take longer than to lay them out.
extension TextRun.Content: Hashable {
    package static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.text(let lhs), .text(let rhs)): lhs.hasBytes(of: rhs)
        case (.attachment(let lhs), .attachment(let rhs)): lhs == rhs
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .text(let text):
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            hasher.combine(UInt8.max)
        case .attachment(let attachment): hasher.combine(attachment)
        }
    }
}

extension String {
    fileprivate func hasBytes(of other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { others in
                bytes.isEmpty || memcmp(bytes.baseAddress!, others.baseAddress!, bytes.count) == 0
            }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}
