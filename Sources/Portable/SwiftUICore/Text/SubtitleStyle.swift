extension EnvironmentValues {
    /// The same for texts below a title: smaller and quieter.
    var forSubtitles: EnvironmentValues {
        var environment = self
        environment.font = .subheadline
        environment.foregroundStyles = ForegroundStyles(
            [AnyShapeStyle(HierarchicalShapeStyle.secondary)], outer: foregroundStyles)
        return environment
    }
}
