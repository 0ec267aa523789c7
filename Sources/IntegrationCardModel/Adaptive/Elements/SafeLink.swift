/// The addresses that cards may name.
public enum SafeLink {
    /// The schemes of addresses that a tap may open.
    public static let linkSchemes: Set<String> = ["http", "https", "mailto", "tel"]
    /// The schemes of pictures, sounds and films. Of data addresses only those of images are safe.
    public static let mediaSchemes: Set<String> = ["http", "https", "data"]

    /// The address without space around, or nil when its scheme is not allowed. Addresses without a scheme are relative.
    public static func link(_ text: String) -> String? { checked(text, linkSchemes) }

    /// The address of a picture, sound or film, or nil when it is not safe.
    public static func media(_ text: String) -> String? {
        // The data of a picture can be long, and every row of a card may name it: only the head is read, and all rows
        // share the text.
        if SharedPictures.isPicture(text) { return text }
        guard let address = checked(text, mediaSchemes) else { return nil }
        if scheme(of: address) == "data", !address.beginsInAnyCase(with: "data:image/") { return nil }
        return address
    }

    private static func checked(_ text: String, _ schemes: Set<String>) -> String? {
        // Browsers ignore tabs and line ends within schemes, so "java\nscript:" must not look relative.
        var address = JavaScriptText.trim(text)
        if address.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            address = String(
                String.UnicodeScalarView(address.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        }
        guard !address.isEmpty else { return nil }
        guard let scheme = scheme(of: address) else { return address }
        return schemes.contains(scheme) ? address : nil
    }

    /// The scheme in small letters; nil for relative addresses.
    static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = address[..<colon]
        if scheme.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        ) {
            return nil
        }
        return scheme.lowercased()
    }
}
