import SwiftUI

extension Fiori {
    nonisolated enum ProgressIndicator {
        static let progressIndicatorText = Themed("ProgressIndicator.progressIndicatorText", textStyle)
        static let progressIndicatorTextCumulative = EmptyModifier()

        private static var textStyle: TextStyle { TextStyle(.subheadline, .secondaryLabel) }
    }
}

extension ProgressIndicator: View {
    public var body: some View {
        ProgressView {
            if let text = _progressIndicatorText { ProgressIndicatorLabel(text: text) }
        }
        .progressViewStyle(.circular)
    }
}

/// Name of the operation in progress, in the style that the app sets.
private struct ProgressIndicatorLabel: View {
    let text: String
    @Environment(\.progressIndicatorTextModifier) private var progressIndicatorTextModifier

    var body: some View {
        Text(text).modifier(progressIndicatorTextModifier.concat(Fiori.ProgressIndicator.progressIndicatorText))
    }
}

struct ProgressIndicatorLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ProgressIndicator(progressIndicatorText: "Loading"), category: .control)
    }
}

struct ProgressIndicatorPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ProgressIndicator(progressIndicatorText: "Loading")
        }
    }
}
