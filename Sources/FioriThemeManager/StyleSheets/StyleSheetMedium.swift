/// Circumstances in which rules apply: those that `@media` asks for, or those of a view. Nil leaves one open.
public struct StyleSheetMedium: Hashable, Sendable {
    /// Kind of device.
    public enum Device: String, Hashable, Sendable, CaseIterable {
        case ipad, iphone
    }

    /// Orientation of the window.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        case landscape, portrait
    }

    /// `device`
    public var device: Device?
    /// `orientation`
    public var orientation: Orientation?

    /// Creates circumstances.
    /// - Parameters:
    ///   - device: Kind of device; nil leaves it open.
    ///   - orientation: Orientation of the window; nil leaves it open.
    public init(device: Device? = nil, orientation: Orientation? = nil) {
        self.device = device
        self.orientation = orientation
    }

    /// All circumstances of views, the unknown ones among them.
    static let all: [StyleSheetMedium] = ([nil] + Device.allCases).flatMap { device in
        ([nil] + Orientation.allCases).map { StyleSheetMedium(device: device, orientation: $0) }
    }

    /// Number of conditions: a rule with more of them is more special.
    var conditionCount: Int { (device == nil ? 0 : 1) + (orientation == nil ? 0 : 1) }

    /// True if these conditions hold in some circumstances.
    func holds(in circumstances: StyleSheetMedium) -> Bool {
        (device == nil || device == circumstances.device)
            && (orientation == nil || orientation == circumstances.orientation)
    }

    /// These conditions and others; nil if both cannot hold.
    func and(_ other: StyleSheetMedium) -> StyleSheetMedium? {
        if let device, let another = other.device, device != another { return nil }
        if let orientation, let another = other.orientation, orientation != another { return nil }
        return StyleSheetMedium(device: device ?? other.device, orientation: orientation ?? other.orientation)
    }
}
