import FioriComponents
import SwiftUI

// FioriComponents has a part of the name Title, too.

/// Titles of this module, whose styles have names that both modules have.
nonisolated public struct OwnTitles: View {
    public init() {}

    @MainActor public var body: some View {
        VStack {
            Title(title: "Named")
            Title(title: "Shown")
                .titleStyle { $0.title.accessibilityIdentifier("own style") }
        }
        .titleStyle(.fiori)
        .titleStyle(.base)
    }
}

/// A title of FioriComponents with a style of its own.
nonisolated public struct OtherTitle: View {
    public init() {}

    @MainActor public var body: some View {
        FioriComponents.Title(title: "Other")
            .titleStyle { FioriComponents.Title($0).accessibilityIdentifier("other style") }
            .titleStyle(FioriComponents.TitleFioriStyle.fiori)
    }
}
