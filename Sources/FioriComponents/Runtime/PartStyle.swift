import SwiftUI

/// The style of one part of a composite, whichever part it is of.
nonisolated public struct _PartStyle {
    private let style: any ErasedStyle

    /// - Parameter makeBody: the style's own function, which no protocol names for all components.
    public init<Style: DynamicProperty, Configuration, Body: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        self.style = TypedStyle(style: style, makeBody: makeBody)
    }

    /// Takes a style that is known to be a look.
    public init<Style: LookStyle, Body: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Style.Configuration) -> Body
    ) {
        self.style = TypedLook(style: style, makeBody: makeBody)
    }

    func append(to values: inout EnvironmentValues) { style.append(to: &values) }
}

nonisolated extension View {
    /// Adds the styles of parts to those in this view.
    public func _styled(by parts: [_PartStyle]) -> some View {
        transformEnvironment(\.self) { values in
            for part in parts { part.append(to: &values) }
        }
    }
}
