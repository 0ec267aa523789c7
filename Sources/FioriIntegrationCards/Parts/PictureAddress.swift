/// The address of a picture as a key of tables. Of a long one, which holds the picture itself, the length and both ends make
/// the hash value: many views look for the same.
nonisolated struct PictureAddress: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    private static let shortBytes = 512

    func hash(into hasher: inout Hasher) {
        let bytes = text.utf8
        guard bytes.count > Self.shortBytes else {
            hasher.combine(text)
            return
        }
        hasher.combine(bytes.count)
        for byte in bytes.prefix(64) { hasher.combine(byte) }
        for byte in bytes.suffix(64) { hasher.combine(byte) }
    }
}
