import SwiftUI

/// The content of a card of this type.
nonisolated struct ObjectCardContent: View {
    private let object: ResolvedObject

    init(_ object: ResolvedObject) { self.object = object }

    @MainActor var body: some View { EmptyView() }
}
