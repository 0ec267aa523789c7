/// The keys that a keyboard on screen shows first.
///
/// On Apple's systems the type is UIKit's, which SwiftUI brings along there; `keyboardType(_:)` takes it.
public enum UIKeyboardType: Int, Sendable {
    /// The keyboard of the current input method.
    case `default` = 0
    /// Letters, digits and signs of ASCII.
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    /// Letters, with the signs of addresses on the web within reach.
    case URL = 3
    /// The digits 0 to 9 of the current locale, as for a PIN.
    case numberPad = 4
    /// Digits with star and number sign.
    case phonePad = 5
    /// Letters for a name, with digits for a phone number within reach.
    case namePhonePad = 6
    /// Letters, with the signs of mail addresses within reach.
    case emailAddress = 7
    /// Digits with the decimal separator.
    case decimalPad = 8
    /// Letters, with at sign and number sign within reach.
    case twitter = 9
    /// Letters, with full stop and a key that goes to the page, for searches and addresses alike.
    case webSearch = 10
    /// The digits 0 to 9 of ASCII.
    case asciiCapableNumberPad = 11

    @available(*, deprecated, renamed: "asciiCapable")
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a keyboard on screen begins with a capital.
///
/// On Apple's systems the type is UIKit's, which SwiftUI brings along there; `autocapitalization(_:)` takes it.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}
