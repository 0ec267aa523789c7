/// When scroll views show their bars for a moment.
struct ScrollIndicatorFlash: Equatable, Sendable {
    var onAppear = false
    /// How often they have been asked to.
    var count = 0
}

private struct ScrollIndicatorFlashKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorFlash { ScrollIndicatorFlash() }
}

extension EnvironmentValues {
    /// When scroll views here show their bars for a moment.
    var scrollIndicatorFlash: ScrollIndicatorFlash {
        get { self[ScrollIndicatorFlashKey.self] }
        set { self[ScrollIndicatorFlashKey.self] = newValue }
    }
}

nonisolated private struct ScrollIndicatorFlashModifier<Value: Equatable>: ViewModifier {
    let value: Value
    @State private var count = 0

    init(value: Value) { self.value = value }

    @MainActor func body(content: Content) -> some View {
        let count = count
        return
            content
            .transformEnvironment(\.scrollIndicatorFlash) { $0.count += count }
            .onChange(of: value) { self.count += 1 }
    }
}

extension View {
    /// Shows the bars of scroll views in this view for a moment whenever a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollIndicatorFlashModifier(value: value))
    }

    /// Whether scroll views in this view show their bars for a moment when they appear.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.scrollIndicatorFlash) { $0.onAppear = onAppear }
    }
}
