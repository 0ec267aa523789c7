import Drawing

// Apple's declarations that the lists of its API have are public here; these are none of them.
@available(iOS 17.0, *)
extension GraphicsContext {
    /// Draws a line of a text where it stands.
    package func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        var list = DisplayList()
        for run in line { list.append(.text(run.glyphs)) }
        list.append(contentsOf: line.rest)
        emit(list)
    }

    /// Draws a run of a text where it stands.
    package func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        emit(DisplayList([.text(run.glyphs)]))
    }

    /// Draws some glyphs of a text where they stand.
    package func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        emit(DisplayList([.text(slice.run.glyphs.part(slice.indices))]))
    }
}
