import FioriIntegrationCards
import SwiftUI

/// The samples of a type of cards, each with its manifest.
struct CardKindPage: View {
    let kind: CardKind

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Text(kind.summary).foregroundStyle(.secondary)
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: 340), spacing: 24, alignment: .top)], alignment: .leading,
                    spacing: 24
                ) {
                    ForEach(kind.samples, id: \.self) { CardSampleView(sample: $0) }
                }
            }
            .padding(16)
        }
        .background(Color.preferredColor(.primaryGroupedBackground))
    }
}

/// A sample: the card as it works, and its manifest.
private struct CardSampleView: View {
    let sample: CardSample
    @State private var isManifestShown = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(sample.name.prefix(1).uppercased() + sample.name.dropFirst()).font(.headline)
            if let manifest = try? Manifest(withCardBundleAt: sample.manifest.deletingLastPathComponent()) {
                if sample.isLoading { CardView(manifest).cardHost(SlowHost()) } else { CardView(manifest) }
            } else {
                Text("The sample is missing.")
            }
            CodeDisclosure(code: SourceCode(file: #filePath, declaration: "struct CardSampleView"))
            DisclosureGroup("Manifest", isExpanded: $isManifestShown) { CodeView(text: sample.manifestText) }
            NavigationLink("Edit") { CardEditorPage(text: sample.manifestText).navigationTitle("Card Editor") }
                .buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
