import NIOCore

/// A picture, or a resolved card, with what its reader should know.
struct Drawn: Sendable, Equatable {
    let bytes: ByteBuffer
    let mediaType: String
    /// The number of notices that stand in the picture.
    let notices: Int
    /// The first faults of the input, for an answer without the picture.
    var diagnostics: [JSON] = []
}
