import Foundation

/// The language by which text is typeset: it decides on glyphs that languages of one script draw differently.
public struct TypesettingLanguage: Equatable, Sendable {
    /// The language; nil for that of the environment's locale.
    private let language: Locale.Language?

    /// The code of the language, for the text engine.
    fileprivate var code: String? { language?.minimalIdentifier }

    /// The language of the environment's locale.
    public static let automatic = TypesettingLanguage(language: nil)

    /// A language of the text's own.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Typesets the text in this view by the rules of a language.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Typesets the text in this view by the rules of a language.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.textStyling) { if isEnabled { $0.language = language.code } }
    }
}

extension Text {
    /// Typesets the text by the rules of a language.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Typesets the text by the rules of a language.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.language(language.code)) : self
    }
}
