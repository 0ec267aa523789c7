import SwiftUI

/// The styles that were applied, in the order in which they evaluated their bodies.
@MainActor public final class StyleTrace {
    public static let shared = StyleTrace()

    public private(set) var names: [String] = []
    /// The number of bodies of components that were evaluated.
    public func note(_ name: String) { names.append(name) }
    public func clear() { names = [] }
}

/// Notes a style where its view is evaluated.
nonisolated struct TracedView<Content: View>: View {
    let name: String
    let content: Content

    @MainActor var body: some View {
        let _ = StyleTrace.shared.note(name)
        content
    }
}

nonisolated extension View {
    public func traced(_ name: String) -> some View { TracedView(name: name, content: self) }
}
