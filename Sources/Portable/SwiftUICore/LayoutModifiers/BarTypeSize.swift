extension View {
    /// Keeps the content of a bar at the default text size, as the system's bars do; what is opened from there has the reader's.
    nonisolated package func barTypeSize() -> some View {
        transformEnvironment(\.self) { values in
            values.readersTypeSize = values.readersTypeSize ?? values.dynamicTypeSize
            values.dynamicTypeSize = .large
        }
    }
}

private struct ReadersTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

extension EnvironmentValues {
    /// In a bar the text size around it; nil outside of bars.
    package var readersTypeSize: DynamicTypeSize? {
        get { self[ReadersTypeSizeKey.self] }
        set { self[ReadersTypeSizeKey.self] = newValue }
    }
}
