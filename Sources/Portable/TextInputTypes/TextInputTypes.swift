// A module of its own because these types are UIKit's on Apple's systems, where SwiftUI re-exports but does not declare
// them. `SwiftUI` does the same here, so that it declares no public type that Apple's does not.

/// The type of an on-screen keyboard, for `keyboardType(_:)`.
public enum UIKeyboardType: Int, Sendable {
    /// The keyboard of the current input method.
    case `default` = 0
    /// The letters, digits and symbols of ASCII.
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    /// Letters, with the symbols of URLs.
    case URL = 3
    /// The digits 0 to 9 of the current locale, as for a PIN.
    case numberPad = 4
    /// Digits with star and number sign, as on telephones.
    case phonePad = 5
    /// Letters for a name, with access to digits for a phone number.
    case namePhonePad = 6
    /// Letters, with the symbols of mail addresses.
    case emailAddress = 7
    /// Digits with the decimal separator.
    case decimalPad = 8
    /// Letters, with at sign and number sign.
    case twitter = 9
    /// Letters, with full stop and a go key, for searches and URLs.
    case webSearch = 10
    /// The digits 0 to 9 of ASCII.
    case asciiCapableNumberPad = 11

    @available(*, deprecated, renamed: "asciiCapable")
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The text that an on-screen keyboard capitalises, for `autocapitalization(_:)`.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}
