/// What accompanies a change of state on its way through the view tree.
public struct Transaction {
    /// Whether views should leave out the animations that they declare themselves.
    public var disablesAnimations = false

    /// Whether the change comes from a continuous interaction such as a drag.
    public var isContinuous = false

    public init() {}
}
