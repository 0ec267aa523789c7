import SwiftUI

/// Model of a button that a component provides by default. ``Action`` distinguishes it by its type from an app's
/// models, whatever their titles, and shows its title in the reader's language.
nonisolated protocol DefaultAction: ActionModel {
    var title: DefaultActionTitle { get }
}

/// Titles of default buttons, in English. Models can be read on any thread, so they cannot look up translations in the
/// package's bundle, which belongs to the main actor.
nonisolated enum DefaultActionTitle: String {
    case next = "Next"
    case cancel = "Cancel"
    case allow = "Allow"
    case deny = "Deny"
    case notNow = "Not Now"
    case agree = "Agree"
    case disagree = "Disagree"
    case startSignature = "Tap to Sign"
    case restartSignature = "Sign Again"
    case clear = "Clear"
    case save = "Save"

    @MainActor var text: Text {
        switch self {
        case .next: Text("Next", bundle: .module)
        case .cancel: Text("Cancel", bundle: .module)
        case .allow: Text("Allow", bundle: .module)
        case .deny: Text("Deny", bundle: .module)
        case .notNow: Text("Not Now", bundle: .module)
        case .agree: Text("Agree", bundle: .module)
        case .disagree: Text("Disagree", bundle: .module)
        case .startSignature: Text("Tap to Sign", bundle: .module)
        case .restartSignature: Text("Sign Again", bundle: .module)
        case .clear: Text("Clear", bundle: .module)
        case .save: Text("Save", bundle: .module)
        }
    }
}
