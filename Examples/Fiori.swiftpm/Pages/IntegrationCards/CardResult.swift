import FioriIntegrationCards
import FioriThemeManager
import IntegrationCardModel
import SwiftUI

/// The card of a manifest's text, the problems in the text, and those that the card meets while it loads.
struct CardResult: View {
    let text: String
    @State private var faults: [CardFault] = []
    @State private var loadedText: String?

    var body: some View {
        let data = Data(text.utf8)
        let problems = ManifestValidator().problems(in: data).map { CardFault($0) }
        VStack(alignment: .leading, spacing: 12) {
            switch Result(catching: { try Manifest(data: data) }) {
            case .success(let manifest): CardView(manifest).id(text)
            case .failure(let error):
                Label(String(describing: error), systemImage: "xmark.octagon")
                    .foregroundStyle(Color.preferredColor(.negativeLabel))
            }
            CardFaultList(title: "In the manifest", none: "No problems", faults: problems)
            // Those of the text before say nothing about this one.
            if loadedText == text {
                CardFaultList(title: "While the card loads", none: "Loaded without problems", faults: faults)
            }
        }
        .task(id: text) { await load(data) }
    }

    /// Loads the card as its view does, when the text has not changed for a moment.
    private func load(_ data: Data) async {
        let text = text
        guard (try? await Task.sleep(for: .milliseconds(300))) != nil, let document = try? JSONDocument(data),
            let session = try? CardSession(data: data)
        else { return }
        let card = await session.resolve()
        guard !Task.isCancelled else { return }
        faults = card.diagnostics.map { CardFault($0, in: document) }
        loadedText = text
    }
}

/// A fault of a card with its place in the manifest.
private struct CardFault {
    let isError: Bool
    let text: String

    init(_ problem: ManifestProblem) {
        isError = problem.severity == .error
        text = "Line \(problem.position.line): \(problem.message)"
    }

    init(_ diagnostic: CardDiagnostic, in document: JSONDocument) {
        isError = diagnostic.severity == .error
        text = "Line \(document.nearestPosition(of: diagnostic.pointer).line): \(diagnostic.message)"
    }
}

/// Faults below each other, or that there are none.
private struct CardFaultList: View {
    let title: LocalizedStringKey
    let none: LocalizedStringKey
    let faults: [CardFault]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.footnote.bold()).foregroundStyle(.secondary)
            if faults.isEmpty {
                Label(none, systemImage: "checkmark.circle")
                    .foregroundStyle(Color.preferredColor(.positiveLabel))
            }
            ForEach(Array(faults.enumerated()), id: \.offset) { _, fault in
                Label {
                    Text(verbatim: fault.text)
                } icon: {
                    Image(systemName: fault.isError ? "xmark.octagon" : "exclamationmark.triangle")
                }
                .font(.footnote)
            }
        }
    }
}
