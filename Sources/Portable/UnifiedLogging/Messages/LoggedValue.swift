import Foundation

/// A value of a message, whose text is not made yet.
package struct LoggedValue {
    let text: () -> String
    let privacy: OSLogPrivacy
    /// True if the value is shown where the message says nothing about it: numbers are, texts and objects are not.
    let isPublicByDefault: Bool
    let alignment: OSLogStringAlignment

    func text(showingPrivateValues showsPrivateValues: Bool) -> String {
        let isShown = showsPrivateValues && !privacy.isSensitive
        return alignment.applied(to: isShown ? text() : privacy.text(text, isPublicByDefault: isPublicByDefault))
    }
}

/// The rule for private values.
///
/// Apple's systems write them out while a debugger is attached, and `<private>` into the log of the system. Here builds for debugging
/// show them, and builds for release do not.
enum PrivateValues {
    static var areShown: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
