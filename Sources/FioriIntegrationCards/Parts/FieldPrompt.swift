import SwiftUI

nonisolated extension Text {
    /// The prompt of an empty field. The system's own colour of prompts has a contrast below 2 on the fill of fields; that of
    /// secondary labels has 4.5 at least, light and dark.
    ///
    /// - Parameter wraps: true for a field of several lines, in which long addresses break behind their signs.
    static func fieldPrompt(_ text: String, wraps: Bool) -> Text {
        let prompt = Text(verbatim: text)
        let shown = (wraps ? AddressBreaks.breakable([text]) : nil).map {
            Text(verbatim: $0[0]).accessibilityLabel(prompt)
        }
        return (shown ?? prompt).foregroundStyle(.preferredColor(.secondaryLabel))
    }
}

nonisolated extension DynamicTypeSize {
    /// The least and the greatest number of lines of a field of several lines. At the accessibility sizes a line has a few
    /// words: the field grows with its prompt, and with a value to 20 lines.
    ///
    /// - Parameters:
    ///   - lines: the numbers at the usual sizes.
    ///   - isEmpty: true for a field that shows its prompt.
    func fieldLines(_ lines: ClosedRange<Int>, isEmpty: Bool) -> ClosedRange<Int> {
        guard isAccessibilitySize else { return lines }
        return lines.lowerBound...max(lines.upperBound, isEmpty ? 1_000 : 20)
    }
}
