/// Reads Adaptive Cards from JSON, tolerantly: unknown or wrong parts become diagnostics, and the rest stays.
///
/// An unknown element is replaced by its `fallback`, or left out; so is an element whose `requires` names a missing
/// feature.
public struct AdaptiveReader: Sendable {
    /// The highest version that is supported.
    public static let supportedVersion = "1.6"

    /// The bounds of cards.
    public var limits: CardLimits.Adaptive
    /// The features that elements may require, with their versions. "adaptiveCards" is always among them.
    public var features: [String: String]

    /// The language and time zone of `{{DATE(…)}}` and `{{TIME(…)}}` in texts; nil leaves these as they are. The
    /// language of a card that names one takes precedence.
    public var environment: BindingEnvironment?

    /// Creates a reader.
    public init(
        limits: CardLimits.Adaptive = .init(), features: [String: String] = [:],
        environment: BindingEnvironment? = nil
    ) {
        self.limits = limits
        self.environment = environment
        self.features = features.merging(["adaptiveCards": Self.supportedVersion]) { own, _ in own }
    }

    /// Reads a card, after its template has been expanded.
    public func read(_ value: JSONValue) -> (card: AdaptiveCard, diagnostics: [BindingDiagnostic]) {
        var reading = AdaptiveReading(limits: limits, features: features, environment: environment)
        let card = reading.card(value, at: JSONPointer(), depth: 0)
        return (card, reading.diagnostics)
    }
}
