/// The time that the letters of a picture take.
extension VectorCost {
    /// The time in nanoseconds for the square of the letters without a place at which lines break, and that for a letter
    /// with a place or a direction of its own.
    private static let chunkTime = 40.0
    private static let placeTime = 200_000.0

    /// Spends what the letters of one element take.
    mutating func text(_ element: VectorElement, _ context: VectorContext) throws(CardDataError) {
        if element.name == "text" {
            let letters = element.unbroken
            try spend(letters * letters * Self.chunkTime, "its texts have too long words")
        }
        let count = Double(element.textLength)
        guard count > 0 else { return }
        try spend(count * (60_000 + area / 8), "its texts take too long")
        if element.attributes["rotate"] != nil { try spend(count * Self.placeTime, "its texts take too long") }
        fonts.add(context.fontKey, letters: element.foreignLetters)
        guard fonts.time <= Self.maximumTime else { throw .imageRefused("its texts have too many fonts") }
        let letter = context.fontSize + context.letterSpacing
        textExtent += count * letter
        guard letter <= Self.mostFontSize, textExtent <= Self.mostTextExtent else {
            throw .imageRefused("its texts are too large")
        }
        let side = context.fontSize * context.scale
        guard side <= Self.mostPixels else { throw .imageRefused("its texts are too large") }
        // A letter has some twenty corners.
        try lines(context, points: count * 20)
        drawnPoints += count * 20
        try spend(count * 40 * context.clipEdges * Self.clippedEdge, "its clip paths take too long")
        guard side > Self.greatLetter else { return }
        // Great letters are outlines, which are drawn together: each edge is compared with the others of its row.
        let before = greatLetters
        greatLetters += count
        try spend(
            count * 700_000 + (greatLetters * greatLetters - before * before) * 800, "its texts take too long")
    }
}
