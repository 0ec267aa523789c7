import FioriThemeManager
import SwiftUI

/// A text with numbered lines, on which faults stand.
struct ManifestEditor: View {
    @Binding var text: String
    let faults: [CardFault]

    /// The distances of a text editor's text from its edges in points.
    private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    private static let gutter: CGFloat = 36

    var body: some View {
        let faults = Dictionary(grouping: faults, by: \.line)
        let lines = Self.lines(of: text)
        ScrollView {
            // The lines are as high as those of the editor above them, since they have its width and font.
            VStack(spacing: 0) {
                ForEach(lines.indices, id: \.self) { index in
                    line(lines[index], number: index + 1, faults: faults[index + 1] ?? [])
                }
            }
            .padding(.vertical, Self.insets.top)
            .overlay {
                TextEditor(text: $text)
                    .scrollDisabled(true)
                    .scrollContentBackground(.hidden)
                    .autocorrectionDisabled()
                    .accessibilityLabel("Manifest")
                    .padding(.leading, Self.gutter)
            }
        }
        .font(.system(.footnote, design: .monospaced))
        .environment(\.layoutDirection, .leftToRight)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
    }

    /// The lines of a text, which end with LF, CR or CRLF, as the places of faults count them (`SourcePosition`).
    ///
    /// CRLF is one character in Swift; other line ends of Unicode, such as U+2028, end no line of JSON.
    nonisolated static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    }

    private func line(_ text: Substring, number: Int, faults: [CardFault]) -> some View {
        let isError = faults.contains(where: \.isError)
        return EditorLine(gutter: Self.gutter) {
            Group {
                if faults.isEmpty {
                    Text(verbatim: "\(number)").foregroundStyle(Color.preferredColor(.tertiaryLabel))
                } else {
                    Image(systemName: isError ? "xmark.octagon.fill" : "exclamationmark.triangle.fill")
                        .foregroundStyle(Color.preferredColor(isError ? .negativeLabel : .criticalLabel))
                        .help(faults.map(\.message).joined(separator: "\n"))
                        .accessibilityLabel("Line \(number)")
                        .accessibilityValue(faults.map(\.message).joined(separator: ". "))
                }
            }
            .font(.caption2)
            .frame(width: Self.gutter - 8, alignment: .trailing)
            .accessibilityHidden(faults.isEmpty)
            Text(verbatim: text + "\n ").padding(.horizontal, Self.insets.leading).hidden()
            Text(verbatim: " ").hidden()
        }
        .background(
            faults.isEmpty
                ? Color.clear : Color.preferredColor(isError ? .negativeBackground : .criticalBackground))
    }
}

/// A line of an editor: a mark, and the room that the text of the line takes in a longer text.
///
/// That is the height of the text with a line below it, less that of this line alone: lines have a distance from each other.
private struct EditorLine: Layout {
    /// The width of the room for the mark in points.
    let gutter: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let room = ProposedViewSize(width: max(0, width - gutter), height: nil)
        let height = subviews[1].sizeThatFits(room).height - subviews[2].sizeThatFits(room).height
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        let room = ProposedViewSize(width: max(0, bounds.width - gutter), height: nil)
        for index in 1...2 {
            subviews[index].place(at: CGPoint(x: bounds.minX + gutter, y: bounds.minY), proposal: room)
        }
    }
}
