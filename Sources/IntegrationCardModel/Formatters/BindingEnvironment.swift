import Foundation

/// The things outside of the models that bindings depend on: language, time, functions of the host.
public struct BindingEnvironment: Sendable {
    /// A function that an extension offers as `extension.formatters.NAME`. Undefined arguments and results are nil.
    public typealias ExtensionFormatter = @Sendable ([JSONValue?]) -> JSONValue?

    /// The language and region for texts of numbers and dates. The user's by default.
    public var locale: Locale {
        didSet { cardLocale = CardLocale(locale) }
    }
    /// The time zone in which dates are shown and ranges of dates start. The user's by default.
    public var timeZone: TimeZone
    /// The clock. A test sets a fixed one.
    public var now: @Sendable () -> Date
    /// The formatters that the card's extension offers, by name.
    public var extensionFormatters: [String: ExtensionFormatter]
    /// The bounds of evaluation.
    public var limits: CardLimits
    /// The account of the card that is evaluated; nil outside of cards, where each text has its own bound only.
    var budget: CardBudget?
    let formatting: CardFormatting
    /// The locale as formatters use it, kept since each of them asks for it.
    private(set) var cardLocale: CardLocale

    /// Creates an environment.
    public init(
        locale: Locale = .current, timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() },
        extensionFormatters: [String: ExtensionFormatter] = [:], limits: CardLimits = CardLimits()
    ) {
        self.locale = locale
        cardLocale = CardLocale(locale)
        self.timeZone = timeZone
        self.now = now
        self.extensionFormatters = extensionFormatters
        self.limits = limits
        formatting = .shared
    }

    var nowMilliseconds: Double { (now().timeIntervalSince1970 * 1000).rounded(.down) }
}

extension JavaScriptCoercion {
    /// Converts as expressions in an environment do.
    init(_ environment: BindingEnvironment) {
        self.init(
            timeZone: environment.timeZone, maximumResultBytes: environment.limits.expressions.maximumResultBytes)
    }
}
