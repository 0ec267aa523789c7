import Foundation

/// The content of a `data:` address.
struct DataAddress {
    let data: Data

    init(_ address: String, limits: CardDataLimits) throws(CardDataError) {
        let bytes = address.utf8
        // Every byte of the content takes at most three of the address.
        guard bytes.count <= limits.maximumResponseBytes * 3 + 1000 else {
            throw .tooLarge(limits.maximumResponseBytes)
        }
        guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else {
            throw .invalidRequest("its data: has no comma")
        }
        let kind = address[..<comma].lowercased()
        let content = String(address[address.index(after: comma)...])
        let decoded: Data?
        if kind.hasSuffix(";base64") {
            let text = content.removingPercentEncoding ?? content
            decoded = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        } else {
            decoded = Self.percentDecoded(content)
        }
        guard let decoded else { throw .invalidRequest("its data: cannot be decoded") }
        guard decoded.count <= limits.maximumResponseBytes else { throw .tooLarge(limits.maximumResponseBytes) }
        data = decoded
    }

    private static func percentDecoded(_ text: String) -> Data {
        var result = Data()
        var bytes = text.utf8[...]
        while let byte = bytes.popFirst() {
            let digits = bytes.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, !digits.contains(UInt8(ascii: "+")),
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                result.append(code)
                bytes = bytes.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }
}
