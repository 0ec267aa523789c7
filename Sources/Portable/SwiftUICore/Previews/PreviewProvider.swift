import DeveloperToolsSupport

/// Provider of views for previews in an editor. On Linux previews compile, but are not shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views to look at.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

    /// Platform of the previews; nil for the editor's choice.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// Platform of a preview.
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}

/// The device that a preview is shown on, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
    /// The device that a preview of the view is shown on.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// The room that a preview gives the view.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the title of a preview of the view.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
