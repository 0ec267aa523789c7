import SwiftUICore

/// Requests to flash the scroll indicators.
struct ScrollIndicatorFlash: Equatable, Sendable {
    var onAppear = false
    /// The number of requests so far.
    var count = 0
}

private struct ScrollIndicatorFlashKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorFlash { ScrollIndicatorFlash() }
}

extension EnvironmentValues {
    /// The requests to flash the indicators of scroll views here.
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
    /// Flashes the indicators of scroll views in this view whenever a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollIndicatorFlashModifier(value: value))
    }

    /// Flashes the indicators of scroll views in this view when they appear.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.scrollIndicatorFlash) { $0.onAppear = onAppear }
    }
}
