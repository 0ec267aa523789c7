import FioriIntegrationCards
import Foundation
import IntegrationCardModel
import Observation

/// The text of an editor of manifests, and what it says. A text is read once.
@MainActor @Observable
final class CardEditorModel {
    /// The content of a text: its JSON, card, problems and parameters.
    struct Reading {
        /// The text with its places; nil for one that is no JSON.
        var document: JSONDocument?
        /// The card; nil for a text that is no JSON.
        var manifest: Manifest?
        /// The problems in the text, in the order of their places.
        var problems: [CardFault] = []
        /// The declared parameters.
        var parameters: [CardParameterField] = []
    }

    private(set) var text: String
    /// The values of parameters that were entered, by name.
    var values = JSONObject()
    /// The number of texts that have been read.
    @ObservationIgnored private(set) var readCount = 0
    @ObservationIgnored private var kept: Reading?
    /// The last reading of a text that was JSON.
    @ObservationIgnored private var last: Reading?

    init(text: String) { self.text = text }

    /// Replaces the text. Values of parameters that a readable text does not declare are forgotten.
    func edit(_ text: String) {
        guard text != self.text else { return }
        kept = nil
        self.text = text
        guard !values.isEmpty, reading.manifest != nil else { return }
        let names = Set(reading.parameters.map(\.name))
        let declared = values.members.filter { names.contains($0.name) }
        if declared.count < values.count { values = JSONObject(declared.map { ($0.name, $0.value) }) }
    }

    /// The reading of the present text.
    var reading: Reading {
        // Views that read this follow the text.
        let text = text
        if let kept { return kept }
        let reading = read(text)
        kept = reading
        if reading.manifest != nil { last = reading }
        return reading
    }

    /// The card of the present text, or of the last one that could be read.
    var manifest: Manifest? { shown?.manifest }

    /// The declared parameters of that card.
    var parameters: [CardParameterField] { shown?.parameters ?? [] }

    private var shown: Reading? {
        let reading = reading
        return reading.manifest == nil ? last : reading
    }

    private func read(_ text: String) -> Reading {
        readCount += 1
        do throws(JSONParseError) {
            let document = try JSONDocument(text, limits: ManifestLimits().json)
            return Reading(
                document: document, manifest: Manifest(document),
                problems: ManifestValidator().problems(in: document).map { CardFault($0) },
                parameters: CardParameterField.fields(of: document.value))
        } catch {
            return Reading(problems: [CardFault(error)])
        }
    }

    /// The faults of the text and of its card, each once, by lines.
    /// - Parameter card: the card of the text; nil while it is another one's.
    func faults(of card: ResolvedCard?) -> [CardFault] {
        let reading = reading
        guard let document = reading.document, let card else { return reading.problems }
        return CardFault.merged(
            problems: reading.problems, card: card.diagnostics.map { CardFault($0, in: document) }, of: document.value)
    }
}
