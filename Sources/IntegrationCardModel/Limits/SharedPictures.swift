/// The long addresses of pictures that a card has charged, each known by its storage: values that share a text cost nothing
/// more, and no address is read to find it.
struct SharedPictures {
    // The texts are kept, so that no other text gets the storage of one.
    private var texts: [UnsafeRawPointer: String] = [:]

    /// True for an address that holds a picture, written without space in front and in small letters.
    static func isPicture(_ text: String) -> Bool { text.utf8.starts(with: "data:image/".utf8) }

    /// Notes a text; false when it is the same storage as one before.
    mutating func insert(_ text: String) -> Bool {
        let storage = text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
        // Texts of Apple's Foundation have none until they are copied; each of them counts.
        guard let storage else { return true }
        return texts.updateValue(text, forKey: storage) == nil
    }
}
