extension View {
    /// Describes the data of a chart to assistive technology, in the place of Apple's `accessibilityChartDescriptor(_:)`,
    /// whose types belong to a framework of Apple's systems.
    /// - Parameter chart: Makes the description, when it is read.
    nonisolated package func accessibilityChart(
        _ chart: @escaping @MainActor @Sendable () -> SemanticsChart
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.chart = chart }
    }
}
