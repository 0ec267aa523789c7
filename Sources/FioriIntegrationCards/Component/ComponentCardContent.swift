import SwiftUI

/// The content of a component card: the host's view, or a notice.
nonisolated struct ComponentCardContent: View {
    private let component: ResolvedComponent
    @Environment(\.cardContentProvider) private var provider
    @Environment(\.cardWords) private var words

    init(_ component: ResolvedComponent) { self.component = component }

    @MainActor var body: some View {
        Group {
            if let view = provider.component?(component) {
                view
            } else {
                CardMessageView(
                    CardMessage(
                        illustration: "Component", size: .spot, title: words.noComponent,
                        description: words.noComponentDescription), isError: false)
            }
        }
        .frame(maxWidth: .infinity, minHeight: CardLength.points(component.minHeight))
    }
}
