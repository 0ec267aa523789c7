import SwiftUI

/// A text of a card in one style.
///
/// A long address breaks behind its signs where it has no room on one line, so that what a person copies from others has no
/// signs of its own.
nonisolated struct CardText: View {
    private let text: String
    private let isOneLine: Bool
    private let mark: Text?

    /// - Parameters:
    ///   - lines: the number of lines for which the text is written: spaces are in place of the line breaks of one that has
    ///     a single line. The caller sets the limit.
    ///   - mark: a sign behind the last word.
    init(_ text: String, lines: Int? = nil, mark: Text? = nil) {
        self.text = text.text(inLines: lines)
        self.mark = mark
        isOneLine = lines == 1
    }

    @MainActor var body: some View {
        if !isOneLine, let breakable = AddressBreaks.breakable([text]) {
            ViewThatFits(in: .horizontal) {
                shown(text)
                shown(breakable[0]).accessibilityLabel(shown(text))
            }
        } else {
            shown(text)
        }
    }

    private func shown(_ text: String) -> Text {
        guard let mark else { return Text(verbatim: text) }
        return Text(verbatim: text) + mark
    }
}

/// A text of a card in pieces of several styles, whose long addresses break as those of a `CardText`.
nonisolated struct StyledCardText: View {
    private let pieces: [String]
    private let styled: ([String]) -> AttributedString

    /// - Parameter styled: makes the text of its pieces, each with its style.
    init(_ pieces: [String], styled: @escaping ([String]) -> AttributedString) {
        self.pieces = pieces
        self.styled = styled
    }

    @MainActor var body: some View {
        if let breakable = AddressBreaks.breakable(pieces) {
            ViewThatFits(in: .horizontal) {
                Text(styled(pieces))
                Text(styled(breakable)).accessibilityLabel(Text(styled(pieces)))
            }
        } else {
            Text(styled(pieces))
        }
    }
}
