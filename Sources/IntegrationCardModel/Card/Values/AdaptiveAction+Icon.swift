extension AdaptiveAction {
    /// The icon: one of UI5's, or a picture.
    public var icon: ResolvedImage? { iconURL.flatMap { ResolvedImage($0) } }
}
