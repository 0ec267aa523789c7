private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The accent of controls, or nil for the system's blue.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Environment in which a tint is resolved. It has no tint, so that a tint of the accent colour resolves to the
    /// system's and not to itself.
    var untinted: EnvironmentValues {
        var values = self
        values.tint = nil
        return values
    }
}

extension View {
    /// The style of content in this view and below.
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        foreground([AnyShapeStyle(style)])
    }

    /// The styles of primary and secondary content in this view and below.
    nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// The styles of primary, secondary and tertiary content in this view and below.
    nonisolated public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    @available(iOS, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        foreground(color.map { [AnyShapeStyle($0)] })
    }

    nonisolated private func foreground(_ levels: [AnyShapeStyle]?) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            styles = levels.map { ForegroundStyles($0, outer: styles) }
        }
    }

    /// The accent of controls in this view and below.
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

    @available(iOS, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.tint, accentColor.map { AnyShapeStyle($0) })
    }
}
