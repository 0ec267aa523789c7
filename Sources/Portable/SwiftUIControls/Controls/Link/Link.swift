import Foundation
import SwiftUICore

/// A control that goes to a place on the net.
public struct Link<Label>: View where Label: View {
    private let destination: URL
    private let label: Label

    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityRemoveTraits(.isButton)
        .accessibilityAddTraits(.isLink)
        .semantics(state: SemanticsState(url: openURL.isSystems ? destination : nil))
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

@available(*, unavailable)
extension Link: Sendable {}
