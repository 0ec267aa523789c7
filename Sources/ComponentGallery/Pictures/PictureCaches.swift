import TextLayout

/// The caches that pictures of one process share.
package enum PictureCaches {
    /// The number of labels whose layouts are kept for the next picture. A list card has a dozen; of hundreds of cards, those
    /// that come again are some words.
    private static let labelCount = 512

    /// Lets go of what recent pictures did not need, so that the memory of a process follows from one picture's size, and not
    /// from the number of pictures.
    package static func age() { TextEngine.shared.age(beyond: labelCount) }
}
