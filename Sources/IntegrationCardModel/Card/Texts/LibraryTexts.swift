/// The texts that every card knows without bringing them along.
enum LibraryTexts {
    /// The texts for a language; English for languages that are not among them.
    static func texts(for language: String) -> [String: String] {
        let code = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
        return english.merging(translations[code] ?? [:]) { $1 }
    }

    private static let english: [String: String] = [
        "CARD.COUNT_X_OF_Y": "{0} of {1}",
        "NO_ITEMS": "No items available",
        "NO_DATA": "No data available",
        "ERROR": "An error occurred",
        "ERROR_DESCRIPTION": "Try to refresh later or contact technical support",
        "ACCESS_DENIED": "You do not have access to this data",
        "CONFIGURATION_ERROR": "Card Configuration Error",
        "CONTACT_SUPPORT": "Contact technical support",
        "EMPTY_URL": "The URL of the page is empty.",
        "UNSAFE_URL": "The URL of the page does not start with https://.",
        "FILTER_ERROR": "Unable to load the filter",
        "REQUIRED": "Enter a value.",
        "REQUIRED_CHOICE": "Choose a value.",
        "PATTERN": "The value does not have the expected form.",
        "MIN_LENGTH": "Enter at least {0} characters.",
        "MAX_LENGTH": "Enter at most {0} characters.",
        "RESTRICTED": "Choose one of the listed values.",
        "INVALID": "The value is not valid.",
        "MISSING_FORMATTERS": "The app has no formatters for the texts of this card: {0}",
    ]

    private static let translations: [String: [String: String]] = [
        "de": [
            "CARD.COUNT_X_OF_Y": "{0} von {1}",
            "NO_ITEMS": "Keine Einträge vorhanden",
            "NO_DATA": "Keine Daten vorhanden",
            "ERROR": "Es ist ein Fehler aufgetreten",
            "ERROR_DESCRIPTION": "Laden Sie die Karte später neu, oder wenden Sie sich an den technischen Support",
            "ACCESS_DENIED": "Sie haben keinen Zugriff auf diese Daten",
            "CONFIGURATION_ERROR": "Fehler in der Konfiguration der Karte",
            "CONTACT_SUPPORT": "Wenden Sie sich an den technischen Support",
            "EMPTY_URL": "Die URL der Seite ist leer.",
            "UNSAFE_URL": "Die URL der Seite beginnt nicht mit https://.",
            "FILTER_ERROR": "Der Filter kann nicht geladen werden",
            "REQUIRED": "Geben Sie einen Wert ein.",
            "REQUIRED_CHOICE": "Wählen Sie einen Wert.",
            "PATTERN": "Der Wert hat nicht die erwartete Form.",
            "MIN_LENGTH": "Geben Sie mindestens {0} Zeichen ein.",
            "MAX_LENGTH": "Geben Sie höchstens {0} Zeichen ein.",
            "RESTRICTED": "Wählen Sie einen der angebotenen Werte.",
            "INVALID": "Der Wert ist ungültig.",
            "MISSING_FORMATTERS": "Der App fehlen Formatierer für die Texte dieser Karte: {0}",
        ],
        "fr": [
            "CARD.COUNT_X_OF_Y": "{0} sur {1}",
            "NO_ITEMS": "Aucun élément disponible",
            "NO_DATA": "Aucune donnée disponible",
            "ERROR": "Une erreur s’est produite",
            "ERROR_DESCRIPTION": "Actualisez plus tard ou contactez le support technique",
            "ACCESS_DENIED": "Vous n’avez pas accès à ces données",
            "CONFIGURATION_ERROR": "Erreur de configuration de la carte",
            "CONTACT_SUPPORT": "Contactez le support technique",
            "EMPTY_URL": "L’URL de la page est vide.",
            "UNSAFE_URL": "L’URL de la page ne commence pas par https://.",
            "FILTER_ERROR": "Le filtre ne peut pas être chargé",
            "REQUIRED": "Saisissez une valeur.",
            "REQUIRED_CHOICE": "Choisissez une valeur.",
            "PATTERN": "La valeur n’a pas la forme attendue.",
            "MIN_LENGTH": "Saisissez au moins {0} caractères.",
            "MAX_LENGTH": "Saisissez au plus {0} caractères.",
            "RESTRICTED": "Choisissez une des valeurs proposées.",
            "INVALID": "La valeur n’est pas valide.",
            "MISSING_FORMATTERS": "L’application n’a pas de formateurs pour les textes de cette carte : {0}",
        ],
        "it": ["CARD.COUNT_X_OF_Y": "{0} di {1}"],
        "es": ["CARD.COUNT_X_OF_Y": "{0} de {1}"],
        "pt": ["CARD.COUNT_X_OF_Y": "{0} de {1}"],
        "nl": ["CARD.COUNT_X_OF_Y": "{0} van {1}"],
    ]
}
