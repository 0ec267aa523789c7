/// A place that keeps pictures beyond the life of a process.
protocol PictureStore: Sendable {
    /// The name in metrics.
    var tier: String { get }

    /// The picture of a key; nil if there is none, or if it is too old.
    /// - Throws: an error if the place does not answer.
    func picture(_ key: String) async throws -> KeptPicture?

    /// Keeps a picture.
    func keep(_ picture: KeptPicture, _ key: String) async throws
}
