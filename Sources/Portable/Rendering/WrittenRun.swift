import Drawing

extension GlyphRun {
    /// The run as it is written to files: without zero-width spaces behind characters of ASCII, as the places to break an
    /// address, so that a copied text is the one that was meant. Glyphs stay in their places.
    ///
    /// Other zero-width spaces, which may divide the words of a script, are part of the text.
    ///
    /// - Returns: the run, and the places where the spaces stood, in bytes of its text.
    func written() -> (run: GlyphRun, places: Set<Int>) {
        guard text.utf8.contains(0x8B) else { return (self, []) }
        let bytes = Array(text.utf8)
        var kept: [UInt8] = []
        var offsets: [Int] = []
        var dropped: Set<Int> = []
        var places: Set<Int> = []
        while offsets.count < bytes.count {
            let index = offsets.count
            if index > 0, bytes[index - 1] < 0x80, bytes[index...].starts(with: [0xE2, 0x80, 0x8B]) {
                dropped.insert(index)
                places.insert(kept.count)
                offsets += [kept.count, kept.count, kept.count]
            } else {
                offsets.append(kept.count)
                kept.append(bytes[index])
            }
        }
        guard !dropped.isEmpty else { return (self, []) }
        var run = self
        run.text = String(decoding: kept, as: UTF8.self)
        run.glyphs = glyphs.compactMap { glyph in
            guard !dropped.contains(glyph.cluster) else { return nil }
            var glyph = glyph
            if offsets.indices.contains(glyph.cluster) { glyph.cluster = offsets[glyph.cluster] }
            return glyph
        }
        return (run, places)
    }
}
