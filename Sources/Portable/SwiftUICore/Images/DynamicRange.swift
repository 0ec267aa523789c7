extension Image {
    /// The range of brightness that a picture is shown in.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind: Sendable { case standard, constrainedHigh, high }

        private let kind: Kind

        /// The range of ordinary pictures.
        public static let standard = Image.DynamicRange(kind: .standard)
        /// A high range that leaves room for pictures of the standard range beside it.
        public static let constrainedHigh = Image.DynamicRange(kind: .constrainedHigh)
        /// The whole range of the picture.
        public static let high = Image.DynamicRange(kind: .high)
    }

    /// Sets the range of brightness that the picture is shown in; nil for that of the environment.
    ///
    /// Pictures are drawn in the standard range on Linux; the picture keeps the value.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image {
        var copy = self
        copy.dynamicRange = range
        return copy
    }
}

private struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
    /// The range of brightness that pictures are shown in; nil for that of the platform. On Linux it is the standard one
    /// whatever the value.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets the range of brightness that pictures in this view are shown in; nil for that of the platform.
    ///
    /// Pictures are drawn in the standard range on Linux; the environment keeps the value.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
