/// Tells assistive technology that the content is shown large where it is held.
nonisolated private struct LargeContentModifier: BoxModifier {
    typealias Body = Never

    @MainActor func makeBox(environment: EnvironmentValues) -> LargeContentBox { LargeContentBox() }

    @MainActor func update(_ box: LargeContentBox, environment: EnvironmentValues) {}
}

private final class LargeContentBox: TransparentBox {
    override func describe(to builder: inout SemanticsBuilder) {
        let elements = builder.gather { super.describe(to: &$0) }
        let text = SemanticsElement.combined(elements, frame: .zero).label
        for var element in elements {
            if !text.isEmpty { element.details.largeContent = text }
            builder.add(element)
        }
    }
}

extension View {
    /// Shows the view large in the middle of the screen while a finger is held on it, for readers of large type. On Linux
    /// its elements have the text that would be shown.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { modifier(LargeContentModifier()) }

    /// Shows another view large in the middle of the screen while a finger is held on this one, for readers of large
    /// type. On Linux its elements have the text that would be shown.
    nonisolated public func accessibilityShowsLargeContentViewer<V>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View where V: View {
        largeContent(largeContentView())
    }
}
