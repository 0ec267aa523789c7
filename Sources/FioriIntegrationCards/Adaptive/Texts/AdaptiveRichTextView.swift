import SwiftUI

/// A rich text block: stretches of text in styles of their own, which may have actions.
struct AdaptiveRichTextView: View {
    private let runs: [AdaptiveTextRun]
    private let alignment: AdaptiveHorizontalAlignment
    private let context: AdaptiveContext
    @ScaledMetric(relativeTo: .subheadline) private var scale: CGFloat = 1
    @EnvironmentObject private var form: AdaptiveForm
    @Environment(\.cardActions) private var actions
    @Environment(\.adaptiveLinkColor) private var linkColor

    init(_ runs: [AdaptiveTextRun], alignment: AdaptiveHorizontalAlignment, _ context: AdaptiveContext) {
        self.runs = runs
        self.alignment = alignment
        self.context = context
    }

    var body: some View {
        let (runs, context, form, actions) = (runs, context, form, actions)
        StyledCardText(runs.map(\.text)) { attributed($0) }
            .modifier(AdaptiveParts.richTextBlock)
            .font(AdaptiveTextLook().font(scale: scale))
            .foregroundStyle(.preferredColor(.primaryLabel))
            .tint(linkColor)
            .multilineTextAlignment(alignment.text)
            .frame(maxWidth: .infinity, alignment: alignment.frame)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    guard url.scheme == Self.scheme,
                        let index = Int(url.absoluteString.dropFirst(Self.scheme.count + 1)),
                        runs.indices.contains(index), let action = runs[index].selectAction
                    else { return .discarded }
                    form.perform(action, in: context, with: actions)
                    return .handled
                })
    }

    /// The scheme of links that stand for the action of a run, whose number follows.
    private static let scheme = "adaptive-run"

    /// The text with the styles of its runs, whose texts are given.
    private func attributed(_ texts: [String]) -> AttributedString {
        var result = AttributedString()
        for (index, run) in runs.enumerated() {
            let look = AdaptiveTextLook(run)
            var piece = AttributedString(texts[index])
            piece.swiftUI.font = look.font(scale: scale)
            if run.isStruckThrough { piece.swiftUI.strikethroughStyle = .single }
            if run.isUnderlined { piece.swiftUI.underlineStyle = .single }
            if run.isHighlighted { piece.swiftUI.backgroundColor = .preferredColor(.mango3) }
            if run.selectAction?.isEnabled == true {
                piece.link = URL(string: "\(Self.scheme):\(index)")
            } else {
                // Colours of texts have too little contrast on the highlight, which is light or dark as the card.
                piece.swiftUI.foregroundColor =
                    run.isHighlighted ? .preferredColor(.primaryLabel) : look.color(in: context)
            }
            result.append(piece)
        }
        return result
    }
}
