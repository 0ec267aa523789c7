import Foundation
import IntegrationCardModel

/// A card with all its bindings evaluated, as JSON, with its faults.
struct ResolvedCardText {
    let json: JSONValue
    let diagnostics: [CardDiagnostic]

    /// Resolves a card, and waits for its data.
    init(
        _ document: JSONDocument, _ content: CardPlace.Content, _ circumstances: CardCircumstances, locale: Locale,
        mode: CardDataMode
    ) {
        let session = CardSession(
            manifest: document.value, bundle: content.bundle, baseURL: content.baseURL,
            host: circumstances.host(for: document.value, locale: locale), mode: mode)
        (json, diagnostics) = BlockingTask.run {
            let json = await session.resolvedJSON()
            return (json, await session.resolve().diagnostics)
        }
    }
}
