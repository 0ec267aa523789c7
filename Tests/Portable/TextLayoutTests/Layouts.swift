import Testing

@testable import TextLayout

/// Shorthands for frequent steps of the tests.
func layout(
    _ text: String, size: CGFloat = 17, weight: Int = 400, width: CGFloat? = nil, height: CGFloat? = nil,
    scale: CGFloat = 2, change: (inout TextRequest) -> Void = { _ in }
) -> TextFrame {
    var request = TextRequest(text, font: .system(size: size, weight: weight), displayScale: scale)
    change(&request)
    return TextEngine.shared.layout(request, width: width, height: height)
}

/// The glyph runs that draw a frame.
func runs(_ frame: TextFrame) -> [GlyphRun] {
    frame.displayItems(at: .zero, paints: { _ in .black }).compactMap { item in
        if case .text(let run) = item { run } else { nil }
    }
}

/// The text that is drawn, line by line and from left to right.
func drawnText(_ frame: TextFrame) -> [String] {
    Dictionary(grouping: runs(frame), by: \.origin.y).sorted { $0.key < $1.key }.map { line in
        line.value.sorted { $0.origin.x < $1.origin.x }.map(\.text).joined()
    }
}
